const REAL = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] as const;
const STEP_MS = 100;

/** The timers of Jest. */
export interface TestTimers {
  useFakeTimers(config: { doNotFake: (typeof REAL)[number][] }): unknown;
  advanceTimersByTimeAsync(ms: number): Promise<void>;
}

export interface HeldTimers {
  /** Stops the timers; everything else of the event loop runs as usual, so that signatures are checked and streams are read. */
  holdTimers(): void;
  /**
   * Lets the waits of an answer, such as those before a retry, pass at once. For services that fail: one that answers may be too slow for
   * the deadlines that pass meanwhile.
   */
  afterWaits<T>(answer: Promise<T>): Promise<T>;
}

export const heldTimers = (timers: TestTimers): HeldTimers => ({
  holdTimers: () => void timers.useFakeTimers({ doNotFake: [...REAL] }),
  afterWaits: async (answer) => {
    let isOver = false;
    const end = (): void => void (isOver = true);
    answer.then(end, end);
    for (;;) {
      await new Promise((resume) => setImmediate(resume));
      if (isOver) return answer;
      await timers.advanceTimersByTimeAsync(STEP_MS);
    }
  },
});
