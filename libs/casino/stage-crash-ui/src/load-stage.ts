import type { Idle } from '@touchline/casino-game-math';
import type { LoadStage, StageGame } from '@touchline/casino-stage-ui';

const STAGES: { readonly [Table in Idle]?: () => Promise<StageGame> } = {
  crash: async () => (await import('./crash/crash-stage.ts')).CRASH,
};

/** The stage of a climb; a game of another table keeps its board. */
export const loadStage: LoadStage = async (idle) => (await STAGES[idle]?.()) ?? null;
