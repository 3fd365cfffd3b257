import type { PriceWrite } from './rules/price-write.ts';

export type { PriceWrite };

/** Direction of the last price change. @spec BT-02 */
export type Movement = 'up' | 'down';

/** One price as shown on the screen. Coefficients in thousandths. The object changes identity exactly when the price changes. */
export interface Price {
  coef: number;
  isBlocked: boolean;
  movement: Movement | null;
  /** The coefficient before the last change. */
  previous: number | null;
  /** Server time of the answer that set it, milliseconds. */
  at: number;
}

export interface PriceBoardOptions {
  /** Calls back before the next frame. */
  onFrame: (work: () => void) => void;
  /** Calls back once after this many milliseconds. */
  after: (ms: number, work: () => void) => void;
  /** How long a price change stays marked, in milliseconds. */
  movementShownMs: number;
}

/**
 * Prices of a page, outside React. Each reader subscribes to one outcome; writes wait for the next frame and the last one wins, so a frame
 * never shows two versions. Two kinds of writes apply at once: the first price of an outcome, and a lock.
 */
export interface PriceBoard {
  /** The price shown; undefined for an unknown outcome. Suitable for `useSyncExternalStore`. */
  get: (outcomeId: number) => Price | undefined;
  /** Calls back when the price of this outcome changes; returns the unsubscribe function. */
  subscribe: (outcomeId: number, listener: () => void) => () => void;
  /** @param at - server time of the answer; older answers do not replace newer ones. */
  write: (prices: readonly PriceWrite[], at: number) => void;
  /** Drops outcomes without subscribers. */
  forget: (outcomeIds: readonly number[]) => void;
  /** Number of writes that wait for the frame; at most the number of known outcomes. @spec LOAD-3 */
  waiting: () => number;
}

/** @spec ODD-6 LOAD-3 BT-02 */
export function createPriceBoard({ onFrame, after, movementShownMs }: PriceBoardOptions): PriceBoard {
  const shown = new Map<number, Price>();
  const queue = new Map<number, { coef: number; isBlocked: boolean; at: number }>();
  const listeners = new Map<number, Set<() => void>>();
  /** Number of the last change of each marked price, so that the timer of an earlier change does not remove the mark of a later one. */
  const marks = new Map<number, number>();
  let moves = 0;
  let isFrameRequested = false;

  const notify = (id: number): void => listeners.get(id)?.forEach((listener) => listener());

  const settle = (move: number, ids: readonly number[]): void => {
    for (const id of ids) {
      const price = shown.get(id);
      if (price === undefined || marks.get(id) !== move) continue;
      marks.delete(id);
      shown.set(id, { ...price, movement: null });
      notify(id);
    }
  };

  /** Applies a price; true if it changed and its mark has to be removed later. */
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
    isFrameRequested = false;
    const writes = [...queue];
    queue.clear();
    const moved: number[] = [];
    // Apply all writes before notifying, so that a listener that reads another price sees the same frame.
    for (const [id, { coef, isBlocked, at }] of writes) if (put(id, coef, isBlocked, at)) moved.push(id);
    for (const [id] of writes) notify(id);
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
          notify(id);
        } else if (isBlocked && !was.isBlocked) {
          queue.delete(id);
          shown.set(id, { ...was, isBlocked: true, at });
          notify(id);
          if (was.coef !== coef) queue.set(id, { coef, isBlocked, at });
        } else {
          queue.set(id, { coef, isBlocked, at });
        }
      }
      if (queue.size === 0 || isFrameRequested) return;
      isFrameRequested = true;
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
