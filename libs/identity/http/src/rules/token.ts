import type { Token } from '@touchline/identity-contract';

/** Whether a token may be sent: it is there and its end lies in the future; at its very end it is no longer valid. @spec HT-01 */
export function isTokenValid(token: Token | null, nowMs: number): token is Token {
  return token !== null && token.token !== '' && token.expiresAt > nowMs;
}
