/** Sections of the account, by the specification's names. A page of a section has its name in the manifest (`analytics`). @spec AN-05 */
export const ACCOUNT_SECTIONS = [
  'bet_history',
  'recharge',
  'withdrawal',
  'history_pay',
  'personal_data',
  'security',
  'bring_friend',
  'auth_qr',
  'mailing',
  'promo_check',
  'cashback',
  'bonuses',
  'wallets',
  'account',
  'sports',
] as const;
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

/** Whether a page's name is a section of the account. */
export const isAccountSection = (name: string): name is AccountSection => (ACCOUNT_SECTIONS as readonly string[]).includes(name);

/** Sections that are no page of their own: a call of theirs is what shows that somebody is there. */
const BY_CALL: readonly (readonly [prefix: string, section: AccountSection])[] = [
  ['/web-api/office/wallets/', 'wallets'],
  ['/web-api/user/mailing', 'mailing'],
  // The code of an authenticator is shown as a QR code.
  ['/web-api/user/two-step', 'auth_qr'],
];

/** The section of the account that a call belongs to; null for most calls. @spec AN-05 */
export const sectionOfCall = (path: string): AccountSection | null => BY_CALL.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
