/** Sections of the account, named as in the specification. Pages refer to them in the manifest (`analytics`). @spec AN-05 */
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

/** Whether a page's name is an account section. */
export const isAccountSection = (name: string): name is AccountSection => (ACCOUNT_SECTIONS as readonly string[]).includes(name);

/** Sections without a page, recognised by a call. */
const BY_CALL: readonly (readonly [prefix: string, section: AccountSection])[] = [
  ['/web-api/office/wallets/', 'wallets'],
  ['/web-api/user/mailing', 'mailing'],
  // The authenticator's code is shown as a QR code.
  ['/web-api/user/two-step', 'auth_qr'],
];

/** The account section that a call belongs to; null for most calls. @spec AN-05 */
export const sectionOfCall = (path: string): AccountSection | null => BY_CALL.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
