import { codeOf } from '@touchline/shared-primitives';
import { readJson, ResponseError, retry, ShapeError } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { MessageBook } from './message-book.ts';
import { checkDictionary } from './rules/check-dictionary.ts';
import { DICTIONARY_RETRIES, DICTIONARY_RETRY_DELAY_MS } from './rules/timings.ts';

export interface DictionaryDeps {
  book: MessageBook;
  /** Fetches one dictionary; what comes is checked here. */
  load: (lang: string, name: string) => Promise<unknown>;
  /** Languages that stand in for one, itself first. */
  chain: (lang: string) => readonly string[];
  report: Ports['report'];
}

/** Loads what is missing; the same dictionary is never on its way twice, and a failure is not kept. */
export type LoadDictionaries = (lang: string, names: readonly string[]) => Promise<void>;

/**
 * A dictionary of which a part is missing or unreadable brings the other languages of its chain along, before it is used.
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
    // Few languages have some, so what knows how comes with them.
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

/** Brings dictionaries of the languages that stand in for one; what fails is reported and stays away. @spec I18N-1 */
export async function loadStandIns(
  { chain, dictionaries }: Pick<DictionaryDeps, 'chain'> & { dictionaries: LoadDictionaries },
  lang: string,
  names: readonly string[],
): Promise<void> {
  const others = chain(lang).filter((other) => other !== lang);
  await Promise.allSettled(others.map((other) => dictionaries(other, names)));
}

export type MessageUrls = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fetches compiled dictionaries by the urls that the document names; those of other languages are asked for when they are needed. @spec LG-08 */
export function fetchDictionary({ send, origin }: Pick<Ports, 'send' | 'origin'>, known: MessageUrls): DictionaryDeps['load'] {
  const urls: Record<string, Readonly<Record<string, string>>> = { ...known };
  const asked = new Set<string>();
  const fetchJson = async (path: string): Promise<unknown> => {
    // What came before was of no use, so it must not come from the cache again.
    const response = await send(new Request(new URL(path, origin), { cache: asked.has(path) ? 'reload' : 'default' }));
    asked.add(path);
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
        // A section may have no words of its own.
        return typeof path === 'string' ? fetchJson(path) : { lang, name, count: 0, messages: {} };
      },
      { times: DICTIONARY_RETRIES, delayMs: DICTIONARY_RETRY_DELAY_MS },
    );
}
