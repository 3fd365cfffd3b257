import { drawFrom, drawWeighted } from '../core/draw.ts';
import { paid, type Rules, settled } from '../core/model.ts';

/** Prizes of a card in hundredths of the stake, with their weights; the first means no prize. */
export interface ScratchPrizes {
  times: readonly number[];
  weights: readonly number[];
  /** Multipliers shown by a second field, with their weights. */
  multipliers: readonly number[];
  multiplierWeights: readonly number[];
}

/** Three equal symbols win. */
export const MATCH_3: ScratchPrizes = {
  times: [0, 100, 200, 500, 1_000, 5_000, 100_000],
  weights: [70_990, 13_000, 10_900, 4_000, 900, 190, 20],
  multipliers: [1],
  multiplierWeights: [1],
};

/** A prize and its multiplier. */
export const MULTIPLIER: ScratchPrizes = {
  times: [0, 50, 100, 250, 1_000, 10_000],
  weights: [58_400, 17_000, 16_400, 6_700, 1_410, 90],
  multipliers: [1, 2, 5, 10],
  multiplierWeights: [75, 20, 4, 1],
};

const FIELDS = 9;
const SYMBOLS = 'ABCDEFG';
/** Symbol that three fields show for a prize; the first prize is none. */
export const prizeSymbol = (prize: number): string => (prize > 0 ? (SYMBOLS[prize] ?? '') : '');

/** A scratch card: the prize is drawn first, then the fields that show it. Losing fields contain no three of a kind. @spec CS-05 */
export const scratchCard = ({ times, weights, multipliers, multiplierWeights }: ScratchPrizes): Rules => ({
  family: 'scratch',
  idle: 'scratch',
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, _moves, draw) => {
    const prize = drawWeighted(draw, weights);
    const multiplier = multipliers[drawWeighted(draw, multiplierWeights)] ?? 1;
    const won = prizeSymbol(prize);
    const pairs = [...SYMBOLS].filter((symbol) => symbol !== won).flatMap((symbol) => [symbol, symbol]);
    const others = drawFrom(draw, pairs, won === '' ? FIELDS : FIELDS - 3);
    const cells = drawFrom(draw, won === '' ? others : [...others, won, won, won], FIELDS);
    const base = times[prize] ?? 0;
    return settled(amount, paid(amount, base * multiplier), { kind: 'scratch', cells, times: base, multiplier });
  },
});
