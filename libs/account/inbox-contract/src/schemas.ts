export { inboxContract, InboxAnswer, InboxCount, InboxItem, InboxSettings, ReadInbox, SaveInboxSettings } from './inbox.ts';
