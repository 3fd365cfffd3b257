import type { RoundAnswer } from '@touchline/casino-game-contract';
import { gamesOn } from '@touchline/server-games/testing';
import { readGamePace } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { NOON, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { CYCLE, startWalletApp, walletOn } from '../wallet/wallet.test.helper.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Limits of the backend of this file: four stakes and three units, which are 3.00 EUR. */
const PACE = { stakes: 4, units: 3 };
/** 0.20 EUR, the lowest stake. */
const LOW = 20;

describe.each(ENGINES)('what a session may stake in games within a minute on %s', (engine) => {
  let test: TestApp;
  let games: ReturnType<typeof gamesOn>;
  let wallet: ReturnType<typeof walletOn>;
  let player: TestPlayer;

  beforeAll(async () => {
    test = await startWalletApp(engine, { TOUCHLINE_GAME_PACE: JSON.stringify(PACE) });
    games = gamesOn(test);
    wallet = walletOn(test);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 10_000 });
  });

  const play = async (amount: number, by = player, more: object = {}) => {
    const answer = await games.send(by, 'rounds', games.bodyOf(by, 'coin-flip', { amount, ...more }));
    return {
      status: answer.statusCode,
      body: answer.json<RoundAnswer & { waitMs?: number; errors?: { code: string }[] }>(),
      headers: answer.headers,
    };
  };
  /** Plays a round and lets the shortest cycle pass. @returns the status */
  const next = async (amount: number, by = player): Promise<number> => {
    const { status } = await play(amount, by);
    test.clock.nowMs += CYCLE;
    return status;
  };
  const stakesOf = async ({ userId }: TestPlayer) =>
    (await test.db.query(`select 1 from ledger_transactions where user_id = $1 and flow = 'stake'`, [userId])).length;

  it('[BET-10] [SEC-3] refuses the stake after the most, with the time to wait, and takes it afterwards', async () => {
    expect([await next(LOW), await next(LOW), await next(LOW), await next(LOW)]).toEqual([200, 200, 200, 200]);
    const refused = await play(LOW);

    expect([refused.status, refused.body.errors?.[0]?.code, refused.body.waitMs]).toEqual([429, 'stakes-too-fast', MINUTE - 4 * CYCLE]);
    expect(refused.headers['retry-after']).toBe('40');
    expect(await stakesOf(player)).toBe(4);
    test.clock.nowMs = NOON + MINUTE - 1;
    expect((await play(LOW)).status).toBe(429);
    test.clock.nowMs += 1;
    expect((await play(LOW)).status).toBe(200);
    expect((await play(LOW)).status).toBe(429);
  });

  it('[BET-10] [SEC-3] refuses a stake that would take the sum over the most, whatever the number', async () => {
    expect([await next(200), await next(LOW)]).toEqual([200, 200]);
    expect([await next(81), await next(80)]).toEqual([429, 200]);
    test.clock.nowMs = NOON + MINUTE;
    expect([await next(201), await next(200)]).toEqual([429, 200]);
    test.clock.nowMs += 2 * MINUTE;
    expect(await next(301)).toBe(429);
  });

  it('[BET-10] counts stakes of moves; finishing a round without a stake stays possible', async () => {
    const { round } = await games.opened(player, 'caribbean-stud', { amount: 101 });

    const raise = await games.move(player, round, 0, 'raise');
    expect([raise.statusCode, raise.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([429, 'stakes-too-fast']);

    expect((await games.moved(player, round, 0, 'fold')).status).toBe('settled');
    expect(await stakesOf(player)).toBe(1);
  });

  it('[BET-10] [SEC-3] counts the debits of a provider, which does not ask the page, and parallel ones too', async () => {
    const own = await wallet.visit(player);
    const debit = (round: string, transaction: string) =>
      wallet.debit({ token: own.token, player: own.player, transaction, round, amount: LOW, currencyIso: 'EUR' });
    await next(LOW);
    const round = wallet.name();
    await debit(round, wallet.name());

    const answers = await Promise.all(Array.from({ length: 20 }, () => debit(round, wallet.name())));
    const accepted = answers.filter(({ statusCode, body }) => statusCode === 200 && body.includes('"accepted"'));
    expect([accepted.length, await stakesOf(player)]).toEqual([2, 4]);
    expect((await play(LOW)).status).toBe(429);
    expect(await wallet.booksAgree()).toBe(true);
  });

  it('[BET-10] neither a refused stake nor a repeated request counts', async () => {
    const poor = await test.addPlayer({ money: 100 });
    for (let tries = 0; tries < 6; tries += 1) expect((await play(200, poor)).body).toMatchObject({ reason: 'not-enough-money' });
    const id = randomUUID();
    const first = await play(LOW, poor, { id });
    for (let tries = 0; tries < 6; tries += 1) expect((await play(LOW, poor, { id })).body).toEqual(first.body);
    test.clock.nowMs += CYCLE;

    expect([await next(LOW, poor), await next(LOW, poor), await next(LOW, poor), await next(LOW, poor)]).toEqual([200, 200, 200, 429]);
  });

  it('[BET-10] counts each session separately, and forgets it with the session', async () => {
    for (let round = 0; round < 4; round += 1) await next(LOW);
    expect(await next(LOW)).toBe(429);
    expect(await next(LOW, { ...player, token: await test.signIn(player.userId) })).toBe(200);

    await test.db.query('delete from sessions where user_id = $1', [player.userId]);
    expect(await test.db.query('select 1 from session_stakes where session_id = $1', [player.sessionId])).toEqual([]);
  });
});

it('[BET-10] thirty stakes and 1,500 units a minute, unless the operator sets other numbers', () => {
  const read = (text?: string) => readGamePace(text === undefined ? {} : { TOUCHLINE_GAME_PACE: text });

  expect(read()).toEqual({ stakes: 30, units: 1_500 });
  expect(read('{"stakes": 12}')).toEqual({ stakes: 12, units: 1_500 });
  for (const wrong of ['', 'twelve', '[]', '{"stakes": 0}', '{"stakes": 1.5}', '{"rounds": 12}', '{"units": "12"}'])
    expect(() => read(wrong)).toThrow('TOUCHLINE_GAME_PACE has to be an object');
});
