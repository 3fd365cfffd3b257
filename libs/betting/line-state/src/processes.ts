import { configReceived, selectSiteConfig } from '@touchline/shared-config';
import { codeOf } from '@touchline/shared-primitives';
import { loadPatiently, type ModularStore, type Ports, type RootState } from '@touchline/shared-state';
import { call, fork, getContext, select, take } from 'typed-redux-saga';
import { pricePort, type PricePort } from './price-port.ts';
import { keepChoices } from './effects/keep-choices.saga.ts';
import { keepFeedsFresh } from './effects/keep-feeds-fresh.saga.ts';
import { feedWanted } from './line.slice.ts';
import { selectLine } from './selectors.ts';
import { searchForGames } from './effects/search-games.saga.ts';

type LinePorts = Ports & { prices: PricePort };

const chance = (): number => Math.random();

/**
 * Lists up to this size are shown beside other content (home page): they are polled, and push starts only with a larger list or a game
 * page.
 */
const SHORT_LIST = 20;

const isPushWorthwhile = (state: RootState): boolean =>
  selectSiteConfig(state)?.isPricePush === true &&
  Object.values(selectLine(state).feeds).some(
    ({ view, wanted }) => wanted > 0 && (view.kind === 'game' || (view.kind === 'games' && (view.count ?? Infinity) > SHORT_LIST)),
  );

/** Loads the push code once the site pushes prices and the page benefits; until then prices are polled. @spec CF-06 */
function* streamPricesLater(ports: LinePorts) {
  while (!(yield* select(isPushWorthwhile))) yield* take([feedWanted, configReceived]);
  try {
    const { streamPrices } = yield* call(() => loadPatiently(() => import('./push/stream-prices.saga.ts')));
    yield* call(streamPrices, { ports, chance });
  } catch (error) {
    ports.report('feed-failed', { code: codeOf(error), source: 'push' });
  }
}

export const lineProcesses = (ports: Ports) =>
  function* line() {
    const store = yield* getContext<ModularStore>('store');
    const prices = pricePort(store);
    yield* fork(keepFeedsFresh, { ...ports, prices, chance });
    yield* fork(streamPricesLater, { ...ports, prices });
    yield* fork(keepChoices, ports);
    yield* fork(searchForGames, ports);
  };
