/** What an operator can take from an account by itself: to bet, to play games, to buy tickets, to deposit, to get rewards. @spec ID-29 */
export const RIGHTS = ['bets', 'games', 'tickets', 'deposits', 'rewards'] as const;
export type Right = (typeof RIGHTS)[number];
/** Whether a player has each right. */
export type Rights = Readonly<Record<Right, boolean>>;
