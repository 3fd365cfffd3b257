export { createFrameSite, type FrameSiteDeps, type Unstaked } from './frame-site.ts';
export { createGamesApi, type GamesApi, type RoundBet, type RoundMove } from './games-api.ts';
