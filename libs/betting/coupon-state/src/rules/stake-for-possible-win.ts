/**
 * Smallest stake whose possible win is at least the wanted one, for a coupon of any shape and any bonus: the win never falls when the stake
 * rises, so halving finds it.
 *
 * @param win - wanted win, minor units.
 * @param winOf - possible win of a stake, both in minor units.
 * @param largest - largest stake that is tried, minor units.
 * @returns null when even that wins less.
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
