/** What all games write alike in their options. */

/** The chair that an option's value stands for: who begins is written as a chair's number. null: it names no chair. */
export function chairNamedBy(option: string, value: string): number | null {
  return option === 'starter' && /^\d+$/.test(value) ? Number(value) : null;
}
