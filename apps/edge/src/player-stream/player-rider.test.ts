import { EventEmitter } from 'node:events';
import { helloEvent } from '../feeds/feed-event.ts';
import { FeedHub } from '../feeds/feed-hub.ts';
import { FeedListener } from '../feeds/feed-listener.ts';
import { FakeFeeds } from '../feeds/feeds.test.helper.ts';
import { PlayerRider } from './player-rider.ts';

/** A connection that takes nothing more while it is full. */
class Connection extends EventEmitter {
  written: string[] = [];
  isFull = false;
  destroyed = false;
  write(bytes: Buffer): boolean {
    this.written.push(bytes.toString());
    return !this.isFull;
  }
  end = () => this;
  destroy = () => this;
}

function connect() {
  const hub = new FeedHub({ backend: new FakeFeeds(), now: () => 0, wait: () => new Promise(() => undefined) });
  const connection = new Connection();
  const listener = new FeedListener({ hub, response: connection as never, isGzip: false, after: () => () => undefined });
  let hasLeft = 0;
  const rider = new PlayerRider({ beatMs: 3_000, call: () => listener.callRider(), onLeave: () => (hasLeft += 1) });
  listener.carry(rider);
  const what = () => connection.written.slice(1).map((text) => /"state":"(\w+)".*"what":(\[.*\])/.exec(text)?.slice(1).join(' '));
  const fill = () => {
    connection.isFull = true;
    listener.begin(helloEvent(3_000), []);
  };
  const drain = () => {
    connection.isFull = false;
    connection.emit('drain');
  };
  return { connection, listener, rider, what, fill, drain, left: () => hasLeft };
}

it('[LOAD-3] a slow reader gets one event of all changes it missed, not a queue', () => {
  const { rider, what, fill, drain } = connect();
  fill();
  for (let change = 0; change < 1_000; change += 1) rider.confirm(change % 2 === 0 ? ['balance'] : ['notices']);
  expect(what()).toEqual([]);
  drain();
  expect(what()).toEqual(['open ["balance","notices"]']);
  rider.confirm([]);
  expect(what()).toEqual(['open ["balance","notices"]', 'open []']);
});

it('[AUTH-6] a slow reader whose session ends gets its end and nothing of before', () => {
  const { rider, what, fill, drain } = connect();
  fill();
  rider.confirm(['balance']);
  rider.end('ended', 'unauthorized');
  rider.confirm(['bets']);
  drain();
  rider.confirm(['notices']);
  expect(what()).toEqual(['ended []']);
});

it('[SEC-6] a closed connection leaves once', () => {
  const { listener, rider, connection, left } = connect();
  listener.close();
  listener.close();
  rider.confirm(['bets']);
  expect([left(), connection.written]).toEqual([1, []]);
});
