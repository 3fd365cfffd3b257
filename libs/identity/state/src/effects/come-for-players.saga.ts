import { codeOf, seconds } from '@touchline/shared-primitives';
import { comeLater, type Ports } from '@touchline/shared-state';
import { call, select, take } from 'typed-redux-saga';
import { selectIsPlayer, sessionReceived } from '../session.slice.ts';

/** How long after a failure the code is asked for again. */
const CODE_AGAIN_AFTER_MS = seconds(5);

export interface ForPlayersOptions {
  ports: Pick<Ports, 'report'>;
  /** Names the code where its failure is logged. */
  name: string;
  /** Fetches the processes, usually with import(). */
  load: () => Promise<() => Generator>;
  /** Types of actions that only the processes answer; those dispatched before they are here are kept. */
  wishes: readonly string[];
}

/**
 * Brings processes as soon as there is a player: visitors do without their code. What a player relies on must not hang on one bad moment of the line,
 * so the code is asked for until it is here.
 *
 * @spec RM-06 RG-12
 */
export function* comeForPlayers({ ports, name, load, wishes }: ForPlayersOptions) {
  while (!(yield* select(selectIsPlayer))) yield* take(sessionReceived);
  yield* call(comeLater, { wishes, load: () => untilHere(ports, name, load) });
}

async function untilHere(ports: ForPlayersOptions['ports'], name: string, load: ForPlayersOptions['load']) {
  while (true) {
    try {
      return await load();
    } catch (error) {
      ports.report('chunk-failed', { name, code: codeOf(error) });
      await new Promise((resume) => setTimeout(resume, CODE_AGAIN_AFTER_MS));
    }
  }
}
