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

/** Parts of a player's data that a change is reported of; the page requests what it shows of them. */
export const PLAYER_PARTS = ['balance', 'bets', 'notices'] as const;
export type PlayerPart = (typeof PLAYER_PARTS)[number];

/** State of the player's part of a stream: changes follow, the session has ended, or there are no changes on this stream. */
export const PLAYER_STREAM_STATES = ['open', 'ended', 'off'] as const;

/** Minutes of a day. */
export const DAY_MINUTES = 1440;

/** Path of the inbox page, without the language; the page belongs to the office. */
export const INBOX_PATH = '/office/notifications';
