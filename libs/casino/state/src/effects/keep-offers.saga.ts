import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { toHttpError } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { OffersApi } from '../api/offers-api.ts';
import { bonusWanted, offerRefused, offersFailed, offersReceived, offersWanted, tournamentWanted } from '../offers.slice.ts';

export interface KeepOffersDeps {
  ports: Pick<Ports, 'report'>;
  api: OffersApi;
}

/** Loads the player's offers when a page needs them and applies changes one at a time. @spec CS-07 */
export function* keepOffers(deps: KeepOffersDeps) {
  yield* all([takeLatest(offersWanted, loadOffers, deps), takeLeading([tournamentWanted, bonusWanted], changeOffer, deps)]);
}

function* loadOffers({ api, ports }: KeepOffersDeps) {
  const userId = yield* select(selectUserId);
  if (userId === null) return;
  try {
    const offers = yield* abortable((signal) => api.offers(signal));
    if ((yield* select(selectUserId)) === userId) yield* put(offersReceived(offers));
  } catch (error) {
    ports.report('casino offers not loaded');
    yield* put(offersFailed());
    yield* call(endSessionOn401, error);
  }
}

function* changeOffer({ api, ports }: KeepOffersDeps, action: ReturnType<typeof tournamentWanted> | ReturnType<typeof bonusWanted>) {
  const userId = yield* select(selectUserId);
  try {
    const offers = yield* abortable((signal) =>
      tournamentWanted.match(action) ? api.join(action.payload, signal) : api.take(action.payload, signal),
    );
    if ((yield* select(selectUserId)) === userId) yield* put(offersReceived(offers));
  } catch (error) {
    ports.report('casino offer not changed');
    const name = tournamentWanted.match(action) ? action.payload.edition : action.payload.id;
    yield* put(offerRefused({ name, code: toHttpError(error).code }));
    yield* call(endSessionOn401, error);
  }
}
