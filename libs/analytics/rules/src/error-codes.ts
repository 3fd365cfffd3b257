/** Codes that are told, by what failed. A code that is not in its list is told as `other`: a new one is a decision. @spec AN-08 */
export const TRACKED_CODES = {
  login: [
    'wrong-credentials',
    'too-many-tries',
    'account-restricted',
    'self-excluded',
    'session-limit-ended',
    'wrong_code',
    'time_up',
    'captcha',
    'bad-request',
    'network-error',
  ],
  registration: [
    'login-taken',
    'weak-password',
    'under-age',
    'bad-request',
    'captcha',
    'too-many-tries',
    'wrong_code',
    'time_up',
    'network-error',
  ],
  password_change: [
    'wrong-password',
    'weak-password',
    'link-used',
    'wrong_code',
    'time_up',
    'too-many-tries',
    'bad-request',
    'network-error',
  ],
  contact_add: ['wrong-password', 'login-taken', 'wrong_code', 'time_up', 'too-many-tries', 'bad-request', 'network-error'],
  wallet: [
    'forbidden',
    'bad-request',
    'not-found',
    'currency-not-addable',
    'wallet-kept-for-type',
    'wallet-kept-for-money',
    'wallet-kept-for-active',
    'wallet-kept-for-bets',
    'rate-expired',
    'amount-too-small',
    'not-enough-money',
    'unavailable',
    'too-many-tries',
    'network-error',
  ],
} as const;
export type TrackedSubject = keyof typeof TRACKED_CODES;

/** The code as it is told. @spec AN-08 */
export const trackedCode = (subject: TrackedSubject, code: string): string =>
  (TRACKED_CODES[subject] as readonly string[]).includes(code) ? code : 'other';

const PATHS: readonly (readonly [prefix: string, subject: TrackedSubject])[] = [
  ['/web-api/user/login', 'login'],
  ['/web-api/registration/f', 'registration'],
  ['/web-api/user/password', 'password_change'],
  ['/web-api/user/contact', 'contact_add'],
  ['/web-api/office/wallets', 'wallet'],
  ['/web-api/account/active', 'wallet'],
  ['/web-api/office/conversion', 'wallet'],
];

/** What a call of the contract is about, where its failures are told; by its path. @spec AN-08 */
export const subjectOf = (path: string): TrackedSubject | null => PATHS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
