/** Recorded error codes by subject. An unlisted code is recorded as `other`, so that adding one is a conscious decision. @spec AN-08 */
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
    'password-characters',
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
    'password-characters',
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

/** The code to record. @spec AN-08 */
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

/** The subject whose errors a call reports, by path; null for other calls. @spec AN-08 */
export const subjectOf = (path: string): TrackedSubject | null => PATHS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
