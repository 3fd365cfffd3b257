import { createAction } from '@reduxjs/toolkit';
import { configReceived, selectSiteConfig } from '@touchline/shared-config';
import {
  inOneTab,
  playerStreamed,
  type Ports,
  selectDisplayFlag,
  selectView,
  viewChanged,
  viewChosen,
  type RootState,
} from '@touchline/shared-state';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { all, call, delay, put, race, select, take } from 'typed-redux-saga';
import { readNews, type FeedNews } from '../api/feed-api.ts';
import type { PricePort } from '../price-port.ts';
import {
  feedLeft,
  feedMissing,
  feedPushed,
  feedUnchanged,
  feedUnpushed,
  feedWanted,
  gameReceived,
  gamesReceived,
  menuReceived,
  type Feed,
} from '../line.slice.ts';
import { newsAction } from '../news-action.ts';
import { pushFit, sameFit, type PushFit } from '../rules/push-fit.ts';
import { reopenAfterMs } from '../rules/reconnect.ts';
import { STALE_AFTER_BEATS } from '../rules/timings.ts';
import { selectLine } from '../selectors.ts';
import { hasStreams, openStream, type OpenStream } from './open-stream.ts';
import { readPriceEvent, streamPath, type PriceEvent } from './read-price-event.ts';
import { isServed, joined, OtherTabs, readTabFeeds, neededFeedsOf, type NeededFeeds } from './needed-feeds.ts';

export interface StreamPricesDeps {
  ports: Pick<Ports, 'origin' | 'now' | 'page' | 'tabs' | 'uuid'> & { prices: PricePort };
  /** Random number from 0 to 1. */
  chance: () => number;
  /** EventSource by default; tests pass their own. */
  open?: OpenStream;
}

/** State of the push in this tab. */
interface PushState extends Required<StreamPricesDeps> {
  tab: string;
  others: OtherTabs;
  /** Feeds with a missed change. */
  gaps: Set<string>;
  beatMs: number;
  isResting: boolean;
}

const EVENTS = 'prices';
const FEEDS = 'prices-wanted';
/** A new leader asks the other tabs for their feeds. */
const WHO = 'prices-who';

/** Debounce: a page that has just changed mounts several views in a row. */
const SETTLE_MS = 150;
/** Interval at which a tab repeats its feeds, so that closed tabs expire. */
const REPEAT_EVERY_MS = 10_000;
/** Timeout for the first event of a stream. */
const OPENS_WITHIN_MS = 10_000;
/** Extra time, so that each feed detects its own silence first and becomes stale. */
const AFTER_FEEDS_MS = 500;
/** A hidden page receives no push after this time. @spec PL-06 */
const REST_AFTER_MS = 30_000;
const DEFAULT_BEAT_MS = 3_000;

/** Triggers a check after changes outside the store: in another tab, of the page's visibility, of the gaps. */
const nudged = createAction('line/pushNudged');
const CHANGES = [
  ...[nudged, feedWanted, feedLeft, feedMissing, gamesReceived, gameReceived, menuReceived],
  ...[configReceived, viewChanged, viewChosen],
];

const isPushOn = (state: RootState): boolean => selectSiteConfig(state)?.isPricePush === true && !selectDisplayFlag(state, 'isDataSaved');
const ownFeeds = (state: RootState, { gaps, isResting }: PushState): NeededFeeds =>
  isResting || !isPushOn(state) ? new Map() : neededFeedsOf(selectLine(state).feeds, gaps);

/**
 * Receives prices by push: one tab of this browser holds a stream of server-sent events with the feeds of all its tabs, and forwards the
 * events to the others. After any failure polling continues (`keepFeedsFresh`): this saga only marks feeds that need no polls.
 *
 * @spec CF-06 LOAD-5 LOAD-7 TAB-1 ODD-5
 */
export function* streamPrices({ ports, chance, open = openStream }: StreamPricesDeps) {
  if (open === openStream && !hasStreams()) return;
  const others = new OtherTabs();
  const push: PushState = { ports, chance, open, tab: ports.uuid(), others, gaps: new Set(), beatMs: DEFAULT_BEAT_MS, isResting: false };
  yield* all([call(watchRest, push), call(syncFromOtherTabs, push), call(shareFeeds, push), call(takeTurns, push)]);
}

