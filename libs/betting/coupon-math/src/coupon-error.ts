/** What is wrong with a field. */
export type InputProblem = 'not-whole' | 'too-low' | 'too-large' | 'unknown' | 'missing' | 'wrong-count';

/**
 * Input that makes no coupon. Nothing was counted: a figure for it would be a guess, and a guess may be paid.
 * @spec CP-01 OD-02
 * @example
 * try {
 *   settleCoupon({ typeId: CouponType.Single, amount: 100, bets: [{ coef: 2000, statusId: 99 as BetStatus }] });
 * } catch (error) {
 *   if (error instanceof CouponError) console.log(error.field, error.problem); // bets[0].statusId unknown
 * }
 */
export class CouponError extends RangeError {
  /** Which value, as a path: `amount`, `systemValue`, `bets[2].coef`. */
  readonly field: string;
  readonly problem: InputProblem;
  /** The value itself, as it was given. */
  readonly value: unknown;

  constructor(field: string, problem: InputProblem, value: unknown, message: string) {
    super(message);
    this.name = 'CouponError';
    this.field = field;
    this.problem = problem;
    this.value = value;
  }
}
