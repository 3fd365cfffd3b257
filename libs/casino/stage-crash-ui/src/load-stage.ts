import type { LoadStage } from '@touchline/casino-stage-ui';

/** The stage of a climb; a game of another table keeps its board. */
export const loadStage: LoadStage = async (idle) => (idle === 'crash' ? (await import('./crash/crash-stage.ts')).CRASH : null);
