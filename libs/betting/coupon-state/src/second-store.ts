import { within } from '@touchline/shared-http';
import { readKept, type KeptText } from './rules/later-save.ts';

/** A second place for what a killed browser must not lose: it is written down at once. */
export interface SecondStore {
  /** What a record held when the page began; null for nothing, and for a place that did not answer in time. */
  found: (key: string) => KeptText | null;
  keep: (key: string, kept: KeptText) => void;
}

const DATABASE = 'touchline';
const RECORDS = 'kept';
/** The coupon comes back without the second place when it is not open by then. */
const OPEN_WITHIN_MS = 3_000;

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database gives no reason'));
  });

/** @throws where the browser keeps no databases: private windows, blocked storage. */
async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(RECORDS);
  const database = await answerOf(request);
  // A later version of the page may want another form.
  database.onversionchange = () => database.close();
  return database;
}

/**
 * Local storage stays in the memory of the browser for up to a minute before it is on the disk: a browser that is killed loses it. A database
 * is on the disk within a moment, but can't be read at once; so each holds the records, and a page begins with the later one.
 *
 * @returns undefined where there are no databases at all. One that fails later loses nothing but this second place.
 * @spec CPN-1
 */
export async function openSecondStore(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<SecondStore | undefined> {
  if (factory === undefined) return undefined;
  const opened = open(factory);
  const records = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
    (await opened).transaction(RECORDS, mode).objectStore(RECORDS);
  const readAll = async (): Promise<ReadonlyMap<unknown, unknown>> => {
    const store = await records('readonly');
    const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf<unknown[]>(store.getAll())]);
    return new Map(keys.map((key, at) => [key, values[at]]));
  };
  const nothing: ReadonlyMap<unknown, unknown> = new Map();
  const found = await within(
    readAll().catch(() => nothing),
    OPEN_WITHIN_MS,
    () => nothing,
  );
  return {
    found: (key) => readKept(found.get(key)),
    keep: (key, kept) => {
      records('readwrite')
        .then((store) => answerOf(store.put(kept, key)))
        .catch(() => undefined); // local storage has it
    },
  };
}
