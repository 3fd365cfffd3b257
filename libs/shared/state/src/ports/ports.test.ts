import { createGuardedStorage, createPageVisibility, createServerClock, createTabs, type StorageHost } from '../index.ts';

const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };

it('[STO-1] keeps values in memory when storage is blocked', () => {
  const blocked: StorageHost = {
    ...deaf,
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const storage = createGuardedStorage(blocked);

  expect(storage.get('coupon')).toBeNull();
  expect(storage.set('coupon', 'a')).toBe(false);
  expect(storage.get('coupon')).toBe('a');
  storage.remove('coupon');
  expect(storage.get('coupon')).toBeNull();
});

it('[STO-1] keeps the newest value in memory when storage is full', () => {
  const kept = new Map([['coupon', 'old']]);
  const full: StorageHost = {
    ...deaf,
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: (key) => void kept.delete(key),
    },
  };
  const storage = createGuardedStorage(full);

  storage.set('coupon', 'new');

  expect(storage.get('coupon')).toBe('new');
  storage.remove('coupon');
  expect(storage.get('coupon')).toBeNull();
});

it('[STO-1] reads values from memory if storage accepts writes but fails to read', () => {
  const storage = createGuardedStorage({
    ...deaf,
    localStorage: {
      getItem: () => {
        throw new DOMException('broken', 'UnknownError');
      },
      setItem: () => undefined,
      removeItem: () => undefined,
    },
  });

  expect(storage.get('coupon')).toBeNull();
  storage.set('coupon', 'a');
  expect(storage.get('coupon')).toBe('a');
  storage.remove('coupon');
  expect(storage.get('coupon')).toBeNull();
});

it("[CPN-3] sees another tab's write and drops its own copy", () => {
  const listeners: ((event: StorageEvent) => void)[] = [];
  const kept = new Map<string, string>();
  const storage = createGuardedStorage({
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    addEventListener: (_type, listener) => void listeners.push(listener),
    removeEventListener: () => undefined,
  });
  const listener = jest.fn();
  storage.onChange('coupon', listener);

  kept.set('coupon', 'theirs');
  for (const listener of listeners) listener({ key: 'coupon', newValue: 'theirs' } as StorageEvent);
  for (const listener of listeners) listener({ key: 'other', newValue: 'x' } as StorageEvent);

  expect(listener.mock.calls).toEqual([['theirs']]);
  expect(storage.get('coupon')).toBe('theirs');
});

it('[ODD-4] follows the server when the local clock is wrong', () => {
  let monotonic = 1_000;
  const clock = createServerClock(() => monotonic, 99_000_000);
  expect(clock.now()).toBe(99_000_000);

  clock.measure({ serverMs: 50_000, sentAt: 900, receivedAt: 1_000, resolutionMs: 1 });
  expect(clock.now()).toBe(50_050);
  monotonic += 10_000;

  expect(clock.now()).toBe(60_050);
});

it('[ODD-4] keeps the better of two measurements that agree and accepts one that contradicts', () => {
  const clock = createServerClock(() => 1_000, 0);
  clock.measure({ serverMs: 50_000, sentAt: 990, receivedAt: 1_000, resolutionMs: 1 });

  clock.measure({ serverMs: 49_900, sentAt: 600, receivedAt: 1_000, resolutionMs: 1 });
  expect(clock.now()).toBe(50_005);
  clock.measure({ serverMs: 3_600_000, sentAt: 600, receivedAt: 1_000, resolutionMs: 1 });

  expect(clock.now()).toBe(3_600_200);
});

it('[TAB-4] separates topics and unsubscribes', () => {
  const sent: unknown[] = [];
  const handlers: ((event: MessageEvent) => void)[] = [];
  class Channel {
    postMessage(data: unknown): void {
      sent.push(data);
    }
    addEventListener(_type: string, listener: unknown): void {
      handlers.push(listener as (event: MessageEvent) => void);
    }
    close(): void {
      handlers.length = 0;
    }
  }
  const tabs = createTabs({ BroadcastChannel: Channel as never });
  const listener = jest.fn();
  const stop = tabs.on('logout', listener);

  for (const data of [
    { topic: 'logout', message: 1 },
    { topic: 'coupon', message: 2 },
  ])
    handlers[0]?.({ data } as MessageEvent);
  stop();
  handlers[0]?.({ data: { topic: 'logout', message: 3 } } as MessageEvent);
  tabs.post('coupon', 4);

  expect(listener.mock.calls).toEqual([[1]]);
  expect(sent).toEqual([{ topic: 'coupon', message: 4 }]);
});

it('[TAB-1] runs work one after another without browser locks, also after a failure', async () => {
  const { withLock } = createTabs({});
  const log: number[] = [];

  const failed = withLock('a', async () => {
    log.push(1);
    throw new Error('no');
  });
  const next = withLock('a', async () => log.push(2));

  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe(2);
  expect(log).toEqual([1, 2]);
});

it('[PL-06] [TAB-2] reports when the page is hidden, frozen and visible again', () => {
  const host = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = createPageVisibility(host as never);
  const changed = jest.fn();
  const stop = page.onChange(changed);
  const fire = (event: string) => host.dispatchEvent(new Event(event));

  host.visibilityState = 'hidden';
  fire('visibilitychange');
  expect(page.isVisible()).toBe(false);
  host.visibilityState = 'visible';
  fire('visibilitychange');
  fire('freeze');
  expect(page.isVisible()).toBe(false);
  fire('resume');
  expect(page.isVisible()).toBe(true);
  stop();
  fire('visibilitychange');
  fire('freeze');

  expect(changed.mock.calls).toEqual([[false], [true], [false], [true]]);
});
