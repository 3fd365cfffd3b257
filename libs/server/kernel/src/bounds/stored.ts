import type { ContractCall } from '@touchline/shared-contract/schemas';

/** Whom or what a bound applies to; `everybody` is one count for all. */
export type Whose = 'address' | 'visit' | 'player' | 'conversation' | 'coupon' | 'everybody';

/** What happens beyond a bound: a refusal with this status; dropped with a success answer; or stored, with the oldest deleted. */
export type Over = 409 | 413 | 429 | 'dropped' | 'oldest out';

/** A limit on what one address, one player or everybody together may store. */
export interface Bound {
  /** Key of the bound in `TOUCHLINE_BOUNDS`. */
  readonly name: string;
  readonly whose: Whose;
  readonly most: number;
  /** Unit: `serve` counts `calls`; the code that stores them counts `rows` and `bytes`. */
  readonly of: 'calls' | 'rows' | 'bytes';
  /** Length of the fixed window in which the count starts anew; absent if the bound limits what is stored at one time. */
  readonly windowMs?: number;
  readonly over: Over;
}

/** A kind of data that clients can store. Every table that a call inserts into is listed in one of these. @spec SEC-6 SRV-5 */
export interface Stored {
  /** Name of the row in docs/bounds.md. */
  readonly what: string;
  readonly tables: readonly string[];
  /** Calls of the contract that store it, other routes as `METHOD /path`; `any` if the rows are a side effect of many calls. */
  readonly calls: readonly (ContractCall | string)[] | 'any';
  readonly bounds: readonly Bound[];
  /** What else limits the size of the table, in words, such as one row for each player. */
  readonly ceiling?: string;
  /** How long it is kept, in words. */
  readonly kept: string;
}

export const routeOf = (call: ContractCall | string): string => (typeof call === 'string' ? call : `${call.method} ${call.path}`);

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

const MB = 1024 * 1024;
/** Stakes in all products together; rejected ones count too, because the answer to each is stored. @spec CP-26 */
export const STAKES_OF_PLAYER: Bound = { name: 'stakes-of-player', whose: 'player', most: 10_000, of: 'rows', windowMs: DAY_MS, over: 429 };
/** Files uploaded from one address by all its players together. @spec AC-04 AC-09 */
export const UPLOADS_OF_ADDRESS: Bound = {
  ...{ name: 'uploads-of-address', whose: 'address', most: 100 * MB, of: 'bytes', windowMs: DAY_MS, over: 429 },
};

/** Rows that the kernel writes as a side effect of calls. */
export const KERNEL_STORES: readonly Stored[] = [
  {
    what: 'Counters of attempts and of stored data',
    tables: ['rate_windows', 'stored_counts'],
    calls: 'any',
    bounds: [],
    ceiling: 'one row per limit and address or player',
    kept: 'an hour; counters until their window ends',
  },
  {
    what: 'Stakes of a session in games within a minute',
    tables: ['session_stakes'],
    calls: 'any',
    bounds: [],
    ceiling: '30 rows per session',
    kept: 'a minute; the last ones with their session',
  },
  {
    what: 'Movements of money',
    tables: ['ledger_transactions', 'ledger_entries'],
    calls: 'any',
    bounds: [],
    ceiling: 'two to six rows per stake, payment or reward, each of which is limited',
    kept: 'permanently',
  },
  {
    what: 'Events for the inbox',
    tables: ['player_events'],
    calls: 'any',
    bounds: [],
    ceiling: 'one per response, payment or settled bet',
    kept: 'until delivered',
  },
  {
    what: 'Self-exclusions, and accounts held for them',
    tables: ['excluded_people', 'held_accounts'],
    calls: 'any',
    bounds: [],
    ceiling: 'one row per excluded player; five per account and excluded player',
    kept: 'until the exclusion ends',
  },
  {
    what: 'Hashes of passports, and of removed phones and e-mails',
    tables: ['personal_marks'],
    calls: 'any',
    bounds: [],
    ceiling: 'one row per profile and per confirmed phone or e-mail',
    kept: 'as the profile; phones, e-mails until the exclusion ends',
  },
  {
    what: 'Letters that wait for the mail server, and the outbox outside production',
    tables: ['outgoing_messages'],
    calls: 'any',
    bounds: [],
    ceiling: 'one row per code and per change of a password or second factor, each of which is limited',
    kept: 'letters until they are delivered, with a code at most 10 minutes, others a day; the outbox a day',
  },
  {
    what: 'Items of background work that fail',
    tables: ['stuck_items'],
    calls: 'any',
    bounds: [],
    ceiling: 'one row per bet, round, ticket, payment or letter that fails, each of which is limited',
    kept: 'until it is done, or two hours after the last attempt was due',
  },
  {
    what: 'Keys and settings of the backend',
    tables: ['settings'],
    calls: 'any',
    bounds: [],
    ceiling: 'a dozen rows',
    kept: 'permanently',
  },
];
