import { defineMessages } from 'react-intl';
import type { NoticeTopic } from './notices.slice.ts';

/** Titles of the notices. @spec NT-03 NT-04 */
export const noticeTitles = defineMessages({
  'signed-in': { id: 'shell.notice.signedIn', defaultMessage: 'Signed in' },
  'signed-out': { id: 'shell.notice.signedOut', defaultMessage: 'Signed out' },
  'session-expired': { id: 'shell.notice.expired', defaultMessage: 'Your session has expired. Please sign in again.' },
  'signed-out-elsewhere': { id: 'shell.notice.elsewhere', defaultMessage: 'You were signed out in another tab' },
  'session-limit': { id: 'main_session_limit_ended', defaultMessage: "You've reached your session limit" },
  'on-a-break': { id: 'shell.notice.break', defaultMessage: "You're on a break" },
  'break-planned': { id: 'shell.notice.breakPlanned', defaultMessage: 'Your self-exclusion starts soon' },
  'session-idle': { id: 'shell.notice.idle', defaultMessage: 'Signed out: inactive' },
  'break-failed': { id: 'shell.notice.breakFailed', defaultMessage: "Your break hasn't started. Please try again." },
  'update-available': { id: 'shell.notice.update', defaultMessage: 'A new version is available' },
  'terms-changed': { id: 'shell.notice.terms', defaultMessage: "We've updated our terms" },
  redirected: { id: 'shell.notice.redirected', defaultMessage: 'You were taken to another page' },
  adblock: { id: 'shell.notice.adblock', defaultMessage: 'Ad blocker detected' },
  maintenance: { id: 'shell.notice.maintenance', defaultMessage: 'Scheduled maintenance' },
  saved: { id: 'shell.status.saved', defaultMessage: 'Saved' },
  'action-saved': { id: 'shell.status.actionSaved', defaultMessage: 'Changes saved' },
  'request-error': { id: 'shell.status.request', defaultMessage: "Something's wrong with this request" },
  unauthorized: { id: 'shell.status.unauthorized', defaultMessage: 'Please sign in first' },
  forbidden: { id: 'shell.status.forbidden', defaultMessage: "You don't have access to this" },
  terms: { id: 'shell.status.terms', defaultMessage: 'Please accept the updated terms first' },
  'missing-page': { id: 'shell.status.missing', defaultMessage: 'Page not found' },
  'technical-error': { id: 'shell.status.technical', defaultMessage: 'Something went wrong on our side' },
} satisfies Record<NoticeTopic, object>);

/** What it means and what to do next, where there is more to say. */
export const noticeWords = defineMessages({
  'update-available': {
    id: 'shell.notice.update.words',
    defaultMessage: "Reload when you're ready. Your coupon is saved.",
  },
  'session-idle': {
    id: 'shell.notice.idle.words',
    defaultMessage: 'Your coupon is saved.',
  },
  'session-limit': { id: 'main_session_limit_visit_tomorrow', defaultMessage: 'We signed you out. You can sign in again later.' },
  'terms-changed': { id: 'shell.notice.terms.words', defaultMessage: 'Please review and accept them before your next bet.' },
  adblock: {
    id: 'shell.notice.adblock.words',
    defaultMessage: 'It may hide parts of the site, including odds. If something is missing, allow this site in your ad blocker.',
  },
});
