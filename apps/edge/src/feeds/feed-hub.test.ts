import type { FeedReader } from './feed-topic.ts';
import { FeedHub } from './feed-hub.ts';
import { FakeFeeds } from './feeds.test.helper.ts';

const LIVE = 'live/games?lang=en';
const reader: FeedReader = { send: () => undefined, drop: () => undefined };

/** A hub with room for two feeds, one of which a stream has had. */
async function hubWithOneRead() {
  const clock = { ms: 0 };
  const outage = { ms: 0 };
  const feeds = new FakeFeeds();
  const wait = () => new Promise<never>(() => undefined);
  const hub = new FeedHub({ backend: feeds, now: () => clock.ms, wait, mostTopics: 2, outageMs: async () => outage.ms });
  await hub.join(LIVE, undefined, { reader, begin: () => undefined });
  hub.leave(LIVE, reader);
  return { hub, feeds, clock, outage };
}

it('[REM-10] [SRV-3] made-up keys do not push out during an outage what streams have had', async () => {
  const { hub, feeds, clock, outage } = await hubWithOneRead();
  feeds.isDown = true;
  for (let n = 0; n < 5; n += 1) {
    clock.ms += 20_000;
    outage.ms += 20_000;
    await expect(hub.kept(`live/games?lang=en&made-up=${n}`, undefined)).rejects.toThrow('down');
  }

  expect(hub.topics).toBe(2);
  const kept = await hub.kept(LIVE, undefined);
  expect([JSON.parse(kept?.body?.plain.toString() ?? ''), kept?.ageMs]).toEqual([expect.objectContaining({ revision: 100 }), 100_000]);
  hub.close();
});

it('[REM-10] feeds without readers stay while a backend answers and is not ready', async () => {
  const { hub, feeds, clock, outage } = await hubWithOneRead();
  await hub.join('line/games?lang=en', undefined, { reader, begin: () => undefined });
  clock.ms = 20_000;
  outage.ms = 20_000;
  feeds.move();
  await new Promise((next) => setImmediate(next));

  expect(hub.topics).toBe(2);
  outage.ms = 0;
  feeds.move();
  await new Promise((next) => setImmediate(next));
  expect(hub.topics).toBe(1);
  hub.close();
});

it('[LOAD-6] a feed without readers makes room for another one while the backend is ready', async () => {
  const { hub, clock } = await hubWithOneRead();
  await hub.catchUp('line/games?lang=en', undefined);
  expect(await hub.catchUp('live/games?lang=ru', undefined)).toBeUndefined();

  clock.ms = 20_000;
  expect(await hub.catchUp('live/games?lang=ru', undefined)).toBeDefined();
  hub.close();
});

it('[LOAD-7] a reader that joins a feed while unused ones are dropped gets its changes', async () => {
  const clock = { ms: 0 };
  const feeds = new FakeFeeds();
  let answer: (ms: number) => void = () => undefined;
  let asked: Promise<number> = Promise.resolve(0);
  const wait = () => new Promise<never>(() => undefined);
  const hub = new FeedHub({ backend: feeds, now: () => clock.ms, wait, mostTopics: 1, outageMs: () => asked });
  await hub.catchUp(LIVE, undefined);
  clock.ms = 20_000;
  asked = new Promise((done) => (answer = done));
  const other = hub.catchUp('line/games?lang=en', undefined);
  asked = Promise.resolve(0);

  answer(0);
  let sent = 0;
  await hub.join(LIVE, undefined, { reader: { ...reader, send: () => (sent += 1) }, begin: () => undefined });
  expect(await other).toBeUndefined();
  await new Promise((next) => setImmediate(next));
  const before = sent;
  feeds.move();
  await new Promise((next) => setImmediate(next));
  expect([hub.topics, sent - before]).toEqual([1, 1]);
  hub.close();
});
