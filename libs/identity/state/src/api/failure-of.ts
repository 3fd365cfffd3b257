import { CLIENT_STATUS, toHttpError } from '@touchline/shared-http';
import type { Failure } from '../rules/failure-key.ts';

/** Converts an error of a call to a failure. */
export function failureOf(error: unknown): Failure {
  const { status, code } = toHttpError(error);
  return { status: status === CLIENT_STATUS.NetworkError ? null : status, code };
}
