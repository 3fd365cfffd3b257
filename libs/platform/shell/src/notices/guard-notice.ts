import { noticeShown } from './notices.slice.ts';

/** The notice that a guard asks for. It asks again at every navigation; the notice is there once. @spec GD-04 GD-15 */
export const guardNotice = (name: 'update-available' | 'terms-changed') =>
  name === 'update-available'
    ? noticeShown({ topic: name, type: 'question', group: 'update' })
    : noticeShown({ topic: name, type: 'warning', group: 'terms' });
