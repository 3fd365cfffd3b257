import { marketTypeId } from './market-types.ts';
import { OUTCOME } from './outcome.ts';

/** Market and outcome of the bet builder: several outcomes of one match, sold as one. @spec BT-10 */
export const BUILDER = { marketTypeId: marketTypeId('builder'), outcomeTypeId: OUTCOME.Combination } as const;

/** First combination id. Ids of the line stay below it as long as championship ids do not exceed 670. */
const FIRST_COMBINATION = 2 ** 52;

/** Whether an outcome id is that of a bet builder combination. @spec BT-10 */
export const isCombination = (outcomeId: number): boolean => outcomeId >= FIRST_COMBINATION;

/** Id of a combination from 48 bits of the hash of its legs. @spec BT-10 */
export const combinationId = (bits: number): number => FIRST_COMBINATION + bits;

const HALF_LINE = 500;

/** Whether a line splits the stake: 2.25 is half on 2 and half on 2.5. Such outcomes can't be combined. @spec BT-10 */
export const isQuarterLine = (param: number | null | undefined): boolean =>
  param !== null && param !== undefined && param % HALF_LINE !== 0;
