/** The meaning of option values, as far as it is the same in all games. */
import type { GameInfo } from '$lib/wire/messages';

/** The age from which a game with these options is meant, as its box prints it; 0: the box prints none. */
export function ageWith(
  { age, ages_of_options }: Pick<GameInfo, 'age' | 'ages_of_options'>,
  options: Readonly<Record<string, string>> = {},
): number {
  for (const [option, ages] of Object.entries(ages_of_options)) {
    const own = ages[options[option] ?? ''];
    if (own !== undefined) return own;
  }
  return age;
}
