export {
  type InboxChange,
  inboxSettingsShown,
  inboxSettingsWanted,
  inboxShown,
  inboxSlice,
  type InboxState,
  selectInbox,
} from './inbox.slice.ts';
export { inboxModule } from './module.ts';
