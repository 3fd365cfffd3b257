import type { UnknownAction } from '@reduxjs/toolkit';
import { actionChannel, call, flush, fork, put, take } from 'typed-redux-saga';
import { loadPatiently } from '../load-patiently.ts';

export interface ComeLaterOptions {
  /** Fetches the processes, usually with import(). */
  load: () => Promise<() => Generator>;
  /** Types of actions that only the processes answer: kept until they are here, then dispatched once more, in order. */
  wishes: readonly string[];
  /** Types of actions of which one, or a wish, must be seen before anything is fetched. Without them the processes come at once. */
  until?: readonly string[];
}

/** Runs processes that come in a chunk of their own, because no first paint needs them. Nothing wished before they are here is lost. */
export function* comeLater({ load, wishes, until }: ComeLaterOptions) {
  const kept = yield* actionChannel<UnknownAction>([...wishes]);
  if (until !== undefined) yield* take([...until, ...wishes]);
  const run = yield* call(() => loadPatiently(load));
  yield* fork(run);
  const waiting = (yield* flush(kept)) as readonly UnknownAction[];
  kept.close();
  for (const wish of waiting) yield* put(wish);
}
