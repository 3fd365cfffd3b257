import type { Calls } from '@touchline/shared-contract';

const BASE = '/web-api/payments/v1';

/** Deposits, withdrawals and enquiries about them. @spec AC-04 */
export const paymentCalls = {
  /** Payment methods of a country and currency; needs no sign-in. */
  methods: { method: 'GET', path: `${BASE}/methods`, auth: 'none' },
  /** The origin that a payment page may frame. */
  frame: { method: 'GET', path: `${BASE}/frame`, auth: 'none' },
  cashier: { method: 'GET', path: `${BASE}/cashier`, auth: 'token' },
  deposit: { method: 'POST', path: `${BASE}/deposits`, auth: 'token' },
  withdraw: { method: 'POST', path: `${BASE}/withdrawals`, auth: 'token' },
  cancel: { method: 'POST', path: `${BASE}/deposits/cancel`, auth: 'token' },
  payment: { method: 'GET', path: `${BASE}/payments/:ref`, auth: 'token' },
  payments: { method: 'GET', path: `${BASE}/payments`, auth: 'token' },
} as const satisfies Calls;

/** Enquiries about payments: conversations with support. @spec AC-04 */
export const enquiryCalls = {
  topics: { method: 'GET', path: `${BASE}/enquiries/topics`, auth: 'token' },
  list: { method: 'GET', path: `${BASE}/enquiries`, auth: 'token' },
  one: { method: 'GET', path: `${BASE}/enquiries/:id`, auth: 'token' },
  open: { method: 'POST', path: `${BASE}/enquiries`, auth: 'token' },
  say: { method: 'POST', path: `${BASE}/enquiries/messages`, auth: 'token' },
  read: { method: 'POST', path: `${BASE}/enquiries/read`, auth: 'token' },
  addFile: { method: 'POST', path: `${BASE}/enquiries/files`, auth: 'token' },
  file: { method: 'GET', path: `${BASE}/enquiries/files/:file`, auth: 'token' },
} as const satisfies Calls;
