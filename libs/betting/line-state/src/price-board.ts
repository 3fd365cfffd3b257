import type { PriceWrite } from './rules/price-write.ts';

export type { PriceWrite };

/** Which way a price went last. @spec BT-02 */
export type Movement = 'up' | 'down';

/** One price as the screen shows it. Coefficients in thousandths. The object changes identity exactly when the price does. */
export interface Price {
  coef: number;
  isBlocked: boolean;
  movement: Movement | null;
  /** The coefficient before the last move. */
  previous: number | null;
  /** Server time of the answer that set it, milliseconds. */
  at: number;
}

export interface PriceBoardOptions {
  /** Calls back before the next frame is drawn. */
  onFrame: (work: () => void) => void;
  /** Calls back once after a time in milliseconds. */
  after: (ms: number, work: () => void) => void;
  /** How long a move stays marked. */
  movementShownMs: number;
}

/**
 * Prices of a page, outside React. Readers subscribe to one outcome each; writes wait for the next frame and the last one wins, so a
 * frame never shows two versions. Two writes do not wait: a price that nobody has seen yet, and a market that closes.
 */
export interface PriceBoard {
  /** The price on the screen; undefined for an outcome that the feed never mentioned. Fit for `useSyncExternalStore`. */
  get: (outcomeId: number) => Price | undefined;
  /** Calls back when the price of this outcome changes; returns the way to stop. */
  subscribe: (outcomeId: number, listener: () => void) => () => void;
  /** @param at - server time of the answer; an older answer does not replace a newer one. */
  write: (prices: readonly PriceWrite[], at: number) => void;
  /** Forgets outcomes that nobody listens to. */
  forget: (outcomeIds: readonly number[]) => void;
  /** Writes that wait for the frame; never more than outcomes known. @spec LOAD-3 */
  waiting: () => number;
}

/** @spec ODD-6 LOAD-3 BT-02 */
export function createPriceBoard({ onFrame, after, movementShownMs }: PriceBoardOptions): PriceBoard {
  const shown = new Map<number, Price>();
  const queue = new Map<number, { coef: number; isBlocked: boolean; at: number }>();
  const listeners = new Map<number, Set<() => void>>();
  /** Number of the last move of each price that is marked now: a mark is taken away by its own timer, not by that of an earlier move. */
  const marks = new Map<number, number>();
  let moves = 0;
  let isFrameAsked = false;

  const tell = (id: number): void => listeners.get(id)?.forEach((listener) => listener());

  const settle = (move: number, ids: readonly number[]): void => {
    for (const id of ids) {
      const price = shown.get(id);
      if (price === undefined || marks.get(id) !== move) continue;
      marks.delete(id);
      shown.set(id, { ...price, movement: null });
      tell(id);
    }
  };

  /** Puts a price on the screen; true when it moved, so that its mark is taken away later. */
  const put = (id: number, coef: number, isBlocked: boolean, at: number): boolean => {
    const was = shown.get(id);
    if (was === undefined || was.coef === coef) {
      shown.set(id, was === undefined ? { coef, isBlocked, movement: null, previous: null, at } : { ...was, isBlocked, at });
      return false;
    }
    shown.set(id, { coef, isBlocked, movement: coef > was.coef ? 'up' : 'down', previous: was.coef, at });
    return true;
  };

  const flush = (): void => {
    isFrameAsked = false;
    const writes = [...queue];
    queue.clear();
    const moved: number[] = [];
    // All first, then the telling: a listener that looks at another price sees this frame's.
    for (const [id, { coef, isBlocked, at }] of writes) if (put(id, coef, isBlocked, at)) moved.push(id);
    for (const [id] of writes) tell(id);
    if (moved.length === 0) return;
    const move = ++moves;
    for (const id of moved) marks.set(id, move);
    after(movementShownMs, () => settle(move, moved));
  };

  return {
    get: (id) => shown.get(id),
    subscribe: (id, listener) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own);
      own.add(listener);
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(id) === own) listeners.delete(id);
      };
    },
    write: (prices, at) => {
      for (const { id, coef, isBlocked } of prices) {
        const was = shown.get(id);
        const queued = queue.get(id);
        const latest = queued ?? was;
        if (latest !== undefined && at < latest.at) continue;
        if (latest !== undefined && latest.coef === coef && latest.isBlocked === isBlocked) continue;
        if (was === undefined) {
          put(id, coef, isBlocked, at);
          tell(id);
        } else if (isBlocked && !was.isBlocked) {
          queue.delete(id);
          shown.set(id, { ...was, isBlocked: true, at });
          tell(id);
          if (was.coef !== coef) queue.set(id, { coef, isBlocked, at });
        } else {
          queue.set(id, { coef, isBlocked, at });
        }
      }
      if (queue.size === 0 || isFrameAsked) return;
      isFrameAsked = true;
      onFrame(flush);
    },
    forget: (ids) => {
      for (const id of ids) {
        if (listeners.has(id)) continue;
        shown.delete(id);
        marks.delete(id);
        queue.delete(id);
      }
    },
    waiting: () => queue.size,
  };
}
