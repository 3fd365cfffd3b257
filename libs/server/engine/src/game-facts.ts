import type { GameStatus, SuspendReason } from '@touchline/betting-contract';
import { marketTypeId, OUTCOME, playedScore } from '@touchline/betting-rules';
import { gameKind } from './game-kind.ts';
import { SUB_PARTS, type LiveGame } from './live-game.ts';
import { subIndexOf } from './schedule.ts';
import type { Fixture, GameFace } from './types.ts';

/** Distinguishes a game from every other: its names and kick-off now, and earlier ones under which it was on offer. */
export interface GameIdentity {
  opponent1: string;
  opponent2: string;
  /** Seconds since 1970. */
  startAt: number;
  subKind: string | null;
  soldAs?: readonly GameFace[];
}

/** Whether a game is, or was under an earlier name or kick-off, the one that was sold. */
export function isSameGame(sold: Pick<GameIdentity, 'opponent1' | 'opponent2' | 'startAt'>, game: GameIdentity): boolean {
  const now = { home: game.opponent1, away: game.opponent2, startAt: game.startAt };
  return [now, ...(game.soldAs ?? [])].some(
    ({ home, away, startAt }) => home === sold.opponent1 && away === sold.opponent2 && startAt === sold.startAt,
  );
}

/** The game data that a booked bet stores, and whether the game is open for bets. */
export interface GameFacts extends GameIdentity {
  gameId: number;
  rootGameId: number;
  kind: number;
  isSuspended: boolean;
  reason: SuspendReason | null;
  isLive: boolean;
  isFinished: boolean;
  statusId: GameStatus;
  sportId: number;
  champId: number;
  champName: string;
  score: string | null;
  updatedAt: number; // milliseconds
}

const RESULT = marketTypeId('result');
/** Lead in goals that wins a bet on the match result at once. */
const EARLY_LEAD = 2;

/**
 * The lead that wins a bet on this outcome at once, regardless of the final result. Only for the match result of football in top leagues,
 * bet before kick-off; null for any other outcome. @spec BT-15
 */
export function earlyLeadOf(
  { fixture, id, section }: LiveGame,
  gameId: number,
  { marketTypeId: typeId, outcomeTypeId }: { marketTypeId: number; outcomeTypeId: number },
): number | null {
  const { champ, script } = fixture;
  const isOffered = section === 'line' && gameId === id && champ.isTop && champ.sport.key === 'football' && script === undefined;
  const isWin = outcomeTypeId === OUTCOME.HomeWin || outcomeTypeId === OUTCOME.AwayWin;
  return isOffered && typeId === RESULT && isWin ? EARLY_LEAD : null;
}

/** @param gameId - id of the game or of a sub-game. */
export function identityOf({ home, away, startMs, soldAs }: Fixture, gameId: number): GameIdentity {
  const part = SUB_PARTS[subIndexOf(gameId)];
  return {
    opponent1: home.name,
    opponent2: away.name,
    startAt: Math.round(startMs / 1000),
    subKind: part === undefined || part === 'whole' ? null : part,
    ...(soldAs !== undefined && { soldAs }),
  };
}

/** @param gameId - id of the game or of a sub-game. */
export function gameFactsOf(game: LiveGame, gameId: number, updatedAt: number): GameFacts {
  const { fixture, state } = game;
  const part = SUB_PARTS[subIndexOf(gameId)];
  const isSuspended = game.isFinished || state.isSuspended === true;
  return {
    gameId,
    rootGameId: game.id,
    kind: gameKind(fixture.champ, part !== undefined && part !== 'whole'),
    isSuspended,
    reason: isSuspended ? (state.suspendReason ?? 'closed') : null,
    isLive: game.section === 'live',
    isFinished: game.isFinished,
    statusId: state.statusId,
    sportId: fixture.champ.sport.id,
    champId: fixture.champ.id,
    champName: fixture.champ.names['en'] ?? '',
    ...identityOf(fixture, gameId),
    score: state.score ? playedScore(state.score).join(':') : null,
    updatedAt,
  };
}
