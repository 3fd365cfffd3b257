import type { ModelId } from './catalogue/index.ts';
import type { ModelEntry, ModelGroup } from './catalogue/model-entry.ts';
import type { Idle, Option, Start } from './core/model.ts';
import type { Facts } from './core/facts-shape.ts';
import { OUTLINES } from './outlines.ts';

export type Volatility = 'low' | 'medium' | 'high' | 'none';

/** A playable game with its figures. */
export interface GameModel {
  id: ModelId;
  family: string;
  group: ModelGroup;
  /** Figures for the standard choice; null for a game without a stake. */
  facts: Facts | null;
  volatility: Volatility;
  /** Stake limits of a round in fifths of a round amount of the currency; 0 for a game without a stake. */
  stake: { min: number; max: number };
  options: readonly Option[];
  /** Reels by rows, lines or ways of a slot. */
  grid?: ModelEntry['grid'];
  features: NonNullable<ModelEntry['traits']>;
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

const STAKE = { min: 1, max: 500 };
/** Of a game that returns more than it takes with best play: one unit a round (README, "Published tables"). */
const FULL_PAY_STAKE = { min: 1, max: 5 };
const stakeOf = (facts: Facts | null): GameModel['stake'] => {
  if (facts === null) return { min: 0, max: 0 };
  return facts.rtp > 1 ? FULL_PAY_STAKE : STAKE;
};

/** All games with their type and return. @spec CS-05 */
export const MODELS: readonly GameModel[] = (Object.keys(OUTLINES) as ModelId[]).map((id) => {
  const { facts = null, traits = [], start = 'play', isShared = false, climbs = false, ...outline } = OUTLINES[id];
  return {
    id,
    ...outline,
    facts,
    volatility: volatilityOf(facts),
    stake: stakeOf(facts),
    features: traits,
    ...{ isShared, climbs, start },
  };
});

/** Whether its bets lie on the places of a table. */
export const isTableOf = ({ options }: Pick<GameModel, 'options'>): boolean => options.some(({ kind }) => kind === 'bets');

/** Finds a model by id; undefined for an unknown id. */
export const modelOf = (id: string): GameModel | undefined => MODELS.find((model) => model.id === id);
