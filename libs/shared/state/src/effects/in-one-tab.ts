import { call } from 'typed-redux-saga';
import type { TabChannel } from '../section.ts';

/**
 * Runs a saga in one tab of this browser at a time: the others wait, and the next one takes over when the tab is closed or the saga ends.
 *
 * @param tabs - where tabs meet.
 * @param name - the same name excludes each other.
 * @param saga - once-per-player work; servers must bear a second one for a moment all the same.
 * @spec RG-13 TAB-1
 */
export function* inOneTab<T>(tabs: TabChannel, name: string, saga: () => Generator<unknown, T>) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const ourTurn = new Promise<void>((resolve, reject) => {
    const hold = (): Promise<void> => {
      resolve();
      return ended;
    };
    tabs.withLock(name, hold).catch(reject);
  });
  try {
    yield* call(() => ourTurn);
    return yield* call(saga);
  } finally {
    end();
  }
}
