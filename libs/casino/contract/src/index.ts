export { casinoCalls } from './calls.ts';
export { CASINO_FEATURES, CASINO_KINDS, type CasinoFeature, type CasinoKind } from './models.ts';
export {
  CASINO_MOST_GAMES,
  CASINO_PAGE_SIZE,
  CASINO_SECTIONS,
  CASINO_SORTS,
  CASINO_TAGS,
  CASINO_THEMES,
  CASINO_VOLATILITIES,
  type CasinoFilter,
  type CasinoSection,
  type CasinoSort,
  type CasinoTag,
  type CasinoTheme,
  type CasinoVolatility,
  LOBBY_ROWS,
  ORIGINALS,
  type PreviewQuery,
} from './catalogue.ts';
export type {
  CasinoCatalogue,
  CasinoGame,
  CasinoJackpot,
  CasinoLobby,
  CasinoOverview,
  CasinoPreview,
  CasinoProvider,
  CasinoProviders,
  LobbyRow,
  MyCasino,
} from './games.ts';
export { MOST_FAVOURITES, PLAY_BARRIERS, type PlayBarrier } from './mine.ts';
export {
  BONUS_IDS,
  type BonusId,
  bonusIdOf,
  CASINO_BONUSES,
  type CasinoBonus,
  COUNTED_ROUNDS,
  OLD_BONUS_ID,
  SPINS_OF_A_UNIT,
  TOURNAMENT_IDS,
  type TournamentId,
  tournamentIdOf,
} from './offers.ts';
export type {
  CasinoTournament,
  CasinoTournaments,
  JoinedTournament,
  MyOffers,
  TakenBonus,
  TakenState,
  TournamentPage,
  TournamentPlace,
  TournamentPrize,
  TournamentState,
} from './tournaments.ts';
