import { noticeShown } from './notices.slice.ts';

/** The notice for a guard. Guards ask at every navigation, but the notice appears only once. @spec GD-04 GD-15 */
export const guardNotice = (name: 'update-available' | 'terms-changed') =>
  name === 'update-available'
    ? noticeShown({ topic: name, type: 'question', group: 'update' })
    : noticeShown({ topic: name, type: 'warning', group: 'terms' });

/** Says on the page that a visitor was redirected to why the other page was not shown, in the redirect service's words. @spec GD-20 */
export const redirectNotice = (reasons: readonly string[]) =>
  noticeShown({ topic: 'redirected', type: 'info', group: 'redirect', detail: reasons.join(' ') });
