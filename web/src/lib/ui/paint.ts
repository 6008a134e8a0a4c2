/** Passes one of the page's colours to style sheets: `--c`, its lit and shaded sides, text in it and text on it. */
export type Colour = 'blue' | 'yellow' | 'red' | 'green' | 'violet';

export function paint(name: Colour): string {
  return (
    `--c: var(--${name}); --c-light: var(--${name}-light); --c-dark: var(--${name}-dark); ` +
    `--c-ink: var(--${name}-ink); --on-c: var(--on-${name})`
  );
}
