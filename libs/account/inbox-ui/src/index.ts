export { InboxBell, type InboxBellProps } from './bell/InboxBell.tsx';
export { InboxItems, type InboxItemsProps } from './items/InboxItems.tsx';
export { InboxSettingsForm, type InboxSettingsFormProps } from './settings/InboxSettingsForm.tsx';
