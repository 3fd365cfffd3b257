import { codeOf } from '@touchline/shared-primitives';
import { selectPollingTable } from '@touchline/shared-config';
import type { Action } from '@reduxjs/toolkit';
import { abortable, pollWhile, type Ports } from '@touchline/shared-state';
import type { Task } from 'redux-saga';
import { call, cancel, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { askFeed, FeedError, type FeedNews } from '../api/feed-api.ts';
import { feedFailed, feedLeft, feedStale, feedUnchanged, feedWanted, gameReceived, gamesReceived, menuReceived } from '../line.slice.ts';
import { newsAction } from '../news-action.ts';
import { feedKey, type FeedView } from '../rules/feed-view.ts';
import { pollingPeriod, retryAfter, staleAfter } from '../rules/polling-period.ts';
import { selectFeed, selectLine } from '../selectors.ts';

type FeedPorts = Pick<Ports, 'send' | 'origin' | 'now' | 'page' | 'report'>;

const ANSWERS = [gamesReceived, gameReceived, menuReceived, feedUnchanged] as const;

const isPolled = (state: unknown, view: FeedView): boolean => {
  const feed = selectFeed(state, view);
  return feed !== undefined && feed.wanted > 0 && feed.status !== 'missing';
};

/** One question. An answer that takes longer than prices keep is given up, so that a hung connection can't stop the polling. */
function* askOnce(ports: FeedPorts, view: FeedView) {
  const longestMs = staleAfter(pollingPeriod(view, yield* select(selectPollingTable)));
  const revision = (yield* select(selectFeed, view))?.revision;
  try {
    const { news } = yield* race({
      news: call(abortable<FeedNews>, (signal: AbortSignal) => askFeed(ports, view, { revision, signal })),
      silence: delay(longestMs),
    });
    if (news === undefined) throw new FeedError(0);
    yield* put(newsAction(view, news, ports.now()));
  } catch (error) {
    yield* put(feedFailed({ view }));
    throw error;
  }
}

/** Two periods without an answer make what is shown stale, whatever the reason: no network, no server, a page that slept. @spec ODD-5 */
function* markSilence(view: FeedView) {
  const key = feedKey(view);
  const isAnswer = (action: Action): boolean => ANSWERS.some((answer) => answer.match(action) && feedKey(action.payload.view) === key);
  while (true) {
    const periodMs = pollingPeriod(view, yield* select(selectPollingTable));
    const { silence } = yield* race({ answer: take(isAnswer), silence: delay(staleAfter(periodMs)) });
    if (silence === undefined) continue;
    yield* put(feedStale({ view }));
    yield* take(isAnswer);
  }
}

function* pollFeed(ports: FeedPorts, view: FeedView) {
  const poll = pollWhile({
    isWanted: (state) => isPolled(state, view),
    everyMs: (state) => retryAfter(pollingPeriod(view, selectPollingTable(state)), selectFeed(state, view)?.failures ?? 0),
    work: () => askOnce(ports, view),
    page: ports.page,
    onFailure: (error) => ports.report('feed-failed', { code: codeOf(error), source: view.kind }),
  });
  yield* race({ poll: call(() => poll), silence: call(markSilence, view) });
}

/**
 * Polls every view that is on the screen, and only those: a view that comes starts its poll, the last one that leaves ends it.
 *
 * @spec CF-06 PL-06 LOAD-6
 */
export function* keepFeedsFresh(ports: FeedPorts) {
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
