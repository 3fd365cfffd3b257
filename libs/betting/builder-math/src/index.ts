export {
  chanceOfAll,
  type CombinationPrice,
  type CombinationProblem,
  type CombinationRefusal,
  LONGEST_COEF,
  priceCombination,
  type Thousandths,
} from './builder-price.ts';
export { LegFate } from './leg-fate.ts';
export { joinPatterns, MOST_LEGS, type Pattern, patternsOf } from './patterns.ts';
export { expectedCoef, type SettledCombination, settleCombination } from './settle-combination.ts';
