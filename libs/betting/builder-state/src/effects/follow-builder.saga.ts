import { selectPollingMs } from '@touchline/shared-config';
import { pollWhile, type Ports, type RootState } from '@touchline/shared-state';
import { call, put, race, select, take } from 'typed-redux-saga';
import { askGame, askPrice } from '../api/builder-api.ts';
import {
  builderClosed,
  builderOpened,
  gameKnown,
  legsChosen,
  legToggled,
  priceFailed,
  priceKnown,
  selectBuilder,
} from '../builder.slice.ts';

export type BuilderDeps = Pick<Ports, 'send' | 'origin' | 'report' | 'page' | 'now'>;

const FEWEST_LEGS = 2;
const isWanted = (state: RootState): boolean => selectBuilder(state).isOpen;
/** Each of these actions triggers a request at once. */
const WAKES = [builderOpened.type, builderClosed.type, legToggled.type, legsChosen.type];

/** Requests the markets that can be combined, and the current price of the legs. */
function* look(ports: BuilderDeps) {
  const { game, legs, about } = yield* select(selectBuilder);
  if (game === null) return;
  try {
    // Suggestions change with the lines, but while legs are chosen they need no update.
    if (about === null || legs.length === 0) yield* put(gameKnown(yield* call(askGame, ports, game.id)));
    if (legs.length >= FEWEST_LEGS) yield* put(priceKnown(yield* call(askPrice, ports, legs)));
  } catch (error) {
    yield* put(priceFailed());
    throw error;
  }
}

/** Polls the price at the page's own price interval while the builder is open. @spec BT-10 LOAD-6 */
export function* followBuilder(ports: BuilderDeps) {
  while (true) {
    const { game } = yield* select(selectBuilder);
    yield* race({
      poll: call(pollWhile, {
        isWanted,
        everyMs: selectPollingMs(game?.section ?? 'line'),
        page: ports.page,
        work: () => look(ports),
        onFailure: () => ports.report('combination not priced'),
      }),
      restart: take(WAKES),
    });
    if (!(yield* select(isWanted))) yield* take(WAKES);
  }
}
