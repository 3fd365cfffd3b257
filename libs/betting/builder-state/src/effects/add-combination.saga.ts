import { betToggled, selectIsPicked } from '@touchline/betting-coupon-state';
import { BUILDER } from '@touchline/betting-rules';
import { call, put, select } from 'typed-redux-saga';
import { askKeep } from '../api/builder-api.ts';
import { addingChanged, priceFailed, priceKnown, selectBuilder, type addWanted } from '../builder.slice.ts';
import type { BuilderDeps } from './follow-builder.saga.ts';

/**
 * Stores the combination at the backend and adds it to the coupon as one selection, at the current odds. In one-click mode it is placed at
 * once, like any other selection. If it is refused in the meantime, the builder shows the reason.
 *
 * @spec BT-10 CP-24
 */
export function* addCombination(ports: BuilderDeps, { payload: { game, pageType } }: ReturnType<typeof addWanted>) {
  const { legs, isAdding } = yield* select(selectBuilder);
  if (isAdding) return;
  yield* put(addingChanged(true));
  try {
    const price = yield* call(askKeep, ports, legs);
    yield* put(priceKnown(price));
    if (price.status === 'refused' || (yield* select(selectIsPicked(price.outcomeId)))) return;
    const { marketId, outcomeId, coef } = price;
    const market = { id: marketId, typeId: BUILDER.marketTypeId };
    const outcome = { id: outcomeId, typeId: BUILDER.outcomeTypeId, coef };
    yield* put(betToggled({ game, market, outcome, legs: price.legs, source: 'builder', pageType }));
  } catch {
    ports.report('combination not kept');
    yield* put(priceFailed());
  } finally {
    yield* put(addingChanged(false));
  }
}
