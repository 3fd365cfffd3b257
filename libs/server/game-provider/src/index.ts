export { createGameProvider, type GameProviderSettings, type ServedAnswer, type ServedGames } from './app.ts';
export type { BookedRound } from './books.ts';
export { startGameProvider } from './start.ts';
export { NoAnswer, openWalletClient, type Send, type WalletClient, WalletRefusal } from './wallet-client.ts';
