import { searchTaken, searchTyped, selectSearch, type SearchState } from '@touchline/betting-line-state';
import { SearchBox as SearchBoxView, type SearchBoxProps } from '@touchline/betting-ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { LinePlace } from '../place/read-place.ts';
import type { Found } from './search-results.tsx';

/** Games, teams, championships, sports and pages, found while typing. What was searched for survives a reload. @spec BT-05 */
export function SearchBox({ place }: { place: LinePlace }) {
  const dispatch = useDispatch();
  const search = useSelector(selectSearch);
  const state = useResults(search, place, () => dispatch(searchTaken()));
  return (
    <SearchBoxView isInline value={search.text} state={state} recent={search.recent} onChange={(text) => dispatch(searchTyped(text))} />
  );
}

/** What draws results comes with the first search: a page that nobody searches does not pay for it. */
function useFound(isSearched: boolean): typeof Found | 'failed' | null {
  const [loaded, setLoaded] = useState<{ read: typeof Found | 'failed' } | null>(null);
  useEffect(() => {
    if (!isSearched) return;
    import(/* @home */ './search-results.tsx').then(
      ({ Found: read }) => setLoaded({ read }),
      () => setLoaded({ read: 'failed' }),
    );
  }, [isSearched]);
  return loaded && loaded.read;
}

function useResults({ text, status, places, games }: SearchState, place: LinePlace, onTake: () => void): SearchBoxProps['state'] {
  const Found = useFound(status !== 'idle');
  if (status === 'idle' || status === 'failed') return { status };
  if (Found === 'failed') return { status: Found };
  // What an older text found stays until the newer one is answered.
  if (Found === null || (status === 'searching' && games.length + places.length === 0)) return { status: 'loading' };
  return { status: 'ready', results: <Found query={text} places={places} games={games} place={place} onTake={onTake} /> };
}
