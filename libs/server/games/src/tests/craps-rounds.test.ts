import type { Launch, RoundAnswer, RoundView } from '@touchline/casino-game-contract';
import { checkRecord } from '@touchline/casino-game-testing';
import { ENGINES, type ModuleBackend, NOON, START_TIMEOUT_MS, type TestPlayer } from '@touchline/server-kernel/testing';
import { GAMES, gamesOn, ROUND_WAITS_MS, settleDue } from '../testing.ts';
import { startGames } from './games.test.helper.ts';

const CYCLE = 5_000;
const MONEY = 1_000_000;

describe.each(ENGINES)('rounds of several rolls on %s', (engine) => {
  let test: ModuleBackend;
  let games: ReturnType<typeof gamesOn>;
  let player: TestPlayer;

  beforeAll(async () => {
    test = await startGames(engine);
    games = gamesOn(test);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: MONEY });
  });

  /** Opens rounds until one has a point. */
  async function withPoint(on = 'pass'): Promise<RoundView & { round: number }> {
    for (;;) {
      test.clock.nowMs += CYCLE;
      const round = await games.opened(player, 'craps', { choice: { bets: [{ on, amount: 100 }] } });
      if (round.scene.kind === 'craps' && round.scene.point !== null && round.status === 'open') return round;
    }
  }
  const rolled = async (round: RoundView & { round: number }) => {
    test.clock.nowMs += CYCLE;
    return games.moved(player, round.round, round.made, 'roll');
  };
  const put = (round: RoundView & { round: number }, name: string, at = round.made) => games.move(player, round.round, at, name);

  it('[CS-05] [BET-9] a round stays open between rolls, takes stakes once, and pays all of it when its last bet is decided', async () => {
    let round = await withPoint();
    const before = await test.balance(player.accountId);
    const first = await put(round, 'put-field-50');
    expect(first.json<RoundView>()).toMatchObject({ status: 'open', staked: 150, returned: 0, made: 1, balance: before - 50 });
    expect((await put(round, 'put-field-50')).json()).toEqual(first.json());
    expect(await test.balance(player.accountId)).toBe(before - 50);

    // After a reload the page gets the round as it is, on any device.
    const elsewhere = await test.signIn(player.userId);
    const { open } = (await test.get(elsewhere, `${GAMES}/seat?model=craps`)).json<Launch>();
    expect(open).toMatchObject({
      round: round.round,
      made: 1,
      staked: 150,
      scene: { kind: 'craps', bets: [{ on: 'pass' }, { on: 'field' }] },
    });

    player = { ...player, token: elsewhere };
    while (round.status === 'open')
      round = { ...(await rolled({ ...round, made: round.made === 0 ? 1 : round.made })), round: round.round };
    expect(await test.balance(player.accountId)).toBe(before - 50 + round.returned);
    expect(await games.booksAgree()).toBe(true);
    await games.send(player, 'seeds', { clientSeed: 'revealed' });
    expect(await checkRecord(await games.record(player, round.round))).toBe('true');
  });

  it('[CS-02] rolls again, and starts the next round, only when a game cycle has passed since the last roll', async () => {
    const round = await withPoint();
    test.clock.nowMs += CYCLE - 1;
    const early = await games.move(player, round.round, 0, 'roll');
    expect([early.statusCode, early.json()]).toMatchObject([429, { waitMs: 1 }]);
    test.clock.nowMs += 1;
    const second = await games.moved(player, round.round, 0, 'roll');
    expect(second.made).toBe(1);
    const again = await games.move(player, round.round, 0, 'roll');
    expect([again.statusCode, again.json<RoundView>().made]).toEqual([200, 1]);
    expect((await games.send(player, 'rounds', games.bodyOf(player, 'dice'))).statusCode).toBe(429);
    expect((await test.get(player.token, `${GAMES}/seat?model=craps`)).json<Launch>().waitMs).toBe(CYCLE);
  });

  it('[CS-02] counts one cycle for all games: a roll does not come between rounds of another game, nor they between rolls', async () => {
    const round = await withPoint();
    test.clock.nowMs += CYCLE;
    await games.opened(player, 'dice');
    test.clock.nowMs += 1_000;
    const roll = await games.move(player, round.round, 0, 'roll');
    expect([roll.statusCode, roll.json()]).toMatchObject([429, { waitMs: CYCLE - 1_000 }]);
    test.clock.nowMs += CYCLE - 1_000;
    expect((await games.moved(player, round.round, 0, 'roll')).made).toBe(1);
    test.clock.nowMs += 1_000;
    const dice = await games.send(player, 'rounds', games.bodyOf(player, 'dice'));
    expect([dice.statusCode, dice.json()]).toMatchObject([429, { waitMs: CYCLE - 1_000 }]);
  });

  it('[CS-05] [LIM-4] limits of the table, of the odds and of the balance hold for every stake within the round', async () => {
    const round = await withPoint();
    const before = await test.balance(player.accountId);
    expect((await put(round, 'put-pass-odds-601')).statusCode).toBe(409);
    expect((await put(round, 'put-box-6-10001')).json<RoundAnswer>()).toMatchObject({ status: 'rejected', reason: 'stake-out-of-range' });
    const most = (await put(round, 'put-box-6-10000')).json<RoundView>();
    expect(most).toMatchObject({ status: 'open', staked: 10_100 });
    expect((await put(round, 'put-box-6-1', 1)).json<RoundAnswer>()).toMatchObject({ status: 'rejected', reason: 'stake-out-of-range' });
    expect(await test.balance(player.accountId)).toBe(before - 10_000);

    const poor = await test.addPlayer({ money: 150 });
    test.clock.nowMs += CYCLE;
    for (;;) {
      const opened = await games.opened(poor, 'craps', { amount: 20, choice: { bets: [{ on: 'lay-4', amount: 20 }] } });
      if (opened.status !== 'open') {
        test.clock.nowMs += CYCLE;
        continue;
      }
      const answer = (await games.move(poor, opened.round, 0, 'put-field-1000')).json<RoundAnswer>();
      expect(answer).toMatchObject({ status: 'rejected', reason: 'not-enough-money' });
      break;
    }
    expect(await games.booksAgree()).toBe(true);
  });

  it('[CS-05] a round that its player leaves gives back what can be taken down and is rolled for the rest, so that no lost bet is refunded', async () => {
    const round = await withPoint();
    await put(round, 'put-box-8-300');
    test.clock.nowMs += ROUND_WAITS_MS;
    expect(await settleDue(test.services)).toBeGreaterThan(0);
    player = { ...player, token: await test.signIn(player.userId) };
    const record = await games.record(player, round.round);
    expect(record).toMatchObject({ status: 'settled', staked: 400 });
    expect([300, 500]).toContain(record.returned);
    expect(record.proof.moves.slice(0, 3)).toEqual(['put-box-8-300', 'take', 'roll']);
    expect(await games.booksAgree()).toBe(true);
  });
});
