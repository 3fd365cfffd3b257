import { listenTo, type Ports } from '@touchline/shared-state';
import { fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { bettingChosen, bettingOpened, bettingRestored, marketFoldToggled, marketPinToggled } from '../betting.slice.ts';
import { favouriteChampToggled, favouriteGameToggled, favouritesRestored } from '../favourites.slice.ts';
import { readBetting, readFavourites, readRecentSearches, readSearchText, writeBetting } from '../rules/kept-choices.ts';
import { searchesRestored, searchForgotten, searchTaken, searchTyped } from '../search.slice.ts';
import { selectBetting, selectFavourites, selectSearch } from '../selectors.ts';

export const FAVOURITES_KEY = 'tl-favourites';
export const BETTING_KEY = 'tl-betting';

type StoragePorts = Pick<Ports, 'storage'>;

const followOtherTabs = ({ storage }: StoragePorts) =>
  listenTo<{ text: string | null }>(
    (emit) => storage.onChange(FAVOURITES_KEY, (text) => emit({ text })),
    function* restore({ text }) {
      yield* put(favouritesRestored(readFavourites(text)));
    },
  );

/**
 * Stores favourites, search and display choices in this browser. Reads them only after a page of the section is mounted, because the server
 * rendered it without them and the first paint must match.
 *
 * @spec BT-05 OD-05
 */
export function* keepChoices({ storage }: StoragePorts) {
  if (!(yield* select(selectBetting)).isOpened) yield* take(bettingOpened);
  yield* put(favouritesRestored(readFavourites(storage.get(FAVOURITES_KEY))));
  const kept = storage.get(BETTING_KEY);
  yield* put(bettingRestored(readBetting(kept)));
  yield* put(searchesRestored(readRecentSearches(kept)));
  if (readSearchText(kept) !== '') yield* put(searchTyped(readSearchText(kept)));
  yield* fork(followOtherTabs, { storage });
  yield* takeEvery([favouriteGameToggled, favouriteChampToggled], function* () {
    storage.set(FAVOURITES_KEY, JSON.stringify(yield* select(selectFavourites)));
  });
  yield* takeEvery(
    [bettingOpened, bettingChosen, marketPinToggled, marketFoldToggled, searchTyped, searchTaken, searchForgotten],
    function* () {
      storage.set(BETTING_KEY, writeBetting(yield* select(selectBetting), yield* select(selectSearch)));
    },
  );
}
