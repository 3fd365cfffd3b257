import type { BettingState, FeedView } from '@touchline/betting-line-state';
import { selectSiteConfig } from '@touchline/shared-config';
import type { MenuGroup } from '@touchline/shared-contract';
import { ALL_MENU, matchRoute, splitLanguage } from '@touchline/shared-routes';
import type { LinePlace } from '../place/read-place.ts';
import { listView } from '../views/list-views.ts';

/** The group that holds everything, where the configuration names none. */
const EVERYTHING: MenuGroup = { key: ALL_MENU, only: {} };

/** Where a list is: the place in the line, and the group of the left menu. */
export interface ListPlace extends LinePlace {
  /** Everything when left out. */
  menu?: string;
}

/** The group that a url names; the one that holds everything where it names none. @spec BT-07 */
export const menuOf = (pathname: string): string => matchRoute(splitLanguage(pathname).path).params['menuSection'] ?? ALL_MENU;

/** The group of the left menu that a page lists. @spec BT-07 */
export const selectGroup = (state: unknown, menu = ALL_MENU): MenuGroup =>
  selectSiteConfig(state)?.menuSections?.find(({ key }) => key === menu) ?? EVERYTHING;

/** Question for the list of a group: what the url and the player ask, within what the group holds. @spec BT-05 BT-07 */
export function groupView(
  place: LinePlace,
  { only }: MenuGroup,
  { betting, isFirst }: { betting: Pick<BettingState, 'timeFilterId' | 'isOnlyWithVideos'>; isFirst: boolean },
): FeedView {
  const here = { ...place, sportId: place.sportId ?? only.sport ?? null };
  const view = listView(here, { ...betting, isOnlyWithVideos: betting.isOnlyWithVideos || only.video === true }, isFirst);
  return { ...view, ...(only.top && { top: true }), ...(only.today && { today: true }) } as FeedView;
}
