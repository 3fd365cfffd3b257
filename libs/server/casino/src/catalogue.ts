import { CASINO_FEATURES, CASINO_PAGE_SIZE, type CasinoCatalogue, type CasinoFilter, type CasinoGame } from '@touchline/casino-contract';
import { FEATURES_OF, STUDIOS, type Studio } from './titles.ts';

const FIRST_ID = 1_001;
/** Lowest and highest return to player, in hundredths of a percent. */
const RTP = { from: 9_210, to: 9_720 };
/** One game in so many carries the tag. */
const ONE_NEW_IN = 9;

/** A whole number from 0 to `below`, always the same for the same text: the catalogue is one and the same after every start. */
function pick(text: string, below: number): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % below;
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function gameOf(studio: Studio, title: string, id: number): CasinoGame {
  const kind = studio.kinds[pick(`kind ${title}`, studio.kinds.length)] ?? 'slots';
  const features = FEATURES_OF[kind].filter((feature) => feature === 'demo' || pick(`${feature} ${title}`, 3) === 0);
  const isNew = pick(`new ${title}`, ONE_NEW_IN) === 0;
  return {
    id,
    slug: slugOf(title),
    title,
    provider: { id: studio.id, name: studio.name },
    kind,
    features,
    tag: kind === 'live' ? 'live' : features.includes('jackpot') ? 'jackpot' : isNew ? 'new' : null,
    rtp: RTP.from + pick(`rtp ${title}`, RTP.to - RTP.from),
  };
}

/** Every casino game of the reference backend: titles and studios are invented. New ones stand first, the rest by a mixed but fixed order. */
export function makeCatalogue(): readonly CasinoGame[] {
  const titles = STUDIOS.flatMap((studio) => studio.first.flatMap((a) => studio.second.map((b) => ({ studio, title: `${a} ${b}` }))));
  const games = titles.map(({ studio, title }, at) => gameOf(studio, title, FIRST_ID + at));
  const rank = ({ tag, title }: CasinoGame): number => (tag === 'new' ? 0 : 1_000_000) + pick(`order ${title}`, 1_000_000);
  return games.toSorted((a, b) => rank(a) - rank(b));
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The page of the catalogue that a filter names; a page behind the last is the last. @spec CS-01 */
export function pageOf(games: readonly CasinoGame[], { kind, provider, feature, search, page }: CasinoFilter): CasinoCatalogue {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const isFound = ({ title, provider: { name } }: CasinoGame): boolean => words.every((word) => plain(`${title} ${name}`).includes(word));
  const found = games.filter((game) => (kind === null || game.kind === kind) && isFound(game));
  const ofProvider = found.filter((game) => provider === null || game.provider.id === provider);
  const selected = ofProvider.filter((game) => feature === null || game.features.includes(feature));
  const pages = Math.max(1, Math.ceil(selected.length / CASINO_PAGE_SIZE));
  const shown = Math.min(page, pages);
  return {
    games: selected.slice((shown - 1) * CASINO_PAGE_SIZE, shown * CASINO_PAGE_SIZE),
    total: selected.length,
    page: shown,
    pages,
    providers: STUDIOS.map(({ id, name }) => ({ id, name, games: found.filter((game) => game.provider.id === id).length })).filter(
      (choice) => choice.games > 0,
    ),
    features: CASINO_FEATURES.map((id) => ({ id, games: ofProvider.filter((game) => game.features.includes(id)).length })).filter(
      (choice) => choice.games > 0,
    ),
  };
}
