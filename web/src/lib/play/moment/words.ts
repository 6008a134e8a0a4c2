/** The rule of the moment, the notes of the coach and the passages of the rules, in words. */
import { personOn } from '$lib/ui/chairs';
import { CLAUSES } from '$lib/wire/guides';
import type { CoachNote, RuleOfMoment, Table } from '$lib/wire/messages';
import { hasWord, listOf, t, wordOr, type Arguments } from '$lib/words';

type At = Pick<Table, 'game' | 'chairs'>;

/** The rule of the moment; a game without a guide says whose turn it is. */
export function momentWords({ game, chairs }: At, { rule, args }: RuleOfMoment): string {
  const id = `${game}-moment-${rule}`;
  return t(hasWord(id) ? id : `moment-plain-${rule}`, argumentsOf({ game, chairs }, args));
}

export function noteWords(at: At, { note, args }: CoachNote): string {
  return t(`${at.game}-coach-${note}`, argumentsOf(at, args));
}

/** The goal of the game in one line; '' where the game has none in words. */
export function goalWords({ game, players }: Pick<Table, 'game' | 'players'>): string {
  const id = `${game}-moment-goal`;
  return players === 1 ? wordOr(`${id}-alone`, wordOr(id, '')) : wordOr(id, '');
}

/** The text of a passage of the rules page; '' when there is none. */
export function passageWords(game: string, clause: string): string {
  if (!clause) return '';
  return wordOr(`rules-${game}-${clause}`, wordOr(`option-${game}-${clause}-about`, ''));
}

/** The passage that explains a refusal; '' for those that are no matter of rules. */
export function clauseOf(game: string, reason: string): string {
  return CLAUSES[game]?.[reason] ?? '';
}

/** Arguments by which a message chooses its words. They are not words themselves. */
const CHOICES: readonly string[] = ['way'];

/** A seat becomes its player; words of the game are said in the reader's language. */
export function argumentsOf({ game, chairs }: At, args: RuleOfMoment['args']): Arguments {
  const said = (word: string) => wordOr(`${game}-${word}`, word);
  const found: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === 'seat') Object.assign(found, personOn(chairs, Number(value)));
    else if (typeof value === 'number' || (CHOICES.includes(name) && typeof value === 'string'))
      found[name] = value;
    else found[name] = typeof value === 'string' ? said(value) : listOf(value.map(said));
  }
  return found;
}