function* watchRest(push: PushState) {
  const { page } = push.ports;
  const changes = eventChannel<boolean>((emit) => page.onChange(emit), buffers.sliding(1));
  try {
    while (true) {
      if (page.isVisible() === push.isResting) {
        // Visible again, or hidden for long enough.
        if (push.isResting || (yield* race({ seen: take(changes), rest: delay(REST_AFTER_MS) })).rest !== undefined) {
          push.isResting = !push.isResting;
          yield* put(nudged());
        }
      } else yield* take(changes);
    }
  } finally {
    changes.close();
  }
}

function* syncFromOtherTabs(push: PushState) {
  const { tabs, now } = push.ports;
  const events = eventChannel<{ topic: string; message: unknown }>((emit) => {
    const stops = [EVENTS, FEEDS, WHO].map((topic) => tabs.on(topic, (message) => emit({ topic, message })));
    return () => stops.forEach((stop) => stop());
  }, buffers.expanding());
  try {
    while (true) {
      const { topic, message } = yield* take(events);
      if (topic === EVENTS) {
        const event = readPriceEvent(message);
        if (event !== null) yield* call(handleEvent, push, event);
      } else if (topic === FEEDS) {
        const feeds = readTabFeeds(message);
        if (feeds !== null) push.others.update(feeds, now());
        yield* put(nudged());
      } else {
        yield* call(postFeeds, push);
      }
    }
  } finally {
    events.close();
  }
}

function* postFeeds(push: PushState) {
  const feeds = ownFeeds(yield* select((state: RootState) => state), push);
  push.ports.tabs.post(FEEDS, { tab: push.tab, polls: [...feeds] });
  return feeds;
}

/** Sends the feeds of this tab to the other tabs, on each change and periodically. */
function* shareFeeds(push: PushState) {
  let posted: NeededFeeds = new Map();
  while (true) {
    const feeds = ownFeeds(yield* select((state: RootState) => state), push);
    if (!isServed(posted, feeds, push.gaps)) posted = yield* call(postFeeds, push);
    const { again } = yield* race({ changed: take(CHANGES), again: delay(REPEAT_EVERY_MS) });
    if (again !== undefined && posted.size > 0) yield* call(postFeeds, push);
  }
}

/** Competes for the stream while this page is visible and needs feeds; a hidden page gives it up. */
function* takeTurns(push: PushState) {
  while (true) {
    yield* call(untilWanting, push, true);
    yield* race({ lead: call(inOneTab<void>, push.ports.tabs, EVENTS, () => lead(push)), off: call(untilWanting, push, false) });
    yield* call(unpushAll);
  }
}

function* untilWanting(push: PushState, isWanted: boolean) {
  while (ownFeeds(yield* select((state: RootState) => state), push).size > 0 !== isWanted) yield* take(CHANGES);
}

function* lead(push: PushState): Generator<unknown, never> {
  push.ports.tabs.post(WHO, true);
  let failures = 0;
  while (true) {
    yield* delay(SETTLE_MS);
    const end = yield* holdStream(push);
    if (end === 'changed') continue;
    failures = end === 'lost' ? 0 : failures + 1;
    yield* call(spread, push, { kind: 'lost' } as const);
    yield* delay(reopenAfterMs(failures, push.chance()));
  }
}

/** Holds one stream until other feeds or another player's events are needed, or it ends. @returns whether it delivered anything. */
function* holdStream(push: PushState) {
  const opened = yield* call(allFeeds, push);
  const userId = yield* select(selectUser);
  const served = new Set<string>();
  const url = new URL(streamPath([...opened.values()], userId !== null), push.ports.origin).href;
  const stream = eventChannel<PriceEvent>((emit) => push.open(url, emit), buffers.expanding());
  let isOpen = false;
  try {
    while (true) {
      const { event, changed } = yield* race({
        event: call(nextPriceEvent, stream),
        changed: call(untilOthersWanted, push, { opened, served, userId }),
        silence: delay(isOpen ? STALE_AFTER_BEATS * push.beatMs + AFTER_FEEDS_MS : OPENS_WITHIN_MS),
      });
      if (changed !== undefined) return 'changed';
      if (event === undefined || event.kind === 'lost' || event.kind === 'bye') return isOpen ? 'lost' : 'closed';
      isOpen = true;
      if ('feed' in event) served.add(event.feed);
      yield* call(spread, push, event);
    }
  } finally {
    stream.close();
  }
}

