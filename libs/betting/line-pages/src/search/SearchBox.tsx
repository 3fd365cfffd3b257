import { searchTyped, selectFeed, selectSearch, type SearchState } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { SearchBox as SearchBoxView, type SearchBoxProps } from '@touchline/betting-ui';
import { gamePath } from '@touchline/shared-routes';
import { selectView } from '@touchline/shared-state';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { startText } from '@touchline/betting-event-list';
import { menuView } from '../list/list-views.ts';
import type { LinePlace } from '../place/read-place.ts';

/** Games by team or championship, found while typing. What was searched for survives a reload. @spec BT-05 */
export function SearchBox({ place }: { place: LinePlace }) {
  const dispatch = useDispatch();
  const search = useSelector(selectSearch);
  const state = useResults(search, place);
  return <SearchBoxView isInline value={search.text} state={state} onChange={(text) => dispatch(searchTyped(text))} />;
}

function useResults({ status, games }: SearchState, place: LinePlace): SearchBoxProps['state'] {
  const intl = useIntl();
  const is12h = useSelector((state: unknown) => selectView(state).is12h);
  const servedAt = useSelector((state: unknown) => selectFeed(state, menuView(place))?.servedAt ?? 0);
  if (status === 'idle' || status === 'failed') return { status };
  // What an older text found stays until the newer one is answered.
  if (status === 'searching' && games.length === 0) return { status: 'loading' };
  return {
    status: 'ready',
    results: games.map(({ id, section, sportId, champId, champName, champSlug, opponent1, opponent2, startAt }) => {
      const { time, day } = startText(intl, startAt, servedAt, is12h);
      const names = { champName: champSlug ?? champName, gameName: `${opponent1} ${opponent2}`, sportName: sportById(sportId)?.key };
      return {
        key: String(id),
        title: `${opponent1} – ${opponent2}`,
        note: section === 'live' ? champName : `${champName} · ${day} ${time}`,
        isLive: section === 'live',
        href: gamePath({ lang: place.lang, section, sportId, champId, gameId: id, ...names }),
      };
    }),
  };
}
