import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { PaymentsApp } from '../../testing/payments-app.ts';
import type { TestPlayer } from '../../testing/test-app.ts';

export interface Outcome {
  status: number;
  code: string | undefined;
  detail: string | undefined;
}
/** Stores something repeatedly as one player, visit or address until a bound is reached. */
export interface Trial {
  /** Stores one more item. */
  act: (nth: number) => Promise<Outcome>;
  /** How much of the bound one call of `act` uses; 1 by default. */
  takes?: number;
  /** Number of items that already count before the first call of `act`; 0 by default. */
  taken?: number;
  /** A query that returns as `n` how much is stored. */
  stored: readonly [sql: string, ...params: unknown[]];
  /** Expected `n` at the bound, where it differs from the number of items stored. */
  full?: (most: number) => number;
  /** Error code of the refusal; by default any that starts with `too-`. */
  code?: string;
}
/** A new player with a separate IP address. */
export interface Somebody {
  test: PaymentsApp;
  player: TestPlayer;
  address: string;
}

export const MINUTE = 60_000;
export const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
/** Error text of the per-second rate limit, which the long run hits before it reaches the bounds. */
const TOO_FAST = 'Too many requests from here, please wait a moment';

const outcomeOf = (response: LightMyRequestResponse): Outcome => {
  const { errors } = (response.body.startsWith('{') ? response.json() : {}) as { errors?: { code: string; detail: string }[] };
  return { status: response.statusCode, code: errors?.[0]?.code, detail: errors?.[0]?.detail };
};
export const uuid = (): string => randomUUID();

/** Calls of a player. */
export function callsOf({ test, player, address }: Somebody) {
  const post = async (url: string, payload: object, headers: Record<string, string> = {}): Promise<Outcome> => {
    const outcome = outcomeOf(await test.app.inject({ method: 'POST', url, remoteAddress: address, headers, payload }));
    if (!IS_LONG || outcome.detail !== TOO_FAST) return outcome;
    await setTimeout(1_000);
    return post(url, payload, headers);
  };
  return {
    /** Posts with the player's token. */
    send: (url: string, payload: object) => post(url, payload, { authorization: `Bearer ${player.token}` }),
    /** Posts without a session. */
    post,
    /** Advances the clock and signs the player in again, because tokens expire. */
    wait: async (ms: number): Promise<void> => {
      test.clock.nowMs += ms;
      player.token = await test.signIn(player.userId);
    },
    mine: (table: string, more = ''): Trial['stored'] => [
      `select count(*)::int as n from ${table} where user_id = $1 ${more}`,
      player.userId,
    ],
    done: (): Outcome => ({ status: 204, code: undefined, detail: undefined }),
  };
}
