// Compares rounds per second with placements per second, in alternating seconds on the same engine, so that other load affects both.
// Prints one JSON object per figure.
import { rulesOf } from '@touchline/casino-game-math';
import type { RoundAnswer } from '@touchline/casino-game-contract';
import { type Db, migrate } from '@touchline/server-kernel/db';
import { randomUUID } from 'node:crypto';
import { onBothDatabases } from '../../testing/bench-databases.ts';
import { closeBalanced, MEASURED_MS, PLAYERS, rateOf, startPlacements, WARM_UP_MS, type Work } from '../../testing/placement-rate.ts';
import { testAppOn } from '../../testing/test-app.ts';
import { MIGRATIONS } from '../../testing/test-db.ts';

/** Minimum time between a player's rounds by the server clock, which the benchmark advances. */
const CYCLE_MS = 5_000;
/** Access tokens expire after five minutes of that clock. */
const ROUNDS_A_TOKEN = 50;
/** Minimum ratio of rounds per second to placements per second. */
const LEAST_RATIO = 0.6;
const TURN_MS = 1_000;

async function startRounds(db: Db): Promise<Work> {
  await migrate(db, MIGRATIONS);
  const test = await testAppOn(db, { TOUCHLINE_TEST: '0', TOUCHLINE_QUEUE_MS: 'off' });
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => test.addPlayer({ money: 1_000_000_000 })));
  const { standard: choice } = rulesOf('dice');
  let played = 0;
  return {
    during: async (ms) => {
      const times: number[] = [];
      let tookMs = 0;
      while (tookMs < ms) {
        played += 1;
        test.clock.nowMs += CYCLE_MS;
        // Renew tokens outside the measured time.
        if (played % ROUNDS_A_TOKEN === 0) for (const player of players) player.token = await test.signIn(player.userId);
        const began = performance.now();
        await Promise.all(
          players.map(async (player) => {
            const body = { id: randomUUID(), model: 'dice', accountId: player.accountId, amount: 100, choice };
            const response = await test.post(player.token, '/bff-api/games/rounds', body);
            const answer = response.json<RoundAnswer>();
            if (answer.status !== 'settled') throw new Error(`${response.statusCode} ${response.body}`);
            times.push(performance.now() - began);
          }),
        );
        tookMs += performance.now() - began;
      }
      return { times, tookMs };
    },
    end: () => closeBalanced(db, test.close),
  };
}

await onBothDatabases(async (name, open) => {
  const works = { placements: await startPlacements(await open()), rounds: await startRounds(await open()) };
  const done = { placements: { times: [] as number[], tookMs: 0 }, rounds: { times: [] as number[], tookMs: 0 } };
  for (const work of Object.values(works)) await work.during(WARM_UP_MS);
  for (let turn = 0; turn * TURN_MS < MEASURED_MS; turn += 1)
    for (const what of ['placements', 'rounds'] as const) {
      const { times, tookMs } = await works[what].during(TURN_MS);
      done[what].times.push(...times);
      done[what].tookMs += tookMs;
    }
  for (const work of Object.values(works)) await work.end();
  const placements = rateOf(done.placements.times, done.placements.tookMs);
  const rounds = rateOf(done.rounds.times, done.rounds.tookMs);
  console.log(JSON.stringify({ name: `sandbox.rounds.${name}`, value: rounds.perSecond, unit: 'rounds/s' }));
  console.log(JSON.stringify({ name: `sandbox.round-p95.${name}`, value: rounds.p95Ms, unit: 'ms' }));
  console.log(
    JSON.stringify({ name: `sandbox.rounds-beside-placements.${name}.placements`, value: placements.perSecond, unit: 'placements/s' }),
  );
  const ratio = Math.round((rounds.perSecond * 100) / placements.perSecond) / 100;
  console.log(
    JSON.stringify({ name: `sandbox.rounds-beside-placements.${name}`, value: ratio, unit: 'of placements/s', atLeast: LEAST_RATIO }),
  );
});
