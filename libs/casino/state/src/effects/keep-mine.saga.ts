import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { CasinoApi } from '../api/casino-api.ts';
import { readMyCasino } from '../api/readers.ts';
import { favouriteWanted, gameOpened, mineFailed, mineReceived, mineWanted, selectMine } from '../mine.slice.ts';

export interface KeepMineDeps {
  ports: Pick<Ports, 'report' | 'storage'>;
  api: Pick<CasinoApi, 'mine' | 'keep'>;
}

/** Storage key of a visitor's favourites and recent games. */
export const STORE_KEY = 'tl.casino.mine';
const RECENT = 24;
const NOTHING = { favourites: [], recent: [], barrier: null };

/** Stores favourites and recent games: in the backend for players, in the browser for visitors. @spec CS-01 */
export function* keepMine(deps: KeepMineDeps) {
  yield* all([
    takeLatest(mineWanted, loadMine, deps),
    takeEvery(favouriteWanted, keepFavourite, deps),
    takeEvery(gameOpened, noteOpened, deps),
  ]);
}

function ofBrowser({ storage }: KeepMineDeps['ports']) {
  try {
    return readMyCasino(JSON.parse(storage.get(STORE_KEY) ?? 'null')) ?? NOTHING;
  } catch {
    return NOTHING; // not written by this code
  }
}

function* loadMine({ api, ports }: KeepMineDeps) {
  const userId = yield* select(selectUserId);
  if (userId === null) {
    yield* put(mineReceived({ ...ofBrowser(ports), barrier: null }));
    return;
  }
  try {
    const mine = yield* abortable((signal) => api.mine(signal));
    if ((yield* select(selectUserId)) === userId) yield* put(mineReceived(mine));
  } catch (error) {
    ports.report('casino favourites not loaded');
    yield* put(mineFailed());
    yield* call(endSessionOn401, error);
  }
}

function* keepFavourite({ api, ports }: KeepMineDeps, { payload }: ReturnType<typeof favouriteWanted>) {
  const userId = yield* select(selectUserId);
  if (userId === null) {
    const { favourites } = yield* select(selectMine);
    ports.storage.set(STORE_KEY, JSON.stringify({ ...ofBrowser(ports), favourites }));
    return;
  }
  try {
    const mine = yield* abortable((signal) => api.keep(payload, signal));
    if ((yield* select(selectUserId)) === userId) yield* put(mineReceived(mine));
  } catch (error) {
    ports.report('casino favourite not kept');
    yield* put(mineWanted()); // reload to reset the star
    yield* call(endSessionOn401, error);
  }
}

/** Records the games a visitor opens; a player's come from the rounds. */
function* noteOpened({ ports }: KeepMineDeps, { payload: { gameId } }: ReturnType<typeof gameOpened>) {
  if ((yield* select(selectUserId)) !== null) return;
  const mine = ofBrowser(ports);
  const recent = [gameId, ...mine.recent.filter((id) => id !== gameId)].slice(0, RECENT);
  ports.storage.set(STORE_KEY, JSON.stringify({ ...mine, recent }));
  yield* put(mineReceived({ ...mine, recent, barrier: null }));
}
