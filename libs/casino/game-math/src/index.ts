export { drawOf, type Draw } from './core/draw.ts';
export { type Bet, FAMILIES, type Family, type Move, type Option, paid, type Played, type Rules } from './core/model.ts';
export type { BetResult, Card, GridStep, GridWin, Hand, Scene } from './core/scene.ts';
export { rankOf, suitOf } from './core/cards.ts';
export type { Facts } from './core/facts-shape.ts';
export { type GameModel, modelOf, MODELS, type Volatility } from './models.ts';
export { resultOf } from './shared-result.ts';
export { cycleOf, stakeRange } from './stakes.ts';
export { climbedAfter, climbMove, climbTime, isClimbing, isModelId, type ModelId, moveByRule, rulesOf } from './rules.ts';
