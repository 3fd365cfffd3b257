export { inboxCalls, playerStreamCalls } from './calls.ts';
export {
  ALL_INBOX_KINDS,
  DAY_MINUTES,
  INBOX_KINDS,
  INBOX_PATH,
  INBOX_TOPICS,
  type InboxKind,
  type InboxTopic,
  NEEDS_PLAYER,
  PLAYER_PARTS,
  PLAYER_STREAM_STATES,
  type PlayerPart,
} from './kinds.ts';
export type { InboxAnswer, InboxCount, InboxItem, InboxSettings, SaveInboxSettings } from './inbox.ts';
export type { PlayerChangesAnswer, PlayerChannel, PlayerStreamEvent } from './player-stream.ts';
