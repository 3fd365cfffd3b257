import type { Played } from './core/model.ts';

/**
 * The jackpot of a slot: one in `share` of each stake goes into the jackpot of its currency. A stake of one unit of the currency wins all of
 * it once in `roundsAWin` rounds on average, a larger stake proportionally more often.
 *
 * @spec CS-01
 */
export const JACKPOT = { share: 100, roundsAWin: 100_000 } as const;

/**
 * A round's contribution to the jackpot in hundredths of a minor unit: its share of the stake, and the fraction that the return lost.
 *
 * @spec CS-01
 */
export const jackpotShare = (amount: number, { fraction = 0 }: Pick<Played, 'fraction'>): number =>
  Math.ceil((amount * 100) / JACKPOT.share) + fraction;
