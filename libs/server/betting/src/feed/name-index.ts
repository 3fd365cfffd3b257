import uFuzzy from '@leeoniya/ufuzzy';
import { plain, plainForms } from '@touchline/server-kernel';

/** An entry that can be found by name. */
export interface Named<T> {
  /** Names in all known languages and scripts; the displayed one first. */
  names: readonly string[];
  /** Names of its parent: they find the entry too, ranked after entries with that name. */
  also?: readonly string[];
  /** Popularity, 0 to 99: decides between equally good matches. */
  weight: number;
  value: T;
}

/** How well a name matches a query; lower is better. */
const FIT = { exact: 0, start: 1, words: 2, inside: 3, also: 4, typo: 5 } as const;

/** Shortest word in which a typo is tolerated. */
const SHORTEST_WITH_ERROR = 4;
const WEIGHTS = 100;
const BETWEEN = '|';
const BELONGS = '>';

const exactly = new uFuzzy({ intraMode: 0, intraIns: 0 });
const noError = {
  intraSlice: [0, 0] as [number, number],
  intraIns: 0 as const,
  intraSub: 0 as const,
  intraTrn: 0 as const,
  intraDel: 0 as const,
};
const oneError = {
  intraSlice: [1, Infinity] as [number, number],
  intraIns: 1 as const,
  intraSub: 1 as const,
  intraTrn: 1 as const,
  intraDel: 1 as const,
};
const withErrors = new uFuzzy({ intraMode: 1, intraRules: (term) => (term.length < SHORTEST_WITH_ERROR ? noError : oneError) });

/** Common short forms of words in names. A Map, because a query may be `constructor`. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['utd', 'united'],
  ['cty', 'city'],
  ['ath', 'athletic'],
  ['atl', 'atletico'],
  ['wdrs', 'wanderers'],
  ['footy', 'football'],
  ['futbik', 'football'],
  ['hoops', 'basketball'],
  ['soccer', 'football'],
  ['hockey', 'ice hockey'],
  ['ufc', 'martial arts'],
  ['mma', 'martial arts'],
  ['f1', 'formula 1'],
]);

/** The long form of a word within a query; of several words only the whole query is: field hockey is not ice hockey. */
function longForm(word: string): string {
  const long = SHORT.get(word);
  return long === undefined || long.includes(' ') ? word : long;
}

/** Initials of a name of several words: `hcu` for Harbour City United. */
const initials = (text: string): string => {
  const words = text.split(' ');
  return words.length < 2 ? '' : words.map((word) => word[0] ?? '').join('');
};

/**
 * Finds names by words in any order and script, with up to one typo per word. Ranking: whole names, name prefixes, word prefixes, parts of
 * words, typos; equal matches by weight.
 *
 * @spec BT-05
 */
export class NameIndex<T> {
  readonly #entries: readonly Named<T>[];
  /** Names of each entry in Latin letters: `|crvena reka|cr|`. */
  readonly #texts: string[];

  constructor(entries: readonly Named<T>[]) {
    this.#entries = entries;
    this.#texts = entries.map(({ names, also = [] }) => {
      const forms = new Set(names.flatMap((name) => [...plainForms(name), initials(plain(name))]));
      const own = `${BETWEEN}${[...forms].filter(Boolean).join(BETWEEN)}${BETWEEN}`;
      return also.length === 0 ? own : `${own}${BELONGS}${also.map(plain).join(' ')}`;
    });
  }

  /** @param most Maximum number of results. */
  find(query: string, most: number): T[] {
    const normalized = plain(query);
    if (normalized === '') return [];
    const needle = SHORT.get(normalized) ?? normalized.split(' ').map(longForm).join(' ');
    const found = this.#matches(exactly, needle);
    // Search for typos, which is slower, only if there is no exact match.
    const places = found.length > 0 ? found : this.#matches(withErrors, needle);
    const words = needle.split(' ');
    return places
      .map((at) => ({ at, rank: this.#fit(this.#texts[at] ?? '', needle, words) * WEIGHTS - (this.#entries[at]?.weight ?? 0) }))
      .sort((a, b) => a.rank - b.rank || a.at - b.at)
      .slice(0, most)
      .flatMap(({ at }) => this.#entries[at]?.value ?? []);
  }

  /** Searches each word separately, so that their order does not matter. */
  #matches(engine: uFuzzy, needle: string): number[] {
    let places: number[] | null = null;
    // Start with the longest word, which leaves the fewest candidates.
    for (const word of needle.split(' ').sort((a, b) => b.length - a.length)) {
      places = engine.filter(this.#texts, word, places ?? undefined);
      if (places === null || places.length === 0) return [];
    }
    return places ?? [];
  }

  #fit(text: string, needle: string, words: readonly string[]): number {
    if (text.includes(`${BETWEEN}${needle}${BETWEEN}`)) return FIT.exact;
    if (text.includes(`${BETWEEN}${needle}`)) return FIT.start;
    const own = text.split(BELONGS, 1)[0] ?? '';
    if (words.every((word) => own.includes(` ${word}`) || own.includes(`${BETWEEN}${word}`))) return FIT.words;
    if (words.every((word) => own.includes(word))) return FIT.inside;
    return words.every((word) => text.includes(word)) ? FIT.also : FIT.typo;
  }
}
