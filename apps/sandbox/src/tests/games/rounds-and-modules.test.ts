import { accountCalls, type AccountsAnswer } from '@touchline/account-contract';
import type { Launch, RoundAnswer, RoundRecord, RoundView } from '@touchline/casino-game-contract';
import { isModelId, rulesOf } from '@touchline/casino-game-math';
import { GAMES, gamesOn, ROUND_WAITS_MS, settleDue } from '@touchline/server-games/testing';
import { resultSince } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const CYCLE = 5_000;

describe.each(ENGINES)('rounds of games beside the other modules, on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;

  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 100_000 });
  });

  const body = (model: string, more: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    model,
    accountId: player.accountId,
    amount: 100,
    choice: isModelId(model) ? rulesOf(model).standard : {},
    ...more,
  });
  const send = (path: string, sent: object) => test.post(player.token, `${GAMES}/${path}`, sent);
  const open = async (model: string, more: Record<string, unknown> = {}) => {
    const response = await send('rounds', body(model, more));
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
    return response.json<RoundAnswer>();
  };
  const opened = async (model: string, more: Record<string, unknown> = {}): Promise<RoundView & { round: number }> => {
    const answer = await open(model, more);
    if (answer.status === 'rejected') throw new Error(answer.reason);
    return { ...answer, round: answer.round ?? 0 };
  };
  const record = async (round: number) => (await test.get(player.token, `${GAMES}/rounds/${round}`)).json<RoundRecord>();
  const books = () => gamesOn(test).booksAgree();
  const next = () => (test.clock.nowMs += CYCLE);

  it('[CS-05] [RG-16] [AC-01] a stake counts towards the limit and the session result, and its refund is deducted from both', async () => {
    const limits = [{ limitType: 3, limitValue: 200 }]; // stakes within 30 days
    await test.post(player.token, '/limit-service-api/api/external/web/v3/limits', { limits });
    const since = test.clock.nowMs;
    const untouched = await opened('mines', { amount: 150 });
    const { session } = (await test.get(player.token, accountCalls.accounts.path)).json<AccountsAnswer>();
    expect(session).toMatchObject({ staked: 150, returned: 0, atStake: 150, net: 0 });
    next();
    expect(await open('dice', { amount: 60 })).toMatchObject({ reason: 'limit-reached', limit: { limitType: 3, limit: 200, left: 50 } });

    test.clock.nowMs += ROUND_WAITS_MS;
    await settleDue(test.services);
    player = { ...player, token: await test.signIn(player.userId) };
    expect(await resultSince(test.db, { ...player, sinceMs: since })).toEqual({ staked: 150, returned: 150 });
    expect(await record(untouched.round)).toMatchObject({ status: 'refunded', returned: 150 });
    expect(await open('dice', { amount: 210 })).toMatchObject({ reason: 'limit-reached', limit: { limitType: 3, limit: 200, left: 200 } });
    const flows = await test.db.query(
      `select product, flow from ledger_transactions where user_id = $1 and product = 'round' order by id`,
      [player.userId],
    );
    expect(flows).toEqual([
      { product: 'round', flow: 'stake' },
      { product: 'round', flow: 'refund' },
    ]);
    expect(await test.balance(player.accountId)).toBe(100_000);
    expect(await books()).toBe(true);
  });

  it('[CS-02] a game can be played neither for money nor as a demo in a country where its studio does not offer it', async () => {
    // Ember Lab's games are not offered in France (250), but other studios offer the same models there. Virtual football has a single
    // studio, which is blocked in Britain.
    const listed = await test.app.inject({ url: '/bff-api/casino/games?provider=ember-lab' });
    const { games } = listed.json<{ games: { id: number; model: string; blockedCountries: number[] }[] }>();
    const model = 'slot-classic-3x3';
    const { id: game = 0, blockedCountries } = games.find((each) => each.model === model) ?? {};
    expect([game > 0, blockedCountries]).toEqual([true, [250]]);
    const from = (country: string) => ({ 'x-geo-country': country, authorization: `Bearer ${player.token}` });
    const post = (path: string, payload: object, headers: Record<string, string>) =>
      test.app.inject({ method: 'POST', url: `${GAMES}/${path}`, payload, headers });
    const refused = { errors: [{ code: 'country-not-offered', field: 'game' }] };

    const round = body(model, { game });
    const demo = { ...body(model, { game }), accountId: undefined, moves: [] };
    const [money, trial] = [await post('rounds', round, from('FR')), await post('demo', demo, from('fr'))];
    expect([money.statusCode, money.json()]).toMatchObject([403, refused]);
    expect([trial.statusCode, trial.json()]).toMatchObject([403, refused]);
    expect(await test.balance(player.accountId)).toBe(100_000);
    expect(await test.db.query('select 1 from game_rounds where user_id = $1', [player.userId])).toEqual([]);
    const seat = async (query: string, country: string) =>
      (await test.app.inject({ url: `${GAMES}/seat?model=${model}${query}`, headers: from(country) })).json<Launch>();
    expect(await seat(`&game=${game}`, 'FR')).toMatchObject({ noMoney: 'country', isDemoOffered: false });
    expect(await seat(`&game=${game}`, 'DE')).toMatchObject({ noMoney: null, isDemoOffered: true });
    expect(await seat('', 'FR')).toMatchObject({ noMoney: null });
    expect((await post('demo', { ...body('virtual-football'), accountId: undefined, moves: [] }, from('GB'))).json()).toMatchObject(
      refused,
    );

    // Without a country from the proxy, the player's country of registration counts.
    await test.db.query('update users set country_id = 250 where id = $1', [player.userId]);
    expect((await send('rounds', round)).json()).toMatchObject(refused);
    // Refusals do not use up the id, and the stored response is repeated even from a blocked country.
    const played = await post('rounds', round, from('DE'));
    expect(played.json()).toMatchObject({ staked: 100, game });
    expect((await post('rounds', round, from('FR'))).json()).toEqual(played.json());
    next();
    expect((await send('rounds', body('dice', { game }))).json()).toMatchObject({ errors: [{ code: 'bad-request', field: 'game' }] });
  });
});
