import { selectChamp } from '@touchline/betting-line-state';
import { ChipLink } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import type { LinePlace } from '../place/read-place.ts';
import { pageTypePath, pageTypesOf } from './page-types.ts';
import { TYPE_TITLES } from './type-words.ts';

/** Chips that lead from the list of a championship to its top match, the player's own games and its teams, or from races to theirs. @spec BT-08 */
export function PageTypeLinks({ place }: { place: LinePlace }) {
  const intl = useIntl();
  const champ = useSelector((state: RootState) => selectChamp(state, place.champId ?? 0));
  if (place.champId === null || place.sportId === null) return null;
  return pageTypesOf(place.sportId).map((type) => (
    <ChipLink key={type} href={pageTypePath(type, place, champ?.slug ?? champ?.name)}>
      {intl.formatMessage(TYPE_TITLES[type])}
    </ChipLink>
  ));
}
