/** A price for the board, and whether it can be bet on. Coefficient in thousandths. */
export interface PriceWrite {
  id: number;
  coef: number;
  isBlocked: boolean;
}
