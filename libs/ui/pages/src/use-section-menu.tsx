import { type PagePlace, SearchIcon, TextField, useTextFilter } from '@touchline/ui-kit';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { SectionMenu } from './section-plan.ts';

const NOTHING: Readonly<Record<string, number>> = {};
const noMenu = () => undefined;

/** Links of a section with their badges, and a search above them if the section has a menu. @spec AC-06 */
export function useSectionMenu(
  menu: SectionMenu | undefined,
  { name, places, lang }: { name: string; places: readonly PagePlace[]; lang: string },
): { places: readonly PagePlace[]; top?: ReactNode; isOpen?: boolean } {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const isFound = useTextFilter(query);
  const { useMenu = noMenu, needs = noMenu, badges = {} } = menu ?? {};
  useMenu();
  const counts = useSelector(needs) ?? NOTHING;
  if (menu === undefined || places.length < 2) return { places };
  const found = places.filter((place) => isFound(place.name));
  const label = intl.formatMessage({ id: 'pages.menu.search', defaultMessage: 'Search: {section}' }, { section: name });
  return {
    isOpen: query !== '',
    places: found.map((place) => ({ ...place, badge: counts[badges[place.href.slice(lang.length + 1)] ?? ''] })),
    top: (
      <TextField
        isQuiet
        isLabelHidden
        type="search"
        label={label}
        placeholder={label}
        start={<SearchIcon />}
        value={query}
        autoComplete="off"
        onChange={({ target }) => setQuery(target.value)}
      />
    ),
  };
}
