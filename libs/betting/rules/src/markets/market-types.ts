import { MARKET_KINDS, type MarketGroup, type MarketKindKey, type MarketShape, type ParamMeaning } from './market-kinds.ts';
import type { OutcomeTypeId } from './outcome.ts';

/**
 * `score` decides the game (goals, points, sets, maps, runs); `units` are what its periods consist of (games in tennis, points in
 * volleyball).
 */
export const MEASURES = ['score', 'units', 'corners', 'cards'] as const;
export type Measure = (typeof MEASURES)[number];

export const SPORT_FAMILIES = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'table-tennis',
  'handball',
  'american-football',
  'baseball',
  'cricket',
  'esports',
  'two-way',
  'three-way',
  'race',
] as const;
export type SportFamily = (typeof SPORT_FAMILIES)[number];

/**
 * One row of the market catalogue. The name is assembled from three messages: `betting.market.<key>`, the measure if it is corners, cards
 * or units, and the period if it is not 0.
 */
export interface MarketType {
  id: number;
  key: MarketKindKey;
  group: MarketGroup;
  shape: MarketShape;
  param: ParamMeaning;
  /** 0 is the whole game, n its nth period (half, quarter, set, inning, map by sport). */
  period: number;
  measure: Measure;
  outcomes: readonly OutcomeTypeId[];
  sports: readonly SportFamily[];
}

/** Id of a market type from its three parts, for example `marketTypeId('total', 1, 'corners')`. */
export function marketTypeId(key: MarketKindKey, period = 0, measure: Measure = 'score'): number {
  const kind = MARKET_KINDS.find((candidate) => candidate.key === key);
  if (kind === undefined) throw new RangeError(`No market kind is called ${key}; see MARKET_KINDS.`);
  return MEASURES.indexOf(measure) * 1000 + period * 100 + kind.code;
}

interface Offer {
  sports: readonly SportFamily[];
  measure: Measure;
  periods: readonly number[];
  kinds: readonly MarketKindKey[];
}

const LINES = ['total', 'handicap', 'total-1', 'total-2', 'odd-even'] as const;
const GOALS_ANY_PERIOD = [
  ...['result', 'double-chance', 'draw-no-bet', ...LINES, 'asian-total', 'asian-handicap'],
  ...['european-handicap', 'exact-score', 'both-score', 'exact-count', 'count-range', 'team-1-scores', 'team-2-scores'],
  ...['clean-sheet-1', 'clean-sheet-2', 'first-score', 'result-and-total', 'result-and-both-score', 'total-and-both-score'],
] as readonly MarketKindKey[];
const WHOLE_FOOTBALL = [
  ...['winning-margin', 'half-time-full-time', 'next-score', 'last-score', 'win-to-nil-1', 'win-to-nil-2'],
  ...['win-both-halves-1', 'win-both-halves-2', 'win-either-half-1', 'win-either-half-2', 'score-both-halves-1', 'score-both-halves-2'],
  ...['highest-scoring-half', 'goal-both-halves', 'double-chance-and-total', 'draw-either-half', 'own-goal', 'penalty-goal', 'red-card'],
  ...['scorer', 'first-scorer', 'last-scorer', 'odd-even-1', 'odd-even-2', 'exact-count-1', 'exact-count-2', 'race-to', 'to-qualify'],
  ...['comeback-win', 'player-duel'],
] as readonly MarketKindKey[];
const COUNTED = ['result', 'double-chance', ...LINES, 'exact-count', 'first-score', 'last-score', 'race-to'] as const;

