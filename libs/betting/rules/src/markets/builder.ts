import { marketTypeId } from './market-types.ts';
import { OUTCOME } from './outcome.ts';

/** Market and outcome of a bet builder: several outcomes of one match that are sold as one. @spec BT-10 */
export const BUILDER = { marketTypeId: marketTypeId('builder'), outcomeTypeId: OUTCOME.Combination } as const;

/** Ids of combinations start here. Those of the line end below: a championship with the id 670 is the last that fits. */
const FIRST_COMBINATION = 2 ** 52;

/** Whether an outcome is a combination of the bet builder, by its id. @spec BT-10 */
export const isCombination = (outcomeId: number): boolean => outcomeId >= FIRST_COMBINATION;

/** Id of a combination from 48 bits of a hash of its legs. @spec BT-10 */
export const combinationId = (bits: number): number => FIRST_COMBINATION + bits;

const HALF_LINE = 500;

/** Whether a line can be half won: 2.25 is half on 2 and half on 2.5. Such outcomes are sold alone. @spec BT-10 */
export const isQuarterLine = (param: number | null | undefined): boolean =>
  param !== null && param !== undefined && param % HALF_LINE !== 0;
