import type { BettingState, FeedView } from '@touchline/betting-line-state';
import { selectSiteConfig } from '@touchline/shared-config';
import type { MenuGroup } from '@touchline/shared-contract';
import type { Zone } from '@touchline/shared-primitives/calendar';
import { ALL_MENU, matchRoute, splitLanguage } from '@touchline/shared-routes';
import type { RootState } from '@touchline/shared-state';
import type { LinePlace, ListPlace } from '../place/read-place.ts';
import { listView } from '../views/list-views.ts';
import { timeFilterFor } from './fitting-filters.ts';

/** The group with all games, if the configuration has none. */
const EVERYTHING: MenuGroup = { key: ALL_MENU, only: {} };

/** The group in a URL; the group with all games by default. @spec BT-07 */
export const menuOf = (pathname: string): string => matchRoute(splitLanguage(pathname).path).params['menuSection'] ?? ALL_MENU;

/** The group of the left menu that a page lists. @spec BT-07 */
export const selectGroup = (state: RootState, menu = ALL_MENU): MenuGroup =>
  selectSiteConfig(state)?.menuSections?.find(({ key }) => key === menu) ?? EVERYTHING;

/** Sport of all the games of a list: of the URL, else of its group; null for several. */
const sportOf = ({ sportId }: ListPlace, { only }: MenuGroup): number | null => sportId ?? only.sport ?? null;

/** Sport of all the games of a page's list; null for several. */
export const selectSportOf = (state: RootState, place: ListPlace): number | null => sportOf(place, selectGroup(state, place.menu));

/**
 * View of a group's list: the URL and the player's filters that fit it, within the group's own restrictions.
 *
 * @param zone - the page's, in which today ends.
 * @spec BT-05 BT-07
 */
export function groupView(
  place: LinePlace,
  group: MenuGroup,
  { betting, isFirst, zone }: { betting: Pick<BettingState, 'timeFilterId' | 'isOnlyWithVideos'>; isFirst: boolean; zone: Zone },
): FeedView {
  const { only } = group;
  const sportId = sportOf(place, group);
  const filters = {
    timeFilterId: timeFilterFor(place.section, sportId, betting.timeFilterId),
    isOnlyWithVideos: betting.isOnlyWithVideos || only.video === true,
  };
  const view = listView({ ...place, sportId }, filters, isFirst);
  return { ...view, ...(only.top && { top: true }), ...(only.today && { today: zone }) } as FeedView;
}
