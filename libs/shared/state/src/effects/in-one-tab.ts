import { call } from 'typed-redux-saga';
import type { TabChannel } from '../section/section.ts';

/**
 * Runs a saga in one tab of this browser at a time. The others wait; the next one takes over when the tab is closed or the saga ends.
 *
 * @param tabs - messages and locks between tabs.
 * @param name - name of the lock.
 * @param saga - work to do once per player; servers must tolerate a second one for a moment.
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
