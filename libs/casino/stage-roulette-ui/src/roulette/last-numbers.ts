/** Results that are remembered, of which the last ones are shown. */
const KEPT = 100;
export const SHOWN = 12;
/** So many numbers are named; more are counted. */
const NAMED = 4;

export interface Result {
  /** Number of the round in this visit. */
  count: number;
  pocket: number;
}

/** Results, the last one first, with one more; a round that is known already changes nothing. */
export const withResult = (results: readonly Result[], result: Result): readonly Result[] =>
  results.some(({ count }) => count === result.count) ? results : [result, ...results].slice(0, KEPT);

/** Numbers that were drawn most, more than once, and those that were not drawn. Both say nothing about the next round. */
export function hotAndCold(results: readonly Result[], pockets: readonly number[]): { hot: readonly number[]; cold: readonly number[] } {
  const times = new Map<number, number>();
  for (const { pocket } of results) times.set(pocket, (times.get(pocket) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  const hot = most < 2 ? [] : pockets.filter((pocket) => times.get(pocket) === most).sort((one, other) => one - other);
  const cold = pockets.filter((pocket) => !times.has(pocket)).sort((one, other) => one - other);
  return { hot: hot.slice(0, NAMED), cold };
}
export const isNamed = (numbers: readonly number[]): boolean => numbers.length <= NAMED;
