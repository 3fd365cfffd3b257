import { configReceived, selectSiteConfig } from '@touchline/shared-config';
import { codeOf } from '@touchline/shared-primitives';
import { loadPatiently, type Ports } from '@touchline/shared-state';
import { call, fork, select, take } from 'typed-redux-saga';
import { keepChoices } from './effects/keep-choices.saga.ts';
import { keepFeedsFresh } from './effects/keep-feeds-fresh.saga.ts';
import { feedWanted } from './line.slice.ts';
import { selectLine } from './selectors.ts';
import { searchForGames } from './effects/search-games.saga.ts';

const chance = (): number => Math.random();

/** Lists of so many games stand beside other things, on home: they are polled until a page is opened that is all about prices. */
const SHORT_LIST = 20;

const isPushWorthwhile = (state: unknown): boolean =>
  selectSiteConfig(state)?.isPricePush === true &&
  Object.values(selectLine(state).feeds).some(
    ({ view, wanted }) => wanted > 0 && (view.kind === 'game' || (view.kind === 'games' && (view.count ?? Infinity) > SHORT_LIST)),
  );

/** Prices by push come with code of their own, where the site sends them. Without it they are polled. @spec CF-06 */
function* hearLater(ports: Ports) {
  while (!(yield* select(isPushWorthwhile))) yield* take([feedWanted, configReceived]);
  try {
    const { hearPrices } = yield* call(() => loadPatiently(() => import('./push/hear-prices.saga.ts')));
    yield* call(hearPrices, { ports, chance });
  } catch (error) {
    ports.report('feed-failed', { code: codeOf(error), source: 'push' });
  }
}

export const lineProcesses = (ports: Ports) =>
  function* line() {
    yield* fork(keepFeedsFresh, { ...ports, chance });
    yield* fork(hearLater, ports);
    yield* fork(keepChoices, ports);
    yield* fork(searchForGames, ports);
  };
