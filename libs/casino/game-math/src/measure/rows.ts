import { dicePays, DICE_PARTS, LEAST_ROLLS, MOST_ROLLS } from '../instant/dice.ts';
import { CLIMB_PARTS, climbWins, HIGHEST, LOWEST_TARGET } from '../instant/climbing.ts';
import { MINE_CELLS } from '../instant/mines.ts';
import { WHEEL_HIGH, WHEEL_LOW, COIN_PAYS, FISH, TWO_DICE } from '../instant/single-draw.ts';
import { PLINKO, RISKS } from '../instant/plinko.ts';
import { DRAW, DRAW_SIZE, KENO, KENO_SIZE, type KenoPays, type KenoSize } from '../numbers/keno.ts';
import { MATCH_3, MULTIPLIER } from '../numbers/scratch.ts';
import { count } from '../pay-table/parts.ts';
import type { PayLabel } from '../pay-table/shapes.ts';
import type { ModelId } from '../rules.ts';
import { cascadeMost } from '../slots/engine.ts';
import { CASCADE, CLASSIC, FREE_SPINS, HOLD, LINES, WAYS } from '../slots/models.ts';
import { SIC_BO_PLACES } from '../tables/sic-bo.ts';
import type { RouletteKind } from '../tables/roulette.ts';
import { bonusHand, deucesHand, jacksHand, jokerHand, kickerHand } from '../tables/video-hands.ts';
import { BONUS, DEUCES, DOUBLE_BONUS, DOUBLE_DOUBLE, FULL_DEUCES, JACKS, JACKS_8_5, JOKER, JOKER_DECK } from '../tables/video-poker.ts';
import { FIXTURES, FOOTBALL_MARKETS } from '../virtual/football.ts';
import { RACE_PLACES } from '../virtual/racing.ts';
import { blackjackReturn, measureHilo, measureVideoPoker, simulateBlackjack, simulateHoldem, simulateStud } from './measure-cards.ts';
import { measureHold, measureReels, simulateCascade } from './measure-slots.ts';
import {
  measureBaccarat,
  measureBingo,
  measureChance,
  measureClimb,
  measureCraps,
  measureDice,
  measureEqual,
  measureFootball,
  measureKeno,
  measureMines,
  measurePlinko,
  measureRacing,
  measureRoulette,
  measureScratch,
  measureSicBo,
} from './measure-tables.ts';
import type { Measure } from './tally.ts';
import { playBlackjack } from './play-blackjack.ts';

