import { toHttpError } from '@touchline/shared-http';
import { pollWhile, type Ports } from '@touchline/shared-state';
import { all, call, cancel, delay, fork, put, take } from 'typed-redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { keyOf, load, type Wish } from '../api/toto-api.ts';
import { dataFailed, dataReceived, dataRequested, pageLoadBegun, pageLoadEnded, wanted, watchBegun, watchEnded } from '../data.slice.ts';

type Deps = Pick<Ports, 'send' | 'origin' | 'report' | 'page'>;
const NOT_FOUND = 404;

/** The load of a page: under way, or ended at a time of `performance.now()`. */
type PageLoad = 'running' | { endedAt: number };

/** Loads a resource into the store. */
function* loadOnce(ports: Deps, wish: Wish, signal?: AbortSignal) {
  yield* put(dataRequested(wish));
  try {
    const data = yield* call(load, ports, wish, signal);
    yield* put(dataReceived({ wish, data }));
  } catch (error) {
    const { status } = toHttpError(error);
    yield* put(dataFailed({ wish, isMissing: status === NOT_FOUND }));
    if (status !== NOT_FOUND) ports.report('toto not loaded');
  }
}

/**
 * Refreshes each resource while at least one page shows it. What the page's load has just brought is not requested again at once.
 *
 * @spec TL-01 TL-02 PL-06 RM-05
 */
export function* keepData(ports: Deps) {
  const running = new Map<string, { task: Task; watchers: number }>();
  const loads = new Map<string, PageLoad>();
  while (true) {
    const action: UnknownAction = yield* take([pageLoadBegun, pageLoadEnded, watchBegun, watchEnded, wanted]);
    if (pageLoadBegun.match(action)) {
      loads.set(keyOf(action.payload.wish), 'running');
      continue;
    }
    if (pageLoadEnded.match(action)) {
      const key = keyOf(action.payload.wish);
      if (action.payload.isReady && !running.has(key)) loads.set(key, { endedAt: performance.now() });
      else loads.delete(key);
      continue;
    }
    if (wanted.match(action)) {
      yield* fork(loadOnce, ports, action.payload.wish);
      continue;
    }
    if (watchBegun.match(action)) {
      const { wish, everyMs } = action.payload;
      const known = running.get(keyOf(wish));
      if (known !== undefined) known.watchers += 1;
      else running.set(keyOf(wish), { watchers: 1, task: yield* fork(poll, ports, wish, everyMs, loads.get(keyOf(wish))) });
      if (loads.get(keyOf(wish)) !== 'running') loads.delete(keyOf(wish));
    } else if (watchEnded.match(action)) {
      const key = keyOf(action.payload.wish);
      const known = running.get(key);
      if (known === undefined || (known.watchers -= 1) > 0) continue;
      running.delete(key);
      yield* cancel(known.task);
    }
  }
}

/** Time until the first round: at once, unless the page's load brings or has brought the resource. */
function* firstPauseMs(wish: Wish, everyMs: number, load: PageLoad | undefined) {
  if (load === undefined) return 0;
  if (load !== 'running') return Math.max(0, everyMs - (performance.now() - load.endedAt));
  while (true) {
    const { payload } = yield* take(pageLoadEnded);
    if (keyOf(payload.wish) === keyOf(wish)) return payload.isReady ? everyMs : 0;
  }
}

function* poll(ports: Deps, wish: Wish, everyMs: number, pageLoad: PageLoad | undefined) {
  const pauseMs = yield* call(firstPauseMs, wish, everyMs, pageLoad);
  if (pauseMs > 0) yield* delay(pauseMs);
  yield* all([
    call(pollWhile, {
      isWanted: () => true,
      everyMs,
      page: ports.page,
      work: (signal: AbortSignal) => loadOnce(ports, wish, signal),
      onFailure: () => undefined,
    }),
  ]);
}
