export { drawOf, type Draw } from './core/draw.ts';
export {
  type Bet,
  type Climb,
  type Idle,
  type Move,
  type Option,
  paid,
  type Played,
  type Rules,
  stakeOfMove,
  type Start,
} from './core/model.ts';
export { MOST_BETS } from './core/bets.ts';
export type { BetResult, Card, GridStep, GridWin, Hand, RolledBet, Scene } from './core/scene.ts';
export { JOKER_CARD, rankOf, suitOf } from './core/cards.ts';
export { totalOf } from './tables/blackjack.ts';
export { bestMove } from './tables/blackjack-play.ts';
export { baccaratTotal } from './tables/baccarat.ts';
export type { Facts } from './core/facts-shape.ts';
export { type GameModel, isTableOf, modelOf, MODELS, type Volatility } from './models.ts';
export { resultOf } from './shared-result.ts';
export { cycleOf, stakeRange } from './stakes.ts';
export { climbOf, entryOf, isModelId, type ModelId, moveByRule, rulesOf } from './rules.ts';
export { MODEL_GROUPS, type ModelEntry, type ModelGroup } from './catalogue/model-entry.ts';
export { JACKPOT, jackpotShare } from './jackpot.ts';
export type { PayGrid, PayGridName, PayLabel, PayReturn, PayRule, PayRuleName, PayTable, PayUnit, PayWord } from './pay-table/shapes.ts';
