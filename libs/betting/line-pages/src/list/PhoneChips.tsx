import { searchTyped, selectBetting, selectIsOnlyFavourites, selectSearch } from '@touchline/betting-line-state';
import { Chip, FilterIcon, SearchIcon, VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFeed } from '@touchline/betting-event-list';
import { ALL_MENU } from '@touchline/shared-routes';
import type { RootState } from '@touchline/shared-state';
import { SearchBox } from '../search/SearchBox.tsx';
import { useIsTextOnly } from '../text/use-text-only.ts';
import { menuView } from '../views/list-views.ts';
import { timeFilterFor } from './fitting-filters.ts';
import { ListFilters } from './ListFilters.tsx';
import type { ListPlace } from '../place/read-place.ts';
import { selectSportOf } from './menu-group.ts';
import styles from './PhoneChips.module.css';
import { SportChips } from './SportChips.tsx';

/** On phones games come first: search and filters are two chips before the sports, and open below them. @spec BT-05 */
export function PhoneChips({ place }: { place: ListPlace }) {
  const dispatch = useDispatch();
  const count = useFilterCount(place);
  const hasText = useSelector((state: RootState) => selectSearch(state).text !== '');
  const [isTextOnly] = useIsTextOnly();
  const [isSearching, setIsSearching] = useState(false);
  const [isFiltering, setIsFiltering] = useState<boolean>();
  useFeed(menuView(place));
  const hasSearch = isSearching || hasText;
  // Active filters, the pages of a championship and the way out of the text view are shown until the player folds them; the chip still
  // shows the number of filters.
  const hasFilters = isFiltering ?? (count > 0 || place.champId !== null || (isTextOnly && place.section === 'live'));
  const onSearch = () => {
    if (hasText) dispatch(searchTyped(''));
    setIsSearching(!hasSearch);
  };
  return (
    <>
      <div className={styles.row}>
        <Chip icon={<SearchIcon />} isPicked={hasSearch} onClick={onSearch}>
          <VisuallyHidden>
            <FormattedMessage id="betting.list.search" defaultMessage="Search" />
          </VisuallyHidden>
        </Chip>
        <Chip icon={<FilterIcon />} isPicked={hasFilters} onClick={() => setIsFiltering(!hasFilters)} {...(count > 0 && { count })}>
          <VisuallyHidden>
            <FormattedMessage id="betting.filters.label" defaultMessage="Filters" />
          </VisuallyHidden>
        </Chip>
        <SportChips place={place} />
      </div>
      {hasSearch && (
        <div ref={isSearching ? focusField : undefined}>
          <SearchBox place={place} />
        </div>
      )}
      {hasFilters && <ListFilters place={place} />}
    </>
  );
}

const focusField = (box: HTMLElement | null): void => box?.querySelector('input')?.focus();

/** Number of active filters; one that does not fit the list is not active. */
function useFilterCount(place: ListPlace): number {
  const { section, menu = ALL_MENU } = place;
  const { isOnlyWithVideos, sportsGrouping, timeFilterId } = useSelector(selectBetting);
  const isOnlyFavourites = useSelector((state: RootState) => selectIsOnlyFavourites(state, section));
  const sportId = useSelector((state: RootState) => selectSportOf(state, place));
  const hasTime = timeFilterFor(section, sportId, timeFilterId) !== 0;
  return [menu !== ALL_MENU, isOnlyFavourites, isOnlyWithVideos, sportsGrouping === 'time', hasTime].filter(Boolean).length;
}
