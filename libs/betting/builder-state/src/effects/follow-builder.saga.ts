import { selectPollingMs } from '@touchline/shared-config';
import { pollWhile, type Ports } from '@touchline/shared-state';
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
const isWanted = (state: unknown): boolean => selectBuilder(state).isOpen;
/** After these a new look is due at once. */
const WAKES = [builderOpened.type, builderClosed.type, legToggled.type, legsChosen.type];

/** What can be combined of the game, and what the legs cost together at this moment. */
function* look(ports: BuilderDeps) {
  const { game, legs, about } = yield* select(selectBuilder);
  if (game === null) return;
  try {
    // Lines come and go, and suggestions with them; while something is chosen the prices of those do not matter.
    if (about === null || legs.length === 0) yield* put(gameKnown(yield* call(askGame, ports, game.id)));
    if (legs.length >= FEWEST_LEGS) yield* put(priceKnown(yield* call(askPrice, ports, legs)));
  } catch (error) {
    yield* put(priceFailed());
    throw error;
  }
}

/** Keeps the price as fresh as the prices of the page while the builder is open. @spec BT-10 LOAD-6 */
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
