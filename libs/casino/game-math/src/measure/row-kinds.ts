import { CLIMB_PARTS, climbWins, HIGHEST, LOWEST_TARGET } from '../instant/climbing.ts';
import { PLINKO, RISKS } from '../instant/plinko.ts';
import type { KenoPays, KenoSize } from '../numbers/keno.ts';
import type { PayLabel } from '../pay-table/shapes.ts';
import type { RouletteKind } from '../tables/roulette.ts';
import { measureBaccarat, measureKeno, measurePlinko, measureRoulette } from './measure-tables.ts';
import type { Measure } from './tally.ts';

/** A row of the table of figures: one choice or strategy of a model. The first row holds the main figures of the model. */
export interface Row {
  /** The choice or the strategy, in terms of the trade. */
  of: string;
  /** The same for players, whose language is not English. */
  choice: PayLabel;
  /** Number of simulated rounds; absent if the figures are exact. */
  rounds?: number;
  /** Exact return if only variance and hit rate are simulated. */
  exactRtp?: () => number;
  measure: (random: () => number) => Measure;
  /** Maximum return in stakes, where simulated rounds may miss it. */
  most?: () => number;
  /** Published return of best play, where the row's strategy is a simpler one. */
  bestRtp?: number;
  /** Source that the return was compared with. */
  source?: string;
}

export const SIMULATED_ROUNDS = 100_000_000;
export const BLACKJACK_ROUNDS = 2_000_000;

export const rouletteRows = (kind: RouletteKind): Row[] => {
  const published = kind === 'american' ? '94.7368 %: 36/38' : '97.2973 %: 36/37';
  const row = (of: string, choice: PayLabel, on: string, source = published): Row => ({
    of,
    choice,
    measure: () => measureRoulette(on, kind),
    source,
  });
  return [
    row('even-money bet', { word: 'even-money' }, 'red', kind === 'french' ? '98.6486 %: 1 − 1/74' : published),
    row('single number', { word: 'straight' }, 'straight-17'),
    row('dozen', { word: 'dozen' }, 'dozen-1'),
    ...(kind === 'american' ? [row('basket', { word: 'group', of: 'basket' }, 'basket', '92.1053 %: 35/38')] : []),
  ];
};
const valueRow = (on: string, measure: (on: string) => Measure, source?: string): Row => ({
  of: on,
  choice: { word: 'value', of: on },
  measure: () => measure(on),
  ...(source !== undefined && { source }),
});
/** Published house edges in percent by place, of all places that differ. */
export const SIC_BO_EDGES = {
  ...{ small: 2.7778, odd: 2.7778, 'single-1': 7.8704, 'pair-1-2': 16.6667, 'double-1': 11.1111, 'triple-1': 16.2037 },
  ...{ 'any-triple': 13.8889, 'total-4': 15.2778, 'total-5': 13.8889, 'total-6': 12.037, 'total-7': 9.7222, 'total-8': 12.5 },
  ...{ 'total-9': 7.4074, 'total-10': 12.5 },
};
export const CRAPS_EDGES = {
  ...{ pass: 1.4141, 'dont-pass': 1.3636, come: 1.4141, 'dont-come': 1.3636, 'pass-odds': 0, 'dont-pass-odds': 0 },
  ...{ 'box-6': 1.5152, 'box-5': 4, 'box-4': 6.6667, 'buy-4': 1.6667, 'buy-5': 2, 'buy-6': 2.2727, 'lay-4': 1.6667, 'lay-5': 2 },
  ...{ 'lay-6': 2.2727, 'big-6': 9.0909, field: 2.7778, 'hard-6': 9.0909, 'hard-4': 11.1111, 'any-seven': 16.6667 },
  ...{ 'any-craps': 11.1111, 'sum-2': 13.8889, 'sum-3': 11.1111, 'sum-11': 11.1111, 'sum-12': 13.8889, horn: 12.5 },
  ...{ 'craps-eleven': 11.1111, world: 13.3333 },
};
export const edgeRows = (edges: Readonly<Record<string, number>>, measure: (on: string) => Measure): Row[] =>
  Object.entries(edges).map(([on, edge]) => valueRow(on, measure, `${(100 - edge).toFixed(4)} %, published`));
/** A machine with best play. */
export const machineRow = (measure: () => Measure, source: string): Row => ({
  of: 'best play',
  choice: { word: 'best-play' },
  measure,
  source,
});
export const baccaratRows = (): Row[] => [
  {
    of: 'banker',
    choice: { word: 'value', of: 'banker' },
    measure: () => measureBaccarat('banker'),
    source: '98.9421 %, published for eight decks',
  },
  {
    of: 'player',
    choice: { word: 'value', of: 'player' },
    measure: () => measureBaccarat('player'),
    source: '98.7649 %, published for eight decks',
  },
  {
    of: 'tie',
    choice: { word: 'value', of: 'tie' },
    measure: () => measureBaccarat('tie'),
    source: '85.6404 %, published for eight decks',
  },
];
export const numbersRows = (size: KenoSize, pays: KenoPays, first: number): Row[] =>
  [first, ...pays.map((_, at) => at + 1).filter((chosen) => chosen !== first)].map((chosen) => ({
    of: `${chosen} chosen`,
    choice: { word: 'chosen', n: chosen },
    measure: () => measureKeno(size, pays, chosen),
  }));
export const plinkoRows = (rows: 8 | 12 | 16): Row[] =>
  RISKS.map((risk) => ({
    of: `${risk} risk`,
    choice: { word: 'value', of: risk },
    measure: () => measurePlinko(rows, PLINKO[rows][risk]),
  }));

/** Lowest and highest of some returns. */
export function rangeOf(returns: Iterable<number>): { from: number; to: number } {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const rtp of returns) [from, to] = [Math.min(from, rtp), Math.max(to, rtp)];
  return { from, to };
}
function* climbReturns(): Iterable<number> {
  for (let target = LOWEST_TARGET; target <= HIGHEST; target++) yield ((climbWins(target) / CLIMB_PARTS) * target) / 100;
}
/** Range of a climb over all targets. */
export const climbs = () => rangeOf(climbReturns());
