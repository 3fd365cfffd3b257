import { pauseAfter, toHttpError } from '@touchline/shared-http';
import type { Action } from '@reduxjs/toolkit';
import { endSessionOn401 } from '@touchline/identity-state';
import { call, delay, put, type SagaGenerator } from 'typed-redux-saga';

const PAUSES_MS = [500, 1500, 4000] as const;
const LOOK_AGAIN_MS = 500;
/** Polls for a pending decision; after these the list of coupons shows the result. */
const MOST_LOOKS = 40;

interface Answered {
  status: 'accepted' | 'rejected' | 'pending' | 'unknown';
  decidedAt?: number;
}

/** One intent under one id: how to send it, and how to look up its answer. */
export interface Intent<A extends Answered> {
  send: () => Promise<A>;
  look: () => Promise<A | { status: 'unknown' }>;
  /** Action for a pending answer. The backend decides at this time of its clock, in milliseconds; undefined if it gave none. */
  waits: (decidedAt: number | undefined) => Action;
  /** Logs a lost answer. */
  lost: () => void;
}

/** An intent that ended without a decision: refused with a status and a code, or null if no answer arrived. */
export interface Unanswered {
  status: 'unanswered';
  refused: { status: number; code: string } | null;
}
const NOT_ARRIVED: Unanswered = { status: 'unanswered', refused: null };

/** Polls until a pending answer is decided. */
function* decisionOf<A extends Answered>(intent: Intent<A>, first: A) {
  let answer: A | { status: 'unknown' } = first;
  for (let look = 0; answer.status === 'pending' && look < MOST_LOOKS; look += 1) {
    yield* put(intent.waits(answer.decidedAt));
    yield* delay(LOOK_AGAIN_MS);
    try {
      answer = yield* call(intent.look);
    } catch {
      intent.lost();
    }
  }
  return answer;
}

/** Sends an intent; after a lost answer, retries under the same id. @spec BET-1 BET-6 */
export function* sendOnce<A extends Answered>(
  intent: Intent<A>,
): SagaGenerator<Extract<A, { status: 'accepted' | 'rejected' }> | Unanswered> {
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      const answer = yield* decisionOf(intent, yield* call(intent.send));
      const isDecided = answer.status === 'accepted' || answer.status === 'rejected';
      return isDecided ? (answer as Extract<A, { status: 'accepted' | 'rejected' }>) : NOT_ARRIVED;
    } catch (error) {
      const { status, code } = toHttpError(error);
      const isFinal = status >= 400 && status < 500 && code !== 'still-running' && status !== 408 && status !== 429;
      intent.lost();
      if (isFinal) {
        yield* call(endSessionOn401, error);
        return { status: 'unanswered', refused: { status, code } };
      }
      if (pauseMs !== null) yield* delay(pauseAfter(error, pauseMs));
    }
  }
  return NOT_ARRIVED;
}
