/** A document with its size in memory, which may grow. */
export interface Sized {
  bytes: () => number;
}

/** Maximum age of a sent document, from the start of its rendering: no price in it is older, except during an outage. */
export const OLDEST_MS = 2_000;
/** From this age on, a request triggers a renewal and still gets the old one. */
const RENEWED_FROM_MS = 1_500;
/** How long a personal page is not tried again. */
const OWN_FOR_MS = 30_000;
const MOST_OWN = 5_000;

/** How a request for a document can be answered. */
export type Found<T> =
  | {
      kind: 'kept';
      document: T;
      isOld: boolean;
      /** The newer one, if it is being rendered. */
      renewal?: Promise<T | undefined>;
    }
  /** Another request is rendering it. */
  | { kind: 'under-way'; document: Promise<T | undefined> }
  /** It turned out to be personal to each visitor. */
  | { kind: 'own' }
  | { kind: 'none' };

/** The obligation to deliver a document or report a failure: others wait for it. */
export interface Making<T> {
  /**
   * @param isKept - whether later requests may have it.
   * @param beganAt - when its rendering started, if that was before the making.
   */
  brings(document: T, isKept: boolean, beganAt?: number): void;
  /** Marks it as personal for a while. */
  isOwn(): void;
  /** Reports a failure; the next request may try. No effect after one of the others. */
  ends(): void;
}

export interface KeptDocuments<T> {
  find(key: string): Found<T>;
  /** The last document, with its age in milliseconds, even if it is too old to be found: for an outage of the backend. */
  last(key: string): { document: T; ageMs: number } | undefined;
  /** Whether no document is left, even for an outage. */
  isEmpty(): boolean;
  /** Starts the rendering of a document; undefined if another request has. */
  make(key: string): Making<T> | undefined;
  /** Bytes in memory. */
  bytes(): number;
}

interface Kept<T> {
  document: T;
  beganAt: number;
}

/**
 * Documents rendered once for everyone who asks within two seconds, limited by their bytes: the least recently used are evicted. Older ones
 * stay while there is room, for an outage of the backend.
 *
 * @param mostBytes - memory of all documents.
 * @param lastsMs - how long a document stays for an outage; by default no longer than it is found.
 * @param now - a monotonic clock in milliseconds.
 */
export function createKeptDocuments<T extends Sized>({
  mostBytes,
  lastsMs = OLDEST_MS,
  now,
}: {
  mostBytes: number;
  lastsMs?: number;
  now: () => number;
}): KeptDocuments<T> {
  const kept = new Map<string, Kept<T>>();
  const flights = new Map<string, Promise<T | undefined>>();
  const ownUntil = new Map<string, number>();
  const bytes = (): number => [...kept.values()].reduce((sum, { document }) => sum + document.bytes(), 0);

  const isOver = ({ beganAt }: Kept<T>): boolean => now() - beganAt >= OLDEST_MS;
  const isUseless = ({ beganAt }: Kept<T>): boolean => now() - beganAt >= lastsMs;
  const keep = (key: string, entry: Kept<T>): void => {
    kept.delete(key);
    for (const [other, old] of kept) if (isUseless(old)) kept.delete(other);
    if (isOver(entry) || entry.document.bytes() > mostBytes) return;
    kept.set(key, entry);
    let over = bytes() - mostBytes;
    // Those that only an outage would need go first.
    for (const mayGo of [isOver, () => true]) {
      for (const [oldest, one] of kept) {
        if (over <= 0) return;
        if (!mayGo(one)) continue;
        over -= one.document.bytes();
        kept.delete(oldest);
      }
    }
  };
  const isKnownAsOwn = (key: string): boolean => {
    const until = ownUntil.get(key);
    if (until === undefined) return false;
    if (now() < until) return true;
    ownUntil.delete(key);
    return false;
  };

  return {
    bytes,
    last: (key) => {
      const entry = kept.get(key);
      return entry === undefined || isUseless(entry) ? undefined : { document: entry.document, ageMs: now() - entry.beganAt };
    },
    isEmpty: () => ![...kept.values()].some((entry) => !isUseless(entry)),
    find: (key) => {
      const entry = kept.get(key);
      const flight = flights.get(key);
      if (entry !== undefined && !isOver(entry)) {
        kept.delete(key);
        kept.set(key, entry);
        const isOld = now() - entry.beganAt >= RENEWED_FROM_MS;
        return { kind: 'kept', document: entry.document, isOld, ...(flight && { renewal: flight }) };
      }
      if (isKnownAsOwn(key)) return { kind: 'own' };
      return flight === undefined ? { kind: 'none' } : { kind: 'under-way', document: flight };
    },
    make: (key) => {
      if (flights.has(key)) return undefined;
      const beganAt = now();
      let resolve: (document?: T) => void = () => undefined;
      const promise = new Promise<T | undefined>((done) => (resolve = done));
      flights.set(key, promise);
      const land = (document?: T): void => {
        if (flights.get(key) === promise) flights.delete(key);
        resolve(document);
      };
      return {
        brings: (document, isKept, renderedFrom = beganAt) => {
          const entry = { document, beganAt: Math.min(beganAt, renderedFrom) };
          if (isKept) keep(key, entry);
          land(isOver(entry) ? undefined : document);
        },
        isOwn: () => {
          kept.delete(key);
          ownUntil.delete(key);
          ownUntil.set(key, now() + OWN_FOR_MS);
          for (const oldest of ownUntil.keys()) {
            if (ownUntil.size <= MOST_OWN) break;
            ownUntil.delete(oldest);
          }
          land();
        },
        ends: () => land(),
      };
    },
  };
}
