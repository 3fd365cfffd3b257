import type { BuilderLeg } from '@touchline/betting-contract';

/** The fields of a price that a leg stores. @spec BT-10 */
export const legOf = ({
  gameId,
  marketId,
  outcomeId,
  marketTypeId,
  outcomeTypeId,
  param,
  outcomeName,
  subKind,
  coef,
}: BuilderLeg): BuilderLeg => ({ gameId, marketId, outcomeId, marketTypeId, outcomeTypeId, param, outcomeName, subKind, coef });
