import { readJson, ResponseError, retry, ShapeError } from '@touchline/shared-http';
import type { Dictionary, Ports } from '@touchline/shared-state';
import type { MessageBook } from './message-book.ts';
import { DICTIONARY_RETRIES, DICTIONARY_RETRY_DELAY_MS } from './rules/timings.ts';

export interface DictionaryDeps {
  book: MessageBook;
  /** Fetches one dictionary. */
  load: (lang: string, name: string) => Promise<Dictionary>;
  report: Ports['report'];
}

/** Loads what is missing; the same dictionary is never on its way twice, and a failure is not kept. */
export type LoadDictionaries = (lang: string, names: readonly string[]) => Promise<void>;

/** @returns the loader; it rejects with the first failure, after it was reported. @spec LG-08 GD-09 */
export function createDictionaryLoader({ book, load, report }: DictionaryDeps): LoadDictionaries {
  const underWay = new Map<string, Promise<void>>();
  const one = (lang: string, name: string): Promise<void> => {
    const key = `${lang}/${name}`;
    const flight =
      underWay.get(key) ??
      load(lang, name)
        .then((messages) => book.add(lang, name, messages))
        .catch((error: unknown) => {
          report('main_dictionary_load_error', { name: key, code: error instanceof Error ? error.name : 'unknown' });
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

export type MessageUrls = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fetches compiled dictionaries by the urls that the document names. @spec LG-08 */
export function fetchDictionary({ send, origin }: Pick<Ports, 'send' | 'origin'>, urls: MessageUrls): DictionaryDeps['load'] {
  return (lang, name) =>
    retry(
      async () => {
        const path = urls[lang]?.[name];
        if (path === undefined) throw new ShapeError(`${lang}/${name}`, 'the document names no such dictionary');
        const response = await send(new Request(new URL(path, origin)));
        const messages = await readJson(response);
        if (!response.ok) throw new ResponseError(path, response, messages);
        if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) throw new ShapeError(path, 'not a dictionary');
        return messages as Dictionary;
      },
      { times: DICTIONARY_RETRIES, delayMs: DICTIONARY_RETRY_DELAY_MS },
    );
}
