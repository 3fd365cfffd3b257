import * as z from 'zod/mini';
import type { Queryable } from '../db/db.ts';
import { Refusal } from '../refusal.ts';
import type { WagerContext } from './wager-context.ts';
import { worthOf, worthOfUnits } from './worth.ts';

/** What one session may stake in games within any 60 seconds, whatever the games ask for. @spec BET-10 SEC-3 */
export interface GamePace {
  /** Number of stakes: rounds, stakes of moves and debits of providers. */
  stakes: number;
  /** Their sum, in round units of the currency. */
  units: number;
}

/** More stakes than the shortest cycle of 2.5 s allows, and 15 stakes of the highest amount. */
export const GAME_PACE: GamePace = { stakes: 30, units: 1_500 };
const WINDOW_MS = 60_000;
const MS_PER_SECOND = 1_000;

const count = z.int().check(z.minimum(1), z.maximum(1_000_000));
const Pace = z.strictObject({ stakes: z.optional(count), units: z.optional(count) });

/** The pace of `TOUCHLINE_GAME_PACE`, JSON such as `{"stakes": 20}`. @throws Error for anything else */
export function readGamePace(env: NodeJS.ProcessEnv): GamePace {
  const text = env['TOUCHLINE_GAME_PACE'];
  if (text === undefined) return GAME_PACE;
  try {
    const { stakes = GAME_PACE.stakes, units = GAME_PACE.units } = Pace.parse(JSON.parse(text));
    return { stakes, units };
  } catch (cause) {
    throw new Error('TOUCHLINE_GAME_PACE has to be an object such as {"stakes": 20, "units": 1000}', { cause });
  }
}

interface Recent {
  at: number;
  worth: string;
}

/** Oldest first; deletes those that no longer count. */
const recentOf = (tx: Queryable, sessionId: number, sinceMs: number): Promise<Recent[]> =>
  tx.query<Recent>(
    `with old as (delete from session_stakes where session_id = $1 and at <= $2)
     select at, worth from session_stakes where session_id = $1 and at > $2 order by at`,
    [sessionId, sinceMs],
  );

/** Milliseconds until a stake fits; 0 if it fits now. */
function waitFor(recent: readonly Recent[], worth: bigint, { stakes, units }: GamePace, nowMs: number): number {
  const most = worthOfUnits(units);
  let left = recent.reduce((sum, each) => sum + BigInt(each.worth), 0n);
  for (let at = 0; at < recent.length; at += 1) {
    if (recent.length - at < stakes && left + worth <= most) return at === 0 ? 0 : (recent[at - 1]?.at ?? nowMs) + WINDOW_MS - nowMs;
    left -= BigInt(recent[at]?.worth ?? 0);
  }
  const last = recent.at(-1);
  return worth <= most && last === undefined ? 0 : (last?.at ?? nowMs) + WINDOW_MS - nowMs;
}

/** A stake in a game. */
export interface GameStake {
  sessionId: number;
  /** Minor units of the account's currency. */
  amount: number;
}

/**
 * Counts a stake against the pace of its session. It runs in the transaction that takes the stake: a stake that is refused afterwards does not
 * count, and parallel stakes of a player cannot exceed the pace.
 *
 * @throws Refusal 429 `stakes-too-fast` with the time to wait; nothing is stored under the stake's id
 * @spec BET-10 SEC-3
 */
export async function takePace(
  { tx, nowMs, account }: Pick<WagerContext, 'tx' | 'nowMs' | 'account'>,
  { sessionId, amount }: GameStake,
  pace: GamePace,
): Promise<void> {
  if (account === undefined) throw new Error('a stake without an account has no worth');
  const worth = worthOf(amount, account.currencyIso);
  const waitMs = waitFor(await recentOf(tx, sessionId, nowMs - WINDOW_MS), worth, pace, nowMs);
  if (waitMs > 0)
    throw new Refusal(429, 'stakes-too-fast', {
      detail: 'Stakes in games are limited for each minute, please wait a little',
      retryAfterSeconds: Math.ceil(waitMs / MS_PER_SECOND),
      more: { waitMs },
    });
  await tx.query('insert into session_stakes (session_id, at, worth) values ($1, $2, $3)', [sessionId, nowMs, String(worth)]);
}
