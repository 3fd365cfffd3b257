import { useOdds } from '@touchline/betting-event-list';
import { searchTaken, searchTyped, selectFeed, selectSearch, type SearchState } from '@touchline/betting-line-state';
import { SearchBox as SearchBoxView, type SearchBoxProps } from '@touchline/betting-ui';
import { selectView } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { menuView } from '../list/list-views.ts';
import type { LinePlace } from '../place/read-place.ts';
import type { resultsOf } from './search-results.tsx';

/** Games, teams, championships, sports and pages, found while typing. What was searched for survives a reload. @spec BT-05 */
export function SearchBox({ place }: { place: LinePlace }) {
  const dispatch = useDispatch();
  const search = useSelector(selectSearch);
  const state = useResults(search, place);
  return (
    <SearchBoxView
      isInline
      value={search.text}
      state={state}
      recent={search.recent}
      onChange={(text) => dispatch(searchTyped(text))}
      onTake={() => dispatch(searchTaken())}
    />
  );
}

/** What draws results comes with the first search: a page that nobody searches does not pay for it. */
function useResultsOf(isSearched: boolean): typeof resultsOf | 'failed' | null {
  const [loaded, setLoaded] = useState<{ read: typeof resultsOf | 'failed' } | null>(null);
  useEffect(() => {
    if (!isSearched) return;
    import('./search-results.tsx').then(
      ({ resultsOf: read }) => setLoaded({ read }),
      () => setLoaded({ read: 'failed' }),
    );
  }, [isSearched]);
  return loaded && loaded.read;
}

function useResults({ status, places, games }: SearchState, place: LinePlace): SearchBoxProps['state'] {
  const intl = useIntl();
  const odds = useOdds();
  const is12h = useSelector((state: unknown) => selectView(state).is12h);
  const servedAt = useSelector((state: unknown) => selectFeed(state, menuView(place))?.servedAt ?? 0);
  const read = useResultsOf(status !== 'idle');
  if (status === 'idle' || status === 'failed') return { status };
  if (read === 'failed') return { status: read };
  // What an older text found stays until the newer one is answered.
  if (read === null || (status === 'searching' && games.length + places.length === 0)) return { status: 'loading' };
  return { status: 'ready', results: read(places, games, { intl, lang: place.lang, is12h, servedAt, odds }) };
}
