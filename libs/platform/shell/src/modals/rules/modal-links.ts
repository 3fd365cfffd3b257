import type { ModalName } from '@touchline/platform-state';

/** A modal that an address opens: the query that asks for it, and whether it is for guests alone. @spec RT-09 */
interface ModalLink {
  query: string;
  modal: ModalName;
  isForGuests: boolean;
}

const LINKS: readonly ModalLink[] = [
  { query: 'showForgotPasswordModal', modal: 'forgot-password', isForGuests: true },
  { query: 'showLoginModal', modal: 'login', isForGuests: true },
  { query: 'showRegistrationModal', modal: 'registration', isForGuests: true },
  { query: 'showSupport', modal: 'support', isForGuests: false },
];
const ASKED = '1';

/** Modals that make no sense for a player. */
export const isForGuests = (modal: ModalName): boolean => LINKS.some((link) => link.modal === modal && link.isForGuests);

/** The modal that an address asks for, and that this person may see. @spec RT-09 */
export function modalOfQuery(
  search: string,
  { isPlayer, isRegistrationOpen }: { isPlayer: boolean; isRegistrationOpen: boolean },
): ModalName | null {
  const query = new URLSearchParams(search);
  const link = LINKS.find(({ query: name }) => query.get(name) === ASKED);
  if (link === undefined || (link.isForGuests && isPlayer)) return null;
  return link.modal === 'registration' && !isRegistrationOpen ? null : link.modal;
}

/** The same address without what asks for a modal, so that a reload does not open it again. */
export function withoutModalQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const { query: name } of LINKS) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
