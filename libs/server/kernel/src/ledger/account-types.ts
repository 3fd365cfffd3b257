/** Kind of the account that holds a player's prepaid money: it pays stakes beside the main account of its currency, and nothing else. */
export const PREPAID_TYPE = 20;
