export { inboxContract, InboxAnswer, InboxCount, InboxItem, InboxSettings, ReadInbox, SaveInboxSettings } from './inbox.ts';
export { PlayerChangesAnswer, PlayerChannel, PlayerStreamEvent, playerStreamContract } from './player-stream.ts';
