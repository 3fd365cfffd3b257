import type { Family, Idle, Option, Start } from './core/model.ts';
import type { Facts } from './core/facts-shape.ts';
import { FACTS } from './facts.ts';
import { OUTLINES } from './outlines.ts';
import type { ModelId } from './rules.ts';

export type Volatility = 'low' | 'medium' | 'high' | 'none';

/** A playable game with its figures. */
export interface GameModel {
  id: ModelId;
  family: Family;
  /** Figures for the standard choice; null for a game without a stake. */
  facts: Facts | null;
  volatility: Volatility;
  /** Stake limits of a round in fifths of a round amount of the currency; 0 for a game without a stake. */
  stake: { min: number; max: number };
  options: readonly Option[];
  /** Reels by rows, lines or ways of a slot. */
  grid?: { columns: number; rows: number; lines: number | null; ways: number | null };
  features: readonly ('free-spins' | 'cascades' | 'hold-and-win' | 'wilds' | 'multipliers' | 'jackpot')[];
  /** In money play one scheduled draw serves all players; a demo draws for its player alone. */
  isShared: boolean;
  /** Time moves its rounds: results are heights, and a move names one. */
  climbs: boolean;
  start: Start;
  idle: Idle;
}

const LOW_VARIANCE = 3;
const HIGH_VARIANCE = 25;
const volatilityOf = (facts: Facts | null): Volatility => {
  if (facts === null) return 'none';
  if (facts.variance < LOW_VARIANCE) return 'low';
  return facts.variance < HIGH_VARIANCE ? 'medium' : 'high';
};

type Details = Pick<GameModel, 'grid' | 'features'>;
const DETAILS: Partial<Record<ModelId, Details>> = {
  'slot-classic-3x3': { grid: { columns: 3, rows: 3, lines: 5, ways: null }, features: [] },
  'slot-lines-5x3': { grid: { columns: 5, rows: 3, lines: 10, ways: null }, features: ['wilds', 'jackpot'] },
  'slot-ways-243': { grid: { columns: 5, rows: 3, lines: null, ways: 243 }, features: ['wilds', 'jackpot'] },
  'slot-cascade-6x5': { grid: { columns: 6, rows: 5, lines: null, ways: null }, features: ['cascades', 'multipliers'] },
  'slot-free-spins': { grid: { columns: 5, rows: 3, lines: 10, ways: null }, features: ['wilds', 'free-spins', 'multipliers'] },
  'slot-hold-respin': { grid: { columns: 3, rows: 3, lines: null, ways: null }, features: ['hold-and-win', 'jackpot'] },
  'scratch-multiplier': { features: ['multipliers'] },
};
const SHARED: readonly ModelId[] = ['tv-draw', 'live-roulette', 'live-baccarat', 'virtual-football', 'virtual-racing', 'crash', 'bingo-75'];
const STAKE = { min: 1, max: 500 };
/** Of a game that returns more than it takes with best play: one unit a round (README, "Published tables"). */
const FULL_PAY_STAKE = { min: 1, max: 5 };
const stakeOf = (facts: Facts | null): GameModel['stake'] => {
  if (facts === null) return { min: 0, max: 0 };
  return facts.rtp > 1 ? FULL_PAY_STAKE : STAKE;
};

/** All games with their type and return. @spec CS-05 */
export const MODELS: readonly GameModel[] = (Object.keys(OUTLINES) as ModelId[]).map((id) => {
  const { family, options, start = 'play', idle = family, climbs = false } = OUTLINES[id];
  const facts = FACTS[id] ?? null;
  return {
    id,
    family,
    facts,
    volatility: volatilityOf(facts),
    stake: stakeOf(facts),
    options,
    features: [],
    ...DETAILS[id],
    isShared: SHARED.includes(id),
    ...{ climbs, start, idle },
  };
});

/** Whether its bets lie on the places of a table. */
export const isTableOf = ({ options }: Pick<GameModel, 'options'>): boolean => options.some(({ kind }) => kind === 'bets');

/** Finds a model by id; undefined for an unknown id. */
export const modelOf = (id: string): GameModel | undefined => MODELS.find((model) => model.id === id);
