import type { Page } from '@playwright/test';

/** What the page's program holds of the window; a section has to release all of it when it unmounts. */
export interface Held {
  keys: string[];
  timers: string[];
  /** Listeners by target and type on targets that outlive a page: window, document, its root elements, media queries, channels. */
  listeners: Record<string, number>;
  nodes: number;
}

declare global {
  interface Window {
    heldNow: () => Held;
  }
}

/** Counts, from before the first script, what is acquired from the window and released. */
export async function countGlobals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Map<number, string>();
    const placeOf = (kind: string, ms: unknown): string => {
      const frame = (new Error().stack ?? '').split('\n').find((line) => line.includes('/assets/')) ?? '';
      // Polls jitter their interval, so the wait is rounded and the caller identifies the timer.
      const wait = Number(ms ?? 0);
      const length = wait > 100_000 ? 'long' : wait > 20_000 ? 'a minute' : Math.round(wait / 1000);
      return `${kind} ${length} ${/\/assets\/([\w-]+)\//.exec(frame)?.[1] ?? ''} ${/at (\S+)/.exec(frame)?.[1] ?? ''}`;
    };
    // Timer types of Node and browsers differ; this runs in a browser.
    type Start = (work: TimerHandler, ms?: number, ...rest: unknown[]) => number;
    const startTimer = window.setTimeout as unknown as Start;
    const startInterval = window.setInterval as unknown as Start;
    const { clearTimeout: stopTimer, clearInterval: stopInterval } = window;
    window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const place = placeOf('timeout', ms);
      const id: number = startTimer.call(
        window,
        typeof work !== 'function'
          ? work
          : (...given: unknown[]) => {
              timers.delete(id);
              (work as (...all: unknown[]) => void)(...given);
            },
        ms,
        ...rest,
      );
      timers.set(id, place);
      return id;
    }) as typeof setTimeout;
    window.setInterval = ((work: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id: number = startInterval.call(window, work, ms, ...rest);
      timers.set(id, placeOf('interval', ms));
      return id;
    }) as typeof setInterval;
    window.clearTimeout = (id) => {
      timers.delete(Number(id));
      stopTimer.call(window, id);
    };
    window.clearInterval = (id) => {
      timers.delete(Number(id));
      stopInterval.call(window, id);
    };

    const held = new Map<EventTarget, Set<{ type: string; listener: unknown; isCapture: boolean }>>();
    const captureOf = (options: unknown): boolean =>
      typeof options === 'object' && options !== null ? (options as { capture?: boolean }).capture === true : options === true;
    const drop = (target: EventTarget, type: string, listener: unknown, isCapture: boolean): void => {
      for (const one of held.get(target) ?? [])
        if (one.type === type && one.listener === listener && one.isCapture === isCapture) held.get(target)?.delete(one);
    };
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = (this as EventTarget | undefined) ?? window;
      const isCapture = captureOf(options);
      const { once = false, signal } = typeof options === 'object' && options !== null ? options : {};
      const outlives =
        target === window ||
        target === document ||
        target === document.documentElement ||
        target === document.body ||
        target === document.head ||
        !(target instanceof Node || target instanceof AbortSignal || target instanceof XMLHttpRequest);
      if (listener !== null && outlives && signal?.aborted !== true) {
        drop(target, type, listener, isCapture); // adding the same listener again counts once
        const targets = held.get(target) ?? new Set();
        held.set(target, targets.add({ type, listener, isCapture }));
        const forget = (): void => drop(target, type, listener, isCapture);
        if (signal) add.call(signal, 'abort', forget, { once: true });
        if (once) add.call(target, type, forget, { once: true, capture: isCapture });
      }
      add.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = (this as EventTarget | undefined) ?? window;
      drop(target, type, listener, captureOf(options));
      remove.call(target, type, listener, options);
    };

    window.heldNow = () => {
      const listeners: Record<string, number> = {};
      for (const [target, ones] of held) {
        // A closed stream emits no more events, and is collected with its listeners.
        if (target instanceof EventSource && target.readyState === EventSource.CLOSED) continue;
        for (const { type } of ones) {
          const name = `${target.constructor.name} ${type}`;
          listeners[name] = (listeners[name] ?? 0) + 1;
        }
      }
      return {
        keys: Object.getOwnPropertyNames(window),
        timers: [...timers.values()],
        listeners,
        nodes: document.querySelectorAll('*').length,
      };
    };
  });
}
