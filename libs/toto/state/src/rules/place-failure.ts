import type { HttpError } from '@touchline/shared-http';
import type { TicketRefusal } from '@touchline/toto-contract';

/** Why nothing was placed: the backend's reason, or the code of its error. */
export type PlaceFailure =
  TicketRefusal | 'self-excluded' | 'account-restricted' | 'reality-check-due' | 'signed-out' | 'not-arrived' | 'refused';

/** Codes that the player is told as they are. */
const TOLD = ['self-excluded', 'account-restricted', 'reality-check-due'] as const;
const UNAUTHORIZED = 401;
const CLIENT_ERRORS = 400;
const SERVER_ERRORS = 500;

/** Whether the backend has said no for good; anything else may have been placed and is asked again under the same id. */
export const isRefusal = ({ status, code }: Pick<HttpError, 'status' | 'code'>): boolean =>
  status >= CLIENT_ERRORS && status < SERVER_ERRORS && code !== 'still-running' && status !== 408 && status !== 429;

/** What the player is told about a refusal. */
export function failureOf({ status, code }: Pick<HttpError, 'status' | 'code'>): PlaceFailure {
  if (status === UNAUTHORIZED) return 'signed-out';
  return TOLD.find((known) => known === code) ?? 'refused';
}
