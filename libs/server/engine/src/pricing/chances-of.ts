import { CHANCES, type OutcomeChances } from './chances.ts';
import { fairChance } from './draft.ts';

const MILLION = 1_000_000;

/** The chances of a priced outcome; those of its odds where its price has none. */
export const chancesOf = (
  { coef, [CHANCES]: chances }: { coef: number; [CHANCES]?: OutcomeChances },
  marketTypeId: number,
): OutcomeChances => chances ?? chancesAt(coef, marketTypeId, { won: 0 });

/**
 * The chances at which odds that a test has fixed are fair: as likely to return the stake as before.
 *
 * @param chances - in millionths, of the price of the model.
 */
export function chancesAt(
  coef: number,
  marketTypeId: number,
  { returned = 0, halfWon = 0, halfReturned = 0 }: OutcomeChances,
): OutcomeChances {
  const back = Math.min(MILLION, returned + Math.floor((halfWon + halfReturned) / 2));
  const won = Math.floor((fairChance(marketTypeId, coef) * (MILLION - back)) / MILLION);
  return back === 0 ? { won } : { won, returned: back };
}
