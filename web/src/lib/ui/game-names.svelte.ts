/** The names of games: our own texts, or those on the card of a game from outside. */
import { listGames } from '$lib/client/http';
import { ageWith } from '$lib/options';
import type { GameInfo } from '$lib/wire/messages';
import { currentLanguage, hasWord, t, wordOr } from '$lib/words';

let known = $state.raw<ReadonlyMap<string, GameInfo>>(new Map());
let asked = false;

/** Stores the server's list of games, so that their names are known at once. */
export function rememberGames(games: readonly GameInfo[]): void {
  known = new Map(games.map((game) => [game.key, game]));
}

/** The name of a game, or of its edition where `options` choose one that has a name of its own. */
export function gameName(key: string, options: Readonly<Record<string, string>> = {}): string {
  for (const [option, value] of Object.entries(options)) {
    const edition = `game-${key}-${option}-${value}`;
    if (hasWord(edition)) return t(edition);
  }
  if (hasWord(`game-${key}`)) return t(`game-${key}`);
  return inLanguage(cardOf(key)?.names) || key;
}

/** The game's advertising sentence; empty: the game has none. */
export function gamePitch(key: string): string {
  if (hasWord(`game-${key}-pitch`)) return t(`game-${key}-pitch`);
  return inLanguage(cardOf(key)?.pitches);
}

/** The button that starts the game for one player: the game's own word, or "Alone". */
export function aloneName(key: string): string {
  return wordOr(`game-${key}-alone`, t('home-alone'));
}

/** What one player does alone, in a sentence. */
export function aloneAbout(key: string): string {
  return wordOr(`game-${key}-alone-about`, t('new-alone'));
}

/** The age that the box of a game with these options names, in words; empty: it names none. */
export function gameAge(game: GameInfo, options: Readonly<Record<string, string>> = {}): string {
  const age = ageWith(game, options);
  return age > 0 ? t('game-age', { age }) : '';
}

/** The name of an option, or with `value` that of the value. Without a text, the key itself is shown. */
export function optionName(game: string, option: string, value?: string): string {
  const word = `option-${game}-${option}${value === undefined ? '' : `-value-${value}`}`;
  if (hasWord(word)) return t(word);
  const name = value === undefined ? option : `${option}=${value}`;
  return inLanguage(cardOf(game)?.option_names[name]) || (value ?? option);
}

/** Whether the option says who begins. */
export function namesStarter(game: string, option: string): boolean {
  return cardOf(game)?.options.some(({ key, names_starter }) => names_starter && key === option) ?? false;
}

/** The sentence that explains an option; empty: there is none. */
export function optionAbout(game: string, option: string): string {
  const word = `option-${game}-${option}-about`;
  return hasWord(word) ? t(word) : '';
}

/** In the reader's language, else in English, else in any. */
function inLanguage(texts: Readonly<Record<string, string>> | undefined): string {
  return texts?.[currentLanguage().code] ?? texts?.en ?? Object.values(texts ?? {})[0] ?? '';
}

/** A game's card; if the page does not have it yet, it asks the server once. */
function cardOf(key: string): GameInfo | undefined {
  if (known.size === 0 && !asked) {
    asked = true;
    listGames().then(rememberGames, () => (asked = false));
  }
  return known.get(key);
}
