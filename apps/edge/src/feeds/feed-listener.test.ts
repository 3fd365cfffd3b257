import { EventEmitter } from 'node:events';
import type { SharedBytes } from '../http/shared-bytes.ts';
import { helloEvent } from './feed-event.ts';
import { FeedHub, type FeedHubTerms } from './feed-hub.ts';
import { FeedListener } from './feed-listener.ts';
import { FakeFeeds } from './feeds.test.helper.ts';

const LIVE = 'live/games?lang=en';

/** A connection whose backpressure the test controls. */
class Connection extends EventEmitter {
  written: string[] = [];
  isFull = false;
  destroyed = false;
  write(bytes: Buffer): boolean {
    this.written.push(bytes.toString());
    return !this.isFull;
  }
  end(): void {
    this.emit('close');
  }
  destroy(): this {
    this.destroyed = true;
    return this;
  }
  get events(): string[] {
    return this.written.map((text) => {
      const data = JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '{}') as { from?: number | null; answer?: { revision: number } };
      return `${/event: (\w+)/.exec(text)?.[1]} ${data.from ?? ''}-${data.answer?.revision ?? ''}`;
    });
  }
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
};

function connect(feeds: FakeFeeds, terms: Partial<FeedHubTerms> = {}) {
  const hub = new FeedHub({ backend: feeds, now: () => performance.now(), wait: () => new Promise(() => undefined), ...terms });
  const connection = new Connection();
  const timers: { ms: number; work: () => void }[] = [];
  const listener = new FeedListener({
    hub,
    response: connection as never,
    isGzip: false,
    after: (ms, work) => {
      const timer = { ms, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
  });
  listener.begin(helloEvent(3000) as SharedBytes, [{ key: LIVE, position: undefined }]);
  return { hub, connection, listener, timers };
}

describe('a listener', () => {
  it('[LOAD-3] a stalled one costs one answer, and gets one delta of all it missed once it drains', async () => {
    const feeds = new FakeFeeds();
    let nowMs = 0;
    const { hub, connection } = connect(feeds, { now: () => nowMs });
    await turns();
    connection.isFull = true;
    feeds.move();
    await turns();
    const held = connection.written.length;
    for (let change = 0; change < 500; change += 1) {
      feeds.move();
      await turns();
    }
    expect(connection.written).toHaveLength(held);

    // A feed's state counts as fresh for a quarter of a second.
    nowMs += 1000;
    connection.isFull = false;
    connection.emit('drain');
    await turns();
    expect(connection.events).toEqual(['hello -', 'news -100', 'news 100-101', 'news 101-601']);
    feeds.move();
    await turns();
    expect(connection.events.at(-1)).toBe('news 601-602');
    hub.close();
  });

  it('[LOAD-3] gets a full image if its revision is another source’s by then', async () => {
    const feeds = new FakeFeeds();
    const { hub, connection } = connect(feeds);
    await turns();
    connection.isFull = true;
    feeds.move();
    await turns();
    feeds.move();
    await turns();
    feeds.source = 'two';
    feeds.move();
    await turns();
    connection.isFull = false;
    connection.emit('drain');
    await turns();

    expect(connection.events.at(-1)).toBe('news -103');
    hub.close();
  });

  it('[LOAD-3] cuts one that stalls for 20 s', async () => {
    const feeds = new FakeFeeds();
    const { hub, connection, timers } = connect(feeds);
    await turns();
    connection.isFull = true;
    feeds.move();
    await turns();
    expect(timers.map(({ ms }) => ms)).toEqual([20_000]);
    timers[0]?.work();

    expect(connection.destroyed).toBe(true);
    hub.close();
  });

  it('[GRD-6] joins a feed once the backend answers again', async () => {
    const feeds = new FakeFeeds();
    feeds.isDown = true;
    const { hub, connection, timers } = connect(feeds);
    await turns();
    expect(connection.events).toEqual(['hello -']);
    feeds.isDown = false;
    timers.splice(0).forEach(({ work }) => work());
    await turns();

    expect(connection.events).toEqual(['hello -', 'news -100']);
    hub.close();
  });

  it('[ODD-5] learns every two seconds that an unchanged feed is fresh, from a backend without long polling', async () => {
    const feeds = new FakeFeeds();
    feeds.canWait = false;
    let nowMs = 0;
    let pass: (() => void) | undefined;
    const wait = (ms: number) => new Promise<void>((done) => (pass = () => ((nowMs += ms), done())));
    const { hub, connection } = connect(feeds, { now: () => nowMs, wait });
    const written: string[] = [];
    for (let second = 0; second <= 6; second += 1) {
      await turns();
      written.push(`${nowMs}: ${connection.written.length}`);
      pass?.();
    }

    expect(written).toEqual(['0: 2', '1000: 2', '2000: 3', '3000: 3', '4000: 4', '5000: 4', '6000: 5']);
    expect(connection.written.at(-1)).toBe(`event: same\ndata: {"feed":"${LIVE}","from":100,"revision":100}\n\n`);
    hub.close();
  });

  it('[ODD-5] learns nothing about a feed that the backend does not answer for', async () => {
    const feeds = new FakeFeeds();
    feeds.canWait = false;
    let nowMs = 0;
    let pass: (() => void) | undefined;
    const wait = (ms: number) => new Promise<void>((done) => (pass = () => ((nowMs += ms), done())));
    const { hub, connection } = connect(feeds, { now: () => nowMs, wait });
    await turns();
    feeds.isDown = true;
    for (let second = 0; second < 10; second += 1) {
      pass?.();
      await turns();
    }

    expect(nowMs).toBe(10_000);
    expect(connection.written).toHaveLength(2);
    hub.close();
  });

  it('[LOAD-6] fetches nothing once the last one has left', async () => {
    const feeds = new FakeFeeds();
    const { hub, listener } = connect(feeds);
    await turns();
    listener.close();
    feeds.move();
    await turns();
    const before = feeds.requests.length;
    feeds.move();
    await turns();

    expect(feeds.requests).toHaveLength(before);
    hub.close();
  });
});
