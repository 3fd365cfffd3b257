/** Codes inside `errors[].code` that clients act on. */
export const ErrorCode = {
  WrongCredentials: 'wrong-credentials',
  TooManyTries: 'too-many-tries',
  Unauthorized: 'unauthorized',
  Forbidden: 'forbidden',
  /** With 403: the player is banned. @spec GD-07 */
  AccountRestricted: 'account-restricted',
  /** With 403: the player is self-excluded, until `endsAt` (seconds). @spec LIM-5 */
  SelfExcluded: 'self-excluded',
  /** With 403: a reality check must be answered before anything is staked. @spec LIM-7 */
  RealityCheckDue: 'reality-check-due',
  /** With 401 or, at sign-in, 403: the session limit is used up until `endsAt` (seconds). @spec RG-12 */
  SessionLimitEnded: 'session-limit-ended',
  NotFound: 'not-found',
  /** The resource existed and will not come back. */
  Gone: 'gone',
  BadRequest: 'bad-request',
  LoginTaken: 'login-taken',
  /** With 400 and number 100, 111, 112 or 113: the request needs the answer to a captcha. @spec HT-04 */
  Captcha: 'captcha',
  /** With 400 and number 110: the request needs a valid fingerprint. @spec HT-06 */
  Fingerprint: 'fingerprint',
  /** With 401: the session was idle for longer than the site allows. @spec ID-15 */
  SessionIdle: 'session-idle',
  /** The code is wrong; another try is allowed. @spec ID-27 */
  WrongCode: 'wrong_code',
  /** The code has expired by the server's clock, was used, or was tried too often. @spec ID-27 */
  TimeUp: 'time_up',
  /** The current password is wrong. */
  WrongPassword: 'wrong-password',
  /** The new password is too easy to guess. */
  WeakPassword: 'weak-password',
  /** The new password has control, invisible or unassigned characters. */
  PasswordCharacters: 'password-characters',
  /** The person is under the legal age where they live. */
  UnderAge: 'under-age',
  /** The link or approval is unknown or was used before. */
  LinkUsed: 'link-used',
  IdReused: 'id-reused',
  StillRunning: 'still-running',
  WrongUser: 'wrong-user',
  /** With 409: the placement has no quote, an old one, or one that differs from what the player saw. @spec ODD-3 */
  QuoteMissing: 'quote-missing',
  QuoteExpired: 'quote-expired',
  QuoteMismatch: 'quote-mismatch',
  Unavailable: 'unavailable',
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];
