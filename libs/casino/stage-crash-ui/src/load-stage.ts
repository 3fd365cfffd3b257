import type { LoadStage } from '@touchline/casino-stage-ui';

/** Stages of this family by their empty table. Each is imported here when it exists; until then the board of `casino/game-ui` is kept. */
export const loadStage: LoadStage = async () => null;
