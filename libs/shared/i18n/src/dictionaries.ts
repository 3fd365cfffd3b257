import { codeOf } from '@touchline/shared-primitives';
import { readJson, ResponseError, retry, ShapeError } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { MessageBook } from './message-book.ts';
import { checkDictionary } from './rules/check-dictionary.ts';
import { DICTIONARY_RETRIES, DICTIONARY_RETRY_DELAY_MS } from './rules/timings.ts';

export interface DictionaryDeps {
  book: MessageBook;
  /** Fetches one dictionary; the loader checks it. */
  load: (lang: string, name: string) => Promise<unknown>;
  /** The fallback chain of a language, starting with itself. */
  chain: (lang: string) => readonly string[];
  report: Ports['report'];
}

/** Loads missing dictionaries. Simultaneous requests share one load; failures are not cached. */
export type LoadDictionaries = (lang: string, names: readonly string[]) => Promise<void>;

/**
 * Creates the loader. If a part of a dictionary is missing or invalid, the other languages of its chain are loaded before it is used.
 *
 * @returns the loader; it rejects with the first failure, after it was reported.
 * @spec LG-08 GD-09 CFG-2 I18N-1
 */
export function createDictionaryLoader({ book, load, chain, report }: DictionaryDeps): LoadDictionaries {
  const underWay = new Map<string, Promise<void>>();
  const bring = async (lang: string, name: string, isStandIn: boolean): Promise<void> => {
    const { messages, formats, isWhole } = checkDictionary(await load(lang, name), lang, name);
    if (!isWhole) {
      report('dictionary-partial', { name: `${lang}/${name}` });
      const others = isStandIn ? [] : chain(lang).filter((other) => other !== lang && !book.has(other, name));
      await Promise.allSettled(others.map((other) => one(other, name, true)));
    }
    // Few languages have custom formats, so the code is imported on demand.
    const adapt = formats && (await import('./own-formats.ts')).adaptTo(formats);
    book.add(lang, name, messages, adapt);
  };
  const one = (lang: string, name: string, isStandIn = false): Promise<void> => {
    const key = `${lang}/${name}`;
    const flight =
      underWay.get(key) ??
      bring(lang, name, isStandIn)
        .catch((error: unknown) => {
          report('main_dictionary_load_error', { name: key, code: codeOf(error) });
          throw error;
        })
        .finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
  return async (lang, names) => {
    await Promise.all(names.filter((name) => !book.has(lang, name)).map((name) => one(lang, name)));
  };
}

/** Loads the fallback languages of one language; failures are reported and skipped. @spec I18N-1 */
export async function loadStandIns(
  { chain, dictionaries }: Pick<DictionaryDeps, 'chain'> & { dictionaries: LoadDictionaries },
  lang: string,
  names: readonly string[],
): Promise<void> {
  const others = chain(lang).filter((other) => other !== lang);
  await Promise.allSettled(others.map((other) => dictionaries(other, names)));
}

export type MessageUrls = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fetches compiled dictionaries by the urls in the document; urls of other languages are requested on demand. @spec LG-08 */
export function fetchDictionary({ send, origin }: Pick<Ports, 'send' | 'origin'>, known: MessageUrls): DictionaryDeps['load'] {
  const urls: Record<string, Readonly<Record<string, string>>> = { ...known };
  const requested = new Set<string>();
  const fetchJson = async (path: string): Promise<unknown> => {
    // The previous answer was unusable, so the cache is bypassed.
    const response = await send(new Request(new URL(path, origin), { cache: requested.has(path) ? 'reload' : 'default' }));
    requested.add(path);
    const json = await readJson(response);
    if (!response.ok) throw new ResponseError(path, response, json);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new ShapeError(path, 'not a dictionary');
    return json;
  };
  return (lang, name) =>
    retry(
      async () => {
        urls[lang] ??= (await fetchJson(`/messages/${lang}.json`)) as Record<string, string>;
        const path = urls[lang]?.[name];
        // A section may have no messages.
        return typeof path === 'string' ? fetchJson(path) : { lang, name, count: 0, messages: {} };
      },
      { times: DICTIONARY_RETRIES, delayMs: DICTIONARY_RETRY_DELAY_MS },
    );
}
