/** Codes inside `errors[].code` that clients act on. */
export const ErrorCode = {
  WrongCredentials: 'wrong-credentials',
  TooManyTries: 'too-many-tries',
  Unauthorized: 'unauthorized',
  Forbidden: 'forbidden',
  /** With 403: the player is banned. @spec GD-07 */
  AccountRestricted: 'account-restricted',
  /** With 403: the player has excluded themselves; `endsAt` (seconds) tells until when. @spec LIM-5 */
  SelfExcluded: 'self-excluded',
  /** With 403: a reality check must be answered before anything is staked. @spec LIM-7 */
  RealityCheckDue: 'reality-check-due',
  /** With 401 or, at sign-in, 403: the session limit is used up; `endsAt` (seconds) tells until when. @spec RG-12 */
  SessionLimitEnded: 'session-limit-ended',
  NotFound: 'not-found',
  /** It was there and will not be again. */
  Gone: 'gone',
  BadRequest: 'bad-request',
  LoginTaken: 'login-taken',
  /** With 400 and number 100, 111, 112 or 113: the request is taken with the answer of a captcha. @spec HT-04 */
  Captcha: 'captcha',
  /** With 400 and number 110: the request is taken with a fingerprint that is valid. @spec HT-06 */
  Fingerprint: 'fingerprint',
  /** With 401: nobody has touched the page for as long as the site allows. @spec ID-15 */
  SessionIdle: 'session-idle',
  /** The code is not the one that was sent, and it may be tried again. @spec ID-27 */
  WrongCode: 'wrong_code',
  /** The code's time is over, by the server's clock; or it was used, or tried too often. @spec ID-27 */
  TimeUp: 'time_up',
  /** The player's present password was asked for and is another one. */
  WrongPassword: 'wrong-password',
  /** The new password is too easy to guess. */
  WeakPassword: 'weak-password',
  /** The person is not of age where they live. */
  UnderAge: 'under-age',
  /** The link or the approval is not one of ours, or was used. */
  LinkUsed: 'link-used',
  IdReused: 'id-reused',
  StillRunning: 'still-running',
  WrongUser: 'wrong-user',
  /** With 409: the placement names no quote, an old one, or one that is not what the player saw. @spec ODD-3 */
  QuoteMissing: 'quote-missing',
  QuoteExpired: 'quote-expired',
  QuoteMismatch: 'quote-mismatch',
  Unavailable: 'unavailable',
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];
