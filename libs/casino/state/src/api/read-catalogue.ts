import {
  CASINO_FEATURES,
  CASINO_KINDS,
  CASINO_MODEL_IDS,
  CASINO_SECTIONS,
  CASINO_TAGS,
  CASINO_THEMES,
  CASINO_VOLATILITIES,
  type CasinoCatalogue,
  type CasinoChoice,
  type CasinoGame,
  type CasinoJackpot,
  type CasinoOverview,
  type CasinoPreview,
  type CasinoProvider,
} from '@touchline/casino-contract';
import { fieldsOf, isOneOf, isText, isWhole, orNull, readSome } from '@touchline/shared-primitives';
import { isSlug } from './is-slug.ts';

export function readGame(value: unknown): CasinoGame | null {
  const { id, slug, title, provider, kind, model, variant, theme, features, tag, minStake, maxStake, releasedAt, ...more } =
    fieldsOf(value);
  const studio = fieldsOf(provider);
  if (!isWhole(id) || !isSlug(slug) || !isText(title) || !isSlug(studio['id']) || !isText(studio['name'])) return null;
  if (!isOneOf(CASINO_KINDS, kind) || !isOneOf(CASINO_MODEL_IDS, model) || !isWhole(variant) || variant === 0 || !Array.isArray(features))
    return null;
  if (!isWhole(minStake) || !isWhole(maxStake) || !isText(releasedAt)) return null;
  const { blockedCountries } = more;
  return {
    ...{ id, slug, title, kind, model, variant, minStake, maxStake, releasedAt },
    provider: { id: studio['id'], name: studio['name'] },
    theme: isOneOf(CASINO_THEMES, theme) ? theme : 'classic',
    features: features.filter((feature) => isOneOf(CASINO_FEATURES, feature)),
    tag: isOneOf(CASINO_TAGS, tag) ? tag : null,
    rtp: orNull(more['rtp'], isWhole),
    hitRate: orNull(more['hitRate'], isWhole),
    maxWin: orNull(more['maxWin'], isWhole),
    lines: orNull(more['lines'], isWhole),
    volatility: isOneOf(CASINO_VOLATILITIES, more['volatility']) ? more['volatility'] : null,
    blockedCountries: Array.isArray(blockedCountries) ? blockedCountries.filter((country) => isWhole(country)) : [],
  };
}

const readGames = (value: unknown): CasinoGame[] | null => readSome(value, readGame);

function readProviderChoice(value: unknown): CasinoChoice | null {
  const { id, name, games } = fieldsOf(value);
  return isSlug(id) && isText(name) && isWhole(games) ? { id, name, games } : null;
}

const readCounted =
  <Id extends string>(ids: readonly Id[]) =>
  (value: unknown): { id: Id; games: number } | null => {
    const { id, games } = fieldsOf(value);
    return isOneOf(ids, id) && isWhole(games) ? { id, games } : null;
  };

/** Parses a page of the catalogue; null if invalid. Drops invalid games. */
export function readCatalogue(answer: unknown): CasinoCatalogue | null {
  const { total, page, pages, ...lists } = fieldsOf(answer);
  const games = readGames(lists['games']);
  if (!isWhole(total) || !isWhole(page) || page === 0 || !isWhole(pages) || pages === 0 || games === null) return null;
  return {
    ...{ games, total, page, pages },
    providers: readSome(lists['providers'], readProviderChoice) ?? [],
    features: readSome(lists['features'], readCounted(CASINO_FEATURES)) ?? [],
    themes: readSome(lists['themes'], readCounted(CASINO_THEMES)) ?? [],
    volatilities: readSome(lists['volatilities'], readCounted(CASINO_VOLATILITIES)) ?? [],
  };
}

/** Parses the overview; drops unknown sections. */
export function readOverview(answer: unknown): CasinoOverview | null {
  const { sections, kinds } = fieldsOf(answer);
  const shown = readSome(sections, (value) => {
    const { id, games } = fieldsOf(value);
    const read = readGames(games);
    return isOneOf(CASINO_SECTIONS, id) && read !== null ? { id, games: read } : null;
  });
  const counts = readSome(kinds, readCounted(CASINO_KINDS));
  return shown === null || counts === null ? null : { sections: shown, kinds: counts };
}

/** Parses the jackpot. */
export function readJackpot(answer: unknown): CasinoJackpot | null {
  const { currencyIso, exponent, amount } = fieldsOf(answer);
  return isText(currencyIso) && isWhole(exponent) && exponent <= 4 && isWhole(amount) ? { currencyIso, exponent, amount } : null;
}

function readProvider(value: unknown): CasinoProvider | null {
  const choice = readProviderChoice(value);
  const { since, kinds, languages, newestAt } = fieldsOf(value);
  if (choice === null || !isWhole(since) || !isText(newestAt)) return null;
  return {
    ...{ ...choice, since, newestAt },
    kinds: readSome(kinds, readCounted(CASINO_KINDS)) ?? [],
    languages: readSome(languages, (code) => (isText(code) ? code : null)) ?? [],
  };
}

export const readProviders = (answer: unknown): CasinoProvider[] | null => readSome(fieldsOf(answer)['providers'], readProvider);

/** Parses the preview of a game. @spec CS-04 */
export function readPreview(answer: unknown): CasinoPreview | null {
  const { game, languages, bonusContribution, sameModel, blocked, similar } = fieldsOf(answer);
  const read = readGame(game);
  if (read === null || !isWhole(bonusContribution) || !isWhole(sameModel)) return null;
  return {
    ...{ game: read, bonusContribution, sameModel },
    languages: readSome(languages, (code) => (isText(code) ? code : null)) ?? [],
    blocked: blocked === 'country' ? blocked : null,
    similar: readGames(similar) ?? [],
  };
}
