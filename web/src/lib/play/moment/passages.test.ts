/** Every passage that a guide names has its place on the rules page of its game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLAUSES } from '$lib/wire/guides';

const GAMES = join(import.meta.dirname, '../../games');
const MOMENTS = join(import.meta.dirname, '../../../../../src/blockcade/games');

/** The clauses of a game: of its refusals, and those that its Python names beside a rule. */
function clausesOf(game: string): Set<string> {
  const source = readFileSync(join(MOMENTS, game, 'moment.py'), 'utf8');
  const named = [...source.matchAll(/Moment\(\s*"[a-z-]+",\s*"([a-z-]+)"/g)].map(([, clause = '']) => clause);
  return new Set([...Object.values(CLAUSES[game] ?? {}), ...named]);
}

/** The ids of the rules page, as its source gives them: `passageId('corner')`, the names of its parts, its options. */
function placesOf(game: string): string {
  const file = readdirSync(join(GAMES, game)).find((name) => name.endsWith('Rules.svelte')) ?? '';
  return readFileSync(join(GAMES, game, file), 'utf8');
}

test.each(Object.keys(CLAUSES))('%s', (game) => {
  const page = placesOf(game);
  const clauses = [...clausesOf(game)];
  expect(clauses.length).toBeGreaterThan(4);
  const missing = clauses.filter((clause) => {
    const special = clause.replace(/-about$/, '');
    return !page.includes(`'${clause}'`) && !(special !== clause && page.includes(`'${special}'`));
  });
  expect(missing).toEqual([]);
  expect(page).toContain('passageId(');
});
