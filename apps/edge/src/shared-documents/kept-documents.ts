/** A document with the memory that it takes. */
export interface Sized {
  bytes: number;
}

/** How long what was made may be sent, from the moment that its making began: no price in it is older. */
export const OLDEST_MS = 2_000;
/** From this age on it is made anew beside whoever asks. */
const RENEWED_FROM_MS = 1_000;
/** A page that is not for everybody is not tried again at every request. */
const OWN_FOR_MS = 30_000;
const MOST_OWN = 5_000;

/** How a request for a document may be answered. */
export type Found<T> =
  | { kind: 'kept'; document: T; isOld: boolean }
  /** Somebody makes it right now. */
  | { kind: 'under-way'; document: Promise<T | undefined> }
  /** It turned out to be a document of each visitor's own. */
  | { kind: 'own' }
  | { kind: 'none' };

/** Whoever makes a document has to bring it, or say that there is none: others wait for it. */
export interface Making<T> {
  /** @param isKept - whether others may have it after this. */
  brings(document: T, isKept: boolean): void;
  /** It is each visitor's own, now and for a while. */
  isOwn(): void;
  /** Nothing came of it; the next one may try. Without effect after one of the others. */
  ends(): void;
}

export interface KeptDocuments<T> {
  find(key: string): Found<T>;
  /** Takes the making of a document on; undefined when somebody else has. */
  make(key: string): Making<T> | undefined;
  /** What is in memory. */
  bytes(): number;
}

interface Kept<T> {
  document: T;
  beganAt: number;
}

/**
 * Documents that are made once for everybody who asks within two seconds, bounded by their bytes: those that were not asked for the longest go
 * first.
 *
 * @param now - milliseconds of a clock that only goes forward.
 */
export function createKeptDocuments<T extends Sized>({ mostBytes, now }: { mostBytes: number; now: () => number }): KeptDocuments<T> {
  const kept = new Map<string, Kept<T>>();
  const flights = new Map<string, Promise<T | undefined>>();
  const ownUntil = new Map<string, number>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.document.bytes ?? 0;
    kept.delete(key);
  };
  const isOver = ({ beganAt }: Kept<T>): boolean => now() - beganAt >= OLDEST_MS;
  const keep = (key: string, entry: Kept<T>): void => {
    drop(key);
    for (const [other, old] of kept) if (isOver(old)) drop(other);
    if (isOver(entry) || entry.document.bytes > mostBytes) return;
    kept.set(key, entry);
    bytes += entry.document.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
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
    bytes: () => bytes,
    find: (key) => {
      const entry = kept.get(key);
      if (entry !== undefined && !isOver(entry)) {
        kept.delete(key);
        kept.set(key, entry);
        return { kind: 'kept', document: entry.document, isOld: now() - entry.beganAt >= RENEWED_FROM_MS };
      }
      if (isKnownAsOwn(key)) return { kind: 'own' };
      const flight = flights.get(key);
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
        brings: (document, isKept) => {
          const entry = { document, beganAt };
          if (isKept) keep(key, entry);
          land(isOver(entry) ? undefined : document);
        },
        isOwn: () => {
          drop(key);
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
