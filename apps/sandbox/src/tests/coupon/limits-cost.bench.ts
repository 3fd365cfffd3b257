// Measures the cost of 13 limits for a placement in CPU time of backend and database, so that other load does not affect the result.
// Prints one JSON object for each database.
import { headersOf, quote } from '@touchline/server-betting/testing';
import type { PlaceAnswer } from '@touchline/betting-contract';
import { type Db, migrate } from '@touchline/server-kernel/db';
import { createDatabase, findPostgres, openPglite, openPostgres, startThrowawayPostgres } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testAppOn, type TestPlayer } from '../../testing/test-app.ts';
import { MIGRATIONS } from '../../testing/test-db.ts';

const MOST_DEARER_PERCENT = 15;
const PAIRS = 30;
const PLACEMENTS = 10;
/** Unmeasured pairs at the start, while the JavaScript engine optimises. */
const WARM_UP_PAIRS = 5;

/** Every type of limit that allows betting, with values that the run does not reach. */
const ALL_LIMITS = [1, 2, 3, 10, 11, 12, 20, 21, 22, 31, 32, 33, 37].map((limitType) => ({
  limitType,
  limitValue: { 31: 24, 32: 60, 33: 30, 37: 1 }[limitType] ?? 500_000_000_000,
}));

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** CPU time of this process, milliseconds. */
const ownMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** CPU time of all processes of a database server on Linux, milliseconds. */
async function serverClock(db: Db): Promise<() => number> {
  const [backend] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parentOf = (pid: number | string) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  const server = parentOf(backend?.pid ?? 0);
  const isOfServer = (pid: string): boolean => {
    try {
      return parentOf(pid) === server;
    } catch {
      return false; // the process has ended
    }
  };
  return () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isOfServer(name))
      .reduce((sum, pid) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6, 0);
}

/** Measures pairs of equal batches, by a player with all limits and by one without, in alternating order. @returns cost ratios. */
async function ratios(db: Db, spentMs: () => number): Promise<number[]> {
  const test = await testAppOn(db, { TOUCHLINE_TEST: '0', TOUCHLINE_QUEUE_MS: 'off' });
  const bets = Array.from({ length: PLACEMENTS }, (_, at) => test.prices.addGame(100 + at));
  const open = async (limits: readonly object[]) => {
    const player = await test.addPlayer({ money: 1_000_000_000 });
    if (limits.length > 0) {
      const set = await test.post(player.token, '/limit-service-api/api/external/web/v3/limits', { limits });
      if (set.statusCode !== 200) throw new Error(`limits were not set: ${set.payload}`);
    }
    const shown: Awaited<ReturnType<typeof quote>>[] = [];
    for (const bet of bets) shown.push(await quote(test, player, { bets: [bet], amount: 100 }));
    return { player, shown };
  };
  const place = async ({ player, shown }: { player: TestPlayer; shown: Awaited<ReturnType<typeof quote>>[] }): Promise<number> => {
    const requests = await Promise.all(
      bets.map(async (bet, nth) => {
        const seen = shown[nth];
        if (seen === undefined) throw new Error('nothing was quoted');
        const { hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit } = seen.terms ?? {};
        const bonus = JSON.parse(JSON.stringify({ hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit })) as object;
        const coupon = { ...test.coupon(player, { id: randomUUID(), bets: [bet], amount: 100 }), ...bonus };
        return { coupon, headers: await headersOf(coupon, seen) };
      }),
    );
    const before = spentMs();
    for (const { coupon, headers } of requests) {
      const answer = (await test.post(player.token, '/web-api/coupon/place', coupon, headers)).json<PlaceAnswer>();
      if (answer.status !== 'accepted') throw new Error(`rejected: ${answer.reason}`);
    }
    return spentMs() - before;
  };
  const [without, with13] = [await open([]), await open(ALL_LIMITS)];
  const found: number[] = [];
  for (let pair = 0; pair < WARM_UP_PAIRS + PAIRS; pair += 1) {
    const isLimitedFirst = pair % 2 === 0;
    const first = await place(isLimitedFirst ? with13 : without);
    const second = await place(isLimitedFirst ? without : with13);
    if (pair >= WARM_UP_PAIRS) found.push(isLimitedFirst ? first / second : second / first);
  }
  await test.close();
  return found;
}

/** @spec LIM-1 */
async function report(name: string, db: Db, spentMs: () => number): Promise<void> {
  const value = Math.round((middle(await ratios(db, spentMs)) - 1) * 1000) / 10;
  console.log(JSON.stringify({ name: `sandbox.placement-limits-cost.${name}`, value, unit: '%', gate: MOST_DEARER_PERCENT }));
}

const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
const pglite = await openPglite(join(folder, 'db'));
await migrate(pglite, MIGRATIONS);
await report('pglite', pglite, ownMs);
rmSync(folder, { recursive: true, force: true });
if (process.platform === 'linux' && findPostgres() !== undefined) {
  const postgres = await startThrowawayPostgres();
  const db = await openPostgres(await createDatabase(postgres.url));
  await migrate(db, MIGRATIONS);
  const serverMs = await serverClock(db);
  await report('postgres', db, () => ownMs() + serverMs());
  await postgres.stop();
}
