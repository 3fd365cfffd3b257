import { searchForgotten, searchTaken, searchTyped, selectSearch, type SearchState } from '@touchline/betting-line-state';
import { SearchBox as SearchBoxView, type SearchBoxProps } from '@touchline/betting-ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { LinePlace } from '../place/read-place.ts';

type Drawn = typeof import('./search-results.tsx');
type Earlier = (typeof import('./recent-searches.ts'))['RecentSearches'];

/** Searches games, markets, teams, championships, sports and pages while typing. The text survives a reload. @spec BT-05 */
export function SearchBox({ place }: { place: LinePlace }) {
  const dispatch = useDispatch();
  const search = useSelector(selectSearch);
  const drawn = useDrawn(search.status !== 'idle');
  const Recent = useEarlier(search.recent.length > 0);
  const state = resultsOf(search, { drawn, place, onTake: () => dispatch(searchTaken()) });
  const choose = (text: string) => dispatch(searchTyped(text));
  return (
    <SearchBoxView
      isInline
      value={search.text}
      state={state}
      recent={
        search.recent.length > 0 &&
        Recent && <Recent recent={search.recent} onChoose={choose} onForget={(text) => dispatch(searchForgotten(text))} />
      }
      onChange={choose}
    />
  );
}

/** Loads the code of the results with the first search, so that pages without a search do not load it. */
function useDrawn(isNeeded: boolean): Drawn | 'failed' | null {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import(/* @home */ './search-results.tsx').then(setDrawn, () => setDrawn('failed'));
  }, [isNeeded]);
  return drawn;
}

/** Loads the code of earlier searches if there are any. */
function useEarlier(isNeeded: boolean): Earlier | null {
  const [Recent, setRecent] = useState<Earlier | null>(null);
  useEffect(() => {
    if (isNeeded) import('./recent-searches.ts').then((came) => setRecent(() => came.RecentSearches)).catch(() => undefined);
  }, [isNeeded]);
  return Recent;
}

function resultsOf(
  { text, status, places, markets, games }: SearchState,
  { drawn, place, onTake }: { drawn: Drawn | 'failed' | null; place: LinePlace; onTake: () => void },
): SearchBoxProps['state'] {
  if (status === 'idle' || status === 'failed') return { status };
  if (drawn === 'failed') return { status: drawn };
  // Results of an older text stay until the newer one is answered.
  if (drawn === null || (status === 'searching' && games.length + places.length + markets.length === 0)) return { status: 'loading' };
  return {
    status: 'ready',
    results: <drawn.Found query={text} places={places} markets={markets} games={games} place={place} onTake={onTake} />,
  };
}
