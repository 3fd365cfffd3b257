import { endSessionOn401, selectIsPlayer, sessionReceived, signedOut } from '@touchline/identity-state';
import { selectPollingMs } from '@touchline/shared-config';
import { pollWhile, type Ports, type RootState } from '@touchline/shared-state';
import { call, put, race, select, take } from 'typed-redux-saga';
import { askOffers } from '../api/cash-out-api.ts';
import { cashOutsShown, offersFailed, offersReceived, progressChanged, selectCashOut } from '../cash-out.slice.ts';

export type CashOutDeps = Pick<Ports, 'send' | 'origin' | 'report' | 'page' | 'now' | 'uuid'>;

const isWanted = (state: RootState): boolean => selectIsPlayer(state) && selectCashOut(state).viewers > 0;
/** Each of these actions triggers a request at once; the answer to a cash-out changes what is open. */
const WAKES = [cashOutsShown.type, signedOut.type, sessionReceived.type, progressChanged.type];

function* loadOffers(ports: CashOutDeps) {
  try {
    yield* put(offersReceived(yield* call(askOffers, ports)));
  } catch (error) {
    ports.report('cash-out offers not loaded');
    yield* put(offersFailed());
    yield* call(endSessionOn401, error);
  }
}

/** Polls offers at the interval of live prices while they are on the screen. @spec LOAD-6 */
export function* followOffers(ports: CashOutDeps) {
  while (true) {
    yield* race({
      poll: call(pollWhile, {
        isWanted,
        everyMs: selectPollingMs('live'),
        page: ports.page,
        work: () => loadOffers(ports),
        onFailure: () => ports.report('cash-out offers not loaded'),
      }),
      restart: take(WAKES),
    });
    if (!(yield* select(isWanted))) yield* take(WAKES);
  }
}
