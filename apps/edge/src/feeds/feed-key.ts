/** A reader's position in a feed: a revision, and the source that counted it. */
export interface FeedPosition {
  revision: number;
  source?: string | undefined;
}

/** A feed as requested. */
export interface RequestedFeed {
  /** Path and query of the poll below {@link FEED_PATH}, as the reader wrote them, without its position. */
  key: string;
  position: FeedPosition | undefined;
}

export const FEED_PATH = '/bff-api/feed/';

/** A list by ids has up to two hundred of them. */
const LONGEST_KEY = 2_600;
const LONGEST_SOURCE = 64;
const PATHS = /^(?:(?:line|live)\/(?:games|menu)|game\/\d{1,15})$/;
/** Numbers, words, lists of ids, and names of time zones. */
const VALUE = /^[\w,./:+-]{0,2400}$/;

/**
 * Parses a feed from path and query of its poll. Null for anything that is no feed; the backend checks that a game exists and that values
 * are valid.
 */
export function readFeed(text: string): RequestedFeed | null {
  if (text.length > LONGEST_KEY) return null;
  const [path = '', query = '', ...more] = text.split('?');
  if (!PATHS.test(path) || more.length > 0) return null;
  const parameters = new URLSearchParams(query);
  const names = [...parameters.keys()];
  if (names.length > 16 || new Set(names).size !== names.length) return null;
  if (![...parameters].every(([name, value]) => /^[a-z]{1,12}$/.test(name) && VALUE.test(value))) return null;
  const since = parameters.get('since');
  const source = parameters.get('source') ?? undefined;
  if ((since !== null && !/^\d{1,15}$/.test(since)) || (source?.length ?? 0) > LONGEST_SOURCE) return null;
  parameters.delete('since');
  parameters.delete('source');
  return { key: `${path}?${parameters.toString()}`, position: since === null ? undefined : { revision: Number(since), source } };
}

/** Path and query of the poll for changes since a position; for everything without one. */
export function pollOf(key: string, position: FeedPosition | undefined): string {
  if (position === undefined) return `${FEED_PATH}${key}`;
  const { revision, source } = position;
  return `${FEED_PATH}${key}&since=${revision}${source === undefined ? '' : `&source=${encodeURIComponent(source)}`}`;
}

export const isSamePosition = (a: FeedPosition | undefined, b: FeedPosition | undefined): boolean =>
  a?.revision === b?.revision && a?.source === b?.source;
