/**
 * Smallest stake whose possible win reaches the wanted win, for a coupon of any shape with any bonus. Uses bisection, because the win never
 * falls when the stake rises.
 *
 * @param win - wanted win in minor units.
 * @param winOf - possible win of a stake, both in minor units.
 * @param largest - largest stake to try, in minor units.
 * @returns null if even the largest stake wins less.
 * @spec CP-10
 */
export function stakeForPossibleWin(win: number, winOf: (amount: number) => number, largest: number): number | null {
  if (largest < 1 || winOf(largest) < win) return null;
  let [low, high] = [1, largest];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (winOf(middle) >= win) high = middle;
    else low = middle + 1;
  }
  return low;
}
