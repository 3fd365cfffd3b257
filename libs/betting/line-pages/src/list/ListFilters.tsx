import { bettingChosen, selectBetting, selectIsOnlyFavourites } from '@touchline/betting-line-state';
import { timeFilterIn, timeFiltersOf } from '@touchline/betting-rules';
import { Chip, Chips, ClockIcon, StarIcon, TableIcon, VideoIcon } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import type { LinePlace } from '../place/read-place.ts';

const TIME_NAMES = defineMessages({
  0: { id: 'betting.time.all', defaultMessage: 'All' },
  1: { id: 'betting.time.upcoming', defaultMessage: 'Upcoming' },
  2: { id: 'betting.time.first', defaultMessage: '1st half or period' },
  3: { id: 'betting.time.second', defaultMessage: '2nd half or period' },
  6: { id: 'betting.time.recommended', defaultMessage: 'Popular' },
});

/** Filters of a list: favourites, video, grouping, and the section's time filters. All of them survive a reload. @spec OD-04 OD-05 BT-05 */
export function ListFilters({ place }: { place: LinePlace }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { isOnlyWithVideos, sportsGrouping, timeFilterId } = useSelector(selectBetting);
  const isOnlyFavourites = useSelector((state: RootState) => selectIsOnlyFavourites(state, place.section));
  return (
    <Chips aria-label={intl.formatMessage({ id: 'betting.filters.label', defaultMessage: 'Filters' })}>
      <Chip
        icon={<StarIcon />}
        isPicked={isOnlyFavourites}
        onClick={() => dispatch(bettingChosen({ isOnlyFavourites: !isOnlyFavourites, favouritesOf: place.section }))}
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
      {timeFiltersOf(place.section).map((id) => (
        <Chip
          key={id}
          isPicked={timeFilterIn(place.section, timeFilterId) === id}
          onClick={() => dispatch(bettingChosen({ timeFilterId: id }))}
        >
          {intl.formatMessage(TIME_NAMES[id])}
        </Chip>
      ))}
    </Chips>
  );
}
