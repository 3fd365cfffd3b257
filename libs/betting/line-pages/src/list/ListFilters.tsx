import { bettingChosen, selectBetting, selectIsOnlyFavourites, type TimeFilterId } from '@touchline/betting-line-state';
import { Chip, Chips, ClockIcon, StarIcon, TableIcon, VideoIcon } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { LinePlace } from '../place/read-place.ts';

const TIME_FILTERS = [
  [0, defineMessages({ name: { id: 'betting.time.all', defaultMessage: 'All' } }).name],
  [1, defineMessages({ name: { id: 'betting.time.upcoming', defaultMessage: 'Upcoming' } }).name],
  [2, defineMessages({ name: { id: 'betting.time.first', defaultMessage: '1st half or period' } }).name],
  [3, defineMessages({ name: { id: 'betting.time.second', defaultMessage: '2nd half or period' } }).name],
  [6, defineMessages({ name: { id: 'betting.time.recommended', defaultMessage: 'Popular' } }).name],
] as const satisfies readonly (readonly [TimeFilterId, unknown])[];

/** What narrows a list: favourites, video, the way of grouping, and before the match the time. All of it survives a reload. @spec OD-04 OD-05 BT-05 */
export function ListFilters({ place }: { place: LinePlace }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { isOnlyWithVideos, sportsGrouping, timeFilterId } = useSelector(selectBetting);
  const isOnlyFavourites = useSelector((state: unknown) => selectIsOnlyFavourites(state, place.section));
  return (
    <Chips aria-label={intl.formatMessage({ id: 'betting.filters.label', defaultMessage: 'Filters' })}>
      <Chip
        icon={<StarIcon />}
        isPicked={isOnlyFavourites}
        onClick={() => dispatch(bettingChosen({ isOnlyFavourites: !isOnlyFavourites, bettingType: place.section }))}
      >
        <FormattedMessage id="betting.filters.favourites" defaultMessage="Favourites" />
      </Chip>
      <Chip
        icon={<VideoIcon />}
        isPicked={isOnlyWithVideos}
        onClick={() => dispatch(bettingChosen({ isOnlyWithVideos: !isOnlyWithVideos }))}
      >
        <FormattedMessage id="betting.filters.video" defaultMessage="Streaming" />
      </Chip>
      <Chip
        icon={sportsGrouping === 'time' ? <ClockIcon /> : <TableIcon />}
        isPicked={sportsGrouping === 'time'}
        onClick={() => dispatch(bettingChosen({ sportsGrouping: sportsGrouping === 'time' ? 'champ' : 'time' }))}
      >
        <FormattedMessage id="betting.filters.byTime" defaultMessage="Sort by time" />
      </Chip>
      {place.section === 'line' &&
        TIME_FILTERS.map(([id, name]) => (
          <Chip key={id} isPicked={timeFilterId === id} onClick={() => dispatch(bettingChosen({ timeFilterId: id }))}>
            {intl.formatMessage(name)}
          </Chip>
        ))}
    </Chips>
  );
}
