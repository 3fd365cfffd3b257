import { type Clock, type GameState, GameStatus, type Score } from '@touchline/betting-contract';
import { isPastBetting } from '@touchline/betting-rules';
import type { Frame } from './course/course.ts';
import type { GamePart } from './pricing/situation.ts';
import type { Fixture } from './types.ts';

const SECOND_MS = 1000;

export const msOf = (fixture: Fixture, courseSeconds: number): number =>
  fixture.startMs + Math.round((courseSeconds * SECOND_MS) / fixture.speed);
export const courseSecondsAt = (fixture: Fixture, ms: number): number => ((ms - fixture.startMs) / SECOND_MS) * fixture.speed;

/** Length of a period on the clock; 0 for games without a clock. */
function periodSecondsOf({ champ }: Fixture): number {
  const { model } = champ;
  if (model.kind === 'duel') return model.roundSeconds;
  return model.kind === 'sets' || model.kind === 'race' ? 0 : model.periodSeconds;
}

function clockOf(fixture: Fixture, frame: Frame): Clock {
  const { clock: direction } = fixture.champ.sport;
  const at = msOf(fixture, frame.at);
  if (direction === 'none') return { periodId: frame.periodId, seconds: 0, at, isRunning: false, direction };
  const left = (frame.periodEndsAt ?? frame.periodId * periodSecondsOf(fixture)) - frame.played;
  const exact = Math.max(0, direction === 'down' ? left : frame.played);
  // Whole seconds are sent; the fraction that rounding drops shifts the moment at which they were exact.
  const seconds = direction === 'down' ? Math.ceil(exact) : Math.floor(exact);
  const shift = Math.round((Math.abs(exact - seconds) * SECOND_MS) / fixture.speed);
  return {
    periodId: frame.periodId,
    seconds,
    at: at - shift,
    isRunning: frame.isRunning,
    direction,
    ...(fixture.speed >= 2 && { rate: Math.round(fixture.speed) }),
  };
}

/** A sub-game counts corners, cards or the goals of one half. */
function scoreOf(frame: Frame, part: GamePart): Score {
  const pairs = (part === 'corners' ? frame.cornersByPeriod : frame.cardsByPeriod) ?? [];
  switch (part) {
    case 'whole':
      return frame.score;
    case 'half-1':
    case 'half-2': {
      const [home, away] = frame.score.periods[part === 'half-1' ? 0 : 1] ?? [0, 0];
      return { main: [home, away], periods: [] };
    }
    default:
      return {
        main: pairs.reduce<[number, number]>(([h, a], [home, away]) => [h + home, a + away], [0, 0]),
        periods: pairs.map(([home, away]): [number, number] => [home, away]),
      };
  }
}

/** A half's sub-game ends with its half. */
export function statusOf(frame: Frame, part: GamePart): GameStatus {
  const isHalfOver = part === 'half-1' && (frame.periodId > 1 || (frame.periodId === 1 && frame.statusId === GameStatus.Break));
  return isHalfOver || (part !== 'whole' && isPastBetting(frame.score)) ? GameStatus.Finished : frame.statusId;
}

export const isSuspendedAt = (frame: Frame, courseSeconds: number): boolean =>
  frame.suspendedUntil > courseSeconds && frame.statusId !== GameStatus.Finished;

/** The state of a game in play at a moment, as the feed sends it. @spec OD-03 BT-02 */
export function stateOf(
  fixture: Fixture,
  frame: Frame,
  { atMs, part, marketsCount }: { atMs: number; part: GamePart; marketsCount: number },
): GameState {
  const statusId = statusOf(frame, part);
  const isSuspended = isSuspendedAt(frame, courseSecondsAt(fixture, atMs));
  const isOver = statusId === GameStatus.Finished;
  return {
    statusId,
    ...(isOver && { isFinished: true }),
    ...(!isOver && part !== 'whole' && { isLiveInLive: true }),
    ...(frame.race === undefined ? { score: scoreOf(frame, part) } : { race: frame.race }),
    clock: clockOf(fixture, frame),
    ...(isSuspended && { isSuspended: true, suspendReason: frame.reason ?? 'feed' }),
    marketsCount: isOver ? 0 : marketsCount,
  };
}
