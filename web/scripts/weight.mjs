/** Weighs what a first visit loads: the entry, its static imports, their styles and one language, as compressed. */
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

// Words are loaded on demand, but everybody needs a language: the heaviest counts, and English as its fallback.
const words = Object.values(manifest).filter(
  ({ name, isDynamicEntry }) => isDynamicEntry && /^[a-z]{2}$/.test(name),
);
const english = words.find(({ name }) => name === 'en');
const heaviest = words.filter((each) => each !== english).sort((a, b) => weigh(b.file) - weigh(a.file))[0];
if (!english || !heaviest) throw new Error('the build holds no words');
files.add(english.file).add(heaviest.file);

let total = 0;
for (const file of files) {
  total += weigh(file);
  console.log(`${String(weigh(file)).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  first visit, compressed (limit ${LIMIT_BYTES})`);
if (total > LIMIT_BYTES) {
  console.error('The first visit is too heavy.');
  process.exit(1);
}
