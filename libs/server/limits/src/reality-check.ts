import { minutes, seconds } from '@touchline/shared-primitives';
import { activeAt, stopOf } from '@touchline/responsible-gaming-rules';
import type { Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { minorOf, playedSince, sumOfWorth } from '@touchline/server-kernel/ledger';
import type { RealityCheck } from '@touchline/responsible-gaming-contract';
import type { MoneyUnit } from './offered.ts';
import { keptWithPlay, type KeptWithPlay } from './kept-limits.ts';
import { playUnderWay, STOPPED_AFTER_MS } from './play-time.ts';

const MS_PER_SECOND = 1000;
const CHECK_TYPE = 32;

/** State of a reality check. Milliseconds. */
interface Check {
  /** Interval chosen by the player; null without reality checks. */
  everyMs: number | null;
  /** Start of the current play; null if the player is not playing. */
  playingSince: number | null;
  /** Start of the interval to the next check; null if there is none. */
  countedFrom: number | null;
}

function checkOf({ kept, playingSince, answeredAt }: KeptWithPlay, nowMs: number): Check {
  const limit = kept.find((each) => each.limit.limitType === CHECK_TYPE)?.limit;
  const active = limit === undefined ? null : activeAt(limit, nowMs);
  const everyMs = active === null ? null : minutes(active.value);
  if (active === null || playingSince === null) return { everyMs, playingSince, countedFrom: null };
  return { everyMs, playingSince, countedFrom: Math.max(playingSince, active.startedAt, answeredAt ?? 0) };
}

/** Whether a reality check has been due for more than a minute. @spec LIM-7 */
export function isCheckOverdue(own: KeptWithPlay, nowMs: number): boolean {
  const limits = own.kept.flatMap(({ limit }) => (limit.limitType === CHECK_TYPE ? [limit] : []));
  if (limits.length === 0) return false;
  const { countedFrom } = checkOf(own, nowMs);
  return stopOf({ kind: 'bet', amount: 0 }, { limits, nowMs, checkedAt: countedFrom }) !== null;
}

const secondsLeft = ({ everyMs, countedFrom }: Check, nowMs: number): number | null =>
  countedFrom === null || everyMs === null ? null : Math.max(0, Math.ceil((countedFrom + everyMs - nowMs) / seconds(1)));

/** Seconds until the next reality check; null if none is due. @spec RG-11 */
export async function checkDueIn(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  return secondsLeft(checkOf(await keptWithPlay(db, userId, nowMs - STOPPED_AFTER_MS), nowMs), nowMs);
}

/** Content of a reality check: start of play, and stakes, returns and open stakes of all accounts since then. @spec RG-11 LIM-8 */
export async function realityCheckOf(
  { db, atStake }: Pick<Services, 'db' | 'atStake'>,
  { userId, nowMs, unit }: { userId: number; nowMs: number; unit: MoneyUnit },
): Promise<RealityCheck> {
  const own = await keptWithPlay(db, userId, nowMs - STOPPED_AFTER_MS);
  // Own limits include the start of play only if a check is set, so read it separately.
  const playingSince = own.playingSince ?? (await playUnderWay(db, userId, nowMs))?.from ?? null;
  const check = checkOf({ ...own, playingSince }, nowMs);
  const { everyMs } = check;
  const sums =
    playingSince === null ? { staked: 0, returned: 0 } : await playedSince(db, { userId, currencyIso: unit.iso, sinceMs: playingSince });
  const open = playingSince === null ? [] : await atStake({ userId, startsMs: [playingSince] });
  return {
    minutes: everyMs === null ? null : everyMs / minutes(1),
    dueInSeconds: secondsLeft(check, nowMs),
    playedSeconds: playingSince === null ? 0 : Math.floor((nowMs - playingSince) / MS_PER_SECOND),
    ...sums,
    atStake: minorOf(sumOfWorth(open), unit.iso),
    currencyIso: unit.iso,
    exponent: unit.exponent,
  };
}

/** Records the player's answer, which starts the interval to the next check. Call with the player locked. @spec RG-11 */
export async function answerCheck(tx: Queryable, userId: number, nowMs: number): Promise<void> {
  await tx.query(
    `insert into reality_checks (user_id, answered_at) values ($1, $2) on conflict (user_id) do update set answered_at = excluded.answered_at`,
    [userId, nowMs],
  );
}
