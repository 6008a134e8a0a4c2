/** A table while it is being set up: who is to sit where and which rules hold. Plain values; every change is a new plan. */
import { usualLevel } from '$lib/games/levels';
import { chairNamedBy } from '$lib/games/options';
import { setupOf } from '$lib/games/setups';
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
  /** null: as it is usual for these chairs. */
  takeback: boolean | null;
  hints: boolean | null;
}

/** How many can play, one alone among them where the game can be played so. */
export function playersOf(game: GameInfo): number[] {
  return setupOf(game.key).alone ? [1, ...game.players] : game.players;
}

/** Me and bots, as many as usually play. Where there are no bots, people beside me. */
export function firstPlan(game: GameInfo, myName: string, botNames: readonly string[]): TablePlan {
  const most = Math.max(...game.players);
  const level = usualLevel(game.bots);
  const perSeat = game.options.filter(({ per_seat }) => per_seat);
  return {
    players: setupOf(game.key).usualPlayers ?? most,
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
  };
}

export function withChair(plan: TablePlan, seat: number, change: Partial<PlannedChair>): TablePlan {
  return { ...plan, chairs: plan.chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair)) };
}

/** With fewer chairs I keep one. */
export function withPlayers(plan: TablePlan, players: number): TablePlan {
  const mine = plan.chairs.findIndex(({ sitter }) => sitter === 'me');
  const kept = mine >= players ? withSitter(plan, 0, 'me', []) : plan;
  return { ...kept, players };
}

/** Puts somebody else on a chair. I sit on one chair only: the one I leave goes to whoever was on the new one. */
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

/** Gives a chair a value of its own, its colour for example; whoever had it takes the chair's old one. */
export function withChoice(plan: TablePlan, seat: number, option: string, value: string): TablePlan {
  const old = plan.chairs[seat]?.choices[option];
  const other = plan.chairs.findIndex(({ choices }) => choices[option] === value);
  if (old === undefined || other < 0) return plan;
  const choose = (before: TablePlan, at: number, chosen: string) =>
    withChair(before, at, { choices: { ...before.chairs[at]?.choices, [option]: chosen } });
  return choose(choose(plan, other, old), seat, value);
}

/** What each chair chose, those of the chairs that are not used last. */
export function choicesOf(plan: TablePlan, option: string): string[] {
  return plan.chairs.map(({ choices }) => choices[option] ?? '');
}

/** Taking back is usual unless somebody plays from elsewhere, who cannot be asked. In a race it is not possible. */
export function takebackOf(game: GameInfo, plan: TablePlan): boolean {
  return setupOf(game.key).takeback && (plan.takeback ?? areAllHere(plan));
}

/** So are hints, in games that have an engine. */
export function hintsOf(game: GameInfo, plan: TablePlan): boolean {
  return game.analysis && (plan.hints ?? areAllHere(plan));
}

function areAllHere({ chairs, players }: TablePlan): boolean {
  return chairs.slice(0, players).every(({ sitter }) => sitter !== 'link');
}

/** The options that mean something in this plan. House rules settle quarrels: one alone has none. */
export function optionsFor(game: GameInfo, { players, options }: TablePlan): OptionInfo[] {
  const { alone, idle } = setupOf(game.key);
  if (alone && players === 1) return [];
  const idlers = idle(players, options);
  return game.options.filter(
    ({ key, players: meant }) =>
      !(alone && Object.hasOwn(alone, key)) &&
      !idlers.includes(key) &&
      (meant.length === 0 || meant.includes(players)),
  );
}

/** The values that mean something with so many players: nobody begins who does not play. */
export function valuesFor(option: OptionInfo, players: number): string[] {
  return option.values.filter((value) => (chairNamedBy(option.key, value) ?? 0) < players);
}

/** The value that holds: the chosen one, or the usual one where the chosen one means nothing. */
export function valueOf(plan: TablePlan, option: OptionInfo): string {
  const chosen = plan.options[option.key];
  return chosen !== undefined && valuesFor(option, plan.players).includes(chosen) ? chosen : option.default;
}

/** What the server is asked for. Options that mean nothing in this plan are left at their default. */
export function toNewTable(game: GameInfo, plan: TablePlan): NewTable {
  const chairs = plan.chairs.slice(0, plan.players);
  const options: Record<string, string> = plan.players === 1 ? { ...setupOf(game.key).alone } : {};
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
    ...(game.analysis && { hints: hintsOf(game, plan) }),
  };
}
