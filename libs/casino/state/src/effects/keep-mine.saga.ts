import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { abortable, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { CasinoApi } from '../api/casino-api.ts';
import { readMine } from '../api/read-mine.ts';
import { favouriteWanted, gameOpened, mineFailed, mineReceived, mineWanted, selectMine } from '../mine.slice.ts';

export interface KeepMineDeps {
  ports: Pick<Ports, 'report' | 'storage'>;
  api: Pick<CasinoApi, 'mine' | 'keep'>;
}

/** Where a visitor's favourites and recent games are kept. */
export const STORE_KEY = 'tl.casino.mine';
const RECENT = 24;
const NOTHING = { favourites: [], recent: [], barrier: null };

/** Favourites and recent games: with the backend for players, in this browser for visitors. @spec CS-01 */
export function* keepMine(deps: KeepMineDeps) {
  yield* all([
    takeLatest(mineWanted, loadMine, deps),
    takeEvery(favouriteWanted, keepFavourite, deps),
    takeEvery(gameOpened, noteOpened, deps),
  ]);
}

function ofBrowser({ storage }: KeepMineDeps['ports']) {
  try {
    return readMine(JSON.parse(storage.get(STORE_KEY) ?? 'null')) ?? NOTHING;
  } catch {
    return NOTHING; // somebody else wrote there
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
    yield* put(mineWanted()); // the star says again what is kept
    yield* call(endSessionOn401, error);
  }
}

/** What a player plays is known from rounds; a visitor's games are noted here. */
function* noteOpened({ ports }: KeepMineDeps, { payload: { gameId } }: ReturnType<typeof gameOpened>) {
  if ((yield* select(selectUserId)) !== null) return;
  const mine = ofBrowser(ports);
  const recent = [gameId, ...mine.recent.filter((id) => id !== gameId)].slice(0, RECENT);
  ports.storage.set(STORE_KEY, JSON.stringify({ ...mine, recent }));
  yield* put(mineReceived({ ...mine, recent, barrier: null }));
}
