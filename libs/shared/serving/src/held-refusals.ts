export interface HeldTerms {
  /** How long a refusal is held at least, in milliseconds. */
  holdMs: number;
  /** Refusals sent per second at most: this limits the processor time that they take. */
  perSecond: number;
  /** Refusals held at once; this limits their memory. */
  most: number;
}

export const HELD_TERMS: HeldTerms = { holdMs: 100, perSecond: 400, most: 1_200 };

export interface HeldRefusals {
  /** Calls `send` later. @returns a function that forgets the refusal; undefined if too many are held. */
  hold(send: () => void): (() => void) | undefined;
  /** Sends everything at once, and holds nothing from now on: the process is stopping. */
  release(): void;
}

const TICK_MS = 25;
const MS = 1000;

/**
 * Holds refusals for a moment. A client that asks again at once would otherwise be refused thousands of times a second, which takes the
 * processor time of those who were admitted.
 *
 * @param now - a monotonic clock in milliseconds.
 * @spec SRV-3
 */
export function holdRefusals({ holdMs, perSecond, most }: HeldTerms, now: () => number): HeldRefusals {
  const held = new Set<{ dueMs: number; send: () => void }>();
  let timer: NodeJS.Timeout | undefined;
  let isReleased = false;
  /** Refusals that the rate still allows. */
  let allowed = 0;
  let countedMs = 0;

  const end = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const tick = (): void => {
    const nowMs = now();
    allowed = Math.min(perSecond / 10, allowed + ((nowMs - countedMs) / MS) * perSecond);
    countedMs = nowMs;
    for (const refusal of held) {
      if (refusal.dueMs > nowMs || allowed < 1) break;
      allowed -= 1;
      held.delete(refusal);
      refusal.send();
    }
    if (held.size === 0) end();
  };
  return {
    hold: (send) => {
      if (isReleased) {
        send();
        return () => undefined;
      }
      if (held.size >= most) return undefined;
      if (timer === undefined) {
        countedMs = now();
        timer = setInterval(tick, TICK_MS).unref();
      }
      const refusal = { dueMs: now() + holdMs, send };
      held.add(refusal);
      return () => void held.delete(refusal);
    },
    release: () => {
      isReleased = true;
      end();
      const sends = [...held];
      held.clear();
      for (const { send } of sends) send();
    },
  };
}
