import { selectIsPlayer } from '@touchline/identity-state';
import { selectManifests } from '@touchline/platform-state';
import type { NavigationPlace } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { placesOfSections, type SitePlace } from './rules/places.ts';

/** Words of a section by their id: they come with its manifest, not with our code. */
export const wordsOf = (id: string): MessageDescriptor => ({ id });

/** A place of the site with its name. */
export interface NamedPlace extends SitePlace {
  name: string;
}

/** Where the sections of this site lead to. What is not there is not shown. @spec RM-07 */
export function useSitePlaces(place: NavigationPlace): NamedPlace[] {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const manifests = useSelector(selectManifests);
  const route = useRoute();
  return placesOfSections(manifests, place, { lang, isPlayer, route }).map((entry) => ({
    ...entry,
    name: intl.formatMessage(wordsOf(entry.words)),
  }));
}
