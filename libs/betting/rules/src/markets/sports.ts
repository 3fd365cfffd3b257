import { marketTypeId, type SportFamily } from './market-types.ts';

/** Kind of period of a sport: message `betting.period.<kind>`. */
export type PeriodKind = 'half' | 'quarter' | 'period' | 'set' | 'inning' | 'map' | 'frame' | 'round' | 'lap';

export interface SportRules {
  /** Id on the wire and in URLs. */
  id: number;
  key: string;
  family: SportFamily;
  periods: number;
  periodKind: PeriodKind;
  /** Length of a period on the clock; 0 where a period ends by score. */
  periodSeconds: number;
  clock: 'up' | 'down' | 'none';
  hasDraw: boolean;
  isCyber: boolean;
  /** The two kinds of esports: played by people, or by a computer. Null for other sports. @spec BT-06 */
  cyberType: 'real' | 'virtual' | null;
  /** Competitors are individuals, not teams. */
  hasPersons: boolean;
  /** Markets shown in lists: winner, total, handicap, and in football both teams to score. */
  mainMarketIds: readonly number[];
}

type Row = readonly [number, string, SportFamily, number, PeriodKind, seconds?: number, clock?: SportRules['clock']];

const ROWS: readonly Row[] = [
  [1, 'football', 'football', 2, 'half', 2700, 'up'],
  [2, 'ice-hockey', 'ice-hockey', 3, 'period', 1200, 'up'],
  [3, 'basketball', 'basketball', 4, 'quarter', 600, 'down'],
  [4, 'tennis', 'tennis', 3, 'set'],
  [5, 'volleyball', 'volleyball', 5, 'set'],
  [6, 'table-tennis', 'table-tennis', 5, 'set'],
  [7, 'handball', 'handball', 2, 'half', 1800, 'up'],
  [8, 'american-football', 'american-football', 4, 'quarter', 900, 'down'],
  [9, 'baseball', 'baseball', 9, 'inning'],
  [10, 'cricket', 'cricket', 2, 'inning'],
  [11, 'rugby-union', 'three-way', 2, 'half', 2400, 'up'],
  [12, 'rugby-league', 'three-way', 2, 'half', 2400, 'up'],
  [13, 'badminton', 'table-tennis', 3, 'set'],
  [14, 'futsal', 'three-way', 2, 'half', 1200, 'down'],
  [15, 'beach-volleyball', 'volleyball', 3, 'set'],
  [16, 'darts', 'two-way', 1, 'set'],
  [17, 'snooker', 'two-way', 1, 'frame'],
  [18, 'boxing', 'two-way', 12, 'round', 180, 'down'],
  [19, 'mma', 'two-way', 3, 'round', 300, 'down'],
  [20, 'water-polo', 'three-way', 4, 'quarter', 480, 'down'],
  [21, 'field-hockey', 'three-way', 4, 'quarter', 900, 'down'],
  [22, 'aussie-rules', 'two-way', 4, 'quarter', 1200, 'up'],
  [23, 'floorball', 'three-way', 3, 'period', 1200, 'up'],
  [24, 'bandy', 'three-way', 2, 'half', 2700, 'up'],
  [25, 'formula-1', 'two-way', 1, 'round'],
  [26, 'marble', 'race', 4, 'lap'],
  [40, 'cyber-football', 'football', 2, 'half', 360, 'up'],
  [41, 'tactical-shooter', 'esports', 3, 'map'],
  [42, 'arena-moba', 'esports', 3, 'map'],
  [43, 'lane-moba', 'esports', 3, 'map'],
  [44, 'hero-shooter', 'esports', 3, 'map'],
  [45, 'cyber-basketball', 'basketball', 4, 'quarter', 300, 'down'],
  [46, 'car-football', 'three-way', 2, 'half', 300, 'down'],
  [47, 'strategy', 'two-way', 1, 'map'],
];
const FIRST_CYBER_ID = 40;
/** Simulations played by a computer. */
const VIRTUAL: ReadonlySet<number> = new Set([40, 45]);
/** Tennis, table tennis, badminton, darts, snooker, boxing, MMA, Formula 1. */
const OF_PERSONS: readonly number[] = [4, 6, 13, 16, 17, 18, 19, 25];
/** Families whose games can end in a draw. */
const WITH_DRAW: readonly SportFamily[] = ['football', 'ice-hockey', 'handball', 'three-way'];
const SET_FAMILIES: readonly SportFamily[] = ['tennis', 'volleyball', 'table-tennis'];

/**
 * Bouts and duels have a winner only: they count nothing that a line could be set on. Rows of races show the one market that has the same
 * outcomes in each.
 */
function mainMarkets(family: SportFamily, kind: PeriodKind): readonly number[] {
  if (kind === 'lap') return [marketTypeId('winner-number')];
  if (kind === 'round') return [marketTypeId('winner')];
  const measure = SET_FAMILIES.includes(family) ? 'units' : 'score';
  return [
    WITH_DRAW.includes(family) ? marketTypeId('result') : marketTypeId('winner'),
    marketTypeId('total', 0, measure),
    marketTypeId('handicap', 0, measure),
    ...(family === 'football' ? [marketTypeId('both-score')] : []),
  ];
}

/** All sports with the rules of their family: periods, clock, whether a draw exists, and the markets of a list row. */
export const SPORTS: readonly SportRules[] = ROWS.map(([id, key, family, periods, periodKind, periodSeconds = 0, clock = 'none']) => ({
  id,
  key,
  family,
  periods,
  periodKind,
  periodSeconds,
  clock,
  hasDraw: WITH_DRAW.includes(family),
  isCyber: id >= FIRST_CYBER_ID,
  cyberType: id < FIRST_CYBER_ID ? null : VIRTUAL.has(id) ? 'virtual' : 'real',
  hasPersons: OF_PERSONS.includes(id),
  mainMarketIds: mainMarkets(family, periodKind),
}));

const BY_ID = new Map(SPORTS.map((sport) => [sport.id, sport]));
const BY_KEY = new Map(SPORTS.map((sport) => [sport.key, sport]));

export const sportById = (id: number): SportRules | undefined => BY_ID.get(id);
export const sportByKey = (key: string): SportRules | undefined => BY_KEY.get(key);
