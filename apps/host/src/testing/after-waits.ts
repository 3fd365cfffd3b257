/** Timers that a test moves; everything else of the event loop runs as usual, so that signatures are checked and streams are read. */
export const holdTimers = (): void =>
  void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] });

const STEP_MS = 100;

/**
 * Lets an answer's waits, such as those before a retry, pass at once (after {@link holdTimers}). For services that fail: one that answers
 * may be too slow for the deadlines that pass meanwhile.
 */
export async function afterWaits<T>(answer: Promise<T>): Promise<T> {
  let isOver = false;
  const end = (): void => void (isOver = true);
  answer.then(end, end);
  for (;;) {
    await new Promise((resume) => setImmediate(resume));
    if (isOver) return answer;
    await jest.advanceTimersByTimeAsync(STEP_MS);
  }
}
