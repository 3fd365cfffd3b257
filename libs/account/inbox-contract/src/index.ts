export { inboxCalls } from './calls.ts';
export {
  ALL_INBOX_KINDS,
  DAY_MINUTES,
  INBOX_KINDS,
  INBOX_PATH,
  INBOX_TOPICS,
  type InboxKind,
  type InboxTopic,
  NEEDS_PLAYER,
} from './kinds.ts';
export type { InboxAnswer, InboxCount, InboxItem, InboxSettings, SaveInboxSettings } from './inbox.ts';
