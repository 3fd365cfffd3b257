import { accountsWanted } from '@touchline/account-state';
import { historyReloadWanted, openCouponsWanted } from '@touchline/betting-history-state';
import { endSessionOn401, selectIsPlayer } from '@touchline/identity-state';
import { selectPollingMs } from '@touchline/shared-config';
import { pollWhile, type RootState } from '@touchline/shared-state';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import type { EditAnswer, EditBody, PlacedBet } from '@touchline/betting-contract';
import { askEdit, askEditQuote, askEditStatus } from '../api/edit-api.ts';
import {
  draftKey,
  editBegun,
  editChanged,
  editEnded,
  type EditFailure,
  type EditProgress,
  editProgressed,
  editQuoted,
  type editWanted,
  selectEditDraft,
  selectEditOffer,
  selectEditProgress,
} from '../edit.slice.ts';
import type { CashOutDeps } from './follow-offers.saga.ts';
import { sendOnce } from './send-once.ts';

/** Debounce: a typed amount is quoted once it has been unchanged for this time. */
const REST_MS = 200;
const CONFLICT = 409;
const BARRED: readonly EditFailure[] = ['account-restricted', 'self-excluded'];

const isOnTheWay = (progress: EditProgress | undefined) => progress?.status === 'sending' || progress?.status === 'waiting';

function isWanted(state: RootState): boolean {
  const draft = selectEditDraft(state);
  return selectIsPlayer(state) && draft !== null && !isOnTheWay(selectEditProgress(state, draft.couponId));
}
const WAKES = [editBegun.type, editChanged.type, editEnded.type, editProgressed.type];

/** Requests what the draft would be exchanged for now. */
function* quoteDraft(ports: CashOutDeps) {
  const draft = yield* select(selectEditDraft);
  if (draft === null || draft.selections.length === 0) return;
  const key = draftKey(draft);
  const bets = draft.selections.map(({ gameId, marketId, outcomeId, coef, isBanker }): PlacedBet => ({
    ...{ gameId, marketId, outcomeId, coef },
    ...(isBanker === true && { isBanker }),
  }));
  try {
    const answer = yield* call(askEditQuote, ports, { couponId: draft.couponId, bets, extra: draft.extra });
    yield* put(editQuoted({ key, answer }));
  } catch (error) {
    ports.report('exchange not quoted');
    yield* put(editQuoted({ key, answer: null }));
    yield* call(endSessionOn401, error);
  }
}

/** Polls the quote at the interval of live prices while a draft is open. @spec LOAD-6 */
export function* followEdit(ports: CashOutDeps) {
  while (true) {
    if (!(yield* select(isWanted))) {
      yield* take(WAKES);
      continue;
    }
    const { rested } = yield* race({ rested: delay(REST_MS), woken: take(WAKES) });
    if (rested === undefined) continue;
    yield* race({
      poll: call(pollWhile, {
        isWanted,
        everyMs: selectPollingMs('live'),
        page: ports.page,
        work: () => quoteDraft(ports),
        onFailure: () => ports.report('exchange not quoted'),
      }),
      restart: take(WAKES),
    });
  }
}

const failureOf = (refused: { status: number; code: string } | null): EditFailure => {
  if (refused?.status === CONFLICT) return 'offer-changed';
  return BARRED.find((reason) => reason === refused?.code) ?? 'not-arrived';
};

/** Exchanges the bet at the offer that the player saw, exactly once. @spec BET-1 BET-6 ODD-2 ODD-3 */
export function* editBet(ports: CashOutDeps, { payload: offer }: ReturnType<typeof editWanted>) {
  const draft = yield* select(selectEditDraft);
  if (draft === null || (yield* select(selectEditOffer)) === null || isOnTheWay(yield* select(selectEditProgress, draft.couponId))) return;
  const { couponId } = draft;
  const { value, extra, coef, possibleWin, quote } = offer;
  const body: EditBody = { id: ports.uuid(), couponId, value, extra, coef, possibleWin, quote };
  yield* put(editProgressed({ couponId, progress: { status: 'sending' } }));
  const end = yield* sendOnce<EditAnswer>({
    lost: () => ports.report('exchange not answered'),
    send: () => askEdit(ports, body),
    look: () => askEditStatus(ports, body.id),
    waits: () => editProgressed({ couponId, progress: { status: 'waiting' } }),
  });
  const progress: EditProgress =
    end.status === 'accepted'
      ? { status: 'accepted', couponId: end.coupon.couponId, value: end.value }
      : { status: 'rejected', reason: end.status === 'rejected' ? end.reason : failureOf(end.refused) };
  yield* put(editProgressed({ couponId, progress }));
  yield* put(accountsWanted());
  yield* put(openCouponsWanted());
  yield* put(historyReloadWanted());
}
