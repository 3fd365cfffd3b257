import { codeOf } from '@touchline/shared-primitives';
import { selectUserId } from '@touchline/identity-state';
import { type PlaceAnswer, seenHash } from '@touchline/betting-contract';
import type { ErrorCode } from '@touchline/shared-contract';
import { toHttpError } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { call, delay, race, select } from 'typed-redux-saga';
import type { CouponApi, Seen } from '../api/coupon-api.ts';
import { writeIntent } from '../rules/placing/open-intent.ts';
import { placeFailure } from '../rules/placing/place-failure.ts';
import type { PlaceRefusal } from '../rules/placing/placement.ts';
import { INTENT_KEY } from '../rules/storage/storage-keys.ts';
import { PLACE_TIMEOUT_MS, STATUS_POLL_MS, UNKNOWN_ANSWERS } from '../rules/timings.ts';
import type { Sending } from '../selectors/placing.ts';

const ID_REUSED = 'id-reused' satisfies ErrorCode;

export interface SendDeps {
  ports: Pick<Ports, 'now' | 'storage' | 'report'>;
  api: CouponApi;
}

/**
 * End of an attempt: answered by the server, refused before a decision (`code` of the server's refusal), or certain never to have arrived.
 * @spec BET-8
 */
export type SendEnd =
  | { kind: 'answered'; answer: PlaceAnswer; isAlreadyPlaced: boolean }
  | { kind: 'refused'; reason: PlaceRefusal; code?: string }
  | { kind: 'not-arrived' };

/** Called when the answer is not known yet; with a time if the server delays the decision on a live bet. */
export type OnPending = (decidedAt: number | null) => Generator;

/**
 * Sends a coupon once. Without an answer its id is looked up; the coupon is never sent again. The open id is stored in the browser until
 * the result is known, so that it survives a reload.
 *
 * @spec CP-26 BET-1 BET-2 BET-8 ODD-3
 */
export function* sendCoupon(deps: SendDeps, { coupon, quote, seen }: Sending, onPending: OnPending) {
  const { ports, api } = deps;
  let proof: Seen | null = null;
  try {
    if (quote !== null) proof = { quote, hash: yield* call(seenHash, seen) };
  } catch (error) {
    ports.report('coupon not hashed', { code: codeOf(error) });
    return { kind: 'refused', reason: 'not-accepted' } satisfies SendEnd; // nothing was sent
  }
  try {
    ports.storage.set(INTENT_KEY, writeIntent({ id: coupon.id, sentAt: ports.now() }));
    const { answer } = yield* race({ answer: abortable((signal) => api.place(coupon, proof, signal)), tooLong: delay(PLACE_TIMEOUT_MS) });
    if (answer !== undefined && answer.status !== 'pending') return ended(deps, { kind: 'answered', answer, isAlreadyPlaced: false });
    yield* onPending(answer?.decidedAt ?? null);
    return ended(deps, yield* lookUpIntent(deps, coupon.id));
  } catch (error) {
    const { status, code } = toHttpError(error);
    const failure = placeFailure(status, code);
    ports.report('coupon not placed', { status, code });
    if (failure.isKnown) return ended(deps, { kind: 'refused', reason: failure.reason, code });
    yield* onPending(null);
    const end = yield* lookUpIntent(deps, coupon.id);
    return ended(deps, end.kind === 'answered' ? { ...end, isAlreadyPlaced: code === ID_REUSED } : end);
  }
}

export function ended({ ports }: SendDeps, end: SendEnd): SendEnd {
  ports.storage.remove(INTENT_KEY);
  return end;
}

/**
 * Looks up the result of an intent until it is known. "Unknown" must be answered twice, so that a request still in flight is not taken for
 * lost. Reads only: never sends a coupon.
 *
 * @spec BET-2 BET-8 BET-10
 */
export function* lookUpIntent({ api, ports }: SendDeps, id: string) {
  let unknown = 0;
  while (true) {
    if ((yield* select(selectUserId)) !== null) {
      try {
        const { answer } = yield* race({ answer: abortable((signal) => api.status(id, signal)), tooLong: delay(STATUS_POLL_MS) });
        if (answer?.status === 'unknown') unknown += 1;
        else if (answer?.status === 'accepted' || answer?.status === 'rejected')
          return { kind: 'answered', answer, isAlreadyPlaced: false } satisfies SendEnd;
        if (unknown === UNKNOWN_ANSWERS) return { kind: 'not-arrived' } satisfies SendEnd;
      } catch {
        ports.report('coupon status not known'); // retried below
      }
    }
    yield* delay(STATUS_POLL_MS);
  }
}
