/**
 * Who may call: anybody (`none`), a browser with the session cookie (`session`), anybody, with the access token where a player is known
 * (`known`), or a player with a fresh access token (`token`). @spec HT-01
 */
export type CallAuth = 'none' | 'session' | 'known' | 'token';

/** One call, as a client needs it: no schema and no schema library. Paths name parameters as `:name`. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly auth: CallAuth;
  /** What the answer says about the session: whose it is, a new access token, or that it has ended. @spec HT-01 */
  readonly tells?: 'who' | 'token' | 'end';
  /** Whether a browser may use a kept answer. */
  readonly isCacheable?: boolean;
}

/** Calls of one subject by name. */
export type Calls = Readonly<Record<string, Call>>;
