/** Account types: 0 main, 4 bonus, 9 currency. @spec AC-01 */
export const AccountType = { Main: 0, Bonus: 4, Currency: 9 } as const;
export type AccountType = (typeof AccountType)[keyof typeof AccountType];
