import { createAction } from '@reduxjs/toolkit';
import { configReceived, selectSiteConfig } from '@touchline/shared-config';
import { inOneTab, type Ports, selectDisplayFlag, viewChanged, viewChosen } from '@touchline/shared-state';
import { buffers, eventChannel } from 'redux-saga';
import { all, call, delay, put, race, select, take } from 'typed-redux-saga';
import { readNews, type FeedNews } from '../api/feed-api.ts';
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
import { readTold, streamPath, type Told } from './read-told.ts';
import { isServed, joined, OtherTabs, readWishes, wishesOf, type Wishes } from './wishes.ts';

export interface HearPricesDeps {
  ports: Pick<Ports, 'origin' | 'now' | 'page' | 'tabs' | 'uuid'>;
  /** Random number from 0 to 1. */
  chance: () => number;
  /** EventSource by default; tests pass their own. */
  open?: OpenStream;
}

/** State of the push in this tab. */
interface Desk extends Required<HearPricesDeps> {
  tab: string;
  others: OtherTabs;
  /** Feeds with a missed change. */
  gaps: Set<string>;
  beatMs: number;
  isResting: boolean;
}

const TOLD = 'prices';
const WISHES = 'prices-wanted';
/** A new leader asks the other tabs for their feeds. */
const WHO = 'prices-who';

/** Debounce: a page that has just changed mounts several views in a row. */
const SETTLE_MS = 150;
/** Interval at which a tab repeats its feeds, so that closed tabs expire. */
const TELL_EVERY_MS = 10_000;
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

const isPushOn = (state: unknown): boolean => selectSiteConfig(state)?.isPricePush === true && !selectDisplayFlag(state, 'isDataSaved');
const ownWishes = (state: unknown, { gaps, isResting }: Desk): Wishes =>
  isResting || !isPushOn(state) ? new Map() : wishesOf(selectLine(state).feeds, gaps);

/**
 * Receives prices by push: one tab of this browser holds a stream of server-sent events with the feeds of all its tabs, and forwards the
 * events to the others. After any failure polling continues (`keepFeedsFresh`): this saga only marks feeds that need no polls.
 *
 * @spec CF-06 LOAD-5 LOAD-7 TAB-1 ODD-5
 */
export function* hearPrices({ ports, chance, open = openStream }: HearPricesDeps) {
  if (open === openStream && !hasStreams()) return;
  const others = new OtherTabs();
  const desk: Desk = { ports, chance, open, tab: ports.uuid(), others, gaps: new Set(), beatMs: DEFAULT_BEAT_MS, isResting: false };
  yield* all([call(watchRest, desk), call(heedTabs, desk), call(tellWishes, desk), call(takeTurns, desk)]);
}

function* watchRest(desk: Desk) {
  const { page } = desk.ports;
  const changes = eventChannel<boolean>((emit) => page.onChange(emit), buffers.sliding(1));
  try {
    while (true) {
      if (page.isVisible() === desk.isResting) {
        // Visible again, or hidden for long enough.
        if (desk.isResting || (yield* race({ seen: take(changes), rest: delay(REST_AFTER_MS) })).rest !== undefined) {
          desk.isResting = !desk.isResting;
          yield* put(nudged());
        }
      } else yield* take(changes);
    }
  } finally {
    changes.close();
  }
}

function* heedTabs(desk: Desk) {
  const { tabs, now } = desk.ports;
  const events = eventChannel<{ topic: string; message: unknown }>((emit) => {
    const stops = [TOLD, WISHES, WHO].map((topic) => tabs.on(topic, (message) => emit({ topic, message })));
    return () => stops.forEach((stop) => stop());
  }, buffers.expanding());
  try {
    while (true) {
      const { topic, message } = yield* take(events);
      if (topic === TOLD) {
        const told = readTold(message);
        if (told !== null) yield* call(hear, desk, told);
      } else if (topic === WISHES) {
        const wishes = readWishes(message);
        if (wishes !== null) desk.others.hear(wishes, now());
        yield* put(nudged());
      } else {
        yield* call(postWishes, desk);
      }
    }
  } finally {
    events.close();
  }
}

function* postWishes(desk: Desk) {
  const wishes = ownWishes(yield* select((state: unknown) => state), desk);
  desk.ports.tabs.post(WISHES, { tab: desk.tab, polls: [...wishes] });
  return wishes;
}

/** Sends the feeds of this tab to the other tabs, on each change and periodically. */
function* tellWishes(desk: Desk) {
  let told: Wishes = new Map();
  while (true) {
    const wishes = ownWishes(yield* select((state: unknown) => state), desk);
    if (!isServed(told, wishes, desk.gaps)) told = yield* call(postWishes, desk);
    const { again } = yield* race({ changed: take(CHANGES), again: delay(TELL_EVERY_MS) });
    if (again !== undefined && told.size > 0) yield* call(postWishes, desk);
  }
}

