import { checkWhole } from './check-input.ts';
import { combinationCount } from './combinations.ts';

/**
 * The combination that stands at a place of the list, without making those before it.
 * @param rank - place, from zero, in the order of the positions.
 * @returns positions of the bets, rising.
 * @throws RangeError when the list has no such place.
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
 * Every combination as rising positions, one at a time: a list of millions costs what is read of it.
 * @param from - place to begin at.
 * @throws CouponError when count, size or place is no whole number, or the count is above `MOST_BETS`.
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
