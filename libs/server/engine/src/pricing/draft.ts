import type { MarketKindKey } from '@touchline/betting-rules';
import { marketTypeOf } from '@touchline/betting-rules';
import { CHANCES, inMillionths, type OutcomeChances } from './chances.ts';

/** An outcome before margin: `chance` is its fair probability, given that the stake is not returned. */
export interface DraftOutcome {
  typeId: number;
  chance: number;
  /** Every way in which it can end, where the stake can be returned; without it, it wins with `chance` and loses otherwise. */
  chances?: OutcomeChances | undefined;
  param?: number;
  name?: string;
  /** Position in the market, below 64: part of the outcome's id. */
  index: number;
}

export interface Draft {
  typeId: number;
  /** The line, for markets with one. */
  param?: number;
  /** Distinguishes ids of markets of one type whose line is on the outcomes. */
  idParam?: number;
  /** Names of the players of a duel. @spec BT-09 */
  playersDuel?: readonly [string, string];
  outcomes: DraftOutcome[];
}

/** An outcome with its price, as the feed sends it. */
export interface PricedOutcome {
  id: number;
  typeId: number;
  coef: number;
  param?: number;
  name?: string;
  isBannedExpress?: boolean;
  isDepend?: boolean;
  /** In millionths, without margin; not sent. */
  [CHANCES]?: OutcomeChances;
}
export interface PricedMarket {
  id: number;
  typeId: number;
  param?: number;
  playersDuel?: readonly [string, string];
  outcomes: PricedOutcome[];
}

const TYPES = 4096;
const LINES = 256;
const OUTCOMES = 64;
const LINE_STEP = 250;
const WHOLE = 1000;

/**
 * Line of a market as a number below 256. A market type has either half lines, which are less than 256 apart in one game (runs of cricket),
 * or quarter and whole ones, which are less than 64 apart (goals).
 */
function lineIndex(param: number): number {
  const isHalf = Math.abs(param % WHOLE) === WHOLE / 2;
  const steps = isHalf ? Math.floor(param / WHOLE) : param / LINE_STEP;
  return ((steps % LINES) + LINES) % LINES;
}

/** Builds the id from the game's short id, the market type and the line, so that it is the same after every restart. */
export function marketIdOf(shortId: number, typeId: number, param = 0): number {
  return ((shortId * TYPES + typeId) * LINES + lineIndex(param)) * OUTCOMES;
}

/** The short id of the game or sub-game that a market or an outcome belongs to. */
export const shortIdOf = (priceId: number): number => Math.floor(priceId / (LINES * OUTCOMES * TYPES));

/** The market type of a market id. */
export const marketTypeOfId = (marketId: number): number => Math.floor(marketId / (LINES * OUTCOMES)) % TYPES;

/** Margin by kind of market: lower for two outcomes than for a list of thirty. */
const MARGINS: Partial<Record<MarketKindKey, number>> = {
  result: 0.055,
  winner: 0.05,
  'double-chance': 0.05,
  'draw-no-bet': 0.05,
  total: 0.05,
  handicap: 0.05,
  'asian-total': 0.04,
  'asian-handicap': 0.04,
  'exact-score': 0.1,
  'half-time-full-time': 0.1,
  'exact-count': 0.09,
  'exact-count-1': 0.09,
  'exact-count-2': 0.09,
  'winning-margin': 0.09,
  'head-to-head': 0.05,
  'winner-number': 0.05,
  scorer: 0.12,
  'first-scorer': 0.1,
  'last-scorer': 0.1,
};
const PLAIN_MARGIN = 0.07;

/** Kinds of market in which several outcomes, or none, can win. */
export const OPEN_KINDS: ReadonlySet<MarketKindKey> = new Set([
  'double-chance',
  'double-chance-and-total',
  'scorer',
  'first-scorer',
  'last-scorer',
  'place',
]);
const BANNED_EXPRESS: ReadonlySet<MarketKindKey> = new Set(['own-goal', 'last-scorer']);

/** A market with an outcome more likely than this is decided and not offered. */
const DECIDED = 0.97;
/** Bets whose stake is more likely than this to come back are not offered: there is hardly anything left to bet on. */
export const MOST_RETURNED = 0.7;
/** Outcomes less likely than this are not offered. */
const LEAST_CHANCE = 0.0015;
const LEAST_COEF = 1010;
const COEF_UNIT = 1000;
const MILLION = 1_000_000;

/** Rounds odds down: two decimals up to 10, one up to 100, whole numbers above; never below 1.01. */
export function roundCoef(coef: number): number {
  const thousandths = coef * COEF_UNIT;
  const step = thousandths < 10_000 ? 10 : thousandths < 100_000 ? 100 : 1000;
  return Math.max(LEAST_COEF, Math.floor(thousandths / step + 1e-9) * step);
}

/** Factor by which the fair odds of a market are divided. */
export const marginFactor = (key: MarketKindKey): number => 1 + (MARGINS[key] ?? PLAIN_MARGIN);

/** Chance of an outcome by its odds without the market's margin, in millionths. */
export function fairChance(marketTypeId: number, coef: number): number {
  const key = marketTypeOf(marketTypeId)?.key;
  const factor = key === undefined ? 1 + PLAIN_MARGIN : marginFactor(key);
  return Math.min(MILLION, Math.max(1, Math.floor((MILLION * COEF_UNIT) / (coef * factor))));
}

/** Prices a draft; null if it is decided or has too few outcomes. @spec BT-02 */
export function priceDraft(draft: Draft, shortId: number, isSubGame: boolean): PricedMarket | null {
  const key = marketTypeOf(draft.typeId)?.key;
  if (key === undefined) return null;
  const isExclusive = !OPEN_KINDS.has(key);
  const offered = draft.outcomes.filter(({ chance }) => chance >= LEAST_CHANCE && (isExclusive || chance <= DECIDED));
  if (isExclusive && (offered.length < 2 || offered.some(({ chance }) => chance > DECIDED))) return null;
  if (offered.length === 0) return null;
  const factor = marginFactor(key);
  const id = marketIdOf(shortId, draft.typeId, draft.param ?? draft.idParam);
  return {
    id,
    typeId: draft.typeId,
    ...(draft.param !== undefined && { param: draft.param }),
    ...(draft.playersDuel !== undefined && { playersDuel: draft.playersDuel }),
    outcomes: offered.map(({ typeId, chance, chances = { won: chance }, param, name, index }) => ({
      id: id + index,
      typeId,
      coef: roundCoef(1 / (chance * factor)),
      ...(param !== undefined && { param }),
      ...(name !== undefined && { name }),
      ...(BANNED_EXPRESS.has(key) && { isBannedExpress: true }),
      ...(isSubGame && { isDepend: true }),
      [CHANCES]: inMillionths(chances),
    })),
  };
}
