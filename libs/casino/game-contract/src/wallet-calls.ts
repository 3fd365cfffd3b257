import type { Calls } from '@touchline/shared-contract';

/** Wallet API for servers of providers that run their own rounds. Each body is signed; the edge does not proxy these calls. */
export const walletCalls = {
  /** Player, game and balance of a session. */
  session: { method: 'POST', path: '/wallet-api/v1/:provider/session', auth: 'none' },
  balance: { method: 'POST', path: '/wallet-api/v1/:provider/balance', auth: 'none' },
  /** Takes a stake; the first stake with a new round name opens the round. */
  debit: { method: 'POST', path: '/wallet-api/v1/:provider/debit', auth: 'none' },
  /** Pays the return of a round and reports whether it is over. */
  credit: { method: 'POST', path: '/wallet-api/v1/:provider/credit', auth: 'none' },
  /** Reverses a stake whose outcome is unknown to the provider. */
  rollback: { method: 'POST', path: '/wallet-api/v1/:provider/rollback', auth: 'none' },
} as const satisfies Calls;
