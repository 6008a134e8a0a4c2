/** A table while it is being set up: who is to sit where and which rules hold. Plain values; every change is a new plan. */
import type { BlokusColour, GameInfo, NewSeat, NewTable, OptionInfo, Sitter } from '$lib/wire/messages';

export interface PlannedChair {
  sitter: Sitter;
  name: string;
  level: string;
  colour: BlokusColour;
}

export interface TablePlan {
  players: number;
  /** As many as the game can seat; the first `players` of them count. */
  chairs: readonly PlannedChair[];
  options: Readonly<Record<string, string>>;
  /** null: as it is usual for these chairs. */
  takeback: boolean | null;
}

const COLOURS: readonly BlokusColour[] = ['blue', 'yellow', 'red', 'green'];
/** With two players each plays two colours, always these. */
const PAIRS: readonly (readonly BlokusColour[])[] = [
  ['blue', 'red'],
  ['yellow', 'green'],
];

/** Me and the strongest bots, as many as the game seats. */
export function firstPlan(game: GameInfo, myName: string, botNames: readonly string[]): TablePlan {
  const players = Math.max(...game.players);
  const level = game.bots.at(-1) ?? '';
  return {
    players,
    chairs: COLOURS.slice(0, players).map((colour, seat) => ({
      sitter: seat === 0 ? 'me' : 'bot',
      name: seat === 0 ? myName : (botNames[seat - 1] ?? ''),
      level,
      colour,
    })),
    options: Object.fromEntries(game.options.map(({ key, default: usual }) => [key, usual])),
    takeback: null,
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

/** Gives a chair a colour; whoever had it takes the chair's old one. */
export function withColour(plan: TablePlan, seat: number, colour: BlokusColour): TablePlan {
  const old = plan.chairs[seat]?.colour;
  const other = plan.chairs.findIndex((chair) => chair.colour === colour);
  if (!old || other < 0) return plan;
  return withChair(withChair(plan, other, { colour: old }), seat, { colour });
}

export function coloursOf(plan: TablePlan, seat: number): readonly BlokusColour[] {
  if (plan.players === 2) return PAIRS[seat] ?? [];
  const chair = plan.chairs[seat];
  return chair ? [chair.colour] : [];
}

/** With three players: the colour that all lay in turns. */
export function sharedColour(plan: TablePlan): BlokusColour | null {
  return plan.players === 3 ? (plan.chairs[3]?.colour ?? null) : null;
}

/** Taking back is usual unless somebody plays from elsewhere, who cannot be asked. */
export function takebackOf(plan: TablePlan): boolean {
  return plan.takeback ?? !plan.chairs.slice(0, plan.players).some(({ sitter }) => sitter === 'link');
}

/** The options that mean something with so many players. */
export function optionsFor(options: readonly OptionInfo[], players: number): OptionInfo[] {
  return options.filter((option) => option.players.length === 0 || option.players.includes(players));
}

/** What the server is asked for. Options that mean nothing with so many players are left at their default. */
export function toNewTable(game: GameInfo, plan: TablePlan): NewTable {
  const chairs = plan.chairs.slice(0, plan.players);
  const options: Record<string, string> = {};
  for (const option of optionsFor(game.options, plan.players)) {
    const value = option.per_seat ? chairs.map(({ colour }) => colour).join(',') : plan.options[option.key];
    if (value !== undefined && value !== option.default) options[option.key] = value;
  }
  const seats = chairs.map(({ sitter, name, level }): NewSeat => {
    if (sitter === 'bot') return { sitter, name, level };
    return { sitter, name: name.trim() };
  });
  return { game: game.key, seats, options, takeback: takebackOf(plan) };
}
