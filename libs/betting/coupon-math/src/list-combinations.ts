import { checkWhole } from './check-input.ts';
import { combinationCount } from './combinations.ts';

/**
 * The combination at an index of the list, computed without generating those before it.
 * @param rank - index from zero, in lexicographic order.
 * @returns indexes of the bets, ascending.
 * @throws RangeError if the list has no such index.
 * @spec CP-10
 * @example
 * combinationAt(4, 2, 5); // => [2, 3]
 */
export function combinationAt(count: number, size: number, rank: number): number[] {
  if (!Number.isSafeInteger(rank) || rank < 0 || rank >= combinationCount(count, size)) {
    throw new RangeError(`There is no combination ${rank} of ${size} out of ${count}; they are counted from zero.`);
  }
  const taken: number[] = [];
  let before = rank;
  for (let position = 0; taken.length < size; position += 1) {
    const withPosition = combinationCount(count - position - 1, size - taken.length - 1);
    if (before < withPosition) taken.push(position);
    else before -= withPosition;
  }
  return taken;
}

/**
 * Generates combinations as ascending indexes, one at a time, so that a list of millions costs only what is read of it.
 * @param from - index to start at.
 * @throws CouponError when count, size or index is not a whole number, or the count is above `MOST_BETS`.
 * @spec CP-10
 * @example
 * [...combinationsOf(3, 2)]; // => [[0, 1], [0, 2], [1, 2]]
 */
export function* combinationsOf(count: number, size: number, from = 0): Generator<readonly number[], void> {
  checkWhole(from, 'from', 0);
  if (from >= combinationCount(count, size)) return;
  const taken = combinationAt(count, size, from);
  for (;;) {
    yield [...taken];
    let last = size - 1;
    while (last >= 0 && taken[last] === count - size + last) last -= 1;
    if (last < 0) return;
    const next = (taken[last] ?? 0) + 1;
    for (let at = last; at < size; at += 1) taken[at] = next + at - last;
  }
}
