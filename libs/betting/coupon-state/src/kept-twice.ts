import type { KeyValueStore, Ports } from '@touchline/shared-state';
import { laterSave, nextAt, readAt, type KeptText } from './rules/storage/later-save.ts';
import { INTENT_KEY, SAVE_KEY, timeKeyOf } from './rules/storage/storage-keys.ts';
import type { SecondStore } from './second-store.ts';

/** Records that must survive a killed browser: the coupon, and the intent of a placement in flight. */
const KEYS: readonly string[] = [SAVE_KEY, INTENT_KEY];

/**
 * A store that also writes the coupon and its open intent to a second store, and starts with the newer copy of each.
 *
 * @spec CPN-1 BET-2
 */
export function keptTwice({ storage, now }: Pick<Ports, 'storage' | 'now'>, second: SecondStore): KeyValueStore {
  const write = (key: string, { text, at }: KeptText): boolean => {
    storage.set(timeKeyOf(key), String(at));
    if (text !== null) return storage.set(key, text);
    storage.remove(key);
    return true;
  };
  const keep = (key: string, text: string | null): boolean => {
    const kept = { text, at: nextAt(now(), readAt(storage.get(timeKeyOf(key)))) };
    second.keep(key, kept);
    return write(key, kept);
  };
  for (const key of KEYS) {
    const first = { text: storage.get(key), at: readAt(storage.get(timeKeyOf(key))) };
    const later = laterSave(first, second.found(key));
    if (later !== first) write(key, later);
  }
  return {
    ...storage,
    set: (key, value) => (KEYS.includes(key) ? keep(key, value) : storage.set(key, value)),
    remove: (key) => void (KEYS.includes(key) ? keep(key, null) : storage.remove(key)),
  };
}
