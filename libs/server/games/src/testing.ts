export { drawsOf, hashOfSeed } from './fair.ts';
export { examinedControl, faultsDashboard, openedControl, recordExaminedControl } from './faults.ts';
export { jackpotsHeld } from './jackpot-ledger.ts';
export { JACKPOT, winsJackpot } from './jackpots.ts';
export { ROUND } from './product.ts';
export { recordOf, replay, readRound, type RoundRow } from './rounds/round-row.ts';
export { ROUND_WAITS_MS, settleDue } from './rounds/rounds-worker.ts';
export { GAMES, gamesOn, loseRound } from './testing/games-calls.ts';
