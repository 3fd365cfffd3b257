import { marketTypeId, type SportFamily } from './market-types.ts';
import { OF_PERSONS, SPORT_ROWS, VIRTUAL } from './sport-rows.ts';

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

/**
 * The facts of a sport in the generated list: id, key, family, periods and their kind; seconds and direction of the clock, absent where a
 * period ends by score.
 */
export type SportRow = readonly [
  id: number,
  key: string,
  family: SportFamily,
  periods: number,
  kind: PeriodKind,
  seconds?: number,
  clock?: SportRules['clock'],
];

/** The generated list, whose words the compiler checks here. */
const ROWS: readonly SportRow[] = SPORT_ROWS;
const FIRST_CYBER_ID = 40;
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
  cyberType: id < FIRST_CYBER_ID ? null : VIRTUAL.includes(id) ? 'virtual' : 'real',
  hasPersons: OF_PERSONS.includes(id),
  mainMarketIds: mainMarkets(family, periodKind),
}));

const BY_ID = new Map(SPORTS.map((sport) => [sport.id, sport]));
const BY_KEY = new Map(SPORTS.map((sport) => [sport.key, sport]));

export const sportById = (id: number): SportRules | undefined => BY_ID.get(id);
export const sportByKey = (key: string): SportRules | undefined => BY_KEY.get(key);
