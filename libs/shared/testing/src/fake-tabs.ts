import type { KeyValueStore, TabChannel } from '@touchline/shared-state';

export interface FakeTab {
  tabs: TabChannel;
  storage: KeyValueStore;
  /** Closes the tab; it receives nothing afterwards. */
  close: () => void;
}

/** Tabs of one browser with shared messages, storage and locks; other tabs see an effect one microtask later. */
export function createBrowserOfTabs(stored: Readonly<Record<string, string>> = {}): {
  openTab: () => FakeTab;
  stored: Map<string, string>;
} {
  const values = new Map(Object.entries(stored));
  const queues = new Map<string, Promise<unknown>>();
  const open = new Set<{ receive: (topic: string, message: unknown) => void; written: (key: string, value: string | null) => void }>();

  const openTab = (): FakeTab => {
    const topics = new Map<string, Set<(message: unknown) => void>>();
    const keys = new Map<string, Set<(value: string | null) => void>>();
    const self = {
      receive: (topic: string, message: unknown) => topics.get(topic)?.forEach((listener) => listener(message)),
      written: (key: string, value: string | null) => keys.get(key)?.forEach((listener) => listener(value)),
    };
    open.add(self);
    const others = (work: (tab: typeof self) => void) =>
      queueMicrotask(() => {
        for (const tab of open) if (tab !== self) work(tab);
      });
    return {
      close: () => void open.delete(self),
      tabs: {
        post: (topic, message) => {
          const copy: unknown = structuredClone(message);
          others((tab) => tab.receive(topic, copy));
        },
        on: (topic, listener) => listen(topics, topic, listener),
        withLock: (name, work) => {
          const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
          queues.set(
            name,
            turn.catch(() => undefined),
          );
          return turn;
        },
      },
      storage: {
        get: (key) => values.get(key) ?? null,
        set: (key, value) => {
          values.set(key, value);
          others((tab) => tab.written(key, value));
          return true;
        },
        remove: (key) => {
          values.delete(key);
          others((tab) => tab.written(key, null));
        },
        onChange: (key, listener) => listen(keys, key, listener),
      },
    };
  };
  return { openTab, stored: values };
}

function listen<T>(table: Map<string, Set<T>>, key: string, listener: T): () => void {
  const listeners = table.get(key) ?? new Set<T>();
  table.set(key, listeners);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
