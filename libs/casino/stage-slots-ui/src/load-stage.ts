import type { LoadStage } from '@touchline/casino-stage-ui';

/** The stage of slots; a table of another family keeps the board of `casino/game-ui`. */
export const loadStage: LoadStage = async (idle) => (idle === 'slots' ? (await import('./slots/slot-stage.ts')).SLOTS : null);
