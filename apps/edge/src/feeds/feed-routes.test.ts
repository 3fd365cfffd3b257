import { trustedProxies } from '@touchline/shared-serving';
import { type FeedServer, startFeeds, streamOf } from './feeds.test.helper.ts';

const LIVE = 'live/games?lang=en';

describe('feeds of an edge', () => {
  let server: FeedServer;
  afterEach(() => server.close());

  it('[BT-01] [SEC-2] a stream begins with the image, then sends each change as a delta, with the headers of every response', async () => {
    server = await startFeeds();
    const reader = await server.open(streamOf(LIVE)).until(({ events }) => events.length === 2);

    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(reader.events).toEqual([
      { event: 'hello', data: { beatMs: 3000 } },
      { event: 'news', data: { feed: LIVE, from: null, answer: { revision: 100, source: 'one', isFull: true, servedAt: 1, filler: '' } } },
    ]);
    server.feeds.move();
    await reader.until(({ events }) => events.length === 3);
    expect(reader.events[2]).toEqual({
      event: 'news',
      data: { feed: LIVE, from: 100, answer: { revision: 101, source: 'one', isFull: false, servedAt: 1, since: 100 } },
    });
  });

  it('[AUTH-6] a stream of prices belongs to no session: a signed-in reader gets the bytes of any visitor', async () => {
    server = await startFeeds();
    const cookie = `__Host-tl-session=${'a'.repeat(43)}`;
    const readers = [server.open(streamOf(LIVE), { cookie, authorization: 'Bearer a.b.c' }), server.open(streamOf(LIVE))];
    await Promise.all(readers.map((reader) => reader.until(({ events }) => events.length === 2)));
    server.feeds.move();
    const [player, visitor] = await Promise.all(readers.map((reader) => reader.until(({ events }) => events.length === 3)));

    expect(player?.body).toBe(visitor?.body);
    expect(player?.headers['set-cookie']).toBeUndefined();
  });

  it('[BT-01] a reader that is up to date gets "no change"; one that is behind gets the delta', async () => {
    server = await startFeeds();
    const knows = await server.open(streamOf(`${LIVE}&since=100&source=one`)).until(({ events }) => events.length === 2);
    const isBehind = await server.open(streamOf(`${LIVE}&since=97&source=one`)).until(({ events }) => events.length === 2);

    expect(knows.events[1]).toEqual({ event: 'same', data: { feed: LIVE, from: 100, revision: 100 } });
    expect(isBehind.events[1]?.data).toMatchObject({ from: 97, answer: { revision: 100, isFull: false } });
  });

  it('[BT-01] a revision counted by another source leads to a full image, at the start and later', async () => {
    server = await startFeeds();
    const reader = await server.open(streamOf(`${LIVE}&since=100&source=other`)).until(({ events }) => events.length === 2);
    expect(reader.events[1]?.data).toMatchObject({ from: null, answer: { isFull: true, source: 'one' } });

    server.feeds.source = 'two';
    server.feeds.move();
    await reader.until(({ events }) => events.length === 3);
    expect(reader.events[2]?.data).toMatchObject({ from: null, answer: { isFull: true, source: 'two', revision: 101 } });
  });

  it('[LOAD-7] thirty readers cost the backend one request per change, and get the same bytes plain and compressed', async () => {
    server = await startFeeds();
    const readers = Array.from({ length: 30 }, (_, at) => server.open(streamOf(LIVE), at % 2 === 0 ? { 'accept-encoding': 'gzip' } : {}));
    await Promise.all(readers.map((reader) => reader.until(({ events }) => events.length === 2)));
    server.feeds.requests = [];
    for (let change = 1; change <= 3; change += 1) {
      server.feeds.move();
      await Promise.all(
        readers.map((reader) => reader.until(({ events }) => events.filter(({ event }) => event === 'news').length === 1 + change)),
      );
    }

    expect(server.feeds.requests).toEqual([`${LIVE}@100`, `${LIVE}@101`, `${LIVE}@102`]);
    expect(readers.filter(({ headers }) => headers['content-encoding'] === 'gzip')).toHaveLength(15);
    const news = readers.map(({ events }) => JSON.stringify(events.filter(({ event }) => event === 'news')));
    expect(new Set(news).size).toBe(1);
  });

  it('[BT-01] one stream names each feed, and says which of them does not exist', async () => {
    server = await startFeeds();
    const list = 'line/games?lang=en&ids=3%2C9';
    const reader = await server.open(streamOf(list, 'game/404?lang=en')).until(({ events }) => events.length === 3);

    expect(reader.events.slice(1).map(({ event, data }) => [event, data['feed']])).toEqual(
      expect.arrayContaining([
        ['news', list],
        ['off', 'game/404?lang=en'],
      ]),
    );
  });

  it('[BT-07] [PL-05] the games of today in three zones are three feeds, and the backend gets the names of the zones', async () => {
    server = await startFeeds();
    const inZone = (zone: string) => `line/games?${new URLSearchParams({ lang: 'en', today: '1', zone })}`;
    const lists = ['America/New_York', '+05:45', 'Etc/GMT+10'].map(inZone);
    const reader = await server.open(streamOf(...lists)).until(({ events }) => events.length === 4);

    expect(reader.events.slice(1).map(({ event, data }) => [event, data['feed']])).toEqual(
      expect.arrayContaining(lists.map((list) => ['news', list])),
    );
    expect(new Set(server.feeds.requests.map((request) => request.split('@')[0]))).toEqual(
      new Set([
        'line/games?lang=en&today=1&zone=%2B05%3A45',
        'line/games?lang=en&today=1&zone=America%2FNew_York',
        'line/games?lang=en&today=1&zone=Etc%2FGMT%2B10',
      ]),
    );
  });

  it.each([
    ['none', '/bff-api/feed/stream'],
    ['one twice', streamOf(LIVE, LIVE)],
    ['thirteen', streamOf(...Array.from({ length: 13 }, (_, id) => `game/${id}?lang=en`))],
    ['a path of another call', streamOf('search?lang=en&q=arsdale')],
    ['a way out', streamOf('../config/all.json?lang=en')],
    ['a host', streamOf('//evil.test/live/games')],
    ['a value with a line break', streamOf('live/games?lang=en%0d%0ax')],
    ['a revision that is none', streamOf(`${LIVE}&since=1e9`)],
    ['a name twice', streamOf(`${LIVE}&since=1&since=2`)],
  ])('[SEC-4] rejects a stream of %s', async (_what, path) => {
    server = await startFeeds();
    const answer = await server.app.inject(path);

    expect(answer.statusCode).toBe(400);
    expect(server.feeds.requests).toEqual([]);
  });

  it('[SRV-3] limits streams in total and per address, and accepts new ones when others end', async () => {
    server = await startFeeds({ isTrusted: trustedProxies('192.0.2.1'), mostStreams: 3, mostStreamsPerAddress: 2 });
    const from = (address: string) => server.open(streamOf(LIVE), { 'x-forwarded-for': address });
    const [first, second] = [from('198.51.100.1'), from('198.51.100.1')];
    await Promise.all([first, second].map((reader) => reader.until(({ events }) => events.length === 2)));
    const third = await from('198.51.100.1').until(({ status }) => status > 0);
    const other = await from('198.51.100.2').until(({ events }) => events.length === 2);
    const another = await from('198.51.100.3').until(({ status }) => status > 0);

    expect([third.status, other.status, another.status]).toEqual([429, 200, 503]);
    expect(another.headers['retry-after']).toBe('10');
    const closed = new Promise((done) => server.app.server.once('connection', done));
    first.request.destroy();
    await first.until(({ isEnded }) => isEnded);
    let again = from('198.51.100.3');
    await closed;
    while ((await again.until(({ status }) => status > 0)).status === 503) again = from('198.51.100.3');
    expect(again.status).toBe(200);
  });

  it('[SRV-1] a stopping process announces its end, ends every stream and accepts no new one', async () => {
    const readiness = { isReady: true };
    server = await startFeeds({}, { readiness });
    const readers = [server.open(streamOf(LIVE)), server.open(streamOf(LIVE), { 'accept-encoding': 'gzip' })];
    await Promise.all(readers.map((reader) => reader.until(({ events }) => events.length === 2)));
    readiness.isReady = false;
    server.stopping.abort();
    await Promise.all(readers.map((reader) => reader.until(({ isEnded, events }) => isEnded && events.at(-1)?.event === 'bye')));

    expect((await server.open(streamOf(LIVE)).until(({ status }) => status > 0)).status).toBe(503);
  });

  it('[CF-06] one request answers polls of many readers, and none is needed for what a reader has', async () => {
    server = await startFeeds();
    const poll = (query: string) => server.app.inject(`/bff-api/feed/${LIVE}${query}`);
    const images = await Promise.all(Array.from({ length: 20 }, () => poll('')));
    const deltas = await Promise.all(Array.from({ length: 20 }, () => poll('&since=98&source=one')));
    const known = await poll('&since=100&source=one');

    expect(new Set(images.map(({ body }) => body)).size).toBe(1);
    expect(images[0]?.json()).toMatchObject({ revision: 100, isFull: true });
    expect(deltas.map((answer) => answer.json<{ since: number }>().since)).toEqual(Array.from({ length: 20 }, () => 98));
    expect([known.statusCode, known.headers['cache-control']]).toEqual([304, 'no-store']);
    // On a busy machine the state grows stale meanwhile, so the backend is asked for changes.
    expect(server.feeds.requests.filter((request) => request !== `${LIVE}@100`)).toEqual([`${LIVE}@`, `${LIVE}@98`]);
  });

  it('[CF-06] forwards a poll that this edge cannot answer to the backend unchanged', async () => {
    server = await startFeeds();
    for (const path of ['search?lang=en&q=arsdale', 'game/404?lang=en', 'live/games?lang=%00']) {
      expect((await server.app.inject(`/bff-api/feed/${path}`)).json()).toEqual({ by: 'backend' });
    }
    server.feeds.isDown = true;
    expect((await server.app.inject(`/bff-api/feed/${LIVE}`)).json()).toEqual({ by: 'backend' });
  });

  describe('during an outage of the backend', () => {
    const clock = { ms: 0 };
    const outage = { ms: 0 };
    beforeEach(async () => {
      Object.assign(clock, { ms: 0 });
      Object.assign(outage, { ms: 0 });
      server = await startFeeds({}, {}, { now: () => clock.ms, outageMs: async () => outage.ms });
    });
    const poll = async (query = '') => {
      const { statusCode, headers, body } = await server.app.inject(`/bff-api/feed/${LIVE}${query}`);
      return { statusCode, age: headers['age'], revision: body === '' ? undefined : (JSON.parse(body) as { revision?: number }).revision };
    };

    it('[ODD-5] [REM-10] polls are answered from the last state with its age, and again without one when the backend is back', async () => {
      expect(await poll()).toEqual({ statusCode: 200, revision: 100 });
      server.feeds.move();
      clock.ms = 1_000;
      expect(await poll('&since=100&source=one')).toEqual({ statusCode: 200, revision: 101 });

      server.feeds.isDown = true;
      clock.ms = 61_000;
      // This reader has the last change, which was confirmed a minute ago; a new one gets the last whole image.
      expect(await poll('&since=101&source=one')).toEqual({ statusCode: 304, age: '60' });
      expect(await poll()).toEqual({ statusCode: 200, revision: 100, age: '61' });
      expect(await poll('&since=101&source=other')).toEqual({ statusCode: 200, revision: 100, age: '61' });

      server.feeds.isDown = false;
      expect(await poll('&since=101&source=one')).toEqual({ statusCode: 304 });
    });

    it('[ODD-5] a backend that answers and is not ready confirms nothing: its answers have an age, and streams fall silent', async () => {
      const reader = await server.open(streamOf(LIVE)).until(({ events }) => events.length === 2);
      outage.ms = 5_001;
      clock.ms = 9_000;
      expect(await poll('&since=100&source=one')).toEqual({ statusCode: 304, age: '9' });
      server.feeds.move();
      // A stream that is opened now gets no prices.
      const late = await server.open(streamOf(LIVE)).until(({ events }) => events.length === 1);
      await poll();
      expect([reader.events.length, late.events.length]).toEqual([2, 1]);

      outage.ms = 0;
      server.feeds.move();
      await reader.until(({ events }) => events.length === 3);
      expect(reader.events[2]?.data).toMatchObject({ from: 100, answer: { revision: 102 } });
    });

    it('[ODD-5] an edge that knows nothing of a list asks a backend that is not ready, and says since when', async () => {
      outage.ms = 8_000;
      clock.ms = 20_000;
      expect(await poll()).toEqual({ statusCode: 200, revision: 100, age: '8' });
      expect(server.feeds.requests).toEqual([`${LIVE}@`]);
      await poll();
      expect(server.feeds.requests).toHaveLength(1);
    });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, in an older browser', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('[AUTH-12] [SRV-3] rejects a stream opened by a page of %s', async (_what, headers) => {
    server = await startFeeds();
    const reader = await server.open(streamOf(LIVE), headers).until(({ status }) => status > 0);

    expect([reader.status, reader.headers['content-type']]).toEqual([403, 'application/json; charset=utf-8']);
    expect(server.feeds.requests).toEqual([]);
  });

  it('[AUTH-12] opens a stream for pages of the site, also of older browsers, and for programs', async () => {
    server = await startFeeds();
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: server.origin }, {}] as Record<string, string>[])
      expect((await server.open(streamOf(LIVE), headers).until(({ status }) => status > 0)).status).toBe(200);
  });
});
