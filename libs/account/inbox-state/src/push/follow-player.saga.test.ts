import type { PlayerStreamEvent } from '@touchline/account-inbox-contract';
import { playerChanged, selectSession, sessionReceived, sessionSlice, signedOut } from '@touchline/identity-state';
import { playerStreamed } from '@touchline/shared-state';
import { answer, createBrowserOfTabs, createFakePorts, createFakeServer, startStore } from '@touchline/shared-testing';
import { followPlayer } from './follow-player.saga.ts';
import { type OpenPlayerStream, type PlayerStreamMessage, readStreamText } from './open-player-stream.ts';

const SESSION = 'GET /web-api/session';

interface Stream {
  url: string;
  atMs: number;
  isOpen: boolean;
  emit: (message: PlayerStreamMessage) => void;
}

const open = (...what: PlayerStreamEvent['what']): PlayerStreamEvent => ({ state: 'open', beatMs: 3_000, what, code: '' });
const ended = (code: string): PlayerStreamEvent => ({ state: 'ended', beatMs: 3_000, what: [], code });
const OFF: PlayerStreamEvent = { state: 'off', beatMs: 3_000, what: [], code: '' };
const aPlayer = (userId: number) => sessionReceived({ status: 'player', userId, startedAt: 1, previousLoginAt: null });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** One browser with any number of tabs, and the streams that they open. */
function aBrowser({ chance = 0.5 } = {}) {
  const browser = createBrowserOfTabs();
  const streams: Stream[] = [];
  const openStream: OpenPlayerStream = (url, emit) => {
    const stream = { url, atMs: Date.now(), isOpen: true, emit };
    streams.push(stream);
    return () => (stream.isOpen = false);
  };
  const openTab = () => {
    const server = createFakeServer();
    const { tabs, close } = browser.openTab();
    const ports = createFakePorts({ send: server.send, tabs });
    const saga = () => followPlayer({ ports, chance: () => chance, open: openStream });
    const store = startStore([{ name: 'followed', slices: [sessionSlice], saga }]);
    return {
      server,
      ports,
      store,
      /** Parts reported in this tab so far. */
      reported: () => store.actions.filter(playerChanged.match).map(({ payload }) => payload.join(' ')),
      close: () => {
        close();
        store.stop();
      },
    };
  };
  const isOpen = () => streams.filter((stream) => stream.isOpen);
  /** The only open stream. */
  const stream = (): Stream => {
    expect(isOpen()).toHaveLength(1);
    return isOpen()[0] as Stream;
  };
  return { openTab, streams, isOpen, stream };
}

