export { MailingSettings } from './MailingSettings.tsx';
export { withMailing } from './with-mailing.tsx';
export { SecurityPage } from './SecurityPage.tsx';
