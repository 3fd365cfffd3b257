import { Id, Money, Seconds, TimeZone, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { inboxCalls as calls } from './calls.ts';
import { ALL_INBOX_KINDS, DAY_MINUTES, INBOX_TOPICS, type InboxKind } from './kinds.ts';

const Topic = z.enum(INBOX_TOPICS);
const Minute = z.int().check(z.minimum(0), z.maximum(DAY_MINUTES - 1));

/** An event that the player is notified of. */
export const InboxItem = z.object({
  id: Id,
  topic: Topic,
  kind: z.enum(ALL_INBOX_KINDS as readonly [InboxKind, ...InboxKind[]]),
  at: Seconds,
  isRead: z.boolean(),
  /** Whether the player has to act; otherwise the item is informational. */
  needsPlayer: z.boolean(),
  /** Id of the bet, the payment or the request. */
  ref: z.string(),
  amount: z.nullable(z.object({ amount: Money, iso: z.string(), exponent: z.int() })),
});
export type InboxItem = z.infer<typeof InboxItem>;

export const InboxCount = z.object({
  /** Number of unread items; items from quiet hours count once the hours are over. */
  unread: z.int(),
  needsPlayer: z.int(),
});
export type InboxCount = z.infer<typeof InboxCount>;

export const InboxAnswer = z.object({
  /** Set during a break, in which no items exist or are created. */
  excludedUntil: z.nullable(Seconds),
  items: z.array(InboxItem),
});
export type InboxAnswer = z.infer<typeof InboxAnswer>;
export const ReadInbox = z.strictObject({ upTo: Id });

const Quiet = z.object({ from: Minute, to: Minute });
export const InboxSettings = z.object({
  topics: z.array(z.object({ topic: Topic, isOn: z.boolean() })),
  /** Quiet hours in minutes of the player's day, in which no badge is shown; null if off. */
  quiet: z.nullable(Quiet),
});
export type InboxSettings = z.infer<typeof InboxSettings>;
export const SaveInboxSettings = z.strictObject({
  off: z.array(Topic).check(z.maxLength(INBOX_TOPICS.length)),
  quiet: z.nullable(z.strictObject({ from: Minute, to: Minute })),
  /** The zone of the page; pages from before zones had names send the minutes by which their clock is ahead of UTC. */
  zone: z.union([TimeZone, z.int().check(z.minimum(-DAY_MINUTES), z.maximum(DAY_MINUTES))]),
});
export type SaveInboxSettings = z.infer<typeof SaveInboxSettings>;

const about = <const A extends z.ZodMiniType>(summary: string, answer: A) =>
  ({ tag: 'Inbox', summary, answers: { 200: answer }, spec: ['AC-06', 'LIM-5'] }) as const;

/** Calls of the inbox with their schemas. */
export const inboxContract = {
  inbox: withSchemas(calls.inbox, about('Notifications of the player, newest first', InboxAnswer)),
  inboxCount: withSchemas(calls.inboxCount, about('How much is unread', InboxCount)),
  inboxRead: withSchemas(calls.inboxRead, {
    ...about('Marks items as read, up to one', InboxCount),
    duringBreak: 'open',
    body: ReadInbox,
  }),
  inboxSettings: withSchemas(calls.inboxSettings, about('Notification settings of the player', InboxSettings)),
  inboxSettingsSave: withSchemas(calls.inboxSettingsSave, {
    ...about('Changes the notification settings', InboxSettings),
    duringBreak: 'open',
    body: SaveInboxSettings,
  }),
};
