import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentLanguage, languages, setLanguage, t } from '.';
import { wanted } from './words.svelte';

const LOCALES = join(import.meta.dirname, '../../../../locales');
const SOURCE = join(import.meta.dirname, '../..');

const textOf = (code: string) =>
  readdirSync(join(LOCALES, code))
    .map((file) => readFileSync(join(LOCALES, code, file), 'utf8'))
    .join('\n');
const ids = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id = '']) => id);
const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => name))];

beforeEach(() => {
  vi.restoreAllMocks();
});

test('every folder of locales/ is a language of the list, and the other way round', () => {
  expect(languages.map(({ code }) => code).sort()).toEqual(readdirSync(LOCALES).sort());
});

describe.each(languages.map(({ code }) => code))('%s', (code) => {
  test('is well formed', () => {
    const bundle = new FluentBundle(code);
    expect(bundle.addResource(new FluentResource(textOf(code)))).toEqual([]);
    expect(ids(textOf(code)).sort()).toEqual([...new Set(ids(textOf(code)))].sort());
  });

  test('formats every text, with numbers of every grammatical kind', async () => {
    const complaints = vi.spyOn(console, 'error');
    await setLanguage(code);
    for (const number of [0, 1, 2, 5, 11]) {
      const args = Object.fromEntries(variables(textOf('en') + textOf(code)).map((name) => [name, number]));
      for (const id of ids(textOf('en'))) expect(t(id, args), id).toMatch(/\S/);
    }
    expect(complaints.mock.calls).toEqual([]);
  });

  test('has all that English has', () => {
    expect(ids(textOf(code)).sort()).toEqual(ids(textOf('en')).sort());
  });
});

test('every text that the page asks for by name exists', () => {
  const known = new Set(ids(textOf('en')));
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const asked = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(SOURCE, file), 'utf8');
      return [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, id = '']) => `${file}: ${id}`);
    });
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((line) => !known.has(line.split(': ')[1] ?? ''))).toEqual([]);
});

test('changing the language changes the words and their direction', async () => {
  await setLanguage('fr');
  expect(t('close')).toBe('Fermer');
  await setLanguage('he');
  expect(t('close')).toBe('סגירה');
  expect(currentLanguage().dir).toBe('rtl');
});

test('names put into a text cannot turn it round', async () => {
  await setLanguage('en');
  expect(t('turn-of', { name: 'דנה' })).toBe('\u2068דנה\u2069 is to play');
});

test('a text that nobody wrote is seen and reported, not silently empty', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(t('no-such-text')).toBe('⟦no-such-text⟧');
  expect(complaints).toHaveBeenCalledOnce();
});

test.each([
  [['he-IL', 'en'], 'he'],
  [['fr-CA'], 'fr'],
  [['ja', 'fr'], 'fr'],
  [['ja'], 'en'],
  [[], 'en'],
])('a browser that asks for %j gets %s', (asked, code) => {
  expect(wanted(asked)).toBe(code);
});
