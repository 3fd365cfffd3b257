import { Rational } from '@touchline/shared-primitives';
import { choose } from './counting.ts';
import type { BingoLottery, Lottery, LottoPrize } from './lotteries.ts';

/** A prize with its exact probability for one combination. */
export interface PrizeOdds extends LottoPrize {
  chance: Rational;
}

/** Probability that exactly `right` of `picked` numbers are among the `drawn` of `pool`: hypergeometric. @spec TL-02 */
export const chanceOfRight = (pool: number, drawn: number, picked: number, right: number): Rational =>
  Rational.of(choose(picked, right) * choose(pool - picked, drawn - right), choose(pool, drawn));

/** Probability that exactly `right` lines of a card are full, by inclusion-exclusion over the lines. */
function chanceOfLines(
  { pool, drawn, lines, perLine }: Pick<BingoLottery, 'pool' | 'drawn' | 'lines' | 'perLine'>,
  right: number,
): Rational {
  const cards = choose(pool, drawn);
  let ways = 0n;
  for (let full = right; full <= lines; full++) {
    const sign = (full - right) % 2 === 0 ? 1n : -1n;
    const among = choose(full, right) * choose(lines, full);
    ways += sign * among * choose(pool - full * perLine, drawn - full * perLine);
  }
  return Rational.of(ways, cards);
}

/** Probability that exactly `right` last digits match: those do, and the digit before them does not. */
const chanceOfDigits = (digits: number, right: number): Rational =>
  right === digits ? Rational.of(1, 10n ** BigInt(digits)) : Rational.of(9, 10n ** BigInt(right + 1));

/**
 * Prizes of one combination with their exact probabilities.
 *
 * @param picked - number of picks in a keno entry; other lotteries have a fixed number.
 * @spec TL-02
 */
export function prizeOdds(lottery: Lottery, picked = 1): PrizeOdds[] {
  switch (lottery.kind) {
    case 'classic':
      return lottery.prizes.map((prize) => ({ ...prize, chance: chanceOfRight(lottery.pool, lottery.drawn, lottery.picks, prize.right) }));
    case 'keno':
      return (lottery.prizes[picked] ?? []).map((prize) => ({
        ...prize,
        chance: chanceOfRight(lottery.pool, lottery.drawn, picked, prize.right),
      }));
    case 'bingo':
      return lottery.prizes.map((prize) => ({ ...prize, chance: chanceOfLines(lottery, prize.right) }));
    case 'raffle':
      return lottery.prizes.map((prize) => ({ ...prize, chance: chanceOfDigits(lottery.digits, prize.right) }));
  }
}

/** Average return of a combination as a fraction of its price, exact. @spec TL-02 */
export const expectedReturn = (odds: readonly PrizeOdds[]): Rational =>
  odds.reduce((sum, { chance, times }) => sum.plus(chance.times(times)), Rational.zero);

/** Probability of any prize. */
export const chanceOfAnyPrize = (odds: readonly PrizeOdds[]): Rational => odds.reduce((sum, { chance }) => sum.plus(chance), Rational.zero);
