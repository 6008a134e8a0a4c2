/** Fails on any visible text that is written into a component instead of into locales/. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
]);
const LETTERS = /\p{L}{2,}/u;

/** Every piece of text in a component's markup that somebody would see or hear. */
function looseWords(source) {
  const found = [];
  visit(parse(source, { modern: true }).fragment, (node) => {
    if (node.type === 'Text' && LETTERS.test(node.data)) found.push([node.start, node.data.trim()]);
    if (node.type === 'ExpressionTag') collectLiterals(node.expression, found);
    if (node.type === 'Attribute' && SPOKEN.has(node.name) && node.value !== true) {
      for (const part of [node.value].flat()) {
        if (part.type === 'Text' && LETTERS.test(part.data)) found.push([part.start, part.data]);
        if (part.type === 'ExpressionTag') collectLiterals(part.expression, found);
      }
    }
  });
  return found;
}

/** `{'Hello'}` and `{busy ? 'Wait' : 'Go'}` are loose words too. */
function collectLiterals(expression, found) {
  if (
    expression.type === 'Literal' &&
    typeof expression.value === 'string' &&
    LETTERS.test(expression.value)
  ) {
    found.push([expression.start, expression.value]);
  }
  if (expression.type === 'ConditionalExpression') {
    collectLiterals(expression.consequent, found);
    collectLiterals(expression.alternate, found);
  }
  if (expression.type === 'TemplateLiteral') {
    for (const { value, start } of expression.quasis)
      if (LETTERS.test(value.raw)) found.push([start, value.raw]);
  }
}

/** Attributes are judged by their name; their texts are not walked into a second time. */
function visit(node, see) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) visit(each, see);
    return;
  }
  if (typeof node.type === 'string') see(node);
  if (node.type === 'Attribute' || node.type === 'Comment' || node.type?.endsWith('Directive')) return;
  if (node.type === 'ExpressionTag') return;
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, see);
}

let bad = 0;
for (const entry of readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })) {
  if (!entry.name.endsWith('.svelte')) continue;
  const path = join(entry.parentPath, entry.name);
  const source = readFileSync(path, 'utf8');
  for (const [start, text] of looseWords(source)) {
    const line = source.slice(0, start).split('\n').length;
    console.error(`${relative(ROOT, path)}:${line}: "${text}" is not in locales/`);
    bad += 1;
  }
}
if (bad > 0) process.exit(1);
