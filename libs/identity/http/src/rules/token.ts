import type { Token } from '@touchline/identity-contract';

/** Whether a token may be sent: it exists and expires in the future; at the exact time of its expiry it is invalid. @spec HT-01 */
export function isTokenValid(token: Token | null, nowMs: number): token is Token {
  return token !== null && token.token !== '' && token.expiresAt > nowMs;
}
