/** Words for a chair: its name, its state, and the arguments of sentences about its player. */
import { isNumbered } from './levels';
import type { Chair, Table } from '$lib/wire/messages';
import { allOf, hasWord, t } from '$lib/words';

/** The facts of a chair that sentences about its player need. */
export type NamedChair = Pick<Chair, 'seat' | 'name' | 'taken' | 'mine' | 'bot'>;

/** The name of a chair's player; chairs without one are numbered. */
export function chairName(chair: NamedChair): string {
  if (chair.name) return chair.name;
  if (chair.mine) return t('chair-you');
  if (chair.bot && !chair.taken) return t('chair-bot', { number: chair.seat + 1 });
  return t('chair-nameless', { number: chair.seat + 1 });
}

/** The subject of a sentence. `nobody`: the chair is free, or nobody in particular is meant. */
export type Who = 'you' | 'other' | 'bot' | 'nobody';

/** The arguments of a sentence about one player. */
export interface Person extends Record<string, string> {
  who: Who;
  name: string;
}

/** The player of a seat. The only person at this page is "you", with a name or without. */
export function personOn(chairs: readonly NamedChair[], seat: number | null): Person {
  const chair = chairs.find((each) => each.seat === seat);
  if (!chair) return { who: 'nobody', name: '' };
  if (chair.bot) return { who: 'bot', name: chair.mine ? t('chair-your-bot') : chairName(chair) };
  if (!chair.taken) return { who: 'nobody', name: chairName(chair) };
  const isAlone = chairs.filter(({ mine }) => mine).length === 1;
  return { who: chair.mine && isAlone ? 'you' : 'other', name: chairName(chair) };
}

/** The arguments of a sentence about several players, apart from "you": `together` means you and those in `names`. */
export interface People extends Record<string, string | number> {
  who: Who | 'together' | 'several';
  names: string;
  count: number;
}

export function peopleOn(chairs: readonly NamedChair[], seats: readonly number[]): People {
  const people = seats.map((seat) => personOn(chairs, seat));
  const others = people.filter(({ who }) => who !== 'you');
  const names = allOf((people.length > 1 ? others : people).map(({ name }) => name));
  const [first] = people;
  const who =
    people.length < 2 ? (first?.who ?? 'nobody') : others.length < people.length ? 'together' : 'several';
  return { who, names, count: people.length };
}

/** Where several people share a page, none of them is "you": those without a name are numbered. */
export function withNames(table: Table): Table {
  if (table.chairs.filter(({ mine }) => mine).length < 2) return table;
  const chairs = table.chairs.map((chair) =>
    chair.mine && !chair.name ? { ...chair, name: t('chair-nameless', { number: chair.seat + 1 }) } : chair,
  );
  return { ...table, chairs };
}

/** Longer names end in dots where there is little room: the verb beside them must be seen. */
const MOST_LETTERS = 14;

/** A sentence for a narrow place; a name in it, which Fluent isolates from the rest, fits into one line. */
export function withShortNames(sentence: string): string {
  return sentence.replace(/\u2068([^\u2066-\u2069]*)\u2069/gu, (whole, name: string) => {
    const letters = [...name];
    if (letters.length <= MOST_LETTERS) return whole;
    const kept = letters.slice(0, MOST_LETTERS - 1).join('');
    return `\u2068${kept.trimEnd()}…\u2069`;
  });
}

/** The name of a level; a numbered one with its number. */
export function levelName(level: string): string {
  if (isNumbered(level) && hasWord(`bot-level-${level}`))
    return t('bot-level-numbered', { number: Number(level), level: t(`bot-level-${level}`) });
  return hasWord(`bot-level-${level}`) ? t(`bot-level-${level}`) : level;
}

export type Presence = 'bot' | 'here' | 'away' | 'open';

export function presence(chair: Chair): Presence {
  if (chair.bot) return 'bot';
  if (!chair.taken) return 'open';
  return chair.here ? 'here' : 'away';
}
