import { searchTyped, selectBetting, selectIsOnlyFavourites, selectSearch } from '@touchline/betting-line-state';
import { timeFilterIn } from '@touchline/betting-rules';
import { Chip, FilterIcon, SearchIcon, VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFeed } from '@touchline/betting-event-list';
import type { RootState } from '@touchline/shared-state';
import type { LinePlace } from '../place/read-place.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { menuView } from '../views/list-views.ts';
import { ListFilters } from './ListFilters.tsx';
import styles from './PhoneChips.module.css';
import { SportChips } from './SportChips.tsx';

/** On phones games come first: search and filters are two chips before the sports, and open below them. @spec BT-05 */
export function PhoneChips({ place }: { place: LinePlace }) {
  const dispatch = useDispatch();
  const count = useFilterCount(place);
  const hasText = useSelector((state: RootState) => selectSearch(state).text !== '');
  const [isSearching, setIsSearching] = useState(false);
  const [isFiltering, setIsFiltering] = useState<boolean>();
  useFeed(menuView(place));
  const hasSearch = isSearching || hasText;
  // Active filters are shown until the player folds them; the chip still shows their number.
  const hasFilters = isFiltering ?? count > 0;
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

/** Number of active filters, not counting the grouping. */
function useFilterCount({ section }: LinePlace): number {
  const { isOnlyWithVideos, sportsGrouping, timeFilterId } = useSelector(selectBetting);
  const isOnlyFavourites = useSelector((state: RootState) => selectIsOnlyFavourites(state, section));
  return [isOnlyFavourites, isOnlyWithVideos, sportsGrouping === 'time', timeFilterIn(section, timeFilterId) !== 0].filter(Boolean).length;
}
