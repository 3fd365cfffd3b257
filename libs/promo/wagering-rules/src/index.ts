export { GAME_PERCENT, type GameKind, MOST_FACTOR, termsProblem, type WagerProduct, type WagerTerms } from './terms.ts';
export { contribution, type StakeLine, type StakeVerdict, type Wagering, wageringOf, type WagerStake } from './wagering.ts';
