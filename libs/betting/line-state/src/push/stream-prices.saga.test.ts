import { measured } from '@touchline/measured';
import { playerStreamed, viewChanged } from '@touchline/shared-state';
import { feedLeft, feedWanted } from '../line.slice.ts';
import { selectIsAnyFeedStale } from '../selectors.ts';
import { aBrowser, deltaAt, imageAt, LINE, LINE_KEY, LIVE, LIVE_KEY, pass } from './push.test.helper.ts';

const hello = { kind: 'hello', beatMs: 3_000 } as const;
const same = (revision: number, feed = LIVE_KEY) => ({ kind: 'same', feed, from: revision, revision }) as const;

describe('prices by push', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function pushed(options?: Parameters<typeof aBrowser>[0]) {
    const browser = aBrowser(options);
    const tab = browser.openTab();
    tab.store.dispatch(feedWanted(LIVE));
    await pass(200);
    browser.stream().emit(hello);
    browser.stream().emit(same(1));
    await pass(0);
    return { browser, tab };
  }

  it('[BT-01] [CF-06] updates prices without polls, starting from the revision of the page', async () => {
    const { browser, tab } = await pushed();
    expect(browser.stream().feeds).toEqual([`${LIVE_KEY}&since=1&source=one`]);
    const polls = tab.polls();
    for (let second = 1; second <= 60; second += 1) {
      browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: second, answer: deltaAt(second + 1, 1_850 + second) });
      await pass(1_000);
    }

    expect(tab.coef()).toBe(1_910);
    expect(tab.shown()).toMatchObject({ coef: 1_910, movement: 'up', previous: 1_909 });
    await pass(2_000);
    expect(tab.shown()).toMatchObject({ coef: 1_910, movement: null });
    expect(tab.feed()).toMatchObject({ status: 'ready', revision: 61 });
    expect(tab.polls()).toBe(polls);
    expect(browser.streams).toHaveLength(1);
    tab.close();
  });

  it('[CF-06] only polls if the site does not push', async () => {
    const browser = aBrowser({ isPricePush: false });
    const tab = browser.openTab();
    tab.store.dispatch(feedWanted(LIVE));
    await pass(30_000);

    expect(browser.streams).toEqual([]);
    expect(tab.polls()).toBe(7);
    tab.close();
  });

  it('[CF-06] polls while no stream opens, and retries the stream less and less often', async () => {
    const browser = aBrowser({ chance: 1 });
    const tab = browser.openTab();
    tab.store.dispatch(feedWanted(LIVE));
    for (let second = 0; second < 300; second += 1) {
      browser.streams.at(-1)?.emit({ kind: 'lost' });
      await pass(1_000);
    }

    expect(tab.polls()).toBeGreaterThanOrEqual(59);
    expect(tab.feed()?.status).toBe('ready');
    expect(browser.streams.map(({ atMs }) => Math.round((atMs - (browser.streams[0]?.atMs ?? 0)) / 1_000))).toEqual([0, 25, 74, 171, 292]);
    tab.close();
  });

  it('[ODD-5] polls within a period after the stream is cut, shows nothing about it, and reconnects', async () => {
    const { browser, tab } = await pushed();
    await pass(2_000);
    const polls = tab.polls();
    browser.stream().emit({ kind: 'lost' });
    expect(tab.feed()?.beatMs).toBeUndefined();
    await pass(2_499);
    expect(tab.polls()).toBe(polls);
    await pass(1);
    expect(tab.polls()).toBe(polls + 1);
    expect(tab.feed()?.status).toBe('ready');

    await pass(3_650); // half of twelve seconds after the cut, plus the debounce
    browser.stream().emit(hello);
    browser.stream().emit(same(1));
    await pass(0);
    const after = tab.polls();
    for (let beat = 0; beat < 10; beat += 1) {
      await pass(3_000);
      browser.stream().emit(same(1));
    }
    expect(tab.polls()).toBe(after);
    expect(tab.feed()?.status).toBe('ready');
    tab.close();
  });

  it('[ODD-5] two missing heartbeats make prices stale at once, and they are polled', async () => {
    const { browser, tab } = await pushed();
    tab.server.on('GET /bff-api/feed/live/games', () => new Promise<Response>(() => undefined));
    await pass(5_999);
    expect(selectIsAnyFeedStale(tab.store.getState())).toBe(false);
    const polls = tab.polls();
    await pass(1);
    expect(selectIsAnyFeedStale(tab.store.getState())).toBe(true);
    await pass(1_000);
    expect(tab.polls()).toBe(polls + 1);
    expect(browser.streams.filter(({ isOpen }) => isOpen)).toEqual([]);
    tab.close();
  });

  it('[ODD-5] polls one feed that falls silent while the others are still pushed', async () => {
    const { browser, tab } = await pushed();
    tab.store.dispatch(feedWanted(LINE));
    await pass(200);
    browser.stream().emit(hello);
    browser.stream().emit(same(1));
    browser.stream().emit(same(1, LINE_KEY));
    await pass(0);
    const [live, line] = [tab.polls(), tab.polls('line')];
    for (let beat = 0; beat < 10; beat += 1) {
      await pass(2_000);
      browser.stream().emit(same(1, LINE_KEY));
    }

    expect(tab.polls('line')).toBe(line);
    expect(tab.polls()).toBeGreaterThanOrEqual(live + 3);
    expect(tab.feed()?.status).toBe('ready');
    expect(browser.streams).toHaveLength(2);
    tab.close();
  });

  it('[BT-01] rejects a delta that does not continue from the revision of the page, and requests an image', async () => {
    const { browser, tab } = await pushed();
    browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: 7, answer: deltaAt(8, 2_000) });
    await pass(200);
    expect(tab.coef()).toBe(1_850);
    expect(browser.stream().feeds).toEqual([LIVE_KEY]);

    browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: null, answer: imageAt(8, 2_100) });
    await pass(0);
    expect([tab.coef(), tab.shown()?.coef]).toEqual([2_100, 2_100]);
    expect(tab.feed()?.revision).toBe(8);
    await pass(1_000);
    expect(browser.streams).toHaveLength(2);
    tab.close();
  });

  it('[BT-01] accepts only an image from another source, because its revisions cannot be compared', async () => {
    const { browser, tab } = await pushed();
    browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: 1, answer: deltaAt(2, 2_000, 'two') });
    await pass(200);
    expect(tab.coef()).toBe(1_850);
    browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: null, answer: imageAt(1, 2_200, 'two') });
    await pass(0);
    expect(tab.coef()).toBe(2_200);
    tab.close();
  });

  it.each([
    ['not an object', null],
    ['an answer without a revision', { isFull: true, servedAt: 1 }],
    ['an answer of another kind', { revision: 'soon', servedAt: 1 }],
  ])('[SEC-4] %s changes nothing, and counts as silence', async (_what, answer) => {
    const { browser, tab } = await pushed();
    const polls = tab.polls();
    for (let second = 0; second < 6; second += 1) {
      await pass(1_000);
      browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: 1, answer });
    }
    await pass(100);

    expect(tab.coef()).toBe(1_850);
    expect(tab.polls()).toBe(polls + 1);
    tab.close();
  });

  it('[TAB-1] two tabs share one stream, and both show the price change', async () => {
    const { browser, tab } = await pushed();
    const other = browser.openTab();
    other.store.dispatch(feedWanted(LIVE));
    other.store.dispatch(feedWanted(LINE));
    await pass(400);
    const stream = browser.stream();
    expect(stream.feeds.map((feed) => feed.split('&')[0]).sort()).toEqual([LINE_KEY, LIVE_KEY]);
    stream.emit(hello);
    stream.emit(same(1));
    stream.emit(same(1, LINE_KEY));
    stream.emit({ kind: 'news', feed: LIVE_KEY, from: 1, answer: deltaAt(2, 1_999) });
    await pass(0);
    expect([tab.coef(), other.coef()]).toEqual([1_999, 1_999]);
    for (const twin of [tab, other]) expect(twin.shown()).toMatchObject({ coef: 1_999, movement: 'up', previous: 1_850 });
    expect([tab.feed()?.beatMs, other.feed()?.beatMs, other.feed(LINE)?.beatMs]).toEqual([3_000, 3_000, 3_000]);

    const polls = [tab.polls(), other.polls(), other.polls('line')];
    for (let beat = 0; beat < 10; beat += 1) {
      await pass(2_000);
      stream.emit(same(2));
      stream.emit(same(1, LINE_KEY));
    }
    expect([tab.polls(), other.polls(), other.polls('line')]).toEqual(polls);
    expect(browser.stream()).toBe(stream);
    tab.close();
    other.close();
  });

  it('[TAB-2] when the tab with the stream is closed, another tab opens one within two seconds', async () => {
    const { browser, tab } = await pushed();
    const other = browser.openTab();
    other.store.dispatch(feedWanted(LIVE));
    await pass(400);
    tab.close();
    await pass(2_000);

    expect(browser.stream().feeds).toEqual([`${LIVE_KEY}&since=1&source=one`]);
    expect(other.feed()?.status).toBe('ready');
    other.close();
  });

  it('[TAB-1] a tab at another revision gets the image that all tabs get', async () => {
    const { browser, tab } = await pushed();
    for (let revision = 2; revision <= 5; revision += 1)
      browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: revision - 1, answer: deltaAt(revision, 1_900 + revision) });
    const other = browser.openTab(); // its poll is at revision 1
    other.store.dispatch(feedWanted(LIVE));
    await pass(400);
    browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: 5, answer: deltaAt(6, 1_950) });
    await pass(400);
    expect(browser.stream().feeds).toEqual([LIVE_KEY]);
    browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: null, answer: imageAt(7, 2_000) });
    await pass(400);

    expect([tab.coef(), other.coef(), tab.shown()?.coef, other.shown()?.coef]).toEqual([2_000, 2_000, 2_000, 2_000]);
    expect(browser.streams).toHaveLength(2);
    tab.close();
    other.close();
  });

  it('[LOAD-5] [PL-06] closes the stream 30 s after the page is hidden, and reopens it at once when it is visible', async () => {
    const { browser, tab } = await pushed();
    const polls = tab.polls();
    tab.ports.setVisible(false);
    for (let beat = 0; beat < 14; beat += 1) {
      await pass(2_000);
      browser.stream().emit(same(1));
    }
    await pass(2_000);
    expect(browser.streams.filter(({ isOpen }) => isOpen)).toEqual([]);
    await pass(600_000);
    expect(browser.streams).toHaveLength(1);
    expect(tab.polls() - polls).toBeLessThanOrEqual(1);

    tab.ports.setVisible(true);
    await pass(200);
    expect(browser.stream().feeds).toHaveLength(1);
    expect(tab.feed()?.status).toBe('ready');
    browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: null, answer: imageAt(9, 1_700) });
    await pass(0);
    expect(tab.shown()).toMatchObject({ coef: 1_700, movement: 'down', previous: 1_850 });
    tab.close();
  });

  it('[LOAD-5] a visible tab takes over the stream from a hidden one', async () => {
    const { browser, tab } = await pushed();
    const other = browser.openTab();
    other.store.dispatch(feedWanted(LIVE));
    await pass(400);
    tab.ports.setVisible(false);
    for (let beat = 0; beat < 15; beat += 1) {
      browser.stream().emit(same(1));
      await pass(2_000);
    }
    await pass(200);
    expect(browser.streams).toHaveLength(2);
    browser.stream().emit(hello);
    browser.stream().emit({ kind: 'news', feed: LIVE_KEY, from: 1, answer: deltaAt(2, 2_345) });
    await pass(0);

    expect([tab.coef(), other.coef()]).toEqual([1_850, 2_345]);
    tab.close();
    other.close();
  });

  it('[TAB-1] [AUTH-6] the stream of a player carries their events, and is opened again without them for a visitor', async () => {
    const { browser, tab } = await pushed();
    expect(browser.stream().isOfPlayer).toBe(false);
    tab.store.dispatch(viewChanged({ userId: 7 }));
    await pass(200);
    const ofPlayer = browser.stream();
    expect([ofPlayer.isOfPlayer, ofPlayer.feeds]).toEqual([true, [`${LIVE_KEY}&since=1&source=one`]]);
    const event = { state: 'open', beatMs: 3_000, what: ['balance'], code: '' };
    ofPlayer.emit({ kind: 'player', data: event });
    expect(tab.store.actions.filter(playerStreamed.match).map(({ payload }) => payload)).toEqual([event]);

    tab.store.dispatch(viewChanged({ userId: null }));
    await pass(200);
    expect([browser.stream().isOfPlayer, ofPlayer.isOpen]).toEqual([false, false]);
    tab.close();
  });

  it("[ODD-5] the player's events do not keep a stream whose prices are silent", async () => {
    const { browser, tab } = await pushed();
    const stream = browser.stream();
    for (let second = 0; second < 6; second += 1) {
      stream.emit({ kind: 'player', data: {} });
      await pass(1_000);
    }
    expect(stream.isOpen).toBe(true);
    await pass(500);
    expect(stream.isOpen).toBe(false);
    tab.close();
  });

  it('[LOAD-6] closes the stream with the last view', async () => {
    const { browser, tab } = await pushed();
    tab.store.dispatch(feedLeft(LIVE));
    await pass(200);

    expect(browser.streams.filter(({ isOpen }) => isOpen)).toEqual([]);
    tab.close();
  });

  it('[LOAD-7] 200 readers that lose one server reconnect over ten seconds, at most 40 in any second', async () => {
    let seed = 7;
    const chances = Array.from({ length: 400 }, () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647);
    const readers = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const browser = aBrowser({ chance: chances[at + 200] ?? 0 });
        const tab = browser.openTab();
        tab.store.dispatch(feedWanted(LIVE));
        return { browser, tab };
      }),
    );
    await pass(200);
    for (const { browser } of readers) {
      browser.stream().emit(hello);
      browser.stream().emit(same(1));
    }
    await pass(0);
    const lostAt = Date.now();
    for (const { browser } of readers) browser.stream().emit({ kind: 'bye' });
    await pass(12_500);
    const back = readers.map(({ browser }) => (browser.streams[1]?.atMs ?? Infinity) - lostAt);
    const bySecond = Array.from({ length: 13 }, (_, second) => back.filter((ms) => Math.floor(ms / 1_000) === second).length);

    measured({ id: 'LOAD-7', unit: 'ms of spread', atLeast: 10_000, value: Math.max(...back) - Math.min(...back) });
    expect(bySecond.reduce((sum, one) => sum + one, 0)).toBe(200);
    measured({ id: 'LOAD-7', unit: 'connections in a second', atMost: 40, value: Math.max(...bySecond) });
    for (const { tab } of readers) tab.close();
  });
});
