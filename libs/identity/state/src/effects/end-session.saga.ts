import type { ErrorCode } from '@touchline/shared-contract';
import { HttpError } from '@touchline/shared-http';
import { put, select } from 'typed-redux-saga';
import { selectIsPlayer, signedOut, type SignOutReason } from '../session.slice.ts';

const UNAUTHORIZED = 401;
const REASONS: Partial<Record<ErrorCode, SignOutReason>> = { 'session-limit-ended': 'session-limit', 'session-idle': 'idle' };

/** Why a session ended, by the code of the 401. @spec RG-12 ID-15 */
export const signOutReason = (code: string): SignOutReason => REASONS[code as ErrorCode] ?? 'expired';

/** A 401 that came through in spite of a fresh token ends the session; everything else is the caller's to show. @spec AUTH-2 RG-12 */
export function* endSessionOn401(error: unknown) {
  const isPlayer = yield* select(selectIsPlayer);
  if (!isPlayer || !(error instanceof HttpError) || error.status !== UNAUTHORIZED) return;
  yield* put(signedOut({ reason: signOutReason(error.code) }));
}
