import { marketTypeOf } from '@touchline/betting-rules';
import type { BuilderLeg } from '@touchline/betting-contract';
import type { NameContext, Names } from './use-names.ts';

/** Market kinds whose outcomes are clear without the market's name. */
const CLEAR_ALONE: ReadonlySet<string> = new Set(['result', 'double-chance', 'total', 'handicap', 'exact-score', 'half-time-full-time']);

/**
 * Text of a bet builder leg: `Over 2.5`, or with its market where the outcome alone is not clear: `Both teams to score: Yes`. @spec BT-10
 */
export function legWords(
  names: Pick<Names, 'market' | 'outcome'>,
  { marketTypeId, outcomeTypeId, param, outcomeName }: Pick<BuilderLeg, 'marketTypeId' | 'outcomeTypeId' | 'param' | 'outcomeName'>,
  context: NameContext,
): string {
  const line = param === null ? {} : { param };
  const outcome = { typeId: outcomeTypeId, ...line, ...(outcomeName !== null && { name: outcomeName }) };
  const pick = names.outcome(outcome, { typeId: marketTypeId, ...line }, { context });
  const type = marketTypeOf(marketTypeId);
  const isAlone = type?.period === 0 && type.measure === 'score' && CLEAR_ALONE.has(type.key);
  return isAlone ? pick : `${names.market(marketTypeId, context)}: ${pick}`;
}
