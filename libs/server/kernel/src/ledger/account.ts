/** A player's prepaid money. */
export interface Prepaid {
  accountId: number;
  balance: number;
}

/** The account that a player stakes from, read while the player is locked; minor units. */
export interface StakeAccount {
  id: number;
  type: number;
  currencyIso: string;
  balance: number;
  /** Prepaid money that can pay part of a stake; null for none. */
  prepaid: Prepaid | null;
}
