/**
 * Who may call: anyone (`none`), a browser with the session cookie (`session`), anyone, with the access token of a known player (`known`),
 * or a player with a fresh access token (`token`).
 *
 * @spec HT-01
 */
export type CallAuth = 'none' | 'session' | 'known' | 'token';

/** One call from the client's view: no schemas and no schema library. Path parameters are written `:name`. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly auth: CallAuth;
  /** What the answer changes in the session: its player, a new access token, or its end. @spec HT-01 */
  readonly sessionChange?: 'who' | 'token' | 'end';
  /** Whether a browser may use a cached answer. */
  readonly isCacheable?: boolean;
}

/** Calls of one subject, by name. */
export type Calls = Readonly<Record<string, Call>>;
