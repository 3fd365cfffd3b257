import type { Calls } from '@touchline/shared-contract';

/** Calls of the server of a provider that plays its rounds itself. Each body is signed; the edge passes none of them on. */
export const walletCalls = {
  /** Who plays, on which game, with how much. */
  session: { method: 'POST', path: '/wallet-api/v1/:provider/session', auth: 'none' },
  balance: { method: 'POST', path: '/wallet-api/v1/:provider/balance', auth: 'none' },
  /** Stakes in a round; the first stake of a name opens the round. */
  debit: { method: 'POST', path: '/wallet-api/v1/:provider/debit', auth: 'none' },
  /** What a round returns, and whether it is over. */
  credit: { method: 'POST', path: '/wallet-api/v1/:provider/credit', auth: 'none' },
  /** Takes a stake back whose fate the provider does not know. */
  rollback: { method: 'POST', path: '/wallet-api/v1/:provider/rollback', auth: 'none' },
} as const satisfies Calls;
