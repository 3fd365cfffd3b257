import type { MarketKindKey } from '../markets/market-kinds.ts';
import { marketTypeId, type Measure } from '../markets/market-types.ts';
import type { GameResult } from './game-result.ts';
import { settleOutcome } from './settle-outcome.ts';

/** Home scores at 10 and (from the spot) 30, away at 60 and by an own goal at 80, home again at 90. 3:2, at half-time 2:0. */
export const match: GameResult = {
  main: [3, 2],
  periods: [
    [2, 0],
    [1, 2],
  ],
  corners: {
    main: [4, 6],
    periods: [
      [3, 1],
      [1, 5],
    ],
  },
  cards: {
    main: [1, 2],
    periods: [
      [0, 1],
      [1, 1],
    ],
  },
  red: [0, 0],
  incidents: [
    { kind: 'goal', team: 1, periodId: 1, player: 'Ana Ferrer' },
    { kind: 'penalty', team: 1, periodId: 1, player: 'Mia Lund' },
    { kind: 'goal', team: 2, periodId: 2, player: 'Ivy Okoro' },
    { kind: 'own-goal', team: 2, periodId: 2, player: 'Ana Ferrer' },
    { kind: 'goal', team: 1, periodId: 2, player: 'Mia Lund' },
  ],
};

export interface SettlementCase {
  key: MarketKindKey;
  outcome: number;
  param?: number | null;
  period?: number;
  measure?: Measure;
  name?: string;
}
export const settle = ({ key, outcome, param = null, period = 0, measure = 'score', name }: SettlementCase, result: GameResult = match) =>
  settleOutcome({ marketTypeId: marketTypeId(key, period, measure), outcomeTypeId: outcome, param, name }, result);
