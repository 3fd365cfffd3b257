import type { EarlyEnd, GameResult } from '@touchline/betting-rules';
import * as z from 'zod/mini';

const Count = z.int().check(z.minimum(0), z.maximum(10_000));
const PairOf = z.tuple([Count, Count]);

/** A result as an operator enters it: how the game ended, and the counts that are known. */
export const CorrectedResult = z.strictObject({
  gameId: z.int(),
  /** The score that bets on the game are settled on: goals of regular time, all points, sets. */
  main: PairOf,
  /** Goals, points or games of each period; without them, bets on a period stay as they are. */
  periods: z.optional(z.array(PairOf).check(z.maxLength(30))),
  afterExtraTime: z.optional(PairOf),
  shootOutWinner: z.optional(z.union([z.literal(1), z.literal(2)])),
  ended: z._default(z.enum(['regular', 'abandoned', 'retired', 'walkover', 'awarded', 'void']), 'regular'),
  /** Of a game that was abandoned or given up: periods that were played to their end. */
  periodsCompleted: z.optional(z.int().check(z.minimum(0), z.maximum(30))),
  /** Of an abandoned game: regular play that was left, in seconds. */
  secondsLeft: z.optional(z.int().check(z.minimum(0), z.maximum(20_000))),
  /** The side that gave up, or that goes through by a walkover. */
  side: z.optional(z.union([z.literal(1), z.literal(2)])),
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
});
type Entered = Omit<z.infer<typeof CorrectedResult>, 'gameId' | 'reason'>;

function earlyEndOf({ ended, periodsCompleted = 0, secondsLeft, side = 1 }: Entered): EarlyEnd | undefined {
  switch (ended) {
    case 'abandoned':
      return { kind: 'abandoned', periodsCompleted, ...(secondsLeft !== undefined && { secondsLeft }) };
    case 'retired':
      return { kind: 'retired', side, periodsCompleted };
    case 'walkover':
      return { kind: 'walkover', winner: side };
    default:
      return undefined;
  }
}

/** The result that settlement reads. */
export function resultFrom(entered: Entered): Pick<GameResult, 'main'> & Partial<GameResult> {
  const { main, periods, afterExtraTime, shootOutWinner, ended } = entered;
  const endedEarly = earlyEndOf(entered);
  return {
    main,
    ...(periods !== undefined && { periods }),
    ...(afterExtraTime !== undefined && { afterExtraTime }),
    ...(shootOutWinner !== undefined && { shootOut: { winner: shootOutWinner } }),
    ...(endedEarly !== undefined && { endedEarly }),
    ...(ended === 'awarded' && { isAwarded: true }),
    ...(ended === 'void' && { isVoid: true }),
  };
}
