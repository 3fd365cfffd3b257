import type { ContentCard, Points, PromotionProgress } from '@touchline/content-contract';
import { loseRound } from '@touchline/server-games/testing';
import { beginSession } from '@touchline/server-kernel';
import { reconcile } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp, type TestPlayer } from '../testing/test-app.ts';

const LIMITS = '/limit-service-api/api/external/web/v3/limits';

describe.each(ENGINES)('content on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;

  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    player = await test.addPlayer({ money: 100_000 });
  });

  const look = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: `/bff-api/content/${path}`, headers });
  const slugs = async (headers: Record<string, string> = {}) =>
    (await look('list/promotion?lang=en', headers)).json<{ cards: ContentCard[] }>().cards.map(({ slug }) => slug);
  const cookie = async () => {
    const { cookie: value } = await beginSession(test.db, { userId: player.userId, nowMs: test.clock.nowMs, isSaved: false });
    return { cookie: `__Host-tl-session=${value}` };
  };
  const stake = async (amount: number) => {
    test.clock.nowMs += 1_000;
    await loseRound(test, player, { amount });
  };
  const promotion = (path: string) => `/bff-api/promotions/first-steps/${path}`;
  const join = () => test.post(player.token, promotion('entry'), {});
  const progress = async () => (await test.get(player.token, promotion('progress'))).json<PromotionProgress>();
  const points = async () => (await test.get(player.token, '/bff-api/points')).json<Points>();
  const buy = (item: string, id: string) => test.post(player.token, '/bff-api/points/purchases', { item, id });
  const exclude = () => test.post(player.token, LIMITS, { limits: [{ limitType: 30, limitValue: 1 }] });

  it('[PI-01] [PI-03] serves documents by language, and 404 for an unknown document', async () => {
    const about = await look('document/page/about?lang=ru');
    expect([about.statusCode, about.json<ContentCard>().title]).toEqual([200, 'О сайте']);
    expect((await look('document/promotion/nothing?lang=en')).statusCode).toBe(404);
    expect((await look('document/banner/first-steps?lang=en')).statusCode).toBe(400);
    expect(about.headers['cache-control']).toBe('private, max-age=30');
  });

  it('[PI-01] [OD-02] serves documents that modules write from their rules, in the reader’s language', async () => {
    const titles = await Promise.all(
      ['en', 'ru', 'kk'].map(async (lang) => (await look(`document/rules/sports_void?lang=${lang}`)).json<ContentCard>()),
    );
    expect(titles.map(({ lang, title }) => [lang, title.length > 5])).toEqual([
      ['en', true],
      ['ru', true],
      ['kk', true],
    ]);
    expect(JSON.stringify((await look('document/rules/sports_void?lang=en')).json())).toContain('Table tennis');
  });

  it('[PI-01] a promotion counts stakes after opting in, and awards its points once', async () => {
    await stake(500);
    expect(await progress()).toMatchObject({ joinedAt: null, currencyIso: 'EUR', exponent: 2 });
    test.clock.nowMs += 1_000;
    expect((await join()).statusCode).toBe(200);
    await stake(100);
    await stake(100);
    await join();

    expect(await progress()).toMatchObject({
      completedAt: null,
      terms: [
        { type: 'sign-in', target: 1, done: 1 },
        { type: 'join', target: 1, done: 1 },
        { type: 'bets', target: 3, done: 2 },
      ],
    });
    await stake(100);
    expect((await progress()).completedAt).toBe(Math.floor(test.clock.nowMs / 1000));
    await progress();
    const { balance, history } = await points();
    expect(balance).toBe(51); // 1 for what the house expects to keep of 8.00, 50 for the promotion
    expect(history.filter(({ type }) => type === 'promotion').map(({ points: given }) => given)).toEqual([50]);
  });

  it('[PI-02] [MON-2] [MON-7] the shop pays play money through the ledger, once per id, and only for points that the player has', async () => {
    expect((await buy('two', randomUUID())).json()).toMatchObject({ errors: [{ code: 'not-enough-points' }] });
    await stake(50_000); // 2.01 % of 500.00 is 10.05, a fifth of it 2.00: a hundred points
    const before = await test.balance(player.accountId);
    const id = randomUUID();

    const all = await Promise.all([buy('two', id), buy('two', id), buy('two', id)]);
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await buy('ten', id)).statusCode).toBe(422);
    expect((await buy('two', randomUUID())).statusCode).toBe(409);

    expect((await points()).balance).toBe(0);
    expect((await test.balance(player.accountId)) - before).toBe(200);
    const entries = await test.db.query<{ product: string; kind: string; flow: string }>(
      `select product, kind, flow from ledger_transactions where user_id = $1 and product = 'points'`,
      [player.userId],
    );
    expect(entries).toEqual([{ product: 'points', kind: 'grant', flow: 'transfer' }]);
    expect((await reconcile(test.db, test.products)).unknown).toEqual([]);
  });

  it('[LIM-5] during a self-exclusion nothing can be offered, joined or bought', async () => {
    const own = await cookie();
    await stake(50_000);
    expect([await slugs(own), (await look('banners?lang=en&place=home', own)).json<{ banners: object[] }>().banners.length]).toEqual([
      ['first-steps'],
      3,
    ]);
    expect((await exclude()).statusCode).toBe(200);

    expect(await slugs(own)).toEqual([]);
    expect((await look('banners?lang=en&place=home', own)).json()).toEqual({ banners: [] });
    expect((await look('document/promotion/first-steps?lang=en', own)).statusCode).toBe(404);
    expect((await look('document/landing/welcome?lang=en', own)).statusCode).toBe(404);
    expect((await look('document/page/responsiblegaming?lang=en', own)).statusCode).toBe(200);
    for (const refused of [await join(), await buy('ten', randomUUID())]) {
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { errors: [{ code: 'self-excluded' }] }]);
    }
    expect((await points()).balance).toBe(100);
  });

  it('[LIM-13] offers nothing while a player’s limits cannot be read', async () => {
    const own = await cookie();
    expect(await slugs(own)).toEqual(['first-steps']);
    await test.db.query(`insert into player_limits (user_id, limit_type, value, started_at, ends_at) values ($1, 99, 1, 0, null)`, [
      player.userId,
    ]);
    expect(await slugs(own)).toEqual([]);
  });

  it('[PI-03] [SU-01] a message sent by form appears once in the conversation, with its reply', async () => {
    const leave = (headers: Record<string, string>, text = 'Why was my bet void?') =>
      test.app.inject({
        method: 'POST',
        url: '/support-api/v1/message',
        headers,
        payload: { topic: 'bet', bet: '771', text, lang: 'en', id: '00000000-0000-4000-8000-000000000001' },
      });
    const own = await cookie();
    expect([(await leave(own)).statusCode, (await leave(own)).statusCode]).toEqual([204, 204]);
    expect((await leave(own, '')).statusCode).toBe(400);

    const messages = await test.db.query<{ author: string; text: string }>(
      `select author, text from support_messages join support_conversations on support_conversations.id = conversation_id
       where user_id = $1 order by n`,
      [player.userId],
    );
    expect(messages.map(({ author }) => author)).toEqual(['player', 'support']);
    expect(messages[0]?.text).toBe('[bet, 771] Why was my bet void?');
  });
});
