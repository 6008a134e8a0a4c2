/** A table during set-up: who will sit where and which rules hold. Plain values; every change is a new plan. */
import { setupOf } from '$lib/games/setups';
import type { LastPlayed } from '$lib/settings.svelte';
import type { GameInfo, NewSeat, NewTable, OptionInfo, Sitter } from '$lib/wire/messages';

export interface PlannedChair {
  sitter: Sitter;
  name: string;
  level: string;
  /** Its value of each option that chairs choose one by one, a colour for example. */
  choices: Readonly<Record<string, string>>;
}

export interface TablePlan {
  players: number;
  /** As many as the game can seat; the first `players` of them count. */
  chairs: readonly PlannedChair[];
  options: Readonly<Record<string, string>>;
  /** null: the default for these chairs. */
  takeback: boolean | null;
  hints: boolean | null;
  /** How long somebody may be away before the others may go on. */
  patience_s: number;
  /** The time of a player for all turns together; '': unlimited. */
  total: string;
}

/** The values that a host may choose; 0: the others always wait. */
export const PATIENCES_S: readonly number[] = [60, 180, 600, 0];

/** The total times that a host may choose: minutes, and seconds after each turn. */
export const TOTALS: Readonly<Record<string, { minutes: number; seconds: number }>> = {
  '5+3': { minutes: 5, seconds: 3 },
  '10+5': { minutes: 10, seconds: 5 },
  '20+10': { minutes: 20, seconds: 10 },
};

/** The possible numbers of players, including 1 where the game can be played alone. */
export function playersOf(game: GameInfo): number[] {
  return game.solo_options ? [1, ...game.players] : game.players;
}

/** Me and bots of one level, with the usual number of players. Where there are no bots, people beside me. */
export function firstPlan(
  game: GameInfo,
  myName: string,
  botNames: readonly string[],
  level = game.first_level,
): TablePlan {
  const most = Math.max(...game.players);
  const perSeat = game.options.filter(({ per_seat }) => per_seat);
  return {
    players: game.usual_players,
    chairs: Array.from({ length: most }, (_, seat) => ({
      ...(seat === 0
        ? { sitter: 'me', name: myName }
        : level
          ? { sitter: 'bot', name: botNames[seat - 1] ?? '' }
          : { sitter: 'here', name: '' }),
      level,
      choices: Object.fromEntries(perSeat.map(({ key, values }) => [key, values[seat] ?? ''])),
    })),
    options: Object.fromEntries(game.options.map(({ key, default: usual }) => [key, usual])),
    takeback: null,
    hints: null,
    patience_s: 60,
    total: '',
  };
}

/** Me against bots as in the game that was started last, as far as the server still offers it. */
export function planAgainstBots(
  game: GameInfo,
  myName: string,
  botNames: readonly string[],
  level: string,
  last: LastPlayed | undefined,
): TablePlan {
  const plan = withOptions(game, firstPlan(game, myName, botNames, level), last?.options ?? {});
  return last && game.players.includes(last.players) ? withPlayers(plan, last.players) : plan;
}

/** The settings to remember of a plan; null: it is no game of one person against bots. */
export function lastPlayedOf(game: GameInfo, plan: TablePlan): (LastPlayed & { level: string }) | null {
  const others = plan.chairs.slice(0, plan.players).filter(({ sitter }) => sitter !== 'me');
  const [bot] = others;
  if (!bot || others.length !== plan.players - 1 || others.some(({ sitter }) => sitter !== 'bot'))
    return null;
  return { players: plan.players, level: bot.level, options: changedOptions(game, plan) };
}

/** The shared options that differ from the default and mean something in this plan. */
export function changedOptions(game: GameInfo, plan: TablePlan): Record<string, string> {
  const changed = optionsFor(game, plan).filter(
    (option) => !option.per_seat && valueOf(plan, option) !== option.default,
  );
  return Object.fromEntries(changed.map((option) => [option.key, valueOf(plan, option)]));
}

/** The same plan, with every chair but mine for a friend who comes by link. */
export function withFriends(plan: TablePlan): TablePlan {
  const chairs = plan.chairs.map((chair): PlannedChair =>
    chair.sitter === 'me' ? chair : { ...chair, sitter: 'link', name: '' },
  );
  return { ...plan, chairs };
}

/** Options that somebody asks for; those that the game does not know are ignored. */
export function withOptions(
  game: GameInfo,
  plan: TablePlan,
  wanted: Readonly<Record<string, string>>,
): TablePlan {
  const known = game.options.filter(
    ({ key, values, per_seat }) => !per_seat && values.includes(wanted[key] ?? ''),
  );
  return {
    ...plan,
    options: { ...plan.options, ...Object.fromEntries(known.map(({ key }) => [key, wanted[key] ?? ''])) },
  };
}

export function withChair(plan: TablePlan, seat: number, change: Partial<PlannedChair>): TablePlan {
  return { ...plan, chairs: plan.chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair)) };
}

/** All bots play at this level. */
export function withLevel(plan: TablePlan, level: string): TablePlan {
  return { ...plan, chairs: plan.chairs.map((chair) => ({ ...chair, level })) };
}

/** With fewer chairs I keep one. */
export function withPlayers(plan: TablePlan, players: number): TablePlan {
  const mine = plan.chairs.findIndex(({ sitter }) => sitter === 'me');
  const kept = mine >= players ? withSitter(plan, 0, 'me', []) : plan;
  return { ...kept, players };
}

