import { selectIsPlayer } from '@touchline/identity-state';
import { selectManifests } from '@touchline/platform-state';
import type { NavigationPlace } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { placesOfSections, type SitePlace } from './rules/places.ts';

/** Message ids of a section: the texts come with its manifest, not with our code. */
export const wordsOf = (id: string): MessageDescriptor => ({ id });

/** A navigation entry with its name. */
export interface NamedPlace extends SitePlace {
  name: string;
}

/** Navigation entries of the existing sections. @spec RM-07 */
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
