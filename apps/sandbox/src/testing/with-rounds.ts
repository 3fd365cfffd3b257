import type { Db } from '@touchline/server-kernel/db';
import { ROUNDS_TABLE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { NOON, startTestApp, type TestApp, type TestPlayer } from './test-app.ts';

/**
 * Set-up of a suite about coupons and the rounds of a second product: one backend for all its tests, and for each of them noon and a new
 * player.
 *
 * @param money - the player's balance, in minor units of EUR.
 * @param take - gets both before each test.
 */
export function withRounds(engine: Db['engine'], money: number, take: (given: { test: TestApp; player: TestPlayer }) => void): void {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
    await test.db.query(ROUNDS_TABLE);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    take({ test, player: await test.addPlayer({ money }) });
  });
}
