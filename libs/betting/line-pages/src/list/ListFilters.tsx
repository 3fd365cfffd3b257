import { bettingChosen, selectBetting, selectIsOnlyFavourites } from '@touchline/betting-line-state';
import { useNames } from '@touchline/betting-names';
import { sportById, TimeFilter } from '@touchline/betting-rules';
import { ALL_MENU } from '@touchline/shared-routes';
import type { RootState } from '@touchline/shared-state';
import { Chip, Chips, ClockIcon, StarIcon, TableIcon, VideoIcon } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useIsTextOnly } from '../text/use-text-only.ts';
import { timeFilterFor, timeFiltersFor } from './fitting-filters.ts';
import { MenuGroups } from './MenuGroups.tsx';
import type { ListPlace } from '../place/read-place.ts';
import { selectSportOf } from './menu-group.ts';

const TIME_NAMES = defineMessages({
  0: { id: 'betting.time.all', defaultMessage: 'All' },
  1: { id: 'betting.time.upcoming', defaultMessage: 'Upcoming' },
  2: { id: 'betting.time.first', defaultMessage: '1st half or period' },
  3: { id: 'betting.time.second', defaultMessage: '2nd half or period' },
  6: { id: 'betting.time.recommended', defaultMessage: 'Popular' },
});

/** Number of the period of a time filter; the others have none. */
const PERIODS: ReadonlyMap<TimeFilter, number> = new Map([
  [TimeFilter.FirstPeriod, 1],
  [TimeFilter.SecondPeriod, 2],
]);

/**
 * The one row of filters of a list, those that fit its section and sport: time, favourites, video and grouping, which survive a reload, and
 * the groups of the menu as links. The open group and the other pages of a championship are first.
 *
 * @spec OD-04 OD-05 BT-05 BT-07
 */
export function ListFilters({ place }: { place: ListPlace }) {
  const intl = useIntl();
  const names = useNames();
  const dispatch = useDispatch();
  const { section } = place;
  const { isOnlyWithVideos, sportsGrouping, timeFilterId } = useSelector(selectBetting);
  const isOnlyFavourites = useSelector((state: RootState) => selectIsOnlyFavourites(state, section));
  const sportId = useSelector((state: RootState) => selectSportOf(state, place));
  const sport = sportById(sportId ?? 0);
  const isWithin = place.champId !== null || (place.menu ?? ALL_MENU) !== ALL_MENU;
  const timeName = (id: TimeFilter): string => {
    const period = PERIODS.get(id);
    return sport === undefined || period === undefined ? intl.formatMessage(TIME_NAMES[id]) : names.period(sport.key, period);
  };
  return (
    <Chips aria-label={intl.formatMessage({ id: 'betting.filters.label', defaultMessage: 'Filters' })}>
      {isWithin && <MenuGroups place={place} />}
      {timeFiltersFor(section, sportId).map((id) => (
        <Chip
          key={id}
          isPicked={timeFilterFor(section, sportId, timeFilterId) === id}
          onClick={() => dispatch(bettingChosen({ timeFilterId: id }))}
        >
          {timeName(id)}
        </Chip>
      ))}
      {!isWithin && <MenuGroups place={place} />}
      <Chip
        icon={<StarIcon />}
        isPicked={isOnlyFavourites}
        onClick={() => dispatch(bettingChosen({ isOnlyFavourites: !isOnlyFavourites, favouritesOf: section }))}
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
      {section === 'live' && <TextChip />}
    </Chips>
  );
}

/** Switches the text view of live lists. @spec LY-11 */
function TextChip() {
  const [isOn, toggle] = useIsTextOnly();
  return (
    <Chip isPicked={isOn} onClick={toggle}>
      <FormattedMessage id="betting.text.enter" defaultMessage="Text view" />
    </Chip>
  );
}
