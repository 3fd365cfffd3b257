/** Type of the accounts of prepaid money, which only pays stakes, together with the main account of the same currency. */
export const PREPAID_TYPE = 20;
