/** Gives a number or a die its colour; the figure and the letter say the same without it. */
const OF_NUMBER: Readonly<Record<string, string>> = {
  1: 'blue',
  2: 'green',
  3: 'yellow',
  4: 'red',
  5: 'violet',
};
const OF_DIE: Readonly<Record<string, string>> = { W: 'yellow', U: 'blue', R: 'red' };

export function paintNumber(number: number | string): string {
  return paint(OF_NUMBER[number] ?? 'violet');
}

export function paintDie(die: string): string {
  return paint(OF_DIE[die] ?? 'violet');
}

function paint(name: string): string {
  return `--c: var(--${name}); --c-light: var(--${name}-light); --c-dark: var(--${name}-dark); --on-c: var(--on-${name})`;
}
