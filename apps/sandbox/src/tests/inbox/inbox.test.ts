import type { InboxAnswer, InboxCount, InboxSettings } from '@touchline/account-inbox-contract';
import { marketTypeId, OUTCOME } from '@touchline/betting-rules';
import { settleGames } from '@touchline/server-betting/testing';
import { recordPlayerEvent } from '@touchline/server-kernel';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { forgetOldItems, takeEvents } from '@touchline/server-inbox/testing';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const DAY = 86_400_000;
const TOTAL = marketTypeId('asian-total', 0, 'score');
const HOUR = 3_600_000;

describe.each(ENGINES)('the inbox on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer();
  });

  const get = async <T>(path = '') => (await test.get(player.token, `/web-api/inbox${path}`)).json<T>();
  const send = async <T>(path: string, body: object) => (await test.post(player.token, `/web-api/inbox${path}`, body)).json<T>();
  const kinds = async () => (await get<InboxAnswer>()).items.map(({ kind, ref }) => `${kind} ${ref}`);
  const report = (kind: string, ref: string, amount: number | null = null) =>
    test.db.transaction((tx) =>
      recordPlayerEvent(tx, {
        userId: player.userId,
        kind,
        ref,
        money: amount === null ? null : { amount, iso: 'EUR' },
        at: test.clock.nowMs,
      }),
    );
  const exclude = () =>
    test.post(player.token, '/limit-service-api/api/external/web/v3/limits', { limits: [{ limitType: 30, limitValue: 7 }] });
  const take = () => takeEvents(test.services);

  it('[AC-06] an event becomes one item, even if it is reported repeatedly and processed concurrently', async () => {
    await report('withdrawal-sent', '71', 2500);
    await report('withdrawal-sent', '71', 2500);
    await Promise.all([take(), take(), take()]);
    await report('withdrawal-sent', '71', 2500);
    await take();

    expect((await get<InboxAnswer>()).items).toEqual([
      {
        id: expect.any(Number) as number,
        topic: 'withdrawal',
        kind: 'withdrawal-sent',
        at: NOON / 1000,
        isRead: false,
        needsPlayer: false,
        ref: '71',
        amount: { amount: 2500, iso: 'EUR', exponent: 2 },
      },
    ]);
    expect(await test.db.query('select id from player_events')).toEqual([]);
  });

  it('[AC-06] counts unread items, and separately those that need the player; reading resets both', async () => {
    await report('bet-won', '11', 900);
    await report('withdrawal-returned', '72', 2500);
    await take();
    expect(await get<InboxCount>('/count')).toEqual({ unread: 2, needsPlayer: 1 });

    const [newest] = (await get<InboxAnswer>()).items;
    expect(await send<InboxCount>('/read', { upTo: newest!.id })).toEqual({ unread: 0, needsPlayer: 0 });
    expect((await get<InboxAnswer>()).items.map(({ isRead }) => isRead)).toEqual([true, true]);
  });

  it('[AC-06] creates no items for a topic that is switched off, and shows none to other players', async () => {
    const settings = await send<InboxSettings>('/settings', { off: ['bet'], quiet: null, zone: 180 });
    expect(settings.topics).toEqual([
      { topic: 'bet', isOn: false },
      { topic: 'withdrawal', isOn: true },
      { topic: 'support', isOn: true },
    ]);
    await report('bet-lost', '12');
    await report('withdrawal-received', '73', 100);
    await take();

    expect(await kinds()).toEqual(['withdrawal-received 73']);
    player = await test.addPlayer();
    expect(await kinds()).toEqual([]);
  });

  it('[AC-06] an item that arrives in quiet hours is listed, and counts as unread once they are over', async () => {
    // Noon UTC is 15:00 for this player; quiet hours are 14:00 to 16:00.
    expect((await send<InboxSettings>('/settings', { off: [], quiet: { from: 840, to: 960 }, zone: 180 })).quiet).toEqual({
      from: 840,
      to: 960,
    });
    await report('bet-won', '13', 900);
    await take();
    expect([await kinds(), await get('/count')]).toEqual([['bet-won 13'], { unread: 0, needsPlayer: 0 }]);

    test.clock.nowMs = NOON + HOUR;
    player = { ...player, token: await test.signIn(player.userId) };
    expect(await get('/count')).toEqual({ unread: 1, needsPlayer: 0 });
  });

  it('[AC-06] [PL-05] quiet hours follow the clocks of a named zone, and go with the player to another', async () => {
    // Noon UTC on 1 May is 17:45 in Kathmandu and 21:00 in Tokyo.
    const quiet = (from: number, to: number, zone: unknown) => send<InboxSettings>('/settings', { off: [], quiet: { from, to }, zone });
    await quiet(17 * 60, 18 * 60, 'Asia/Kathmandu');
    await report('bet-won', '13', 900);
    await take();
    expect(await get('/count')).toEqual({ unread: 0, needsPlayer: 0 });

    await test.post(player.token, '/web-api/user/view', { view: '', zone: 'Asia/Tokyo' });
    expect(await get('/count')).toEqual({ unread: 1, needsPlayer: 0 });
    await quiet(20 * 60 + 59, 22 * 60, 'Asia/Kathmandu');
    await report('bet-won', '14', 900);
    await take();
    expect((await get<InboxCount>('/count')).unread).toBe(0);
  });

  it('[LIM-5] a player on a break sees no items, and never those from the time of the break', async () => {
    await report('bet-won', '14', 900);
    await take();
    expect((await exclude()).statusCode).toBe(200);

    await report('bet-lost', '15');
    await take();
    expect(await get<InboxAnswer>()).toEqual({ excludedUntil: (NOON + 7 * DAY) / 1000, items: [] });
    expect(await get('/count')).toEqual({ unread: 0, needsPlayer: 0 });

    test.clock.nowMs = NOON + 7 * DAY + 1;
    player = { ...player, token: await test.signIn(player.userId) };
    expect(await kinds()).toEqual(['bet-won 14']);
  });

  it('[AC-06] keeps the hundred newest items, for sixty days', async () => {
    for (let n = 0; n < 103; n += 1) await report('bet-lost', String(1000 + n));
    await take();
    const { items } = await get<InboxAnswer>();
    expect([items.length, items[0]?.ref, items.at(-1)?.ref]).toEqual([100, '1102', '1003']);

    await forgetOldItems(test.db, NOON + 60 * DAY);
    expect((await get<InboxAnswer>()).items).toHaveLength(100);
    await forgetOldItems(test.db, NOON + 60 * DAY + 1);
    expect((await get<InboxAnswer>()).items).toEqual([]);
  });

  it('[AC-05] [AC-06] a settled coupon creates one item, with its payout', async () => {
    const bet = test.prices.addGame(7001, { marketTypeId: TOTAL, outcomeTypeId: OUTCOME.Over, param: 2500, coef: 2000 });
    const placed = await test.place(player, test.coupon(player, { bets: [bet] }));
    if (placed.status !== 'accepted') throw new Error(placed.reason);
    test.prices.finish(7001, {
      main: [2, 1],
      periods: [
        [0, 0],
        [2, 1],
      ],
    });
    await settleGames(test.services, [7001]);
    await settleGames(test.services, [7001]);
    await take();

    expect((await get<InboxAnswer>()).items).toMatchObject([
      { kind: 'bet-won', ref: String(placed.coupon.couponId), amount: { amount: 2000, iso: 'EUR' } },
    ]);
  });

  it('[AC-06] a reply of the staff creates an item that needs the player', async () => {
    const opened = await test.post(player.token, '/web-api/office/requests', { topic: 'bets', subject: 'A bet', text: 'Where is it?' });
    const [{ id }] = opened.json<{ requests: [{ id: number }] }>().requests;
    await test.app.inject({ method: 'POST', url: '/__test/answer-thread', payload: { id, text: 'It was settled.', state: 'answered' } });
    await take();

    expect((await get<InboxAnswer>()).items).toMatchObject([{ topic: 'support', kind: 'support-answered', needsPlayer: true }]);
  });

  it('[SRV-3] refuses invalid input and changes nothing', async () => {
    for (const body of [
      { off: ['offers'], quiet: null, zone: 0 },
      { off: [], quiet: { from: 0, to: 1440 }, zone: 0 },
      { off: [], quiet: null, zone: 'Mars/Olympus' },
      { off: [] },
    ])
      expect((await test.post(player.token, '/web-api/inbox/settings', body)).statusCode).toBe(400);
    expect((await get<InboxSettings>('/settings')).quiet).toBeNull();
  });
});