/** Passes on the player's events, which do not count as signs of life of the prices. */
function* nextPriceEvent(stream: EventChannel<PriceEvent>) {
  while (true) {
    const event = yield* take(stream);
    if (event.kind !== 'player') return event;
    yield* put(playerStreamed(event.data));
  }
}

const allFeeds = function* (push: PushState) {
  return joined(ownFeeds(yield* select((state: RootState) => state), push), push.others.needed(push.ports.now()));
};

const selectUser = (state: RootState): number | null => selectView(state).userId;

interface Held {
  opened: NeededFeeds;
  served: ReadonlySet<string>;
  userId: number | null;
}

function* untilOthersWanted(push: PushState, { opened, served, userId }: Held) {
  while ((yield* select(selectUser)) === userId && isServed(opened, yield* call(allFeeds, push), served)) yield* take(CHANGES);
  return true;
}

/** Applies an event in this tab and forwards it to the other tabs. */
function* spread(push: PushState, event: Exclude<PriceEvent, { kind: 'player' }>) {
  const isFeed = 'feed' in event;
  if (!isFeed || push.others.wants(event.feed)) push.ports.tabs.post(EVENTS, event);
  if (event.kind === 'news') push.others.moved(event.feed, positionIn(event.answer), event.from === null);
  if (event.kind === 'same') push.others.moved(event.feed, { revision: event.revision }, false);
  yield* call(handleEvent, push, event);
}

const positionIn = (answer: unknown): { revision?: number; source?: string } => answer as { revision?: number; source?: string };

/** Applies an event to the feeds of this tab. */
function* handleEvent(push: PushState, event: PriceEvent) {
  if (event.kind === 'hello') push.beatMs = event.beatMs;
  if (event.kind === 'lost' || event.kind === 'bye') yield* call(unpushAll);
  if (!('feed' in event) || push.isResting) return;
  const feed = selectLine(yield* select((state: RootState) => state)).feeds[event.feed];
  if (feed === undefined || feed.wanted === 0) return;
  const { view } = feed;
  if (event.kind === 'off') {
    if (feed.beatMs !== undefined) yield* put(feedUnpushed({ view }));
    return;
  }
  const news: FeedNews | null = event.kind === 'same' ? { kind: 'unchanged' } : readNews(view.kind, event.answer);
  if (news === null) return;
  const fit = fitOf(feed, event, news);
  if (fit === 'gap' && !push.gaps.has(event.feed)) {
    push.gaps.add(event.feed);
    yield* put(nudged());
  }
  if (fit !== 'take') return;
  push.gaps.delete(event.feed);
  if (feed.beatMs !== push.beatMs) yield* put(feedPushed({ view, beatMs: push.beatMs }));
  const at = push.ports.now();
  if (event.kind === 'same') yield* put(feedUnchanged({ view, at, revision: event.revision }));
  else yield* call(push.ports.prices.receive, newsAction(view, news, at));
}

function fitOf(feed: Feed, event: Exclude<PriceEvent, { kind: 'hello' | 'off' | 'bye' | 'lost' | 'player' }>, news: FeedNews): PushFit {
  if (event.kind === 'same') return sameFit(feed, event);
  return 'answer' in news ? pushFit(feed.view, feed, { from: event.from, ...news.answer }) : 'newer';
}

function* unpushAll() {
  for (const { view, beatMs } of Object.values(selectLine(yield* select((state: RootState) => state)).feeds)) {
    if (beatMs !== undefined) yield* put(feedUnpushed({ view }));
  }
}
