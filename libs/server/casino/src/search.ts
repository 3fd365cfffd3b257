import MiniSearch from 'minisearch';
import type { CasinoGame } from '@touchline/casino-contract';
import { plain, plainForms } from '@touchline/server-kernel';

/** Search terms for features, kinds and themes. */
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

/** Typo tolerance: exact match for words up to this length, about one wrong letter in five for longer words. */
const LONG_WORD = 4;
const FUZZY = 0.2;
/** Relevance weights of the fields; terms of features, kinds and themes have weight 1. */
const BOOST = { title: 4, provider: 2 };

/** Providers, kinds and features repeat in hundreds of games. */
function remembered(of: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const term = known.get(text) ?? of(text);
    known.set(text, term);
    return term;
  };
}

export interface GameSearch {
  /** Ids of matching games, best match first. */
  find(words: string): readonly number[];
}

/** Full-text search over titles, providers, features, kinds and themes; tolerates typos and transliteration. @spec CS-01 */
export function openSearch(games: readonly CasinoGame[]): GameSearch {
  const plainOf = remembered(plain);
  const formsOf = remembered((name) => plainForms(name).join(' '));
  const index = new MiniSearch<{ id: number; title: string; provider: string; more: string }>({
    fields: ['title', 'provider', 'more'],
    tokenize: (text) => plainOf(text).split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      tokenize: (text) => plain(text).split(' '),
      boost: BOOST,
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > LONG_WORD ? FUZZY : false),
    },
  });
  index.addAll(
    games.map(({ id, title, provider, features, kind, theme }) => ({
      ...{ id, title: plainForms(title).join(' '), provider: formsOf(provider.name) },
      more: [kind, theme, ...features].map((word) => `${word} ${WORDS[word] ?? ''}`).join(' '),
    })),
  );
  return { find: (words) => index.search(words).map(({ id }) => id as number) };
}
