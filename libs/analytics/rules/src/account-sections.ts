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
const BY_CALL: readonly (readonly [path: RegExp, section: AccountSection])[] = [
  [/^\/web-api\/office\/wallets\//, 'wallets'],
  [/^\/web-api\/user\/mailing/, 'mailing'],
  // Sign-in by QR code: a code is asked for on one device and read on another. Waiting for the approval polls, and is not counted.
  [/^\/web-api\/user\/(?:login\/qr|qr\/look)$/, 'auth_qr'],
];

/** The section of the site whose pages are sports. */
const SPORTS = 'betting';

/** The account section that a call belongs to; null for most calls. @spec AN-05 */
export const sectionOfCall = (path: string): AccountSection | null => BY_CALL.find(([of]) => of.test(path))?.[1] ?? null;

/** The account section of a page: the one that its manifest names, and `sports` for the pages of sports; null for most pages. @spec AN-05 */
export const sectionOfPage = ({ name, section }: { name: string; section: string }): AccountSection | null =>
  isAccountSection(name) ? name : section === SPORTS ? 'sports' : null;
