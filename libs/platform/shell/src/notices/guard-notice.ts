import { noticeShown } from './notices.slice.ts';

/** The notice for a guard. Guards ask at every navigation, but the notice appears only once. @spec GD-04 GD-15 */
export const guardNotice = (name: 'update-available' | 'terms-changed') =>
  name === 'update-available'
    ? noticeShown({ topic: name, type: 'question', group: 'update' })
    : noticeShown({ topic: name, type: 'warning', group: 'terms' });
