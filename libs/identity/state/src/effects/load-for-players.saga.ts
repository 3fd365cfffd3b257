import { codeOf, seconds } from '@touchline/shared-primitives';
import { loadLater, type Ports } from '@touchline/shared-state';
import { call, select, take } from 'typed-redux-saga';
import { selectIsPlayer, sessionReceived } from '../session.slice.ts';

/** Pause before the code is loaded again after a failure. */
const CODE_AGAIN_AFTER_MS = seconds(5);

export interface LoadForPlayersOptions {
  ports: Pick<Ports, 'report'>;
  /** Name of the code in the log. */
  name: string;
  /** Loads the saga, usually with import(). */
  load: () => Promise<() => Generator>;
  /** Action types that only the saga handles; those dispatched before it has loaded are buffered. */
  wishes: readonly string[];
}

/**
 * Loads a saga as soon as a player is signed in, so that visitors do not download it. Loading is retried until it succeeds: features a
 * player relies on must survive a network error.
 *
 * @spec RM-06 RG-12
 */
export function* loadForPlayers({ ports, name, load, wishes }: LoadForPlayersOptions) {
  while (!(yield* select(selectIsPlayer))) yield* take(sessionReceived);
  yield* call(loadLater, { wishes, load: () => untilHere(ports, name, load) });
}

async function untilHere(ports: LoadForPlayersOptions['ports'], name: string, load: LoadForPlayersOptions['load']) {
  while (true) {
    try {
      return await load();
    } catch (error) {
      ports.report('chunk-failed', { name, code: codeOf(error) });
      await new Promise((resume) => setTimeout(resume, CODE_AGAIN_AFTER_MS));
    }
  }
}
