/**
 * Every sentence about people works for me, for another, for a bot and for nobody, in every language.
 *
 * A message that takes `$name` or `$names` is about people. If the name stands apart (a label: "Ada: 3 cards"), no
 * grammar depends on it. Otherwise the message is a sentence, and must choose its words by `$who`.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '.';

const LOCALES = join(import.meta.dirname, '../../../../locales');
const SOURCE = join(import.meta.dirname, '../..');
const NAME = 'Zoë';
/** Before and after a name that stands apart. */
const APART = /(^|[,:;(·–—.!?…]\s*)Zoë(\s*[,:;)·–—.!?…]|$)/;
const COUNTS = [0, 1, 2, 5];

const textOf = (code: string) =>
  readdirSync(join(LOCALES, code))
    .map((file) => readFileSync(join(LOCALES, code, file), 'utf8'))
    .join('\n');

/** Each message with the variables that it takes. */
function messagesOf(code: string): Map<string, Set<string>> {
  const blocks = textOf(code).split(/^(?=[a-zA-Z])/m);
  return new Map(
    blocks.flatMap((block) => {
      const id = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
      const variables = [...block.replace(/^#.*$/gm, '').matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
      return id ? [[id, new Set(variables)] as const] : [];
    }),
  );
}

const english = messagesOf('en');
const aboutPeople = [...english].filter(([, takes]) => takes.has('name') || takes.has('names'));

function bundleOf(code: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(textOf(code)));
  return bundle;
}

/** The message about `who`, once for every number that changes its grammar. */
function said(bundle: FluentBundle, id: string, who: string, name: string): string[] {
  const takes = english.get(id) ?? new Set();
  return COUNTS.map((count) => {
    const others = Object.fromEntries([...takes].map((variable) => [variable, 'x']));
    const value = bundle.getMessage(id)?.value;
    if (value == null) throw new Error(`no ${id}`);
    return bundle.formatPattern(value, { ...others, count, who, name, names: name }).trim();
  });
}

const isLabel = (bundle: FluentBundle, id: string) =>
  said(bundle, id, 'other', NAME).every((text) => APART.test(text));
const isAboutSeveral = (id: string) => english.get(id)?.has('names');

/** Any of these words, whole. */
const word = (...forms: string[]) => new RegExp(`(?<!\\p{L})(${forms.join('|')})(?!\\p{L})`, 'iu');

/** Patterns that show a wrong grammatical person: "You is", "Zoë are", « Vous joue », „Zoë … dein“. */
const WRONG: Readonly<Record<string, { you: RegExp; other: RegExp }>> = {
  en: { you: /\byou (is|has|was|does|[a-z]+[^su\W]s)\b/i, other: /Zoë (am|are|have|were|do)\b/ },
  fr: { you: /\bVous (?!\S*ez\b|êtes|faites|dites)/, other: /Zoë (\S+ez|êtes|faites|dites)\b/ },
  he: { you: /אתה|הוא|היא/, other: /שלך|תורך/ },
  ar: { you: word('هو', 'هي'), other: word('أنت', 'دورك', 'لك') },
  bg: { you: word('той', 'тя'), other: word('ти', 'теб', 'твой', 'твоя', 'твоят') },
  cs: { you: word('on', 'ona'), other: word('ty', 'tebe', 'tobě', 'tvůj', 'tvoje') },
  da: { you: word('han', 'hun'), other: word('du', 'dig', 'din', 'dit', 'dine') },
  de: { you: word('er', 'du (ist|hat|legt|zieht|wird)'), other: word('du', 'dich', 'dir', 'deine?[mnrs]?') },
  el: { you: word('αυτός'), other: word('εσύ', 'εσένα', 'σου', 'σε σένα') },
  es: { you: word('él', 'ella'), other: word('tú', 'tu', 'tus', 'te', 'ti') },
  et: { you: word('tema', 'ta'), other: word('sina', 'sa', 'sinu', 'sind') },
  fi: { you: word('hän', 'hänen'), other: word('sinä', 'sinun', 'sinulla', 'sinut') },
  hu: { you: word('ő', 'neki'), other: word('te', 'téged', 'neked', 'tied') },
  it: { you: word('lui', 'lei'), other: word('tu', 'te', 'ti', 'tu[oae]', 'tuoi') },
  lt: { you: word('jis', 'ji'), other: word('tu', 'tau', 'tavo', 'tave') },
  lv: { you: word('viņš', 'viņa'), other: word('tu', 'tev', 'tavs', 'tavu', 'tevi') },
  nb: { you: word('han', 'hun'), other: word('du', 'deg', 'din', 'ditt', 'dine') },
  nl: { you: word('hij', 'zij'), other: word('je', 'jij', 'jou', 'jouw') },
  pl: { you: word('on', 'ona'), other: word('ty', 'ciebie', 'tobie', 'twój', 'twoja', 'twoje') },
  pt: { you: word('ele', 'ela'), other: word('tu', 'te', 'ti', 'teu', 'tua', 'você') },
  ro: { you: word('el', 'ea'), other: word('tu', 'tine', 'ție', 'tău', 'ta') },
  ru: { you: word('он', 'она'), other: word('вы', 'вас', 'вам', 'ваш', 'ваша') },
  sk: { you: word('on', 'ona'), other: word('ty', 'teba', 'tebe', 'tvoj', 'tvoje') },
  sv: { you: word('han', 'hon'), other: word('du', 'dig', 'din', 'ditt', 'dina') },
  tr: { you: word('o', 'onun', 'onu'), other: word('sen', 'senin', 'sende', 'sana') },
  uk: { you: word('він', 'вона'), other: word('ви', 'вас', 'вам', 'ваш', 'ваша') },
};

test('there are sentences about people, and every language has its grammar here', () => {
  expect(aboutPeople.length).toBeGreaterThan(50);
  expect(Object.keys(WRONG).sort()).toEqual(languages.map(({ code }) => code).sort());
});

test('the page gives such a sentence a person, not just a name', () => {
  const inEnglish = bundleOf('en');
  const sentences = new Set(aboutPeople.map(([id]) => id).filter((id) => !isLabel(inEnglish, id)));
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const nameless = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const calls = readFileSync(join(SOURCE, file), 'utf8').matchAll(
        /\bt\(\s*'([^']+)'(?:,\s*\{([^}]*)\})?/g,
      );
      return [...calls]
        .filter(
          ([, id = '', given]) => sentences.has(id) && given !== undefined && !/\.\.\.|\bwho\b/.test(given),
        )
        .map(([, id]) => `${file}: ${id}`);
    });
  expect(nameless).toEqual([]);
});

