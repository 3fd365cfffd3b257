import type { KeyValueStore } from '../section/section.ts';

/** The part of `window` that storage needs; the getter `localStorage` itself may throw. */
export interface StorageHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
  removeEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
}

/**
 * Local storage that never throws. If it is blocked, full or unreadable, values are kept in memory until the page is closed.
 *
 * @spec STO-1
 */
export function createGuardedStorage(host: StorageHost): KeyValueStore {
  const memory = new Map<string, string | null>();
  const attempt = <T>(work: (storage: StorageHost['localStorage']) => T, otherwise: T): T => {
    try {
      return work(host.localStorage);
    } catch {
      return otherwise; // blocked or full: memory has the value
    }
  };
  // When reads throw, written values come from memory.
  let isReadable = true;
  const read = (key: string): string | null => {
    isReadable = false;
    return attempt((storage) => {
      const value = storage.getItem(key);
      isReadable = true;
      return value;
    }, null);
  };
  return {
    get: (key) => memory.get(key) ?? (memory.has(key) ? null : read(key)),
    set: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept && isReadable) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    remove: (key) => {
      memory.delete(key);
      const isRemoved = attempt((storage) => {
        storage.removeItem(key);
        return true;
      }, false);
      if (!isRemoved) memory.set(key, null);
    },
    onChange: (key, listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== key && event.key !== null) return;
        memory.delete(key);
        listener(event.key === null ? null : event.newValue);
      };
      host.addEventListener('storage', onStorage);
      return () => host.removeEventListener('storage', onStorage);
    },
  };
}

/** For pages rendered on the server: stores nothing. */
export const noStorage: KeyValueStore = { get: () => null, set: () => false, remove: () => undefined, onChange: () => () => undefined };
