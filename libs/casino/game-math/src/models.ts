import type { Family, Option } from './core/model.ts';
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
  /** Stake limits of a round, as a fraction and a multiple of the currency's minimum coupon stake. */
  stake: { min: number; max: number };
  options: readonly Option[];
  /** Reels by rows, lines or ways of a slot. */
  grid?: { columns: number; rows: number; lines: number | null; ways: number | null };
  features: readonly ('free-spins' | 'cascades' | 'hold-and-win' | 'wilds' | 'multipliers' | 'jackpot')[];
  /** In money play one scheduled draw serves all players; a demo draws for its player alone. */
  isShared: boolean;
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

/** All games with their type and return. @spec CS-05 */
export const MODELS: readonly GameModel[] = (Object.keys(OUTLINES) as ModelId[]).map((id) => {
  const { family, options } = OUTLINES[id];
  const facts = FACTS[id] ?? null;
  return {
    id,
    family,
    facts,
    volatility: volatilityOf(facts),
    stake: family === 'skill' ? { min: 0, max: 0 } : STAKE,
    options,
    features: [],
    ...DETAILS[id],
    isShared: SHARED.includes(id),
  };
});

/** Finds a model by id; undefined for an unknown id. */
export const modelOf = (id: string): GameModel | undefined => MODELS.find((model) => model.id === id);
