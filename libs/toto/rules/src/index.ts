export {
  CORRECT_SCORES,
  MAPS,
  MARGINS,
  TOTO_RULES,
  TOTO_SECTIONS,
  totoSectionOf,
  type TotoCategory,
  type TotoRules,
  type TotoSection,
} from './toto/sections.ts';
export { outcomeOf, type Score } from './toto/outcome-of.ts';
export {
  combinationCount,
  combinations,
  combinationsFrom,
  entryProblem,
  type EntryProblem,
  MOST_COMBINATIONS,
  MOST_TIMES,
  type Picks,
} from './toto/entry.ts';
export { type GameOutcome, hitCounts } from './toto/hits.ts';
export { type CategoryResult, type PoolInput, type PoolResult, sharePool, ticketPrize } from './toto/pool.ts';
export { type Chance, fillAtRandom, fillWithFavourites } from './toto/fill.ts';
export { choose } from './lotto/counting.ts';
export {
  type BingoLottery,
  type ClassicLottery,
  type KenoLottery,
  LOTTERIES,
  type Lottery,
  LOTTERY_RULES,
  type LotteryId,
  lotteryOf,
  type LottoPrize,
  type RaffleLottery,
} from './lotto/lotteries.ts';
export { chanceOfAnyPrize, chanceOfRight, expectedReturn, prizeOdds, type PrizeOdds } from './lotto/odds.ts';
export {
  combinationsOf,
  entrySize,
  MOST_DRAWS,
  type NumbersProblem,
  numbersProblem,
  priceOf,
  prizeTimes,
  quickPick,
  rightCounts,
} from './lotto/ticket.ts';
export { BALL_MS, CLOSES_BEFORE_MS, drawTime, openDraw, shownCount } from './lotto/schedule.ts';
export { checkDraw, commitmentOf, drawNumbers, type DrawProof, type ProofCheck } from './lotto/proof.ts';
