import type { DuelModel, GoalsModel, PointsModel, SetsModel } from '../types.ts';

/** Low counts, football by default. */
export const goals = (more: Partial<GoalsModel>): GoalsModel => ({
  kind: 'goals',
  mean: 2.7,
  homeEdge: 0.14,
  pauseSeconds: 0,
  breakSeconds: 900,
  periodSeconds: 2700,
  hasSetPieces: false,
  hasOvertime: false,
  ...more,
});
/** High counts of single points by default. */
export const points = (more: Partial<PointsModel>): PointsModel => ({
  kind: 'points',
  mean: 160,
  homeEdge: 0.02,
  values: [[1, 1]],
  pauseSeconds: 0,
  breakSeconds: 120,
  periodSeconds: 600,
  hasOvertime: false,
  ...more,
});
/** Two sets to 21 by default. */
export const sets = (more: Partial<SetsModel>): SetsModel => ({
  kind: 'sets',
  setsToWin: 2,
  target: 21,
  lastTarget: more.target ?? 21,
  lead: 2,
  unitSeconds: 25,
  breakSeconds: 90,
  edge: 0.12,
  ...more,
});
/** Rounds of five minutes by default. */
export const duel = (more: Partial<DuelModel>): DuelModel => ({
  kind: 'duel',
  roundSeconds: 300,
  breakSeconds: 60,
  stopChance: 0.2,
  ...more,
});
