// Placements per second, from the request's handler to the commit, on both databases. Prints one JSON object per figure.
import { type Db, migrate, reconcile } from '@touchline/server-kernel';
import {
  createDatabase,
  findPostgres,
  isBalanced,
  openPglite,
  openPostgres,
  startThrowawayPostgres,
} from '@touchline/server-kernel/testing';
import type { PlaceAnswer } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersOf, quote } from '../../testing/seen-coupon.ts';
import { testAppOn } from '../../testing/test-app.ts';
import { MIGRATIONS, PRODUCTS } from '../../testing/test-db.ts';

const PLAYERS = 32;
const WARM_UP_MS = 1000;
const MEASURED_MS = Number(process.env['BENCH_MS'] ?? 5000);

/** Every limit that lets its player bet, large enough for the run. */
const ALL_LIMITS = [1, 2, 3, 10, 11, 12, 20, 21, 22, 31, 32, 33, 37].map((limitType) => ({
  limitType,
  limitValue: { 31: 24, 32: 60, 33: 30, 37: 1 }[limitType] ?? 500_000_000_000,
}));

async function placementsPerSecond(
  db: Db,
  { limits = [], measuredMs = MEASURED_MS }: { limits?: readonly object[]; measuredMs?: number } = {},
): Promise<{ perSecond: number; p95Ms: number }> {
  await migrate(db, MIGRATIONS);
  // Every player has a request under way all the time: they wait for their turn here instead of being refused as a crowd.
  const test = await testAppOn(db, { TOUCHLINE_TEST: '0', TOUCHLINE_QUEUE_MS: '60000' });
  const bets = Array.from({ length: 50 }, (_, at) => test.prices.addGame(100 + at));
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => test.addPlayer({ money: 1_000_000_000 })));
  if (limits.length > 0)
    for (const { token } of players) {
      const set = await test.post(token, '/limit-service-api/api/external/web/v3/limits', { limits });
      if (set.statusCode !== 200) throw new Error(`limits were not set: ${set.payload}`);
    }
  // As pages do, each placement names the quote that its player saw; one quote is good for two minutes.
  // Each player asks for one after the other: 1,600 at once would be refused as too long a queue.
  const quotes = await Promise.all(
    players.map(async (player) => {
      const own: Awaited<ReturnType<typeof quote>>[] = [];
      for (const bet of bets) own.push(await quote(test, player, { bets: [bet], amount: 100 }));
      return own;
    }),
  );
  const startedAt = performance.now();
  const measureFrom = startedAt + WARM_UP_MS;
  const until = measureFrom + measuredMs;
  const times: number[] = [];
  await Promise.all(
    players.map(async (player, at) => {
      for (let n = 0; performance.now() < until; n += 1) {
        const from = performance.now();
        const nth = (at + n) % bets.length;
        const [bet, shown] = [bets[nth], quotes[at]?.[nth]];
        if (bet === undefined || shown === undefined) throw new Error('nothing to bet on');
        const { hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit } = shown.terms ?? {};
        const bonus = JSON.parse(JSON.stringify({ hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit })) as object;
        const coupon = { ...test.coupon(player, { id: randomUUID(), bets: [bet], amount: 100 }), ...bonus };
        const response = await test.post(player.token, '/web-api/coupon/place', coupon, await headersOf(coupon, shown));
        const answer = response.json<PlaceAnswer>();
        if (answer.status !== 'accepted') throw new Error(`rejected: ${answer.reason}`);
        if (from >= measureFrom) times.push(performance.now() - from);
      }
    }),
  );
  const books = await reconcile(db, PRODUCTS);
  await test.close();
  if (!isBalanced(books)) throw new Error('the books do not balance');
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round((times.length * 1000) / measuredMs),
    p95Ms: Math.round((times[Math.floor(times.length * 0.95)] ?? 0) * 10) / 10,
  };
}

async function report(name: string, db: Db): Promise<void> {
  const { perSecond, p95Ms } = await placementsPerSecond(db);
  console.log(JSON.stringify({ name: `sandbox.placements.${name}`, value: perSecond, unit: 'placements/s' }));
  console.log(JSON.stringify({ name: `sandbox.placement-p95.${name}`, value: p95Ms, unit: 'ms' }));
}

const MOST_DEARER_PERCENT = 15;
const ROUNDS = 5;
const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What 13 limits cost: both sides in turns in one run, each as often first, the middle of five. @spec LIM-1 */
async function reportLimits(name: string, open: () => Promise<Db>): Promise<void> {
  const measuredMs = MEASURED_MS / 2;
  const [without, with13]: [number[], number[]] = [[], []];
  const sides = [
    async () => without.push((await placementsPerSecond(await open(), { measuredMs })).perSecond),
    async () => with13.push((await placementsPerSecond(await open(), { limits: ALL_LIMITS, measuredMs })).perSecond),
  ];
  for (let round = 0; round < ROUNDS; round += 1) for (const side of round % 2 === 0 ? sides : [...sides].reverse()) await side();
  const dearer = Math.round((middle(without) / middle(with13) - 1) * 1000) / 10;
  console.log(JSON.stringify({ name: `sandbox.placements-13-limits.${name}`, value: middle(with13), unit: 'placements/s' }));
  console.log(JSON.stringify({ name: `sandbox.placement-limits-cost.${name}`, value: dearer, unit: '%', gate: MOST_DEARER_PERCENT }));
}

const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
await report('pglite', await openPglite(join(folder, 'db')));
rmSync(folder, { recursive: true, force: true });
if (findPostgres() !== undefined) {
  const postgres = await startThrowawayPostgres();
  await report('postgres', await openPostgres(await createDatabase(postgres.url)));
  await reportLimits('postgres', async () => openPostgres(await createDatabase(postgres.url)));
  await postgres.stop();
}
