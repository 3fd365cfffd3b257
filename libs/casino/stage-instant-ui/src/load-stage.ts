import type { Idle } from '@touchline/casino-game-math';
import type { LoadStage, StageGame } from '@touchline/casino-stage-ui';

/** Each stage is a separate chunk: a game loads one. */
const STAGES: { readonly [Table in Idle]?: () => Promise<StageGame> } = {
  coin: async () => (await import('./coin/coin-stage.ts')).COIN,
  dice: async () => (await import('./dice/dice-stage.ts')).DICE,
  limbo: async () => (await import('./limbo/limbo-stage.ts')).LIMBO,
  plinko: async () => (await import('./plinko/plinko-stage.ts')).PLINKO,
  mines: async () => (await import('./mines/mines-stage.ts')).MINES,
  hilo: async () => (await import('./hilo/hilo-stage.ts')).HILO,
  'high-low': async () => (await import('./high-low/high-low-stage.ts')).HIGH_LOW,
  wheel: async () => (await import('./wheel/wheel-stage.ts')).WHEEL,
  scratch: async () => (await import('./scratch/scratch-stage.ts')).SCRATCH,
  keno: async () => (await import('./numbers/numbers-stage.ts')).NUMBERS.keno,
  draw: async () => (await import('./numbers/numbers-stage.ts')).NUMBERS.draw,
  fishing: async () => (await import('./fishing/fishing-stage.ts')).FISHING,
  racing: async () => (await import('./racing/racing-stage.ts')).RACING,
  bingo: async () => (await import('./bingo/bingo-stage.ts')).BINGO,
};

/** Stages of instant and number games by their empty table; a table without one keeps the board of `casino/game-ui`. */
export const loadStage: LoadStage = async (idle) => (await STAGES[idle]?.()) ?? null;
