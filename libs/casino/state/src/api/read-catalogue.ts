import {
  CASINO_FEATURES,
  CASINO_KINDS,
  CASINO_TAGS,
  type CasinoCatalogue,
  type CasinoChoice,
  type CasinoGame,
} from '@touchline/casino-contract';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null => (typeof value === 'object' && value !== null ? (value as Fields) : null);
const isWhole = (value: unknown, least = 0): value is number => Number.isInteger(value) && (value as number) >= least;
const isText = (value: unknown): value is string => typeof value === 'string';
const isSlug = (value: unknown): value is string => isText(value) && /^[a-z0-9-]{1,60}$/.test(value);
const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value => values.some((known) => known === value);

function readGame(value: unknown): CasinoGame | null {
  const { id, slug, title, provider, kind, features, tag, rtp } = fieldsOf(value) ?? {};
  const studio = fieldsOf(provider);
  if (!isWhole(id) || !isSlug(slug) || !isText(title) || studio === null || !isSlug(studio['id']) || !isText(studio['name'])) return null;
  if (!isOneOf(CASINO_KINDS, kind) || !Array.isArray(features) || !isWhole(rtp)) return null;
  return {
    id,
    slug,
    title,
    provider: { id: studio['id'], name: studio['name'] },
    kind,
    features: features.filter((feature) => isOneOf(CASINO_FEATURES, feature)),
    tag: isOneOf(CASINO_TAGS, tag) ? tag : null,
    rtp,
  };
}

function readProvider(value: unknown): CasinoChoice | null {
  const { id, name, games } = fieldsOf(value) ?? {};
  return isSlug(id) && isText(name) && isWhole(games) ? { id, name, games } : null;
}

function readFeature(value: unknown): CasinoCatalogue['features'][number] | null {
  const { id, games } = fieldsOf(value) ?? {};
  return isOneOf(CASINO_FEATURES, id) && isWhole(games) ? { id, games } : null;
}

const readAll = <T>(value: unknown, read: (item: unknown) => T | null): T[] | null =>
  Array.isArray(value) ? value.map(read).filter((item) => item !== null) : null;

/** A page of the catalogue as the network gave it; null when it is none. A game that cannot be shown is left out. */
export function readCatalogue(answer: unknown): CasinoCatalogue | null {
  const { total, page, pages, ...lists } = fieldsOf(answer) ?? {};
  const games = readAll(lists['games'], readGame);
  const providers = readAll(lists['providers'], readProvider);
  const features = readAll(lists['features'], readFeature);
  if (!isWhole(total) || !isWhole(page, 1) || !isWhole(pages, 1) || games === null || providers === null || features === null) return null;
  return { games, total, page, pages, providers, features };
}
