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
import { DEUCES, deucesHand, JACKS, jacksHand } from '../tables/video-poker.ts';
import { FIXTURES, FOOTBALL_MARKETS } from '../virtual/football.ts';
import { RACE_PLACES } from '../virtual/racing.ts';
import { blackjackReturn, measureHilo, measureVideoPoker, simulateBlackjack, simulateHoldem, simulateStud } from './measure-cards.ts';
import { measureHold, measureReels, simulateCascade } from './measure-slots.ts';
import {
  measureBaccarat,
  measureBingo,
  measureChance,
  measureClimb,
  measureDice,
  measureEqual,
  measureFootball,
  measureKeno,
  measureMines,
  measurePlinko,
  measureRacing,
  measureRoulette,
  measureScratch,
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

const rouletteRows = (model: ModelId, isFrench: boolean): Row[] => [
  {
    model,
    of: 'even-money bet',
    choice: { word: 'even-money' },
    measure: () => measureRoulette('red', isFrench),
    source: isFrench ? '98.6486 %: 1 − 1/74' : '97.2973 %: 36/37',
  },
  {
    model,
    of: 'single number',
    choice: { word: 'straight' },
    measure: () => measureRoulette('straight-17', isFrench),
    source: '97.2973 %: 36/37',
  },
  { model, of: 'dozen', choice: { word: 'dozen' }, measure: () => measureRoulette('dozen-1', isFrench), source: '97.2973 %: 36/37' },
];
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
  ...rouletteRows('roulette-european', false),
  ...rouletteRows('roulette-french', true),
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
  {
    model: 'video-poker-jacks',
    of: 'best play',
    choice: { word: 'best-play' },
    measure: () => measureVideoPoker(jacksHand, JACKS),
    source: '99.5439 %, published for 9/6',
  },
  {
    model: 'video-poker-deuces',
    of: 'best play',
    choice: { word: 'best-play' },
    measure: () => measureVideoPoker(deucesHand, DEUCES),
    source: '99.7283 %, published for this pay table',
  },
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
  ...rouletteRows('live-roulette', false),
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
  'virtual-racing': () => rangeOf(RACE_PLACES.map((on) => measureRacing(on).rtp)),
};
