import type { UnknownAction } from '@reduxjs/toolkit';
import { actionChannel, call, flush, fork, put, take } from 'typed-redux-saga';
import { loadPatiently } from '../store/load-patiently.ts';

export interface LoadLaterOptions {
  /** Loads the processes, usually with import(). */
  load: () => Promise<() => Generator>;
  /** Types of actions that only the processes handle: buffered until they have loaded, then dispatched again in order. */
  wishes: readonly string[];
  /** Types of actions that start the load, in addition to `wishes`. If absent, the processes load at once. */
  until?: readonly string[];
}

/** Runs processes from a separate chunk that the first paint does not need. No `wishes` are lost before it has loaded. */
export function* loadLater({ load, wishes, until }: LoadLaterOptions) {
  const kept = yield* actionChannel<UnknownAction>([...wishes]);
  if (until !== undefined) yield* take([...until, ...wishes]);
  const run = yield* call(() => loadPatiently(load));
  yield* fork(run);
  const waiting = (yield* flush(kept)) as readonly UnknownAction[];
  kept.close();
  for (const wish of waiting) yield* put(wish);
}
