import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentLanguage, languages, setLanguage, t } from '.';
import { menuFor, wanted } from './negotiation';

const LOCALES = join(import.meta.dirname, '../../../../locales');
const SOURCE = join(import.meta.dirname, '../..');

/** What the page holds of a language: the texts of `site.ftl` are the documentation's alone. */
const textOf = (code: string) =>
  readdirSync(join(LOCALES, code))
    .filter((file) => file !== 'site.ftl')
    .map((file) => readFileSync(join(LOCALES, code, file), 'utf8'))
    .join('\n');
const ids = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id = '']) => id);
const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => name))];

interface Choice {
  id: string;
  keys: (string | number)[];
  star: string | number | undefined;
}

/** Every choice by a number, inside whatever it stands. */
function pluralsOf(code: string): Choice[] {
  const found: Choice[] = [];
  const look = (id: string, node: unknown): void => {
    if (Array.isArray(node)) return node.forEach((part) => look(id, part));
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'select' && 'variants' in node && 'star' in node) {
      const variants = node.variants as { key: { type: string; value: string | number } }[];
      const keys = variants.map(({ key }) => key.value);
      if (keys.some((key) => FORMS.has(key))) found.push({ id, keys, star: keys[Number(node.star)] });
    }
    Object.values(node).forEach((part) => look(id, part));
  };
  for (const { id, value, attributes } of new FluentResource(textOf(code)).body)
    look(id, [value, attributes]);
  return found;
}
const FORMS = new Set<string | number>(['zero', 'one', 'two', 'few', 'many']);

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
    for (const number of [0, 1, 2, 3, 5, 11, 21, 22, 100]) {
      const args = Object.fromEntries(variables(textOf('en') + textOf(code)).map((name) => [name, number]));
      for (const id of ids(textOf('en'))) expect(t(id, args), id).toMatch(/\S/);
    }
    expect(complaints.mock.calls).toEqual([]);
  });

  test('chooses the plural form that CLDR names, for every number', () => {
    const rules = new Intl.PluralRules(code);
    const chosen = pluralsOf(code).flatMap(({ id, keys, star }) =>
      [0, 1, 2, 3, 5, 11, 21, 22, 100].map((number) => {
        const form = rules.select(number);
        const found = keys.includes(number) ? form : keys.includes(form) ? form : star;
        return { id, number, form, found };
      }),
    );
    expect(chosen.length).toBeGreaterThan(50);
    expect(chosen.filter(({ form, found }) => form !== found)).toEqual([]);
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
  expect(t('turn-of', { who: 'other', name: 'דנה' })).toBe('\u2068דנה\u2069 is to play');
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
  [['no'], 'nb'],
  [['nn-NO', 'da'], 'nb'],
  [['nb-NO'], 'nb'],
  [['pt-BR'], 'pt'],
  [['es-419'], 'es'],
  [['es-MX'], 'es'],
  [['iw'], 'he'],
  [['mo'], 'ro'],
  [['de-CH-1996'], 'de'],
  [['ar-EG-u-nu-arab'], 'ar'],
  [['en-150', 'fr'], 'en'],
  [['zh'], 'en'],
  [['zh-Hant-TW', 'uk-UA'], 'uk'],
  [['*', '', 'no such tag', 'fi'], 'fi'],
  [[], 'en'],
])('a browser that asks for %j gets %s', (asked, code) => {
  expect(wanted(asked)).toBe(code);
});

test('the menu begins with the languages that the browser asks for', () => {
  const codes = (asked: string[]) => menuFor(asked).map(({ code }) => code);
  const ours = languages.map(({ code }) => code);
  expect(codes([])).toEqual(ours);
  expect(codes(['zh', 'nn-NO', 'nb', 'en-GB', 'es-419']).slice(0, 4)).toEqual(['nb', 'en', 'es', 'fr']);
  expect(codes(['el-CY', 'tr']).sort()).toEqual([...ours].sort());
});
