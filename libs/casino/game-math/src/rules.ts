import type { Climb, Played, Rules } from './core/model.ts';
import { crash, limbo } from './instant/climbing.ts';
import { dice } from './instant/dice.ts';
import { hilo } from './instant/hilo.ts';
import { mines } from './instant/mines.ts';
import { plinko } from './instant/plinko.ts';
import { coinFlip, fishing, highLow, wheel, WHEEL_HIGH, WHEEL_LOW } from './instant/single-draw.ts';
import { bingo } from './numbers/bingo.ts';
import { DRAW, DRAW_SIZE, KENO, KENO_SIZE, numbersGame } from './numbers/keno.ts';
import { MATCH_3, MULTIPLIER, scratchCard } from './numbers/scratch.ts';
import { tiles2048 } from './skill/tiles-2048.ts';
import { cascadeSlot, holdSlot, reelSlot } from './slots/engine.ts';
import { CASCADE, CLASSIC, FREE_SPINS, HOLD, LINES, WAYS } from './slots/models.ts';
import { baccarat } from './tables/baccarat.ts';
import { blackjack } from './tables/blackjack.ts';
import { craps } from './tables/craps.ts';
import { caribbeanStud, casinoHoldem } from './tables/poker.ts';
import { roulette } from './tables/roulette.ts';
import { sicBo } from './tables/sic-bo.ts';
import { bonusHand, deucesHand, jacksHand, jokerHand, kickerHand } from './tables/video-hands.ts';
import {
  BONUS,
  DEUCES,
  DOUBLE_BONUS,
  DOUBLE_DOUBLE,
  FULL_DEUCES,
  JACKS,
  JACKS_8_5,
  JOKER,
  JOKER_DECK,
  videoPoker,
} from './tables/video-poker.ts';
import { football } from './virtual/football.ts';
import { racing } from './virtual/racing.ts';

/** Rules of every game by model id. @spec CS-05 */
export const RULES = {
  'slot-classic-3x3': reelSlot(CLASSIC),
  'slot-lines-5x3': reelSlot(LINES),
  'slot-ways-243': reelSlot(WAYS),
  'slot-cascade-6x5': cascadeSlot(CASCADE),
  'slot-free-spins': reelSlot(FREE_SPINS),
  'slot-hold-respin': holdSlot(HOLD),
  'roulette-european': roulette('european'),
  'roulette-french': roulette('french'),
  'roulette-american': roulette('american'),
  'sic-bo': sicBo(),
  craps: craps(),
  blackjack: blackjack(),
  baccarat: baccarat(),
  'caribbean-stud': caribbeanStud(),
  'casino-holdem': casinoHoldem(),
  'video-poker-jacks': videoPoker(jacksHand, JACKS),
  'video-poker-deuces': videoPoker(deucesHand, DEUCES),
  'video-poker-jacks-8-5': videoPoker(jacksHand, JACKS_8_5),
  'video-poker-bonus': videoPoker(bonusHand, BONUS),
  'video-poker-double-bonus': videoPoker(bonusHand, DOUBLE_BONUS),
  'video-poker-double-double': videoPoker(kickerHand, DOUBLE_DOUBLE),
  'video-poker-full-deuces': videoPoker(deucesHand, FULL_DEUCES),
  'video-poker-joker': videoPoker(jokerHand, JOKER, JOKER_DECK),
  'keno-80': numbersGame('keno', KENO_SIZE, KENO),
  'bingo-75': bingo(),
  'scratch-match-3': scratchCard(MATCH_3),
  'scratch-multiplier': scratchCard(MULTIPLIER),
  crash: crash(),
  dice: dice(),
  mines: mines(),
  'plinko-8': plinko(8),
  'plinko-12': plinko(12),
  'plinko-16': plinko(16),
  hilo: hilo(),
  limbo: limbo(),
  'wheel-low': wheel(WHEEL_LOW),
  'wheel-high': wheel(WHEEL_HIGH),
  fishing: fishing(),
  'coin-flip': coinFlip(),
  'high-low': highLow(),
  'virtual-football': football(),
  'virtual-racing': racing(),
  'tv-draw': numbersGame('draw', DRAW_SIZE, DRAW),
  'live-roulette': roulette('european'),
  'live-baccarat': baccarat(),
  'skill-2048': tiles2048(),
} as const satisfies Readonly<Record<string, Rules>>;

export type ModelId = keyof typeof RULES;
export const isModelId = (id: string): id is ModelId => Object.hasOwn(RULES, id);
/**
 * The move that settles an abandoned round: the one without further risk. Bets of craps that cannot be taken down are rolled for, because
 * others of the round may be decided. Null if nothing has been decided yet, so the stake is refunded.
 */
export function moveByRule({ moves }: Pick<Played, 'moves'>): string | null {
  const safe = ['cash', 'stand', 'fold', 'hold-01234', 'take', 'roll'];
  return safe.find((name) => moves.some((move) => move.name === name)) ?? null;
}

export const rulesOf = (id: ModelId): Rules => RULES[id];
/** How time moves the rounds of a model; null if it does not, and for an unknown id. */
export const climbOf = (id: string): Climb | null => (isModelId(id) && rulesOf(id).climb) || null;
