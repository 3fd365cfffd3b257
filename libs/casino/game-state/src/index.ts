export { createFrameSite, type FrameSiteDeps } from './frame-site.ts';
export { createGamesApi, type GamesApi, type RoundBet, type RoundMove } from './games-api.ts';
export { sha256, verifyRound, type Verified } from './verify-round.ts';
