import type { HttpError } from '@touchline/shared-http';
import type { TicketRefusal } from '@touchline/toto-contract';

/** Why nothing was placed: the backend's reason, or an error code. */
export type PlaceFailure =
  TicketRefusal | 'self-excluded' | 'account-restricted' | 'reality-check-due' | 'signed-out' | 'not-arrived' | 'refused';

/** Error codes with their own message. */
const KNOWN_CODES = ['self-excluded', 'account-restricted', 'reality-check-due'] as const;
const UNAUTHORIZED = 401;
const CLIENT_ERRORS = 400;
const SERVER_ERRORS = 500;

/** Whether the rejection is final. After any other error the ticket may have been placed, so it is retried with the same id. */
export const isRefusal = ({ status, code }: Pick<HttpError, 'status' | 'code'>): boolean =>
  status >= CLIENT_ERRORS && status < SERVER_ERRORS && code !== 'still-running' && status !== 408 && status !== 429;

/** Maps an error to the failure shown to the player. */
export function failureOf({ status, code }: Pick<HttpError, 'status' | 'code'>): PlaceFailure {
  if (status === UNAUTHORIZED) return 'signed-out';
  return KNOWN_CODES.find((known) => known === code) ?? 'refused';
}
