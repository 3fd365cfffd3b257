import { type FeedServer, type Reader, startFeeds, streamOf } from '../feeds/feeds.test.helper.ts';
import { PlayerStreams, type PlayerStreamsTerms } from './player-streams.ts';
import { FakePlayers } from './players.test.helper.ts';

const LIVE = 'live/games?lang=en';
const PLAYER = '/bff-api/feed/stream?player=1';
const PRICES_AND_PLAYER = `${streamOf(LIVE)}&player=1`;

describe('events of players on the streams of an edge', () => {
  let server: FeedServer;
  let players: FakePlayers;
  let streams: PlayerStreams;
  afterEach(() => server.close());

  const start = async (terms: Partial<PlayerStreamsTerms> = {}, settings: Parameters<typeof startFeeds>[0] = {}): Promise<void> => {
    players = new FakePlayers();
    streams = new PlayerStreams({ backend: players, most: 50, ...terms });
    server = await startFeeds(settings, { players: streams });
  };
  const ofPlayer = ({ events }: Reader) => events.flatMap(({ event, data }) => (event === 'player' ? [data] : []));
  const changes = (reader: Reader) => ofPlayer(reader).flatMap(({ what }) => [(what as string[]).join(' ')].filter((text) => text !== ''));
  const until = (reader: Reader, isSo: (of: ReturnType<typeof ofPlayer>) => boolean) => reader.until((one) => isSo(ofPlayer(one)));
  const opened = (reader: Reader) => until(reader, (of) => of.length > 0);
  const noBeats = (reader: Reader) => reader.events.filter(({ data }) => !(Array.isArray(data['what']) && data['what'].length === 0));

  it('[AC-01] [AC-06] a stream begins with all parts, then names what changed, without values', async () => {
    await start();
    const reader = await opened(server.open(PLAYER, players.signIn('ann')));
    players.change('ann', 'balance', 'bets');
    await reader.until((one) => changes(one).length === 2);
    players.change('ann', 'notices');
    await reader.until((one) => changes(one).length === 3);

    expect(noBeats(reader)).toEqual([
      { event: 'hello', data: { beatMs: 3000 } },
      { event: 'player', data: { state: 'open', beatMs: 3000, what: ['balance', 'bets', 'notices'], code: '' } },
      { event: 'player', data: { state: 'open', beatMs: 3000, what: ['balance', 'bets'], code: '' } },
      { event: 'player', data: { state: 'open', beatMs: 3000, what: ['notices'], code: '' } },
    ]);
  });

  it('[SEC-4] [AUTH-6] two players and a stranger, interleaved: each gets its own changes, the stranger none', async () => {
    await start();
    const names = ['ann', 'bob'];
    const cookies = names.map((name) => players.signIn(name));
    const readers = await Promise.all([...cookies, ...cookies].map((cookie) => opened(server.open(PRICES_AND_PLAYER, cookie))));
    const strangers = await Promise.all(
      ([{}, { cookie: '__Host-tl-session=unknown' }] as Record<string, string>[]).map((headers) =>
        opened(server.open(PRICES_AND_PLAYER, headers)),
      ),
    );
    const visitor = await server.open(streamOf(LIVE), cookies[0]).until(({ events }) => events.length > 1);
    for (let round = 1; round <= 20; round += 1) {
      players.change('ann', 'balance');
      if (round % 2 === 0) players.change('bob', 'notices');
      if (round % 5 === 0) server.feeds.move();
      await Promise.all(readers.filter((_, at) => at % 2 === 0).map((reader) => reader.until((one) => changes(one).length > round)));
    }
    await Promise.all(readers.filter((_, at) => at % 2 === 1).map((reader) => reader.until((one) => changes(one).length > 1)));

    for (const [at, reader] of readers.entries()) {
      const own = at % 2 === 0 ? 'balance' : 'notices';
      expect(new Set(changes(reader).slice(1))).toEqual(new Set([own]));
    }
    for (const stranger of strangers)
      expect(ofPlayer(stranger)).toEqual([{ state: 'ended', beatMs: 3000, what: [], code: 'unauthorized' }]);
    expect(ofPlayer(visitor)).toEqual([]);
    expect(readers.some(({ body }) => /ann|bob|session/.test(body))).toBe(false);
  });

  it('[AUTH-6] the end of a session ends its part on every stream, with its code; prices and other players stay', async () => {
    await start();
    const ann = players.signIn('ann');
    const [one, two] = [server.open(PRICES_AND_PLAYER, ann), server.open(PRICES_AND_PLAYER, ann)];
    const other = server.open(PLAYER, players.signIn('bob'));
    await Promise.all([one, two, other].map(opened));
    players.end('ann', 'session-idle');
    for (const reader of [one, two]) await until(reader, (of) => of.at(-1)?.['state'] === 'ended');
    players.change('ann', 'balance');
    players.change('bob', 'balance');
    server.feeds.move();
    await other.until((reader) => changes(reader).length === 2);
    for (const reader of [one, two]) await reader.until(({ events }) => events.at(-1)?.event === 'news');

    for (const reader of [one, two]) {
      expect(ofPlayer(reader).at(-1)).toEqual({ state: 'ended', beatMs: 3000, what: [], code: 'session-idle' });
      expect(changes(reader)).toHaveLength(1);
    }
    expect(players.asked.at(-1)).toEqual(['bob']);
  });

  it('[AUTH-6] a session is asked for again at each heartbeat, all of an edge together, and its cookie is sent once', async () => {
    await start();
    const readers = Array.from({ length: 30 }, (_, at) => server.open(PLAYER, players.signIn(`p${at}`)));
    await Promise.all(readers.map(opened));
    for (let beat = 2; beat <= 4; beat += 1) {
      while (readers.some((reader) => ofPlayer(reader).length < beat)) {
        players.beat();
        await new Promise((next) => setImmediate(next));
      }
    }

    expect(players.opened).toHaveLength(30);
    expect(players.asked.at(-1)).toHaveLength(30);
  });

  it('[CF-06] while the backend does not answer nothing is sent, and afterwards the missed changes are', async () => {
    let resume = (): void => undefined;
    await start({ wait: () => new Promise((done) => (resume = done)) });
    const reader = await opened(server.open(PLAYER, players.signIn('ann')));
    players.isDown = true;
    while (streams.failedChecks === 0) {
      players.beat();
      await new Promise((next) => setImmediate(next));
    }
    const { length } = reader.events;
    players.change('ann', 'bets');
    expect(reader.events).toHaveLength(length);
    players.isDown = false;
    resume();
    await reader.until((one) => changes(one).length === 2);
    expect(changes(reader)[1]).toBe('bets');
  });

  it('[CF-06] a stream that the backend cannot open says so, and the page polls', async () => {
    await start();
    players.isDown = true;
    const reader = await opened(server.open(PLAYER, players.signIn('ann')));
    expect(ofPlayer(reader)).toEqual([{ state: 'off', beatMs: 3000, what: [], code: '' }]);
  });

  it('[SRV-3] limits the streams of players in total and of a session, and leaves their prices alone', async () => {
    await start({ most: 3, mostPerSession: 2 });
    const [ann, bob] = [players.signIn('ann'), players.signIn('bob')];
    const first = [await opened(server.open(PLAYER, ann)), await opened(server.open(PLAYER, ann))];
    const third = await opened(server.open(PRICES_AND_PLAYER, ann));
    const another = await opened(server.open(PRICES_AND_PLAYER, bob));

    expect([...first, third, another].map((reader) => ofPlayer(reader)[0]?.['state'])).toEqual(['open', 'open', 'off', 'off']);
    await Promise.all([third, another].map((reader) => reader.until(({ events }) => events.some(({ event }) => event === 'news'))));
    for (const reader of [...first, third, another]) reader.request.destroy();
    while (streams.count > 0) await new Promise((next) => setImmediate(next));
    const again = await opened(server.open(PLAYER, ann));
    expect(ofPlayer(again)[0]?.['state']).toBe('open');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin, in an older browser', { origin: 'https://evil.example' }],
  ])('[AUTH-12] a page of %s gets no stream of the player', async (_what, headers) => {
    await start();
    const reader = await server.open(PLAYER, { ...headers, ...players.signIn('ann') }).until(({ status }) => status > 0);
    expect([reader.status, players.opened]).toEqual([403, []]);
  });

  it('[SRV-1] a stopping process ends the streams of players with a goodbye, and asks no more', async () => {
    await start();
    const reader = await opened(server.open(PLAYER, players.signIn('ann')));
    server.stopping.abort();
    await reader.until(({ isEnded, events }) => isEnded && events.at(-1)?.event === 'bye');
    while (streams.count > 0) await new Promise((next) => setImmediate(next));
    const { length } = players.asked;
    players.beat();
    await new Promise((next) => setImmediate(next));
    expect(players.asked).toHaveLength(length);
  });
});
