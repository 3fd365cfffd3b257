import type { Dictionary } from '@touchline/shared-state';

/** Compiled messages of one page (or of one request on the edge), by language; dictionaries of sections join as they load. */
export interface MessageBook {
  add: (lang: string, name: string, messages: Dictionary) => void;
  has: (lang: string, name: string) => boolean;
  /** Everything known in a language; the same object until something is added. */
  messages: (lang: string) => Dictionary;
  /** Calls back after each addition; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

const NOTHING: Dictionary = Object.freeze({});

/** @spec LG-08 */
export function createMessageBook(): MessageBook {
  const known = new Set<string>();
  const byLanguage = new Map<string, Dictionary>();
  const listeners = new Set<() => void>();
  return {
    add: (lang, name, messages) => {
      known.add(`${lang}/${name}`);
      // A null prototype: a message that is called `__proto__` is a message.
      byLanguage.set(lang, Object.assign(Object.create(null) as object, byLanguage.get(lang), messages));
      for (const listener of listeners) listener();
    },
    has: (lang, name) => known.has(`${lang}/${name}`),
    messages: (lang) => byLanguage.get(lang) ?? NOTHING,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
