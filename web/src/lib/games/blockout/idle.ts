/** The options of Block Out! that have no effect with the chosen tower. */

export function idleOptions(options: Readonly<Record<string, string>>): string[] {
  const { towerModel, slip } = options;
  if (towerModel === 'statics') return ['touchPrice', ...(slip === 'on' ? [] : ['hands'])];
  return towerModel === 'reported' ? ['slip', 'hands'] : ['slip'];
}
