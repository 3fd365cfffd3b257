/** A player's prepaid money. */
export interface Prepaid {
  accountId: number;
  balance: number;
}

/** The account that a player stakes from, as it is while the player is locked; minor units. */
export interface StakeAccount {
  id: number;
  type: number;
  currencyIso: string;
  balance: number;
  /** Pays stakes beside it; null for none. */
  prepaid: Prepaid | null;
}
