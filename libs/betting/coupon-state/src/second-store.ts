import { within } from '@touchline/shared-http';
import { readKept, type KeptText } from './rules/storage/later-save.ts';

/** A second store for data that must survive a killed browser; writes reach the disk at once. */
export interface SecondStore {
  /** Content of a record when the page was loaded; null if there was none or the store did not answer in time. */
  found: (key: string) => KeptText | null;
  keep: (key: string, kept: KeptText) => void;
}

const DATABASE = 'touchline';
const RECORDS = 'kept';
/** The coupon is restored without the second store if it does not open within this time. */
const OPEN_WITHIN_MS = 3_000;

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database gives no reason'));
  });

/** @throws if the browser allows no databases: private windows, blocked storage. */
async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(RECORDS);
  const database = await answerOf(request);
  // Do not block a later version of the page that upgrades the database.
  database.onversionchange = () => database.close();
  return database;
}

/**
 * Opens the second store. Browsers keep local storage in memory for up to a minute before writing it to disk, so a killed browser loses it.
 * IndexedDB is written within a moment but can't be read synchronously. Records are therefore kept in both, and a page starts with the
 * newer copy.
 *
 * @returns undefined if there is no IndexedDB. Later failures affect only this second copy.
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
        .catch(() => undefined); // local storage still has it
    },
  };
}
