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

async function placementsPerSecond(db: Db): Promise<{ perSecond: number; p95Ms: number }> {
  await migrate(db, MIGRATIONS);
  // Every player has a request under way all the time: they wait for their turn here instead of being refused as a crowd.
  const test = await testAppOn(db, { TOUCHLINE_TEST: '0', TOUCHLINE_QUEUE_MS: '60000' });
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
  const startedAt = performance.now();
  const measureFrom = startedAt + WARM_UP_MS;
  const until = measureFrom + MEASURED_MS;
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
    perSecond: Math.round((times.length * 1000) / MEASURED_MS),
    p95Ms: Math.round((times[Math.floor(times.length * 0.95)] ?? 0) * 10) / 10,
  };
}

async function report(name: string, db: Db): Promise<void> {
  const { perSecond, p95Ms } = await placementsPerSecond(db);
  console.log(JSON.stringify({ name: `sandbox.placements.${name}`, value: perSecond, unit: 'placements/s' }));
  console.log(JSON.stringify({ name: `sandbox.placement-p95.${name}`, value: p95Ms, unit: 'ms' }));
}

const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
await report('pglite', await openPglite(join(folder, 'db')));
rmSync(folder, { recursive: true, force: true });
if (findPostgres() !== undefined) {
  const postgres = await startThrowawayPostgres();
  await report('postgres', await openPostgres(await createDatabase(postgres.url)));
  await postgres.stop();
}
