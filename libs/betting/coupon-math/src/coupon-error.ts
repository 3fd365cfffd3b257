/** Kind of invalid input. */
export type InputProblem = 'not-whole' | 'too-low' | 'too-large' | 'unknown' | 'missing' | 'wrong-count';

/**
 * Invalid input. Nothing is computed, because a guessed figure might be paid out.
 * @spec CP-01 OD-02
 * @example
 * try {
 *   settleCoupon({ typeId: CouponType.Single, amount: 100, bets: [{ coef: 2000, statusId: 99 as BetStatus }] });
 * } catch (error) {
 *   if (error instanceof CouponError) console.log(error.field, error.problem); // bets[0].statusId unknown
 * }
 */
export class CouponError extends RangeError {
  /** Path of the invalid value: `amount`, `systemValue`, `bets[2].coef`. */
  readonly field: string;
  readonly problem: InputProblem;
  /** The invalid value itself. */
  readonly value: unknown;

  constructor(field: string, problem: InputProblem, value: unknown, message: string) {
    super(message);
    this.name = 'CouponError';
    this.field = field;
    this.problem = problem;
    this.value = value;
  }
}
