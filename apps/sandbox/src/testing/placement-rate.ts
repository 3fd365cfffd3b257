import { headersOf, quote } from '@touchline/server-betting/testing';
import { type Db, migrate } from '@touchline/server-kernel/db';
import { reconcile } from '@touchline/server-kernel/ledger';
import { isBalanced } from '@touchline/server-kernel/testing';
import type { PlaceAnswer } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { testAppOn } from './test-app.ts';
import { MIGRATIONS, PRODUCTS } from './test-db.ts';

export const PLAYERS = 32;
export const WARM_UP_MS = 1000;
export const MEASURED_MS = Number(process.env['BENCH_MS'] ?? 5000);

/** Throughput per second, and the 95th percentile of the durations in milliseconds. */
export interface Rate {
  perSecond: number;
  p95Ms: number;
}

/** Computes a rate from the durations of all operations in the measured time. */
export function rateOf(times: readonly number[], measuredMs: number): Rate {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: Math.round((times.length * 1000) / measuredMs),
    p95Ms: Math.round((sorted[Math.floor(times.length * 0.95)] ?? 0) * 10) / 10,
  };
}

/** An operation that all players repeat for a given time. */
export interface Work {
  /** @returns durations of all operations started in this time, and the time until the last one ended; milliseconds. */
  during: (ms: number) => Promise<{ times: number[]; tookMs: number }>;
  /** @throws Error if the books do not balance. */
  end: () => Promise<void>;
}

/** Closes an app. @throws Error if its books do not balance. */
export async function closeBalanced(db: Db, close: () => Promise<unknown>): Promise<void> {
  const books = await reconcile(db, PRODUCTS);
  await close();
  if (!isBalanced(books)) throw new Error('the books do not balance');
}

/** Prepares placements by many players on a new database, from request handler to commit. */
export async function startPlacements(db: Db): Promise<Work> {
  await migrate(db, MIGRATIONS);
  // Every player always has a request in flight, so disable load shedding: requests are queued instead.
  const test = await testAppOn(db, { TOUCHLINE_TEST: '0', TOUCHLINE_QUEUE_MS: 'off' });
  const bets = Array.from({ length: 50 }, (_, at) => test.prices.addGame(100 + at));
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => test.addPlayer({ money: 1_000_000_000 })));
  // Like a page, each placement refers to a quote, which is valid for two minutes.
  // Each player requests quotes one after another, because all at once would exceed the queue.
  const quotes = await Promise.all(
    players.map(async (player) => {
      const own: Awaited<ReturnType<typeof quote>>[] = [];
      for (const bet of bets) own.push(await quote(test, player, { bets: [bet], amount: 100 }));
      return own;
    }),
  );
  const placeOne = async (at: number, nth: number): Promise<void> => {
    const [player, bet, shown] = [players[at], bets[nth], quotes[at]?.[nth]];
    if (player === undefined || bet === undefined || shown === undefined) throw new Error('nothing to bet on');
    const { hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit } = shown.terms ?? {};
    const bonus = JSON.parse(JSON.stringify({ hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit })) as object;
    const coupon = { ...test.coupon(player, { id: randomUUID(), bets: [bet], amount: 100 }), ...bonus };
    const response = await test.post(player.token, '/web-api/coupon/place', coupon, await headersOf(coupon, shown));
    const answer = response.json<PlaceAnswer>();
    if (answer.status !== 'accepted') throw new Error(`rejected: ${answer.reason}`);
  };
  return {
    during: async (ms) => {
      const began = performance.now();
      const times: number[] = [];
      await Promise.all(
        players.map(async (_, at) => {
          for (let n = 0; performance.now() < began + ms; n += 1) {
            const from = performance.now();
            await placeOne(at, (at + n) % bets.length);
            times.push(performance.now() - from);
          }
        }),
      );
      return { times, tookMs: performance.now() - began };
    },
    end: () => closeBalanced(db, test.close),
  };
}

/** Measures placements per second on a new database. */
export async function placementsPerSecond(db: Db): Promise<Rate> {
  const work = await startPlacements(db);
  await work.during(WARM_UP_MS);
  const { times, tookMs } = await work.during(MEASURED_MS);
  await work.end();
  return rateOf(times, tookMs);
}
