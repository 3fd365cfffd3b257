import { useRoute } from '../app/use-route.ts';
import { type NamedPlace, useSitePlaces } from './use-site-places.ts';

/**
 * Entries of the bottom navigation: those of the section that is shown, or those of the site if it has none.
 *
 * @spec RM-07
 */
export function useBottomPlaces(): { places: readonly NamedPlace[]; isOwn: boolean } {
  const { row } = useRoute();
  const site = useSitePlaces('bottom');
  const own = useSitePlaces('own').filter(({ section, alsoIn = [] }) => [section, ...alsoIn].includes(row.section));
  return own.length === 0 ? { places: site, isOwn: false } : { places: own, isOwn: true };
}
