export { MailingSettings } from './MailingSettings.tsx';
