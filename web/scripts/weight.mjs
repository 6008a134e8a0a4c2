/** Weighs what a first visit loads in each language: the entry, its static imports, their styles and the words, compressed. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIMIT_BYTES = 120_000;
const PAGE = join(dirname(fileURLToPath(import.meta.url)), '../../src/blockcade/server/page');
const manifest = JSON.parse(readFileSync(join(PAGE, '.vite/manifest.json'), 'utf8'));

const files = new Set(['index.html']);
function add(key) {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) add(next);
}
add('index.html');

const weigh = (file) => statSync(join(PAGE, `${file}.br`)).size;
const show = (bytes, what) => console.log(`${String(bytes).padStart(8)}  ${what}`);

let shared = 0;
for (const file of files) {
  shared += weigh(file);
  show(weigh(file), file);
}

// Words are loaded on demand, one language a reader.
const words = Object.values(manifest)
  .filter(({ name, isDynamicEntry }) => isDynamicEntry && /^[a-z]{2}$/.test(name))
  .map(({ name, file }) => ({ name, bytes: weigh(file) }))
  .sort((a, b) => a.bytes - b.bytes);
const heaviest = words.at(-1);
if (!heaviest) throw new Error('the build holds no words');
for (const { name, bytes } of words) show(shared + bytes, `first visit in ${name}, with ${bytes} of words`);
const total = shared + heaviest.bytes;
show(total, `first visit in the heaviest language, compressed (limit ${LIMIT_BYTES})`);
if (total > LIMIT_BYTES) {
  console.error('The first visit is too heavy.');
  process.exit(1);
}