describe("the player's changes by push", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function followed(options?: Parameters<typeof aBrowser>[0]) {
    const browser = aBrowser(options);
    const tab = browser.openTab();
    tab.store.dispatch(aPlayer(7));
    await pass(3_000);
    return { browser, tab };
  }
  /** Heartbeats for this long. */
  const beat = async (browser: ReturnType<typeof aBrowser>, ms: number) => {
    for (let passed = 0; passed < ms; passed += 3_000) {
      browser.stream().emit(open());
      await pass(3_000);
    }
  };

  it('[AC-01] [AC-06] opens a stream for a player, and reports what changed, spread over a second', async () => {
    const { browser, tab } = await followed();
    expect(browser.stream().url).toBe('https://touchline.test/bff-api/feed/stream?player=1');
    browser.stream().emit(open('balance', 'bets', 'notices'));
    await pass(499);
    expect(tab.reported()).toEqual([]);
    await pass(1);
    browser.stream().emit(open('balance'));
    browser.stream().emit(open('notices'));
    browser.stream().emit(open('balance'));
    await pass(500);

    expect(tab.reported()).toEqual(['balance bets notices', 'balance notices']);
    tab.close();
  });

  it('[AUTH-6] opens none for a visitor; the end of the session closes it at once, and another player gets another', async () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    tab.store.dispatch(sessionReceived({ status: 'visitor' }));
    await pass(60_000);
    expect(browser.streams).toEqual([]);

    tab.store.dispatch(aPlayer(7));
    await pass(3_000);
    const first = browser.stream();
    tab.store.dispatch(signedOut({ reason: 'requested' }));
    expect(first.isOpen).toBe(false);
    tab.store.dispatch(aPlayer(7));
    await pass(3_000);
    const second = browser.stream();
    tab.store.dispatch(aPlayer(8));
    expect(second.isOpen).toBe(false);
    first.emit(open('balance'));
    second.emit(open('balance'));
    await pass(3_000);
    expect([browser.streams.length, tab.reported()]).toEqual([3, []]);
    tab.close();
  });

  it('[TAB-1] two tabs share one stream and both report; when its tab is closed, the other opens one', async () => {
    const { browser, tab } = await followed();
    const other = browser.openTab();
    other.store.dispatch(aPlayer(7));
    await pass(3_000);
    browser.stream().emit(open('bets'));
    await pass(500);
    expect([tab.reported(), other.reported()]).toEqual([['bets'], ['bets']]);
    expect(browser.streams).toHaveLength(1);

    tab.close();
    await pass(3_000);
    browser.stream().emit(open('balance'));
    await pass(500);
    expect(other.reported()).toEqual(['bets', 'balance']);
    other.close();
  });

  it('[CF-06] holds no stream while the stream of prices carries the events, and opens one when that is silent', async () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    const other = browser.openTab();
    for (const each of [tab, other]) each.store.dispatch(aPlayer(7));
    for (let second = 0; second < 30; second += 3) {
      tab.store.dispatch(playerStreamed(open(...(second === 9 ? (['balance'] as const) : []))));
      await pass(3_000);
    }
    expect(browser.streams).toEqual([]);
    expect([tab.reported(), other.reported()]).toEqual([['balance'], ['balance']]);

    await pass(3_500);
    const own = browser.stream();
    tab.store.dispatch(playerStreamed(open()));
    await pass(0);
    expect(own.isOpen).toBe(false);
    tab.store.dispatch(playerStreamed(OFF));
    await pass(0);
    browser.stream().emit(open());
    for (const each of [tab, other]) each.close();
  });

  it('[CF-06] [LOAD-7] a stream that is silent for two heartbeats is closed, and opened again at a random moment', async () => {
    const { browser, tab } = await followed();
    await beat(browser, 9_000);
    const [first] = browser.streams;
    await pass(3_499);
    expect(first?.isOpen).toBe(true);
    await pass(1);
    expect(first?.isOpen).toBe(false);
    await pass(6_000);
    browser.stream().emit(open('balance', 'bets', 'notices'));
    await pass(500);
    expect(tab.reported()).toEqual(['balance bets notices']);
    tab.close();
  });

  it('[LOAD-7] streams that do not open are tried less and less often', async () => {
    const { browser, tab } = await followed({ chance: 1 });
    for (let second = 0; second < 300; second += 1) {
      for (const stream of browser.isOpen()) stream.emit(second % 2 === 0 ? 'lost' : OFF);
      await pass(1_000);
    }
    const [first] = browser.streams;
    const seconds = browser.streams.map(({ atMs }) => Math.round((atMs - (first?.atMs ?? 0)) / 1_000));
    expect(seconds.slice(0, 4)).toEqual([0, 24, 72, 168]);
    tab.close();
  });

  it.each([
    ['session-idle', 'idle'],
    ['session-limit-ended', 'session-limit'],
    ['unauthorized', 'expired'],
  ] as const)('[AUTH-6] [ID-15] a session that ended with %s elsewhere signs the player out (%s)', async (code, reason) => {
    const { browser, tab } = await followed();
    tab.server.on(SESSION, () => answer({ user_id: null, serverTime: 1, startedAt: null, previousLoginAt: null }));
    browser.stream().emit(open());
    browser.stream().emit(ended(code));
    await pass(10);

    expect(selectSession(tab.store.getState())).toEqual({ status: 'visitor' });
    expect(tab.store.actions.filter(signedOut.match).map(({ payload }) => payload.reason)).toEqual([reason]);
    expect(browser.isOpen()).toEqual([]);
    tab.close();
  });

  it('[AUTH-6] the end of an earlier session does not sign a player out whose session is alive', async () => {
    const { browser, tab } = await followed();
    tab.server.on(SESSION, () => answer({ user_id: 7, serverTime: 1, startedAt: 1, previousLoginAt: null }));
    browser.stream().emit(ended('unauthorized'));
    await pass(60_000);
    expect(tab.server.count(SESSION)).toBe(1);

    expect(selectSession(tab.store.getState())).toMatchObject({ status: 'player', userId: 7 });
    tab.close();
  });

  it('[PL-06] [LOAD-5] gives the stream up 30 s after the page was hidden; until then it reports nothing to it', async () => {
    const { browser, tab } = await followed();
    tab.ports.setVisible(false);
    browser.stream().emit(open('balance'));
    await beat(browser, 27_000);
    expect(tab.reported()).toEqual([]);
    browser.stream().emit(open());
    await pass(3_000);
    expect(browser.isOpen()).toEqual([]);

    tab.ports.setVisible(true);
    await pass(3_000);
    expect(browser.isOpen()).toHaveLength(1);
    tab.close();
  });

  it.each([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['an unknown part', JSON.stringify({ ...open(), what: ['password'] })],
    ['an unknown state', JSON.stringify({ ...open(), state: 'won' })],
    ['a list that is none', JSON.stringify({ ...open(), what: 'balance' })],
  ])('[SEC-4] ignores an event with %s', async (_what, text) => {
    expect(readStreamText(text)).toBeNull();
    const { browser, tab } = await followed();
    browser.stream().emit(open());
    tab.store.dispatch(playerStreamed(text));
    await pass(3_000);
    expect([tab.reported(), browser.isOpen().length]).toEqual([[], 1]);
    tab.close();
  });
});
