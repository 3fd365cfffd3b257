import type { GameState, Market } from '@touchline/betting-contract';
import { isGameFinished, type SportRules } from '@touchline/betting-rules';

const SECOND_MS = 1000;
/** The 85th of football's 90 minutes, and the same share of the regular time of other games with a clock. */
const LATE = 85 / 90;

/** What the order by interest reads of a game. Nothing here needs a price except `markets`, which are read last. */
export interface InterestingGame {
  id: number;
  /** Milliseconds since 1970. */
  startMs: number;
  /** Competition tier, 0 is the highest. */
  tier: number;
  /** Players who have bet on it in the last day. */
  players: number;
  sport: Pick<SportRules, 'periods' | 'periodSeconds' | 'mainMarketIds'>;
  state: GameState;
  /** Its main markets; a function, because the first call prices the game. */
  markets: () => readonly Market[];
}

/** Groups of the order: open games, those that are nearly over, suspended ones, finished ones. */
const OPEN = 0;
const NEARLY_OVER = 1;
const SUSPENDED = 2;
const FINISHED = 3;

/**
 * Share of the regular time that has been played, from 0; more than 1 in extra time. Undefined for games that have no minute: sets, innings,
 * races, and any game without a clock.
 */
export function shareOfPlay(
  { clock }: GameState,
  { periods, periodSeconds }: Pick<SportRules, 'periods' | 'periodSeconds'>,
  nowMs: number,
): number | undefined {
  if (clock === undefined || clock.direction === 'none' || periodSeconds === 0) return undefined;
  const since = clock.isRunning ? (Math.max(0, nowMs - clock.at) / SECOND_MS) * (clock.rate ?? 1) : 0;
  const { periodId, seconds } = clock;
  const played = clock.direction === 'up' ? seconds + since : periodId * periodSeconds - Math.max(0, seconds - since);
  return played / (periods * periodSeconds);
}

function groupOf({ state, sport }: InterestingGame, nowMs: number): number {
  if (isGameFinished(state)) return FINISHED;
  if (state.isSuspended === true) return SUSPENDED;
  return (shareOfPlay(state, sport, nowMs) ?? 0) >= LATE ? NEARLY_OVER : OPEN;
}

/** Whether the market that cards show, the winner of the game, has two prices or more that can be bet on. */
function takesBets({ markets, sport }: InterestingGame): boolean {
  const [winnerId] = sport.mainMarketIds;
  return markets().some(
    ({ typeId, isSuspended, outcomes }) =>
      typeId === winnerId && isSuspended !== true && outcomes.filter(({ isBlocked }) => isBlocked !== true).length > 1,
  );
}

/**
 * Games by interest: open ones, then those past the 85th minute, suspended and finished ones; within a group by competition tier, number of
 * players who have bet on them, start.
 *
 * @spec BT-08
 */
export function byInterest<G extends InterestingGame>(games: readonly G[], nowMs: number): G[] {
  const groups = new Map(games.map((game) => [game.id, groupOf(game, nowMs)]));
  const group = ({ id }: G): number => groups.get(id) ?? OPEN;
  return games.toSorted((a, b) => group(a) - group(b) || a.tier - b.tier || b.players - a.players || a.startMs - b.startMs || a.id - b.id);
}

/**
 * The first `count` games by interest that take bets now: none that is finished, suspended or past the 85th minute. Games further back are
 * not priced.
 *
 * @spec BT-01
 */
export function openByInterest<G extends InterestingGame>(games: readonly G[], nowMs: number, count: number): G[] {
  const open: G[] = [];
  const candidates = games.filter((game) => groupOf(game, nowMs) === OPEN);
  for (const game of byInterest(candidates, nowMs)) {
    if (open.length >= count) break;
    if (takesBets(game)) open.push(game);
  }
  return open;
}
