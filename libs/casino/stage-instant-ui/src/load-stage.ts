import type { Idle } from '@touchline/casino-game-math';
import type { LoadStage, StageGame } from '@touchline/casino-stage-ui';

/** Each stage is a separate chunk: a game loads one. */
const STAGES: { readonly [Table in Idle]?: () => Promise<StageGame> } = {
  coin: async () => (await import('./coin/coin-stage.ts')).COIN,
};

/** Stages of instant, number and virtual games by their empty table; a table without one keeps the board of `casino/game-ui`. */
export const loadStage: LoadStage = async (idle) => (await STAGES[idle]?.()) ?? null;
