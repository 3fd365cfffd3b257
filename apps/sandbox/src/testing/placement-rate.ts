import { type Db, migrate, reconcile } from '@touchline/server-kernel';
import { isBalanced } from '@touchline/server-kernel/testing';
import type { PlaceAnswer } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { headersOf, quote } from './seen-coupon.ts';
import { testAppOn } from './test-app.ts';
import { MIGRATIONS, PRODUCTS } from './test-db.ts';

export const PLAYERS = 32;
export const WARM_UP_MS = 1000;
export const MEASURED_MS = Number(process.env['BENCH_MS'] ?? 5000);

/** What a sandbox does in a second, and how long the slowest twentieth of it took at least, in milliseconds. */
export interface Rate {
  perSecond: number;
  p95Ms: number;
}

/** A rate by the times of everything that was done while it was measured. */
export function rateOf(times: readonly number[], measuredMs: number): Rate {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: Math.round((times.length * 1000) / measuredMs),
    p95Ms: Math.round((sorted[Math.floor(times.length * 0.95)] ?? 0) * 10) / 10,
  };
}

/** Something that all players do over and over, for as long as asked each time. */
export interface Work {
  /** @returns how long each took that was begun in this time, and how long it was until the last of them had ended; milliseconds. */
  during: (ms: number) => Promise<{ times: number[]; tookMs: number }>;
  /** @throws Error when the books do not balance. */
  end: () => Promise<void>;
}

/** Closes an app whose books have to balance. */
export async function closeBalanced(db: Db, close: () => Promise<unknown>): Promise<void> {
  const books = await reconcile(db, PRODUCTS);
  await close();
  if (!isBalanced(books)) throw new Error('the books do not balance');
}

/** Players who place on a new database, from the request's handler to the commit. */
export async function startPlacements(db: Db): Promise<Work> {
  await migrate(db, MIGRATIONS);
  // Every player has a request under way all the time: they wait for their turn here instead of being refused as a crowd.
  const test = await testAppOn(db, { TOUCHLINE_TEST: '0', TOUCHLINE_QUEUE_MS: 'off' });
  const bets = Array.from({ length: 50 }, (_, at) => test.prices.addGame(100 + at));
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => test.addPlayer({ money: 1_000_000_000 })));
  // As pages do, each placement names the quote that its player saw; one quote is good for two minutes.
  // Each player asks for one after the other: 1,600 at once would be refused as too long a queue.
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

/** Placements a second on a new database. */
export async function placementsPerSecond(db: Db): Promise<Rate> {
  const work = await startPlacements(db);
  await work.during(WARM_UP_MS);
  const { times, tookMs } = await work.during(MEASURED_MS);
  await work.end();
  return rateOf(times, tookMs);
}
