import { idSegment, routePath } from '@touchline/shared-routes';
import { isRaceSport, sportById } from '@touchline/betting-rules';
import type { LinePlace } from '../place/read-place.ts';

/** Page types of the routes `page-type-champ` and `page-type-game` that have a page besides list and game. @spec BT-08 */
export const PAGE_TYPES = ['topgame', 'betsonyour', 'team', 'marble'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Page types of a sport: races have a page instead of the others. @spec BT-08 */
export function pageTypesOf(sportId: number | null): readonly PageType[] {
  const isRace = isRaceSport(sportId);
  return PAGE_TYPES.filter((type) => (type === 'marble') === isRace);
}

/** Path of a page type for a championship. @spec BT-08 */
export function pageTypePath(pageType: PageType, { lang, section, sportId, champId }: LinePlace, champName = ''): string {
  const sport = idSegment(sportId ?? 0, sportById(sportId ?? 0)?.key ?? '');
  return routePath(
    'page-type-champ',
    { pageType, section, menuSection: 'all', sport, champ: idSegment(champId ?? 0, champName) },
    { lang },
  );
}
