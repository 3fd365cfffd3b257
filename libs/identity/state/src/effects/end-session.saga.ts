import type { ErrorCode } from '@touchline/shared-contract';
import { HttpError } from '@touchline/shared-http';
import { put, select } from 'typed-redux-saga';
import { selectIsPlayer, signedOut, type SignOutReason } from '../session.slice.ts';

const UNAUTHORIZED = 401;
const REASONS: Partial<Record<ErrorCode, SignOutReason>> = { 'session-limit-ended': 'session-limit', 'session-idle': 'idle' };

/** Maps the code of a 401 to the reason why the session ended. @spec RG-12 ID-15 */
export const signOutReason = (code: string): SignOutReason => REASONS[code as ErrorCode] ?? 'expired';

/** Ends the session after a 401 despite a fresh token; the caller displays any other error. @spec AUTH-2 RG-12 */
export function* endSessionOn401(error: unknown) {
  const isPlayer = yield* select(selectIsPlayer);
  if (!isPlayer || !(error instanceof HttpError) || error.status !== UNAUTHORIZED) return;
  yield* put(signedOut({ reason: signOutReason(error.code) }));
}
