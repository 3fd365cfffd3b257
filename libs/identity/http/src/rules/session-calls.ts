/** Path of the call that gives a fresh token for the session cookie. @spec HT-02 */
export const GET_TOKEN_PATH = '/web-api/user/gettoken';

const WEB_API = '/web-api/';
/** Elsewhere, and a player's all the same. @spec CF-03 */
const ACCOUNT_CONFIG_PATH = '/bff-api/config/account.json';

/** Calls that anybody may make and what their answers say about the session; every other path of the web API is for players and carries the token. */
const SESSION_PATHS: Readonly<Record<string, SessionFact>> = {
  '/web-api/session': 'tells-who',
  [GET_TOKEN_PATH]: 'none',
  '/web-api/user/login': 'gives-token',
  '/web-api/user/logout': 'ends',
  '/web-api/registration/fast': 'gives-token',
  '/web-api/registration/options': 'none',
  '/web-api/user/cookies-agreement': 'none',
  // The cookie of the session opens them.
  '/web-api/api-v3/v2/user/agreement-rules/status': 'none',
  '/web-api/api-v3/v2/user/agreement-rules/confirm': 'none',
  '/web-api/payments/availability': 'none',
  '/web-api/secure-data': 'none',
};

/** Calls that anybody may make, and that answer a player about what is theirs: codes, accounts. */
const BETTER_WITH_TOKEN: readonly string[] = ['/web-api/coupon/quote'];

export type SessionFact = 'tells-who' | 'gives-token' | 'ends' | 'none';

/** Whether a request to the path carries the access token. @spec HT-01 */
export function carriesToken(path: string): boolean {
  return path === ACCOUNT_CONFIG_PATH || (path.startsWith(WEB_API) && SESSION_PATHS[path] === undefined);
}

/** Whether a request carries the token where a player is known, and goes without one otherwise: nobody is asked who they are for it. @spec HT-01 */
export const carriesKnownToken = (path: string): boolean => BETTER_WITH_TOKEN.includes(path);

/** What the answer of a call teaches about the session. */
export function sessionFact(path: string): SessionFact {
  return SESSION_PATHS[path] ?? 'none';
}
