import type { BuilderLeg } from '@touchline/betting-contract';

/** What of a price its leg keeps. @spec BT-10 */
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
