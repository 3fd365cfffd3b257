import { toHttpError } from '@touchline/shared-http';
import { pollWhile, type Ports } from '@touchline/shared-state';
import { all, call, cancel, fork, put, take } from 'typed-redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { keyOf, load, type Wish } from '../api/toto-api.ts';
import { dataFailed, dataReceived, dataRequested, wanted, watchBegun, watchEnded } from '../data.slice.ts';

type Deps = Pick<Ports, 'send' | 'origin' | 'report' | 'page'>;
const NOT_FOUND = 404;

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

/** Refreshes each resource while at least one page shows it. @spec TL-01 TL-02 PL-06 */
export function* keepData(ports: Deps) {
  const running = new Map<string, { task: Task; watchers: number }>();
  while (true) {
    const action: UnknownAction = yield* take([watchBegun, watchEnded, wanted]);
    if (wanted.match(action)) {
      yield* fork(loadOnce, ports, action.payload.wish);
      continue;
    }
    if (watchBegun.match(action)) {
      const { wish, everyMs } = action.payload;
      const known = running.get(keyOf(wish));
      if (known !== undefined) known.watchers += 1;
      else running.set(keyOf(wish), { watchers: 1, task: yield* fork(poll, ports, wish, everyMs) });
    } else if (watchEnded.match(action)) {
      const key = keyOf(action.payload.wish);
      const known = running.get(key);
      if (known === undefined || (known.watchers -= 1) > 0) continue;
      running.delete(key);
      yield* cancel(known.task);
    }
  }
}

function* poll(ports: Deps, wish: Wish, everyMs: number) {
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
