/** What a reader of a feed stands at: a revision, and who counted it. */
export interface Standing {
  revision: number;
  source?: string | undefined;
}

/** A feed as somebody asks for it. */
export interface AskedFeed {
  /** Path and query of the poll behind {@link FEED_PATH}, as the reader wrote them, without what says where the reader stands. */
  key: string;
  standing: Standing | undefined;
}

export const FEED_PATH = '/bff-api/feed/';

/** A list by ids names two hundred of them. */
const LONGEST_KEY = 2_600;
const LONGEST_SOURCE = 64;
const PATHS = /^(?:(?:line|live)\/(?:games|menu)|game\/\d{1,15})$/;
const VALUE = /^[\w,.-]{0,2400}$/;

/**
 * Reads a feed from path and query of its poll. Null for what no feed has; whether there is such a game, and whether a value is one that the call
 * takes, is the backend's to say.
 */
export function readFeed(text: string): AskedFeed | null {
  if (text.length > LONGEST_KEY) return null;
  const [path = '', query = '', ...more] = text.split('?');
  if (!PATHS.test(path) || more.length > 0) return null;
  const asked = new URLSearchParams(query);
  const names = [...asked.keys()];
  if (names.length > 16 || new Set(names).size !== names.length) return null;
  if (![...asked].every(([name, value]) => /^[a-z]{1,12}$/.test(name) && VALUE.test(value))) return null;
  const since = asked.get('since');
  const source = asked.get('source') ?? undefined;
  if ((since !== null && !/^\d{1,15}$/.test(since)) || (source?.length ?? 0) > LONGEST_SOURCE) return null;
  asked.delete('since');
  asked.delete('source');
  return { key: `${path}?${asked.toString()}`, standing: since === null ? undefined : { revision: Number(since), source } };
}

/** Path and query of the poll that asks what changed since a reader stood there; everything when it stands nowhere. */
export function pollOf(key: string, standing: Standing | undefined): string {
  if (standing === undefined) return `${FEED_PATH}${key}`;
  const { revision, source } = standing;
  return `${FEED_PATH}${key}&since=${revision}${source === undefined ? '' : `&source=${encodeURIComponent(source)}`}`;
}

export const isSameStanding = (a: Standing | undefined, b: Standing | undefined): boolean =>
  a?.revision === b?.revision && a?.source === b?.source;
