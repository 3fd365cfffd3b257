import { defineMessages } from 'react-intl';
import type { NoticeTopic } from './notices.slice.ts';

/** What each notice says in a few words. @spec NT-03 NT-04 */
export const noticeTitles = defineMessages({
  'signed-in': { id: 'shell.notice.signedIn', defaultMessage: 'You are signed in' },
  'signed-out': { id: 'shell.notice.signedOut', defaultMessage: 'You are signed out' },
  'session-expired': { id: 'shell.notice.expired', defaultMessage: 'Your session ended, please sign in again' },
  'signed-out-elsewhere': { id: 'shell.notice.elsewhere', defaultMessage: 'You signed out in another tab' },
  'update-available': { id: 'shell.notice.update', defaultMessage: 'A new version of the site is ready' },
  'terms-changed': { id: 'shell.notice.terms', defaultMessage: 'Our terms have changed' },
  adblock: { id: 'shell.notice.adblock', defaultMessage: 'An ad blocker is on' },
  maintenance: { id: 'shell.notice.maintenance', defaultMessage: 'Maintenance' },
  saved: { id: 'shell.status.saved', defaultMessage: 'Saved' },
  'action-saved': { id: 'shell.status.actionSaved', defaultMessage: 'Your change is saved' },
  'request-error': { id: 'shell.status.request', defaultMessage: 'The request was not understood' },
  unauthorized: { id: 'shell.status.unauthorized', defaultMessage: 'Please sign in first' },
  forbidden: { id: 'shell.status.forbidden', defaultMessage: 'This is not allowed' },
  terms: { id: 'shell.status.terms', defaultMessage: 'The changed terms have to be confirmed first' },
  'missing-page': { id: 'shell.status.missing', defaultMessage: 'There is no such page' },
  'technical-error': { id: 'shell.status.technical', defaultMessage: 'Something broke on our side' },
} satisfies Record<NoticeTopic, object>);

/** What it means and what comes next, where there is more to say. */
export const noticeWords = defineMessages({
  'update-available': {
    id: 'shell.notice.update.words',
    defaultMessage: 'Load the page again when it suits you; your coupon stays.',
  },
  'terms-changed': { id: 'shell.notice.terms.words', defaultMessage: 'Please read and confirm them before your next bet.' },
  adblock: {
    id: 'shell.notice.adblock.words',
    defaultMessage: 'It may hide parts of this site, prices among them. If something is missing, allow this site in its settings.',
  },
});
