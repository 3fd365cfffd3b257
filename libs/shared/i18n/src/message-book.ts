import type { Dictionary } from '@touchline/shared-state';
import type { Adapt } from './own-formats.ts';

/** Compiled messages of one page (or of one request on the edge), by language; sections add their dictionaries as they load. */
export interface MessageBook {
  add: (lang: string, name: string, messages: Dictionary, adapt?: Adapt) => void;
  has: (lang: string, name: string) => boolean;
  /** Names of the dictionaries loaded in a language. */
  names: (lang: string) => string[];
  /** One dictionary as it was added; empty if it has not loaded. */
  dictionary: (lang: string, name: string) => Dictionary;
  /** All messages of a language; the same object until something is added. */
  messages: (lang: string) => Dictionary;
  /** Messages of a language with its fallbacks; the same object until something is added. */
  words: (chain: readonly string[]) => Words;
  /** Calls back after each addition; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Messages of a language and of its fallbacks. */
export interface Words {
  lang: string;
  messages: Dictionary;
  /** Applies the language's own formats. */
  adapt: Adapt | undefined;
  /** Messages of the fallback languages, best first; empty while none was needed. */
  standIns: readonly Dictionary[];
}

interface Chapter {
  names: string[];
  parts: readonly Dictionary[];
  /** All parts merged, built on first read, so that adding several dictionaries copies each message only once. */
  whole?: Dictionary;
  adapt?: Adapt | undefined;
}

const NOTHING: Dictionary = Object.freeze({});

function read(chapter: Chapter | undefined): Dictionary {
  if (chapter === undefined) return NOTHING;
  // Null prototype, so that a message named `__proto__` is stored like any other.
  chapter.whole ??= Object.assign(Object.create(null) as object, ...chapter.parts) as Dictionary;
  return chapter.whole;
}

/** @spec LG-08 */
export function createMessageBook(): MessageBook {
  const chapters = new Map<string, Chapter>();
  const listeners = new Set<() => void>();
  const kept = new Map<string, Words>();
  return {
    add: (lang, name, messages, adapt) => {
      const before = chapters.get(lang);
      chapters.set(lang, {
        names: [...(before?.names ?? []), name],
        parts: [...(before?.parts ?? []), messages],
        adapt: adapt ?? before?.adapt,
      });
      kept.clear();
      for (const listener of listeners) listener();
    },
    has: (lang, name) => chapters.get(lang)?.names.includes(name) === true,
    names: (lang) => chapters.get(lang)?.names ?? [],
    dictionary: (lang, name) => {
      const chapter = chapters.get(lang);
      return chapter?.parts[chapter.names.indexOf(name)] ?? NOTHING;
    },
    messages: (lang) => read(chapters.get(lang)),
    words: (chain) => {
      const [lang = 'en', ...others] = chain;
      const key = chain.join();
      const words: Words = kept.get(key) ?? {
        lang,
        messages: read(chapters.get(lang)),
        adapt: chapters.get(lang)?.adapt,
        standIns: others.filter((other) => chapters.has(other)).map((other) => read(chapters.get(other))),
      };
      kept.set(key, words);
      return words;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
