import { codeOf } from '@touchline/shared-primitives';
import { selectPollingTable } from '@touchline/shared-config';
import type { Action } from '@reduxjs/toolkit';
import { abortable, pollWhile, type Ports } from '@touchline/shared-state';
import type { Task } from 'redux-saga';
import { call, cancel, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { askFeed, FeedError, type FeedNews } from '../api/feed-api.ts';
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
import { STALE_AFTER_BEATS } from '../rules/timings.ts';
import { selectFeed, selectLine } from '../selectors.ts';

type FeedPorts = Pick<Ports, 'send' | 'origin' | 'now' | 'page' | 'report'>;
/** With chance, from 0 to 1. */
type FreshPorts = FeedPorts & { chance: () => number };

const ANSWERS = [gamesReceived, gameReceived, menuReceived, feedUnchanged] as const;

const isPolled = (state: unknown, view: FeedView): boolean => {
  const feed = selectFeed(state, view);
  return feed !== undefined && feed.wanted > 0 && feed.status !== 'missing';
};

/** One question. An answer that takes longer than prices keep is given up, so that a hung connection can't stop the polling. */
function* askOnce(ports: FeedPorts, view: FeedView) {
  const longestMs = staleAfter(pollingPeriod(view, yield* select(selectPollingTable)));
  const { revision, source } = (yield* select(selectFeed, view)) ?? {};
  try {
    const { news } = yield* race({
      news: call(abortable<FeedNews>, (signal: AbortSignal) => askFeed(ports, view, { revision, source, signal })),
      silence: delay(longestMs),
    });
    if (news === undefined) throw new FeedError(0);
    yield* put(newsAction(view, news, ports.now()));
  } catch (error) {
    yield* put(feedFailed({ view }));
    throw error;
  }
}

const answerTo = (view: FeedView) => {
  const key = feedKey(view);
  return (action: Action): boolean => ANSWERS.some((answer) => answer.match(action) && feedKey(action.payload.view) === key);
};

/** Two periods without an answer make what is shown stale, whatever the reason: no network, no server, a page that slept. @spec ODD-5 */
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

/** @param pauseAfterMs - when a page that was left rests. */
const poll = (ports: FeedPorts, view: FeedView, pauseAfterMs: number | undefined) =>
  pollWhile({
    isWanted: (state) => isPolled(state, view),
    everyMs: (state) => retryAfter(pollingPeriod(view, selectPollingTable(state)), selectFeed(state, view)?.failures ?? 0),
    work: () => askOnce(ports, view),
    page: ports.page,
    ...(pauseAfterMs !== undefined && { pauseAfterMs }),
    onFailure: (error) => ports.report('feed-failed', { code: codeOf(error), source: view.kind }),
  });

/** While a feed comes by push nobody asks for it. @returns whether it fell silent, which makes it stale at once. @spec ODD-5 */
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

/** By polls, and without them while the feed is pushed. Whoever loses the stream of one server with all its readers polls at a moment of its own. @spec CF-06 LOAD-7 */
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
    // A page that was left while its feed was pushed has rested already.
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
 * Polls every view that is on the screen and is not pushed, and only those: a view that comes starts its poll, the last one that leaves ends it.
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
    }
  }
}
