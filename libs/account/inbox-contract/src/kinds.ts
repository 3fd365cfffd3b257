/** What a player can be told of; each is switched by itself. */
export const INBOX_TOPICS = ['bet', 'withdrawal', 'support'] as const;
export type InboxTopic = (typeof INBOX_TOPICS)[number];

/** What happened, by topic: each has words of its own. */
export const INBOX_KINDS = {
  bet: ['bet-won', 'bet-lost', 'bet-returned', 'bet-cashed-out'],
  withdrawal: ['withdrawal-sent', 'withdrawal-received', 'withdrawal-returned'],
  support: ['support-answered', 'appeal-answered'],
} as const satisfies Record<InboxTopic, readonly string[]>;
export type InboxKind = (typeof INBOX_KINDS)[InboxTopic][number];
export const ALL_INBOX_KINDS: readonly InboxKind[] = Object.values(INBOX_KINDS).flat();

/** What waits for the player to do something, and not only to be read. */
export const NEEDS_PLAYER: readonly InboxKind[] = ['withdrawal-returned', 'support-answered', 'appeal-answered'];

/** Minutes of a day. */
export const DAY_MINUTES = 1440;

/** Page of the inbox, without the language: a page that the office brings. */
export const INBOX_PATH = '/office/notifications';
