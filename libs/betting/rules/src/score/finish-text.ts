const PLACES = 3;

/** The first three of a race with their numbers: `1. Ember (5) · 2. Jade (3) · 3. Moss (8)`. @spec BT-08 */
export const finishText = (finishers: readonly { number: number; name: string }[]): string =>
  finishers
    .slice(0, PLACES)
    .map(({ number, name }, at) => `${at + 1}. ${name} (${number})`)
    .join(' · ');