/** Puts somebody else on a chair. I sit on one chair only: my old chair goes to the sitter of my new one. */
export function withSitter(
  plan: TablePlan,
  seat: number,
  sitter: Sitter,
  botNames: readonly string[],
): TablePlan {
  const before = plan.chairs[seat];
  if (!before || before.sitter === sitter) return plan;
  if (sitter === 'me') {
    const from = plan.chairs.findIndex((chair) => chair.sitter === 'me');
    const me = plan.chairs[from];
    if (me) {
      const { sitter: other, name, level } = before;
      const swapped = withChair(plan, from, { sitter: other, name, level });
      return withChair(swapped, seat, { sitter: 'me', name: me.name, level: me.level });
    }
  }
  const used = plan.chairs.map(({ name }) => name);
  const name = sitter === 'bot' ? (botNames.find((each) => !used.includes(each)) ?? '') : '';
  return withChair(plan, seat, { sitter, name });
}

/** Gives a chair a value of its own, its colour for example; the chair that had it gets the old one. */
export function withChoice(plan: TablePlan, seat: number, option: string, value: string): TablePlan {
  const old = plan.chairs[seat]?.choices[option];
  const other = plan.chairs.findIndex(({ choices }) => choices[option] === value);
  if (old === undefined || other < 0) return plan;
  const choose = (before: TablePlan, at: number, chosen: string) =>
    withChair(before, at, { choices: { ...before.chairs[at]?.choices, [option]: chosen } });
  return choose(choose(plan, other, old), seat, value);
}

/** The value of each chair; unused chairs come last. */
export function choicesOf(plan: TablePlan, option: string): string[] {
  return plan.chairs.map(({ choices }) => choices[option] ?? '');
}

/** By default on, unless somebody plays from elsewhere and cannot be asked. Some games never allow it. */
export function takebackOf(game: GameInfo, plan: TablePlan): boolean {
  return game.takeback && (plan.takeback ?? areAllHere(plan));
}

/** The same default for hints, in games that have an engine. */
export function hintsOf(game: GameInfo, plan: TablePlan): boolean {
  return game.analysis && (plan.hints ?? areAllHere(plan));
}

/** Whether somebody plays from elsewhere and so can be away. */
export function canBeMissed(plan: TablePlan): boolean {
  return !areAllHere(plan);
}

function areAllHere({ chairs, players }: TablePlan): boolean {
  return chairs.slice(0, players).every(({ sitter }) => sitter !== 'link');
}

/** The options that mean something in this plan. A single player has only those that name this number. */
export function optionsFor(game: GameInfo, { players, options }: TablePlan): OptionInfo[] {
  const alone = game.solo_options;
  const idlers = setupOf(game.key).idle(players, options);
  return game.options.filter(
    ({ key, players: meant }) =>
      !(alone && Object.hasOwn(alone, key)) &&
      !idlers.includes(key) &&
      ((meant.length === 0 && players > 1) || meant.includes(players)),
  );
}

/** The options that the set-up page lists as rules; chairs and the question who begins have their own places. */
export function rulesFor(game: GameInfo, plan: TablePlan): OptionInfo[] {
  return optionsFor(game, plan).filter(({ per_seat, names_starter }) => !per_seat && !names_starter);
}

/** The chair that begins by this value; null: the value names no chair. */
export function chairNamedBy({ names_starter }: OptionInfo, value: string): number | null {
  return names_starter && /^\d+$/.test(value) ? Number(value) : null;
}

/** The values that mean something with so many players: an unused chair cannot begin. */
export function valuesFor(option: OptionInfo, players: number): string[] {
  return option.values.filter((value) => (chairNamedBy(option, value) ?? 0) < players);
}

/** The value in force: the chosen one, or the default where the chosen one means nothing. */
export function valueOf(plan: TablePlan, option: OptionInfo): string {
  const chosen = plan.options[option.key];
  return chosen !== undefined && valuesFor(option, plan.players).includes(chosen) ? chosen : option.default;
}

function totalOf({ has_turns }: GameInfo, { total }: TablePlan): Pick<NewTable, 'total_s' | 'increment_s'> {
  const chosen = has_turns ? TOTALS[total] : undefined;
  return chosen ? { total_s: 60 * chosen.minutes, increment_s: chosen.seconds } : {};
}

/** The request to the server. Options that mean nothing in this plan keep their default. */
export function toNewTable(game: GameInfo, plan: TablePlan): NewTable {
  const chairs = plan.chairs.slice(0, plan.players);
  const options: Record<string, string> = plan.players === 1 ? { ...game.solo_options } : {};
  for (const option of optionsFor(game, plan)) {
    const value = option.per_seat
      ? choicesOf(plan, option.key).slice(0, plan.players).join(',')
      : valueOf(plan, option);
    if (value !== option.default) options[option.key] = value;
  }
  const seats = chairs.map(({ sitter, name, level }): NewSeat => {
    if (sitter === 'bot') return { sitter, name, level };
    return { sitter, name: name.trim() };
  });
  return {
    game: game.key,
    seats,
    options,
    takeback: takebackOf(game, plan),
    ...(canBeMissed(plan) && { patience_s: plan.patience_s }),
    ...totalOf(game, plan),
    ...(game.analysis && { hints: hintsOf(game, plan) }),
  };
}
