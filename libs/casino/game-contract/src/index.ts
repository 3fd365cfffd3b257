export { gameCalls } from './calls.ts';
export { walletCalls } from './wallet-calls.ts';
export { FRAME_VERSION, type FromGame, type FromSite, type GameInit, type PauseReason, type Refused, type Versioned } from './frame.ts';
export type { TableBet, TableClimb, TableView } from './table.ts';
export type {
  Launch,
  NoMoney,
  RoundAnswer,
  RoundProof,
  RoundRecord,
  RoundRefusal,
  RoundStatus,
  RoundView,
  SeedPair,
  Seeds,
  ServedRound,
} from './rounds.ts';