/** The kinds of markets of each family of sports, by measure and periods. */
const OFFERS: readonly Offer[] = [
  { sports: ['football'], measure: 'score', periods: [0, 1, 2], kinds: GOALS_ANY_PERIOD },
  { sports: ['football'], measure: 'score', periods: [0], kinds: WHOLE_FOOTBALL },
  { sports: ['football'], measure: 'corners', periods: [0, 1, 2], kinds: COUNTED },
  { sports: ['football'], measure: 'cards', periods: [0, 1, 2], kinds: ['result', 'double-chance', ...LINES, 'exact-count'] },
  {
    sports: ['tennis', 'volleyball', 'table-tennis'],
    measure: 'score',
    periods: [0],
    kinds: ['winner', ...LINES, 'exact-score', 'exact-count'],
  },
  { sports: ['tennis', 'volleyball', 'table-tennis'], measure: 'units', periods: [0, 1, 2, 3, 4, 5], kinds: LINES },
  { sports: ['tennis', 'volleyball', 'table-tennis'], measure: 'units', periods: [1, 2, 3, 4, 5], kinds: ['winner', 'race-to'] },
  { sports: ['table-tennis'], measure: 'units', periods: [6, 7], kinds: ['winner', ...LINES] },
  { sports: ['tennis'], measure: 'units', periods: [0, 1, 2, 3, 4, 5], kinds: ['tie-break'] },
  {
    sports: ['basketball', 'american-football'],
    measure: 'score',
    periods: [0],
    kinds: ['winner', 'winning-margin', 'overtime', 'half-time-full-time', ...LINES],
  },
  {
    sports: ['basketball', 'american-football'],
    measure: 'score',
    periods: [1, 2, 3, 4],
    kinds: ['result', 'draw-no-bet', 'race-to', ...LINES],
  },
  {
    sports: ['ice-hockey'],
    measure: 'score',
    periods: [0, 1, 2, 3],
    kinds: ['result', 'double-chance', 'draw-no-bet', 'both-score', 'exact-score', 'exact-count', ...LINES],
  },
  {
    sports: ['ice-hockey'],
    measure: 'score',
    periods: [0],
    kinds: ['winner-with-overtime', 'total-with-overtime', 'overtime', 'first-score', 'last-score', 'next-score', 'european-handicap'],
  },
  {
    sports: ['handball'],
    measure: 'score',
    periods: [0, 1, 2],
    kinds: ['result', 'double-chance', 'draw-no-bet', 'european-handicap', ...LINES],
  },
  { sports: ['handball'], measure: 'score', periods: [0], kinds: ['half-time-full-time', 'highest-scoring-half', 'winning-margin'] },
  { sports: ['baseball'], measure: 'score', periods: [0, 1, 2, 3, 4, 5], kinds: LINES },
  { sports: ['baseball'], measure: 'score', periods: [0], kinds: ['winner', 'overtime', 'both-score', 'winning-margin'] },
  { sports: ['baseball'], measure: 'score', periods: [1, 2, 3, 4, 5], kinds: ['result', 'draw-no-bet'] },
  { sports: ['cricket'], measure: 'score', periods: [0], kinds: ['winner', ...LINES] },
  { sports: ['esports'], measure: 'score', periods: [0], kinds: ['winner', ...LINES, 'exact-score', 'exact-count'] },
  { sports: ['esports'], measure: 'units', periods: [1, 2, 3, 4, 5], kinds: ['winner', 'race-to', 'first-blood', ...LINES] },
  { sports: ['two-way'], measure: 'score', periods: [0], kinds: ['winner', ...LINES, 'exact-score', 'outright'] },
  {
    sports: ['three-way'],
    measure: 'score',
    periods: [0],
    kinds: ['result', 'double-chance', 'draw-no-bet', 'both-score', 'half-time-full-time', ...LINES],
  },
  { sports: ['three-way'], measure: 'score', periods: [1, 2], kinds: ['result', 'draw-no-bet', ...LINES] },
  { sports: ['race'], measure: 'score', periods: [0], kinds: ['race-winner', 'place', 'head-to-head', 'winner-number'] },
  // Not part of any feed: players assemble it.
  { sports: [], measure: 'score', periods: [0], kinds: ['builder'] },
];

function groupOf(measure: Measure, period: number, group: MarketGroup): MarketGroup {
  if (measure === 'corners' || measure === 'cards') return measure;
  return period > 0 && group !== 'players' ? 'periods' : group;
}

function catalogue(): readonly MarketType[] {
  const kinds = new Map(MARKET_KINDS.map((kind) => [kind.key, kind]));
  const types = new Map<number, MarketType>();
  for (const { sports, measure, periods, kinds: keys } of OFFERS) {
    for (const period of periods) {
      for (const key of keys) {
        const id = marketTypeId(key, period, measure);
        const known = types.get(id);
        const { group, shape, param, outcomes } = kinds.get(key) as (typeof MARKET_KINDS)[number];
        const merged = [...new Set([...(known?.sports ?? []), ...sports])];
        types.set(id, { id, key, group: groupOf(measure, period, group), shape, param, period, measure, outcomes, sports: merged });
      }
    }
  }
  return [...types.values()];
}

/** All markets that can be offered, settled and named. An id is measure * 1000 + period * 100 + kind and never changes. */
export const MARKET_TYPES: readonly MarketType[] = catalogue();

const BY_ID = new Map(MARKET_TYPES.map((type) => [type.id, type]));

/** The market type of an id; undefined if this release does not know it (a newer server). */
export const marketTypeOf = (id: number): MarketType | undefined => BY_ID.get(id);

const WITH_EXTRA_TIME: ReadonlySet<MarketKindKey> = new Set(['winner-with-overtime', 'total-with-overtime', 'overtime', 'to-qualify']);

/** Whether a market counts what follows regular time, where the score of the game does not. */
export const countsExtraTime = (id: number): boolean => WITH_EXTRA_TIME.has(BY_ID.get(id)?.key ?? 'result');

/** Market types of a family of sports, in the order of the catalogue. */
export const marketTypesOf = (family: SportFamily): readonly MarketType[] => MARKET_TYPES.filter(({ sports }) => sports.includes(family));

const AWAY_SIDE: ReadonlySet<string> = new Set(['handicap', 'asian-handicap']);
const HANDICAP_2 = 12;

/**
 * The line an outcome is settled on, in thousandths. A handicap market carries the first team's line, so the second team's
 * outcome has the opposite one unless it states its own.
 */
export function outcomeParam(market: { typeId: number; param?: number }, outcome: { typeId: number; param?: number }): number | null {
  if (outcome.param !== undefined) return outcome.param;
  if (market.param === undefined) return null;
  const isAway = outcome.typeId === HANDICAP_2 && AWAY_SIDE.has(marketTypeOf(market.typeId)?.key ?? '');
  return isAway ? 0 - market.param : market.param;
}
