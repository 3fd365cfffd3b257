import MiniSearch from 'minisearch';
import type { CasinoGame } from '@touchline/casino-contract';
import { transliterate } from 'transliteration';

/** Names of features, kinds and subjects in words that people look for. */
const WORDS: Readonly<Record<string, string>> = {
  'free-spins': 'free spins фриспины',
  cascades: 'cascading reels avalanche каскад',
  'hold-and-win': 'hold and win respins респины',
  ways: '243 ways',
  multipliers: 'multiplier множитель',
  'cash-out': 'cash out',
  jackpot: 'jackpot progressive джекпот',
  slots: 'slot слот سلوت',
  table: 'table game настольные',
  poker: 'poker покер بوكر',
  live: 'live лайв مباشر',
  crash: 'crash краш كراش',
  scratch: 'scratch card скретч',
  keno: 'keno кено كينو',
  bingo: 'bingo бинго بينغو',
  fishing: 'fishing рыбалка صيد',
};

/** Text as everybody can type it: Latin letters, small, without marks. */
export const plain = (text: string): string => transliterate(text).toLowerCase();

/** Letters of a word that may be wrong: none in short words, about one in five in longer ones. */
const LONG_WORD = 4;
const FUZZY = 0.2;
/** A word in another spelling or from the middle of a title counts less than the title itself. */
const BOOST = { title: 4, provider: 2 };

export interface GameSearch {
  /** Ids of games that a search finds, the best first. */
  find(words: string): readonly number[];
}

/** A search in titles, providers, features, kinds and themes that forgives mistyped and transliterated words. @spec CS-01 */
export function openSearch(games: readonly CasinoGame[]): GameSearch {
  const index = new MiniSearch<{ id: number; title: string; provider: string; more: string }>({
    fields: ['title', 'provider', 'more'],
    tokenize: (text) => text.replace(/[’'`]/g, '').split(/[\s\p{P}]+/u),
    processTerm: (term) => plain(term) || null,
    searchOptions: { boost: BOOST, combineWith: 'AND', prefix: true, fuzzy: (term) => (term.length > LONG_WORD ? FUZZY : false) },
  });
  index.addAll(
    games.map(({ id, title, provider, features, kind, theme }) => ({
      ...{ id, title, provider: `${provider.name} ${plain(provider.name)}` },
      more: [kind, theme, ...features].map((word) => `${word} ${WORDS[word] ?? ''}`).join(' '),
    })),
  );
  return { find: (words) => index.search(words).map(({ id }) => id as number) };
}
