/** Topics of notifications; each can be switched separately. */
export const INBOX_TOPICS = ['bet', 'withdrawal', 'support'] as const;
export type InboxTopic = (typeof INBOX_TOPICS)[number];

/** Kinds of events by topic; each has its own message. */
export const INBOX_KINDS = {
  bet: ['bet-won', 'bet-lost', 'bet-returned', 'bet-cashed-out'],
  withdrawal: ['withdrawal-sent', 'withdrawal-received', 'withdrawal-returned'],
  support: ['support-answered', 'appeal-answered'],
} as const satisfies Record<InboxTopic, readonly string[]>;
export type InboxKind = (typeof INBOX_KINDS)[InboxTopic][number];
export const ALL_INBOX_KINDS: readonly InboxKind[] = Object.values(INBOX_KINDS).flat();

/** Kinds that require an action of the player. */
export const NEEDS_PLAYER: readonly InboxKind[] = ['withdrawal-returned', 'support-answered', 'appeal-answered'];

/** Minutes of a day. */
export const DAY_MINUTES = 1440;

/** Path of the inbox page, without the language; the page belongs to the office. */
export const INBOX_PATH = '/office/notifications';