describe.each(languages.map(({ code }) => code))('%s', (code) => {
  const bundle = bundleOf(code);
  const inEnglish = bundleOf('en');
  const sentences = aboutPeople
    .map(([id]) => id)
    .filter((id) => !isLabel(inEnglish, id) || !isLabel(bundle, id));

  test.each(sentences)('%s', (id) => {
    const wrong = WRONG[code];
    const speaksToReader = said(inEnglish, id, 'other', NAME).some((text) => /\byour?\b/i.test(text));
    expect([...(english.get(id) ?? [])], 'a sentence about people takes $who').toContain('who');
    for (const mine of said(bundle, id, 'you', NAME)) {
      expect(mine, 'of me, not by name').not.toContain(NAME);
      expect(mine, 'of me').not.toMatch(wrong?.you ?? /$^/);
    }
    for (const who of ['other', 'bot', ...(isAboutSeveral(id) ? ['together', 'several'] : [])])
      for (const theirs of said(bundle, id, who, NAME)) {
        expect(theirs, `of ${who}, by name`).toContain(NAME);
        if (who !== 'together' && !speaksToReader)
          expect(theirs, `of ${who}`).not.toMatch(wrong?.other ?? /$^/);
      }
    for (const [at, nobodys] of said(bundle, id, 'nobody', NAME).entries()) {
      expect(nobodys, 'of nobody, without a name').not.toContain(NAME);
      expect(nobodys, 'of nobody, in words').toMatch(/\p{L}/u);
      expect(nobodys, 'of nobody, not of me').not.toBe(said(bundle, id, 'you', NAME)[at]);
    }
    if (isAboutSeveral(id))
      expect(said(bundle, id, 'together', NAME), 'me among others').not.toEqual(
        said(bundle, id, 'several', NAME),
      );
  });
});
