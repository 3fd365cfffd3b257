export type { BetWords } from './bet-words.ts';
export { OpenBets, type OpenBetsProps } from './OpenBets.tsx';
export { betNeed, type BetNeed } from './rules/bet-need.ts';