/** Competes for the stream while this page is visible and needs feeds; a hidden page gives it up. */
function* takeTurns(desk: Desk) {
  while (true) {
    yield* call(untilWanting, desk, true);
    yield* race({ lead: call(inOneTab<void>, desk.ports.tabs, TOLD, () => lead(desk)), off: call(untilWanting, desk, false) });
    yield* call(unpushAll);
  }
}

function* untilWanting(desk: Desk, isWanted: boolean) {
  while (ownWishes(yield* select((state: unknown) => state), desk).size > 0 !== isWanted) yield* take(CHANGES);
}

function* lead(desk: Desk): Generator<unknown, never> {
  desk.ports.tabs.post(WHO, true);
  let failures = 0;
  while (true) {
    yield* delay(SETTLE_MS);
    const end = yield* holdStream(desk);
    if (end === 'changed') continue;
    failures = end === 'lost' ? 0 : failures + 1;
    yield* call(spread, desk, { kind: 'lost' } as const);
    yield* delay(reopenAfterMs(failures, desk.chance()));
  }
}

/** Holds one stream until other feeds are needed or it ends. @returns whether it delivered anything. */
function* holdStream(desk: Desk) {
  const opened = yield* call(allWishes, desk);
  const served = new Set<string>();
  const url = new URL(streamPath([...opened.values()]), desk.ports.origin).href;
  const stream = eventChannel<Told>((emit) => desk.open(url, emit), buffers.expanding());
  let isOpen = false;
  try {
    while (true) {
      const { told, changed } = yield* race({
        told: take(stream),
        changed: call(untilOthersWanted, desk, { opened, served }),
        silence: delay(isOpen ? STALE_AFTER_BEATS * desk.beatMs + AFTER_FEEDS_MS : OPENS_WITHIN_MS),
      });
      if (changed !== undefined) return 'changed';
      if (told === undefined || told.kind === 'lost' || told.kind === 'bye') return isOpen ? 'lost' : 'closed';
      isOpen = true;
      if ('feed' in told) served.add(told.feed);
      yield* call(spread, desk, told);
    }
  } finally {
    stream.close();
  }
}

const allWishes = function* (desk: Desk) {
  return joined(ownWishes(yield* select((state: unknown) => state), desk), desk.others.wishes(desk.ports.now()));
};

function* untilOthersWanted(desk: Desk, { opened, served }: { opened: Wishes; served: ReadonlySet<string> }) {
  while (isServed(opened, yield* call(allWishes, desk), served)) yield* take(CHANGES);
  return true;
}

/** Applies an event in this tab and forwards it to the other tabs. */
function* spread(desk: Desk, told: Told) {
  const isFeed = 'feed' in told;
  if (!isFeed || desk.others.wants(told.feed)) desk.ports.tabs.post(TOLD, told);
  if (told.kind === 'news') desk.others.moved(told.feed, standingIn(told.answer), told.from === null);
  if (told.kind === 'same') desk.others.moved(told.feed, { revision: told.revision }, false);
  yield* call(hear, desk, told);
}

const standingIn = (answer: unknown): { revision?: number; source?: string } => answer as { revision?: number; source?: string };

/** Applies an event to the feeds of this tab. */
function* hear(desk: Desk, told: Told) {
  if (told.kind === 'hello') desk.beatMs = told.beatMs;
  if (told.kind === 'lost' || told.kind === 'bye') yield* call(unpushAll);
  if (!('feed' in told) || desk.isResting) return;
  const feed = selectLine(yield* select((state: unknown) => state)).feeds[told.feed];
  if (feed === undefined || feed.wanted === 0) return;
  const { view } = feed;
  if (told.kind === 'off') {
    if (feed.beatMs !== undefined) yield* put(feedUnpushed({ view }));
    return;
  }
  const news: FeedNews | null = told.kind === 'same' ? { kind: 'unchanged' } : readNews(view.kind, told.answer);
  if (news === null) return;
  const fit = fitOf(feed, told, news);
  if (fit === 'gap' && !desk.gaps.has(told.feed)) {
    desk.gaps.add(told.feed);
    yield* put(nudged());
  }
  if (fit !== 'take') return;
  desk.gaps.delete(told.feed);
  if (feed.beatMs !== desk.beatMs) yield* put(feedPushed({ view, beatMs: desk.beatMs }));
  const at = desk.ports.now();
  yield* put(told.kind === 'same' ? feedUnchanged({ view, at, revision: told.revision }) : newsAction(view, news, at));
}

function fitOf(feed: Feed, told: Exclude<Told, { kind: 'hello' | 'off' | 'bye' | 'lost' }>, news: FeedNews): PushFit {
  if (told.kind === 'same') return sameFit(feed, told);
  return 'answer' in news ? pushFit(feed.view, feed, { from: told.from, ...news.answer }) : 'newer';
}

function* unpushAll() {
  for (const { view, beatMs } of Object.values(selectLine(yield* select((state: unknown) => state)).feeds)) {
    if (beatMs !== undefined) yield* put(feedUnpushed({ view }));
  }
}
