import type { Dictionary } from '@touchline/shared-state';
import type { Adapt } from './own-formats.ts';

/** Compiled messages of one page (or of one request on the edge), by language; dictionaries of sections join as they load. */
export interface MessageBook {
  add: (lang: string, name: string, messages: Dictionary, adapt?: Adapt) => void;
  has: (lang: string, name: string) => boolean;
  /** Dictionaries that are known in a language. */
  names: (lang: string) => string[];
  /** One dictionary as it was added; empty when it is not here. */
  dictionary: (lang: string, name: string) => Dictionary;
  /** Everything known in a language; the same object until something is added. */
  messages: (lang: string) => Dictionary;
  /** What a page in a language can say; the same object until something is added. */
  words: (chain: readonly string[]) => Words;
  /** Calls back after each addition; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Everything known in a language and in those that stand in for it. */
export interface Words {
  lang: string;
  messages: Dictionary;
  /** Puts the formats in place that the language brought along. */
  adapt: Adapt | undefined;
  /** Messages of the languages that stand in, best first; empty while none was needed. */
  standIns: readonly Dictionary[];
}

interface Chapter {
  names: string[];
  parts: readonly Dictionary[];
  /** All parts in one, made when somebody reads: a page that adds three dictionaries copies each message once. */
  whole?: Dictionary;
  adapt?: Adapt | undefined;
}

const NOTHING: Dictionary = Object.freeze({});

function read(chapter: Chapter | undefined): Dictionary {
  if (chapter === undefined) return NOTHING;
  // A null prototype: a message that is called `__proto__` is a message.
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
