import { toHttpError } from '@touchline/shared-http';
import type { Action } from '@reduxjs/toolkit';
import { endSessionOn401 } from '@touchline/identity-state';
import { call, delay, put, type SagaGenerator } from 'typed-redux-saga';

const PAUSES_MS = [500, 1500, 4000] as const;
const LOOK_AGAIN_MS = 500;
/** A decision that has not come so long after its time is asked for no more: the list of coupons tells it. */
const MOST_LOOKS = 40;

interface Answered {
  status: 'accepted' | 'rejected' | 'pending' | 'unknown';
  decidedAt?: number;
}

/** One intent under one id: how it is sent, and how its answer is looked up. */
export interface Intent<A extends Answered> {
  send: () => Promise<A>;
  look: () => Promise<A | { status: 'unknown' }>;
  /** The backend decides at this moment of its clock, milliseconds; undefined where it did not say when. */
  waits: (decidedAt: number | undefined) => Action;
  /** Tells the log of a lost answer. */
  lost: () => void;
}

/** How an intent ended without an answer: refused with a status and a code, or nothing arrived. */
export interface Unanswered {
  status: 'unanswered';
  refused: { status: number; code: string } | null;
}
const NOT_ARRIVED: Unanswered = { status: 'unanswered', refused: null };

/** Asks until the delay of a live bet is over and the decision is there. */
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

/** Sends an intent; a lost answer is asked for again under the same id. @spec BET-1 BET-6 */
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
      if (pauseMs !== null) yield* delay(pauseMs);
    }
  }
  return NOT_ARRIVED;
}
