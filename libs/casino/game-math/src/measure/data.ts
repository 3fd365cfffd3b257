import { FISH, TWO_DICE, COIN_PAYS, WHEEL_HIGH, WHEEL_LOW } from '../instant/single-draw.ts';
import { PLINKO } from '../instant/plinko.ts';
import { BINGO_LINES, BINGO_PAYS } from '../numbers/bingo.ts';
import { DRAW, DRAW_SIZE, KENO, KENO_SIZE } from '../numbers/keno.ts';
import { MATCH_3, MULTIPLIER } from '../numbers/scratch.ts';
import { CASCADE, CLASSIC, FREE_SPINS, HOLD, LINES, WAYS } from '../slots/models.ts';
import { HOLDEM_PAYS, STUD_PAYS } from '../tables/poker.ts';
import { CRAPS } from '../tables/craps-bets.ts';
import { SIC_BO } from '../tables/sic-bo.ts';
import { BONUS, DEUCES, DOUBLE_BONUS, DOUBLE_DOUBLE, FULL_DEUCES, JACKS, JACKS_8_5, JOKER } from '../tables/video-poker.ts';
import { FIXTURES, FOOTBALL_MARKETS, footballPays, GOALS } from '../virtual/football.ts';
import { RACE_PLACES, racingPays, RUNNERS } from '../virtual/racing.ts';

/** The tables that rounds are drawn and paid by, as docs/casino-mathematics.md lists them for programs of others. Payouts in hundredths. */
export const RULE_DATA = {
  'slot-classic-3x3': CLASSIC,
  'slot-lines-5x3': LINES,
  'slot-ways-243': WAYS,
  'slot-free-spins': FREE_SPINS,
  'slot-cascade-6x5': CASCADE,
  'slot-hold-respin': HOLD,
  'sic-bo': SIC_BO,
  craps: CRAPS,
  'caribbean-stud': STUD_PAYS,
  'casino-holdem': HOLDEM_PAYS,
  'video-poker-jacks': JACKS,
  'video-poker-deuces': DEUCES,
  'video-poker-jacks-8-5': JACKS_8_5,
  'video-poker-bonus': BONUS,
  'video-poker-double-bonus': DOUBLE_BONUS,
  'video-poker-double-double': DOUBLE_DOUBLE,
  'video-poker-full-deuces': FULL_DEUCES,
  'video-poker-joker': JOKER,
  'keno-80': { ...KENO_SIZE, pays: KENO },
  'tv-draw': { ...DRAW_SIZE, pays: DRAW },
  'bingo-75': { lines: BINGO_LINES, pays: BINGO_PAYS },
  'scratch-match-3': MATCH_3,
  'scratch-multiplier': MULTIPLIER,
  plinko: PLINKO,
  'wheel-low': WHEEL_LOW,
  'wheel-high': WHEEL_HIGH,
  fishing: FISH,
  'coin-flip': COIN_PAYS,
  'high-low': TWO_DICE,
  'virtual-football': {
    goals: GOALS,
    fixtures: FIXTURES,
    pays: FIXTURES.map((_, fixture) => Object.fromEntries(Object.keys(FOOTBALL_MARKETS).map((on) => [on, footballPays(fixture, on)]))),
  },
  'virtual-racing': { strengths: RUNNERS, pays: Object.fromEntries(RACE_PLACES.map((on) => [on, racingPays(on)])) },
};
