import { WHEEL_HIGH, WHEEL_LOW, COIN_PAYS, FISH, TWO_DICE } from '../instant/single-draw.ts';
import { PLINKO, RISKS } from '../instant/plinko.ts';
import { DRAW, DRAW_SIZE, KENO, KENO_SIZE, type KenoPays, type KenoSize } from '../numbers/keno.ts';
import { MATCH_3, MULTIPLIER } from '../numbers/scratch.ts';
import type { ModelId } from '../rules.ts';
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
  /** Number of simulated rounds; absent if the figures are exact. */
  rounds?: number;
  /** Exact return if only variance and hit rate are simulated. */
  exactRtp?: () => number;
  measure: (random: () => number) => Measure;
  /** Source that the return was compared with. */
  source?: string;
}

export const SIMULATED_ROUNDS = 100_000_000;
const BLACKJACK_ROUNDS = 2_000_000;

const rouletteRows = (model: ModelId, isFrench: boolean): Row[] => [
  {
    model,
    of: 'even-money bet',
    measure: () => measureRoulette('red', isFrench),
    source: isFrench ? '98.6486 %: 1 − 1/74' : '97.2973 %: 36/37',
  },
  { model, of: 'single number', measure: () => measureRoulette('straight-17', isFrench), source: '97.2973 %: 36/37' },
  { model, of: 'dozen', measure: () => measureRoulette('dozen-1', isFrench), source: '97.2973 %: 36/37' },
];
const baccaratRows = (model: ModelId): Row[] => [
  { model, of: 'banker', measure: () => measureBaccarat('banker'), source: '98.9421 %, published for eight decks' },
  { model, of: 'player', measure: () => measureBaccarat('player'), source: '98.7649 %, published for eight decks' },
  { model, of: 'tie', measure: () => measureBaccarat('tie'), source: '85.6404 %, published for eight decks' },
];
const numbersRows = (model: ModelId, size: KenoSize, pays: KenoPays, first: number): Row[] =>
  [first, ...pays.map((_, at) => at + 1).filter((chosen) => chosen !== first)].map((chosen) => ({
    model,
    of: `${chosen} chosen`,
    measure: () => measureKeno(size, pays, chosen),
  }));
const plinkoRows = (model: ModelId, rows: 8 | 12 | 16): Row[] =>
  RISKS.map((risk) => ({ model, of: `${risk} risk`, measure: () => measurePlinko(rows, PLINKO[rows][risk]) }));

/** All rows. @spec CS-05 */
export const ROWS: readonly Row[] = [
  { model: 'slot-classic-3x3', of: 'every spin', measure: () => measureReels(CLASSIC) },
  { model: 'slot-lines-5x3', of: 'every spin', measure: () => measureReels(LINES) },
  { model: 'slot-ways-243', of: 'every spin', measure: () => measureReels(WAYS) },
  {
    model: 'slot-cascade-6x5',
    of: 'every spin',
    rounds: SIMULATED_ROUNDS,
    measure: (random) => simulateCascade(CASCADE, SIMULATED_ROUNDS, random),
  },
  { model: 'slot-free-spins', of: 'every spin', measure: () => measureReels(FREE_SPINS) },
  { model: 'slot-hold-respin', of: 'every spin', measure: () => measureHold(HOLD) },
  ...rouletteRows('roulette-european', false),
  ...rouletteRows('roulette-french', true),
  {
    model: 'blackjack',
    of: 'best play',
    rounds: BLACKJACK_ROUNDS,
    exactRtp: () => 1 + blackjackReturn(),
    measure: (random) => simulateBlackjack(BLACKJACK_ROUNDS, playBlackjack(random)),
    source: '99.3098 %, published for an infinite deck without doubling after a split: the same count gives it',
  },
  ...baccaratRows('baccarat'),
  {
    model: 'caribbean-stud',
    of: 'raise with A K J 8 3 or better',
    rounds: SIMULATED_ROUNDS,
    measure: (random) => simulateStud(SIMULATED_ROUNDS, random),
    source: '94.684 %, published for this strategy',
  },
  {
    model: 'casino-holdem',
    of: 'call with a pair, a queen, king or ace, four to a straight or flush, or two high cards',
    rounds: SIMULATED_ROUNDS,
    measure: (random) => simulateHoldem(SIMULATED_ROUNDS, random),
    source: '97.84 % is published for best play',
  },
  {
    model: 'video-poker-jacks',
    of: 'best play',
    measure: () => measureVideoPoker(jacksHand, JACKS),
    source: '99.5439 %, published for 9/6',
  },
  {
    model: 'video-poker-deuces',
    of: 'best play',
    measure: () => measureVideoPoker(deucesHand, DEUCES),
    source: '99.7283 %, published for this pay table',
  },
  ...numbersRows('keno-80', KENO_SIZE, KENO, 6),
  { model: 'bingo-75', of: 'one card', measure: measureBingo },
  { model: 'scratch-match-3', of: 'one card', measure: () => measureScratch(MATCH_3) },
  { model: 'scratch-multiplier', of: 'one card', measure: () => measureScratch(MULTIPLIER) },
  { model: 'crash', of: 'left at 2.00', measure: () => measureClimb(200) },
  { model: 'crash', of: 'left at 10.00', measure: () => measureClimb(1_000) },
  { model: 'dice', of: 'over 50.49', measure: () => measureDice('over', 5_049) },
  { model: 'dice', of: 'under 10.00', measure: () => measureDice('under', 1_000) },
  { model: 'mines', of: '3 mines, 5 cells', measure: () => measureMines(3, 5) },
  { model: 'mines', of: '10 mines, 3 cells', measure: () => measureMines(10, 3) },
  ...plinkoRows('plinko-8', 8),
  ...plinkoRows('plinko-12', 12),
  ...plinkoRows('plinko-16', 16),
  { model: 'hilo', of: 'one guess', measure: () => measureHilo(1) },
  { model: 'hilo', of: 'three guesses', measure: () => measureHilo(3) },
  { model: 'limbo', of: 'target 2.00', measure: () => measureClimb(200) },
  { model: 'limbo', of: 'target 100.00', measure: () => measureClimb(10_000) },
  { model: 'wheel-low', of: 'every spin', measure: () => measureEqual(WHEEL_LOW) },
  { model: 'wheel-high', of: 'every spin', measure: () => measureEqual(WHEEL_HIGH) },
  ...FISH.map(({ pays, chance }): Row => ({
    model: 'fishing',
    of: `fish that pays ${pays / 100}`,
    measure: () => measureChance(pays, chance, 1_000_000),
  })),
  { model: 'coin-flip', of: 'either side', measure: () => measureChance(COIN_PAYS, 1, 2) },
  { model: 'high-low', of: 'under or over', measure: () => measureChance(TWO_DICE.under, 15, 36) },
  { model: 'high-low', of: 'seven', measure: () => measureChance(TWO_DICE.seven, 6, 36) },
  ...FIXTURES.slice(0, 1).flatMap((_, fixture) =>
    Object.keys(FOOTBALL_MARKETS).map((on): Row => ({
      model: 'virtual-football',
      of: `first fixture, ${on}`,
      measure: () => measureFootball(fixture, on),
    })),
  ),
  ...RACE_PLACES.filter((_, at) => at < 4).map((on): Row => ({ model: 'virtual-racing', of: on, measure: () => measureRacing(on) })),
  ...numbersRows('tv-draw', DRAW_SIZE, DRAW, 2),
  ...rouletteRows('live-roulette', false),
  ...baccaratRows('live-baccarat'),
];
