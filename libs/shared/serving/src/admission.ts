export interface AdmissionTerms {
  /** Requests that run at once. */
  slots: number;
  /** Requests that may wait for a slot. */
  longestQueue: number;
  /** How long one waits before it is refused, in milliseconds. */
  waitMs: number;
}

export interface Admission {
  /** Waits for a slot. @returns whether there is one; who got it has to `leave`. */
  enter(): Promise<boolean>;
  leave(): void;
}

/**
 * Lets a fixed number of requests run and a few wait a moment; the others are refused at once, while that is still cheap. So the time of those
 * that are admitted stays bounded whatever comes.
 *
 * @spec SRV-3
 */
export function createAdmission({ slots, longestQueue, waitMs }: AdmissionTerms): Admission {
  let running = 0;
  const queue = new Set<(isAdmitted: boolean) => void>();
  return {
    enter() {
      if (running < slots) {
        running += 1;
        return Promise.resolve(true);
      }
      if (queue.size >= longestQueue) return Promise.resolve(false);
      return new Promise((done) => {
        const settle = (isAdmitted: boolean): void => {
          clearTimeout(timer);
          queue.delete(settle);
          done(isAdmitted);
        };
        const timer = setTimeout(() => settle(false), waitMs);
        queue.add(settle);
      });
    },
    leave() {
      const [next] = queue;
      // The slot goes on to whoever waits longest.
      if (next === undefined) running -= 1;
      else next(true);
    },
  };
}
