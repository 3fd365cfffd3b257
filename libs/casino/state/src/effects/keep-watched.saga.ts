import { abortable, pollWhile, type Ports } from '@touchline/shared-state';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, take } from 'typed-redux-saga';
import { resourceAsked, resourceCame, resourceFailed } from '../shown.slice.ts';
import { resourceLeft, resourceWatched, type Watching } from '../watched.ts';

export interface KeepWatchedDeps {
  ports: Pick<Ports, 'page'>;
  /** Null for a key of another module. */
  find: (key: string) => Watching | null;
}

interface Poll {
  viewers: number;
  task: Task;
}

/** Polls each watched resource while at least one place shows it; on failure the last data stays. @spec CS-01 CS-05 PL-06 */
export function* keepWatched({ ports, find }: KeepWatchedDeps) {
  const polls = new Map<string, Poll>();
  while (true) {
    const action = yield* take([resourceWatched, resourceLeft]);
    const key = action.payload;
    const known = polls.get(key);
    const watching = find(key);
    if (watching === null) continue;
    if (resourceWatched.match(action)) {
      if (known === undefined) polls.set(key, { viewers: 1, task: yield* fork(poll, ports, key, watching) });
      else known.viewers++;
    } else if (known !== undefined && --known.viewers === 0) {
      polls.delete(key);
      yield* cancel(known.task);
    }
  }
}

function* poll(ports: KeepWatchedDeps['ports'], key: string, { everyMs, ask }: Watching) {
  yield* call(() =>
    pollWhile({
      isWanted: () => true,
      everyMs,
      work: function* load() {
        yield* put(resourceAsked(key));
        try {
          yield* put(resourceCame({ key, data: yield* abortable(ask) }));
        } catch (error) {
          yield* put(resourceFailed(key));
          throw error;
        }
      },
      page: ports.page,
      onFailure: () => undefined, // the failure is already in the store, and the next request follows
    }),
  );
}
