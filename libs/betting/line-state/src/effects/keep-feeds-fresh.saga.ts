import { codeOf } from '@touchline/shared-primitives';
import { selectPollingTable } from '@touchline/shared-config';
import type { Action } from '@reduxjs/toolkit';
import { abortable, pollWhile, type Ports, type RootState } from '@touchline/shared-state';
import type { Task } from 'redux-saga';
import { call, cancel, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { askFeed, FeedError, type AgedNews } from '../api/feed-api.ts';
import type { PricePort } from '../price-port.ts';
import {
  feedFailed,
  feedLeft,
  feedPushed,
  feedStale,
  feedUnchanged,
  feedUnpushed,
  feedWanted,
  gameReceived,
  gamesReceived,
  menuReceived,
} from '../line.slice.ts';
import { newsAction } from '../news-action.ts';
import { feedKey, type FeedView } from '../rules/feed-view.ts';
import { pollingPeriod, retryAfter, staleAfter } from '../rules/polling-period.ts';
import { STALE_AFTER_BEATS, STALE_FROM_AGE_MS } from '../rules/timings.ts';
import { selectFeed, selectLine } from '../selectors.ts';

type FeedPorts = Pick<Ports, 'send' | 'origin' | 'now' | 'page' | 'report'> & { prices: PricePort };
/** `chance` returns a random number from 0 to 1. */
type FreshPorts = FeedPorts & { chance: () => number };

const ANSWERS = [gamesReceived, gameReceived, menuReceived, feedUnchanged] as const;

const isPolled = (state: RootState, view: FeedView): boolean => {
  const feed = selectFeed(state, view);
  return feed !== undefined && feed.wanted > 0 && feed.status !== 'missing';
};

/**
 * Polls once. Aborts when the data becomes stale, so that a hanging connection does not stop the polling. An answer from an edge whose
 * backend is down makes the view stale. @spec ODD-5
 */
function* askOnce(ports: FeedPorts, view: FeedView) {
  const longestMs = staleAfter(pollingPeriod(view, yield* select(selectPollingTable)));
  const { revision, source } = (yield* select(selectFeed, view)) ?? {};
  try {
    const { news } = yield* race({
      news: call(abortable<AgedNews>, (signal: AbortSignal) => askFeed(ports, view, { revision, source, signal })),
      silence: delay(longestMs),
    });
    if (news === undefined) throw new FeedError(0);
    const isOld = news.ageMs > STALE_FROM_AGE_MS;
    // Nothing confirms what is shown.
    if (!isOld || news.kind !== 'unchanged') yield* call(ports.prices.receive, newsAction(view, news, ports.now() - news.ageMs));
    if (isOld) yield* put(feedStale({ view }));
  } catch (error) {
    yield* put(feedFailed({ view }));
    throw error;
  }
}

const answerTo = (view: FeedView) => {
  const key = feedKey(view);
  return (action: Action): boolean => ANSWERS.some((answer) => answer.match(action) && feedKey(action.payload.view) === key);
};

/**
 * Marks a view as stale after two periods without an answer, whatever the reason: no network, no server, a page that was asleep. @spec
 * ODD-5
 */
function* markSilence(view: FeedView) {
  const isAnswer = answerTo(view);
  while (true) {
    const periodMs = pollingPeriod(view, yield* select(selectPollingTable));
    const { silence } = yield* race({ answer: take(isAnswer), silence: delay(staleAfter(periodMs)) });
    if (silence === undefined) continue;
    yield* put(feedStale({ view }));
    yield* take(isAnswer);
  }
}

/** @param pauseAfterMs - time after which a hidden page stops polling. */
const poll = (ports: FeedPorts, view: FeedView, pauseAfterMs: number | undefined) =>
  pollWhile({
    isWanted: (state) => isPolled(state, view),
    everyMs: (state) => retryAfter(pollingPeriod(view, selectPollingTable(state)), selectFeed(state, view)?.failures ?? 0),
    work: () => askOnce(ports, view),
    page: ports.page,
    ...(pauseAfterMs !== undefined && { pauseAfterMs }),
    onFailure: (error) => ports.report('feed-failed', { code: codeOf(error), source: view.kind }),
  });

/** Waits while the feed is pushed. @returns true if it fell silent, which makes the view stale at once. @spec ODD-5 */
function* restWhilePushed(view: FeedView, isOfView: (action: Action) => boolean) {
  const isAnswer = answerTo(view);
  while (true) {
    const beatMs = (yield* select(selectFeed, view))?.beatMs;
    if (beatMs === undefined) return false;
    const { silence } = yield* race({
      answer: take(isAnswer),
      pushed: take((action: Action) => feedPushed.match(action) && isOfView(action)),
      ended: take((action: Action) => feedUnpushed.match(action) && isOfView(action)),
      silence: delay(STALE_AFTER_BEATS * beatMs),
    });
    if (silence === undefined) continue;
    yield* put(feedUnpushed({ view }));
    yield* put(feedStale({ view }));
    return true;
  }
}

/**
 * Polls a view, except while its feed is pushed. After a lost push each reader polls at a random moment, because all readers lose it at
 * once. @spec CF-06 LOAD-7
 */
function* freshen(ports: FreshPorts, view: FeedView) {
  const key = feedKey(view);
  const isOfView = (action: Action): boolean => feedKey((action as ReturnType<typeof feedPushed>).payload.view) === key;
  const push = (action: Action): boolean => feedPushed.match(action) && isOfView(action);
  let pauseAfterMs: number | undefined;
  let isPushed = false;
  while (true) {
    if (!isPushed) {
      const { pushed } = yield* race({ poll: call(poll, ports, view, pauseAfterMs), pushed: take(push) });
      if (pushed === undefined) return;
    }
    const isSilent = yield* call(restWhilePushed, view, isOfView);
    // If the page was hidden during the push, its grace period has already passed.
    pauseAfterMs = ports.page.isVisible() ? undefined : 0;
    const periodMs = pollingPeriod(view, yield* select(selectPollingTable));
    const { again } = yield* race({ wait: delay(isSilent ? 0 : periodMs * ports.chance()), again: take(push) });
    isPushed = again !== undefined;
  }
}

function* pollFeed(ports: FreshPorts, view: FeedView) {
  yield* race({ poll: call(freshen, ports, view), silence: call(markSilence, view) });
}

/**
 * Polls exactly the mounted views that are not pushed: the first mount starts the poll, the last unmount ends it.
 *
 * @spec CF-06 PL-06 LOAD-6
 */
export function* keepFeedsFresh(ports: FreshPorts) {
  const tasks = new Map<string, Task>();
  const begin = function* (view: FeedView) {
    const key = feedKey(view);
    if (tasks.get(key)?.isRunning() !== true) tasks.set(key, yield* fork(pollFeed, ports, view));
  };
  for (const feed of Object.values((yield* select(selectLine)).feeds)) if (feed.wanted > 0) yield* begin(feed.view);
  while (true) {
    const action = yield* take([feedWanted, feedLeft]);
    const view: FeedView = action.payload;
    if (feedWanted.match(action)) {
      yield* begin(view);
    } else if (((yield* select(selectFeed, view))?.wanted ?? 0) === 0) {
      const task = tasks.get(feedKey(view));
      tasks.delete(feedKey(view));
      if (task !== undefined) yield* cancel(task);
      yield* call(ports.prices.forget);
    }
  }
}
