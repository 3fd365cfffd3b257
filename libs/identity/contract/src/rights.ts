/** Rights that an operator can withdraw separately: betting, games, tickets, deposits, rewards. @spec ID-29 */
export const RIGHTS = ['bets', 'games', 'tickets', 'deposits', 'rewards'] as const;
export type Right = (typeof RIGHTS)[number];
/** Whether a player has each right. */
export type Rights = Readonly<Record<Right, boolean>>;