/** A row of the table of figures: a model with one choice or strategy. A model's first row holds its main figures. */
export interface Row {
  model: ModelId;
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
const BLACKJACK_ROUNDS = 2_000_000;

const rouletteRows = (model: ModelId, kind: RouletteKind): Row[] => {
  const published = kind === 'american' ? '94.7368 %: 36/38' : '97.2973 %: 36/37';
  const row = (of: string, choice: PayLabel, on: string, source = published): Row => ({
    model,
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
const valueRow = (model: ModelId, on: string, measure: (on: string) => Measure, source?: string): Row => ({
  model,
  of: on,
  choice: { word: 'value', of: on },
  measure: () => measure(on),
  ...(source !== undefined && { source }),
});
/** Published house edges in percent by place, of all places that differ. */
const SIC_BO_EDGES = {
  ...{ small: 2.7778, odd: 2.7778, 'single-1': 7.8704, 'pair-1-2': 16.6667, 'double-1': 11.1111, 'triple-1': 16.2037 },
  ...{ 'any-triple': 13.8889, 'total-4': 15.2778, 'total-5': 13.8889, 'total-6': 12.037, 'total-7': 9.7222, 'total-8': 12.5 },
  ...{ 'total-9': 7.4074, 'total-10': 12.5 },
};
const CRAPS_EDGES = {
  ...{ pass: 1.4141, 'dont-pass': 1.3636, come: 1.4141, 'dont-come': 1.3636, 'pass-odds': 0, 'dont-pass-odds': 0 },
  ...{ 'box-6': 1.5152, 'box-5': 4, 'box-4': 6.6667, 'buy-4': 1.6667, 'buy-5': 2, 'buy-6': 2.2727, 'lay-4': 1.6667, 'lay-5': 2 },
  ...{ 'lay-6': 2.2727, 'big-6': 9.0909, field: 2.7778, 'hard-6': 9.0909, 'hard-4': 11.1111, 'any-seven': 16.6667 },
  ...{ 'any-craps': 11.1111, 'sum-2': 13.8889, 'sum-3': 11.1111, 'sum-11': 11.1111, 'sum-12': 13.8889, horn: 12.5 },
  ...{ 'craps-eleven': 11.1111, world: 13.3333 },
};
const edgeRows = (model: ModelId, edges: Readonly<Record<string, number>>, measure: (on: string) => Measure): Row[] =>
  Object.entries(edges).map(([on, edge]) => valueRow(model, on, measure, `${(100 - edge).toFixed(4)} %, published`));
/** A machine with best play. */
const machineRow = (model: ModelId, measure: () => Measure, source: string): Row => ({
  model,
  of: 'best play',
  choice: { word: 'best-play' },
  measure,
  source,
});
const baccaratRows = (model: ModelId): Row[] => [
  {
    model,
    of: 'banker',
    choice: { word: 'value', of: 'banker' },
    measure: () => measureBaccarat('banker'),
    source: '98.9421 %, published for eight decks',
  },
  {
    model,
    of: 'player',
    choice: { word: 'value', of: 'player' },
    measure: () => measureBaccarat('player'),
    source: '98.7649 %, published for eight decks',
  },
  {
    model,
    of: 'tie',
    choice: { word: 'value', of: 'tie' },
    measure: () => measureBaccarat('tie'),
    source: '85.6404 %, published for eight decks',
  },
];
const numbersRows = (model: ModelId, size: KenoSize, pays: KenoPays, first: number): Row[] =>
  [first, ...pays.map((_, at) => at + 1).filter((chosen) => chosen !== first)].map((chosen) => ({
    model,
    of: `${chosen} chosen`,
    choice: { word: 'chosen', n: chosen },
    measure: () => measureKeno(size, pays, chosen),
  }));
const plinkoRows = (model: ModelId, rows: 8 | 12 | 16): Row[] =>
  RISKS.map((risk) => ({
    model,
    of: `${risk} risk`,
    choice: { word: 'value', of: risk },
    measure: () => measurePlinko(rows, PLINKO[rows][risk]),
  }));

/** All rows. @spec CS-05 */
export const ROWS: readonly Row[] = [
  { model: 'slot-classic-3x3', of: 'every spin', choice: { word: 'every-round' }, measure: () => measureReels(CLASSIC) },
  { model: 'slot-lines-5x3', of: 'every spin', choice: { word: 'every-round' }, measure: () => measureReels(LINES) },
  { model: 'slot-ways-243', of: 'every spin', choice: { word: 'every-round' }, measure: () => measureReels(WAYS) },
  {
    model: 'slot-cascade-6x5',
    of: 'every spin',
    choice: { word: 'every-round' },
    rounds: SIMULATED_ROUNDS,
    measure: (random) => simulateCascade(CASCADE, SIMULATED_ROUNDS, random),
    most: () => cascadeMost(CASCADE),
  },
  { model: 'slot-free-spins', of: 'every spin', choice: { word: 'every-round' }, measure: () => measureReels(FREE_SPINS) },
  { model: 'slot-hold-respin', of: 'every spin', choice: { word: 'every-round' }, measure: () => measureHold(HOLD) },
  ...rouletteRows('roulette-european', 'european'),
  ...rouletteRows('roulette-french', 'french'),
  ...rouletteRows('roulette-american', 'american'),
  ...edgeRows('sic-bo', SIC_BO_EDGES, measureSicBo),
  ...edgeRows('craps', CRAPS_EDGES, measureCraps),
  {
    model: 'blackjack',
    of: 'best play',
    choice: { word: 'best-play' },
    rounds: BLACKJACK_ROUNDS,
    exactRtp: () => 1 + blackjackReturn(),
    measure: (random) => simulateBlackjack(BLACKJACK_ROUNDS, playBlackjack(random)),
    source: '99.3098 %, published for an infinite deck without doubling after a split: the same count gives it',
  },
  ...baccaratRows('baccarat'),
  {
    model: 'caribbean-stud',
    of: 'raise with A K J 8 3 or better',
    choice: { word: 'stud-play' },
    bestRtp: 0.9478,
    rounds: SIMULATED_ROUNDS,
    measure: (random) => simulateStud(SIMULATED_ROUNDS, random),
    source: '94.684 %, published for this strategy',
  },
  {
    model: 'casino-holdem',
    of: 'call with a pair, a queen, king or ace, four to a straight or flush, or two high cards',
    choice: { word: 'holdem-play' },
    bestRtp: 0.9784,
    rounds: SIMULATED_ROUNDS,
    measure: (random) => simulateHoldem(SIMULATED_ROUNDS, random),
    source: '97.84 % is published for best play',
  },
  machineRow('video-poker-jacks', () => measureVideoPoker(jacksHand, JACKS), '99.5439 %, published for 9/6'),
  machineRow('video-poker-deuces', () => measureVideoPoker(deucesHand, DEUCES), '99.7283 %, published for this pay table'),
  machineRow('video-poker-jacks-8-5', () => measureVideoPoker(jacksHand, JACKS_8_5), '97.2984 %, published for 8/5'),
  machineRow('video-poker-bonus', () => measureVideoPoker(bonusHand, BONUS), '99.1660 %, published for 8/5'),
  machineRow('video-poker-double-bonus', () => measureVideoPoker(bonusHand, DOUBLE_BONUS), '100.1725 %, published for 10/7'),
  machineRow('video-poker-double-double', () => measureVideoPoker(kickerHand, DOUBLE_DOUBLE), '98.9808 %, published for 9/6'),
  machineRow('video-poker-full-deuces', () => measureVideoPoker(deucesHand, FULL_DEUCES), '100.7620 %, published for full pay'),
  machineRow('video-poker-joker', () => measureVideoPoker(jokerHand, JOKER, JOKER_DECK.length), '100.6463 %, published for full pay'),
  ...numbersRows('keno-80', KENO_SIZE, KENO, 6),
  { model: 'bingo-75', of: 'one card', choice: { word: 'every-round' }, measure: measureBingo },
  { model: 'scratch-match-3', of: 'one card', choice: { word: 'every-round' }, measure: () => measureScratch(MATCH_3) },
  { model: 'scratch-multiplier', of: 'one card', choice: { word: 'every-round' }, measure: () => measureScratch(MULTIPLIER) },
  { model: 'crash', of: 'left at 2.00', choice: { word: 'left-at', n: 200 }, measure: () => measureClimb(200) },
  { model: 'crash', of: 'left at 10.00', choice: { word: 'left-at', n: 1_000 }, measure: () => measureClimb(1_000) },
  { model: 'dice', of: 'over 50.49', choice: { word: 'roll', of: 'over', n: 5_049 }, measure: () => measureDice('over', 5_049) },
  { model: 'dice', of: 'under 10.00', choice: { word: 'roll', of: 'under', n: 1_000 }, measure: () => measureDice('under', 1_000) },
  { model: 'mines', of: '3 mines, 5 cells', choice: { word: 'mines-opened', n: 3, to: 5 }, measure: () => measureMines(3, 5) },
  { model: 'mines', of: '10 mines, 3 cells', choice: { word: 'mines-opened', n: 10, to: 3 }, measure: () => measureMines(10, 3) },
  ...plinkoRows('plinko-8', 8),
  ...plinkoRows('plinko-12', 12),
  ...plinkoRows('plinko-16', 16),
  { model: 'hilo', of: 'one guess', choice: { word: 'guesses', n: 1 }, measure: () => measureHilo(1) },
  { model: 'hilo', of: 'three guesses', choice: { word: 'guesses', n: 3 }, measure: () => measureHilo(3) },
  { model: 'limbo', of: 'target 2.00', choice: { word: 'left-at', n: 200 }, measure: () => measureClimb(200) },
  { model: 'limbo', of: 'target 100.00', choice: { word: 'left-at', n: 10_000 }, measure: () => measureClimb(10_000) },
  { model: 'wheel-low', of: 'every spin', choice: { word: 'every-round' }, measure: () => measureEqual(WHEEL_LOW) },
  { model: 'wheel-high', of: 'every spin', choice: { word: 'every-round' }, measure: () => measureEqual(WHEEL_HIGH) },
  ...FISH.map(({ pays, chance }, at): Row => ({
    model: 'fishing',
    of: `fish that pays ${pays / 100}`,
    choice: { word: 'fish', n: at + 1 },
    measure: () => measureChance(pays, chance, 1_000_000),
  })),
  { model: 'coin-flip', of: 'either side', choice: { word: 'every-round' }, measure: () => measureChance(COIN_PAYS, 1, 2) },
  { model: 'high-low', of: 'under or over', choice: { word: 'value', of: 'over' }, measure: () => measureChance(TWO_DICE.under, 15, 36) },
  { model: 'high-low', of: 'seven', choice: { word: 'value', of: 'seven' }, measure: () => measureChance(TWO_DICE.seven, 6, 36) },
  ...FIXTURES.slice(0, 1).flatMap((_, fixture) =>
    Object.keys(FOOTBALL_MARKETS).map((on): Row => ({
      model: 'virtual-football',
      of: `first fixture, ${on}`,
      choice: { word: 'value', of: on },
      measure: () => measureFootball(fixture, on),
    })),
  ),
  ...RACE_PLACES.filter((_, at) => at < 4).map((on): Row => ({
    model: 'virtual-racing',
    of: on,
    choice: { word: 'value', of: on },
    measure: () => measureRacing(on),
  })),
  ...numbersRows('tv-draw', DRAW_SIZE, DRAW, 2),
  ...rouletteRows('live-roulette', 'european'),
  ...baccaratRows('live-baccarat'),
];

function rangeOf(returns: Iterable<number>): { from: number; to: number } {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const rtp of returns) [from, to] = [Math.min(from, rtp), Math.max(to, rtp)];
  return { from, to };
}
function* climbReturns(): Iterable<number> {
  for (let target = LOWEST_TARGET; target <= HIGHEST; target++) yield ((climbWins(target) / CLIMB_PARTS) * target) / 100;
}
const climbs = () => rangeOf(climbReturns());

/** Lowest and highest return of every choice, for games with more choices than rows. Exact. */
export const RETURN_RANGES: Partial<Record<ModelId, () => { from: number; to: number }>> = {
  crash: climbs,
  limbo: climbs,
  dice: () => rangeOf(count(LEAST_ROLLS, MOST_ROLLS).map((rolls) => (dicePays(rolls) * rolls) / (100 * DICE_PARTS))),
  mines: () =>
    rangeOf(count(1, MINE_CELLS - 1).flatMap((mines) => count(1, MINE_CELLS - mines).map((opened) => measureMines(mines, opened).rtp))),
  'virtual-football': () =>
    rangeOf(FIXTURES.flatMap((_, fixture) => Object.keys(FOOTBALL_MARKETS).map((on) => measureFootball(fixture, on).rtp))),
  'sic-bo': () => rangeOf(SIC_BO_PLACES.map((on) => measureSicBo(on).rtp)),
  craps: () => rangeOf(Object.keys(CRAPS_EDGES).map((on) => measureCraps(on).rtp)),
  'virtual-racing': () => rangeOf(RACE_PLACES.map((on) => measureRacing(on).rtp)),
};
