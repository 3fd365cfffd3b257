/** A price for the board, and whether it is locked. Coefficient in thousandths. */
export interface PriceWrite {
  id: number;
  coef: number;
  isBlocked: boolean;
}
