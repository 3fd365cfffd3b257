/** Kinds of toto, as used in `/toto/:section`. */
export const TOTO_SECTIONS = ['football', 'outcomes-15', 'correct-score', 'ice-hockey', 'basketball', 'esports'] as const;
export type TotoSection = (typeof TOTO_SECTIONS)[number];

/** A prize category: combinations with exactly `right` right forecasts share `percent` of the prize fund. */
export interface TotoCategory {
  right: number;
  percent: number;
}

/** Rules of a section. */
export interface TotoRules {
  /** Sports of the games in its draws. */
  sports: readonly string[];
  /** Number of games per draw. */
  games: number;
  /** Possible forecasts for a game; a pick is an index into this list. */
  outcomes: readonly string[];
  /** Best first. The percentages sum to 100. */
  categories: readonly TotoCategory[];
  /** Share of the stakes kept by the house, in percent. */
  commissionPercent: number;
  /** Minimum jackpot of a draw in round units of the currency; the house tops it up. */
  guaranteeUnits: number;
  /** A draw with more cancelled games than this is void, and all stakes are refunded. */
  mostCancelled: number;
}

const THREE_WAY = ['1', 'x', '2'] as const;
/** Highest score of a side that has its own outcome. */
const MOST_GOALS = 3;
const GOALS = Array.from({ length: MOST_GOALS + 1 }, (_, at) => at);

/** Exact scores up to 3:3, then any other home win, draw and away win. */
export const CORRECT_SCORES: readonly string[] = [
  ...GOALS.flatMap((home) => GOALS.map((away) => `${home}:${away}`)),
  'other-1',
  'other-x',
  'other-2',
];
/** Winner and margin, overtime included. */
export const MARGINS = ['1-small', '1-large', '2-small', '2-large'] as const;
/** Largest margin, in points, that counts as small. */
export const SMALL_MARGIN = 10;
/** Maps won by each side in a best-of-three match. */
export const MAPS = ['2:0', '2:1', '1:2', '0:2'] as const;

const HOUSE = { commissionPercent: 10, guaranteeUnits: 1000 } as const;
const TOP_THREE = (games: number): readonly TotoCategory[] => [
  { right: games, percent: 50 },
  { right: games - 1, percent: 30 },
  { right: games - 2, percent: 20 },
];

/** The rules of every section. @spec TL-01 */
export const TOTO_RULES: Readonly<Record<TotoSection, TotoRules>> = {
  football: { ...HOUSE, sports: ['football'], games: 12, outcomes: THREE_WAY, categories: TOP_THREE(12), mostCancelled: 3 },
  'outcomes-15': {
    ...HOUSE,
    sports: ['football'],
    games: 15,
    outcomes: THREE_WAY,
    categories: [
      { right: 15, percent: 40 },
      { right: 14, percent: 25 },
      { right: 13, percent: 20 },
      { right: 12, percent: 15 },
    ],
    mostCancelled: 4,
  },
  'correct-score': {
    ...HOUSE,
    sports: ['football'],
    games: 8,
    outcomes: CORRECT_SCORES,
    categories: [
      { right: 8, percent: 30 },
      { right: 7, percent: 25 },
      { right: 6, percent: 20 },
      { right: 5, percent: 15 },
      { right: 4, percent: 10 },
    ],
    mostCancelled: 2,
  },
  'ice-hockey': { ...HOUSE, sports: ['ice-hockey'], games: 10, outcomes: THREE_WAY, categories: TOP_THREE(10), mostCancelled: 2 },
  basketball: { ...HOUSE, sports: ['basketball'], games: 9, outcomes: MARGINS, categories: TOP_THREE(9), mostCancelled: 2 },
  esports: {
    ...HOUSE,
    sports: ['counter-strike', 'dota-2', 'league-of-legends', 'valorant'],
    games: 7,
    outcomes: MAPS,
    categories: TOP_THREE(7),
    mostCancelled: 2,
  },
};

/** The section named in a URL. */
export const totoSectionOf = (text: string | undefined): TotoSection | undefined => TOTO_SECTIONS.find((known) => known === text);
