import type { InboxAnswer, PlayerChangesAnswer, PlayerChannel } from '@touchline/account-inbox-contract';
import { takeEvents } from '@touchline/server-inbox/testing';
import { configSwitch, recordPlayerEvent, reportPlayerNews, setSwitches } from '@touchline/server-kernel';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const SCOPE = 'player-stream';
const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

/** A session with its cookie, and the channel of an edge. */
interface Stream {
  player: TestPlayer;
  cookie: string;
  channel: PlayerChannel;
}

describe.each(ENGINES)('changes of players for streams on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs = NOON;
    setSwitches(SCOPE, { [configSwitch.name]: { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 30 } });
  });
  afterEach(() => setSwitches(SCOPE, {}));

  const logIn = async ({ login, password }: TestPlayer): Promise<string> => {
    const payload = { uLogin: login, uPassword: password };
    const answer = await test.app.inject({ method: 'POST', url: '/web-api/user/login', headers: SAME_SITE, payload });
    expect(answer.statusCode).toBe(200);
    const cookies = [answer.headers['set-cookie']].flat().map((set) => String(set).split(';', 1)[0] ?? '');
    return cookies.find((set) => set.includes('session')) ?? '';
  };
  const openChannel = (cookie: string) =>
    test.app.inject({ method: 'POST', url: '/bff-api/player/channel', headers: { ...SAME_SITE, cookie }, payload: {} });
  const stream = async (player?: TestPlayer): Promise<Stream> => {
    const owner = player ?? (await test.addPlayer());
    const cookie = await logIn(owner);
    const opened = await openChannel(`${cookie}; tl-test=${SCOPE}`);
    expect(opened.statusCode).toBe(200);
    const channel = opened.json<PlayerChannel>();
    return { player: owner, cookie, channel };
  };
  /** Asks once for all, and moves each channel to the mark that it got. */
  const ask = async (...streams: readonly Stream[]) => {
    const payload = { channels: streams.map(({ channel: { channel, mark } }) => ({ channel, mark })) };
    const answer = await test.app.inject({ method: 'POST', url: '/bff-api/player/changes', headers: SAME_SITE, payload });
    expect(answer.statusCode).toBe(200);
    const { channels } = answer.json<PlayerChangesAnswer>();
    for (const [at, { channel }] of streams.entries()) channel.mark = channels[at]?.mark ?? '';
    return channels.map(({ ended, what }) => ended ?? what.join(' '));
  };
  const pay = ({ player }: Stream, amount: number) =>
    test.db.query('update accounts set balance = balance + $2 where id = $1', [player.accountId, amount]);
  const report = async ({ player: { userId } }: Stream, kind: string, ref: string) => {
    await test.db.transaction((tx) => recordPlayerEvent(tx, { userId, kind, ref, money: null, at: test.clock.nowMs }));
    await takeEvents(test.services);
  };

  it('[AC-01] [AC-06] names what changed: balance, settled bets and notices, each once', async () => {
    const one = await stream();
    await pay(one, 500);
    expect(await ask(one)).toEqual(['balance']);
    await report(one, 'bet-won', '31');
    expect(await ask(one)).toEqual(['bets notices']);
    await report(one, 'withdrawal-sent', '32');
    expect(await ask(one)).toEqual(['notices']);
    const { token } = one.player;
    const [newest] = (await test.get(token, '/web-api/inbox')).json<InboxAnswer>().items;
    await test.post(token, '/web-api/inbox/read', { upTo: newest?.id });
    expect(await ask(one)).toEqual(['notices']);
  });

  it('[LIM-5] on a break a settled bet is reported, without a notice', async () => {
    const one = await stream();
    const { token } = one.player;
    await test.post(token, '/limit-service-api/api/external/web/v3/limits', { limits: [{ limitType: 30, limitValue: 7 }] });
    await report(one, 'bet-lost', '33');
    expect(await ask(one)).toEqual(['bets']);
  });

  it('[SEC-4] [AUTH-6] two players and a stranger, interleaved: each channel gets the changes of its player only', async () => {
    const [ann, bob] = [await stream(), await stream()];
    const second = await stream(ann.player);
    const stranger: Stream = { ...bob, channel: { channel: `${bob.channel.channel.slice(0, -1)}-`, mark: bob.channel.mark } };
    const swapped: Stream = {
      ...bob,
      channel: { channel: bob.channel.channel.replace(`.${bob.player.userId}.`, `.${ann.player.userId}.`), mark: ann.channel.mark },
    };
    for (let round = 0; round < 10; round += 1) {
      const [who, other] = round % 2 === 0 ? [ann, bob] : [bob, ann];
      await pay(who, 1 + round);
      if (round % 3 === 0) await report(other, 'withdrawal-received', `4${round}`);
      const [ofAnn, ofStranger, ofBob, ofSecond, ofSwapped] = await ask(ann, stranger, bob, second, swapped);
      const [own, others] = round % 2 === 0 ? [ofAnn, ofBob] : [ofBob, ofAnn];
      expect([own, others]).toEqual(['balance', round % 3 === 0 ? 'notices' : '']);
      expect([ofSecond, ofStranger, ofSwapped]).toEqual([ofAnn, 'unauthorized', 'unauthorized']);
    }
  });

  it('[AUTH-6] a session that ends is reported to a request that waits, and those of others stay', async () => {
    const [ann, bob] = [await stream(), await stream()];
    const second = await stream(ann.player);
    const waiting = ask(bob, ann, second);
    await test.app.inject({ method: 'POST', url: '/web-api/user/logout', headers: { ...SAME_SITE, cookie: ann.cookie }, payload: {} });
    expect(await waiting).toEqual(['', 'unauthorized', '']);
    expect((await openChannel(ann.cookie)).statusCode).toBe(401);
  });

  it('[AUTH-13] [LIM-6] checks count neither as activity nor as playing time: an idle session ends with its reason', async () => {
    const one = await stream();
    const stretches = () => test.db.query('select from_at, to_at from play_stretches where user_id = $1', [one.player.userId]);
    const before = await stretches();
    test.clock.nowMs = NOON + 29 * MINUTE;
    await pay(one, 1);
    expect(await ask(one)).toEqual(['balance']);
    expect(await stretches()).toEqual(before);
    test.clock.nowMs = NOON + 30 * MINUTE;
    expect(await ask(one)).toEqual(['session-idle']);
  });

  it('[SRV-2] a message of another process wakes a request that waits', async () => {
    const one = await stream();
    const waiting = ask(one);
    await test.db.query(`insert into player_news (user_id, bets) values ($1, 1)`, [one.player.userId]);
    await reportPlayerNews(test.services.broker, [one.player.userId]);
    expect(await waiting).toEqual(['bets']);
  });

  it.each([
    ['no channel', { channels: [] }],
    ['too many channels', { channels: Array.from({ length: 201 }, () => ({ channel: 'a', mark: '' })) }],
    ['a mark that is none', { channels: [{ channel: 'a', mark: 7 }] }],
  ])('[SEC-6] rejects a request with %s', async (_what, payload) => {
    const answer = await test.app.inject({ method: 'POST', url: '/bff-api/player/changes', headers: SAME_SITE, payload });
    expect(answer.statusCode).toBe(400);
  });
});
