import { selectMenu } from '@touchline/betting-line-state';
import { listPath } from '@touchline/shared-routes';
import { ChipLink, Chips, SportIcon } from '@touchline/ui-kit';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import type { LinePlace } from '../place/read-place.ts';
import { menuView } from '../views/list-views.ts';

/** Sports of a section as chips: the menu on phones, shortcuts on the home page. */
export function SportChips({ place }: { place: LinePlace }) {
  const intl = useIntl();
  const { lang, section, sportId } = place;
  const menu = useSelector((state: RootState) => selectMenu(state, menuView(place)));
  const row = useRef<HTMLDivElement>(null);
  const hasMenu = menu !== undefined;
  // Scroll the chip of this list into view.
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current]');
    if (!row.current || !chip || sportId === null) return;
    const [at, view] = [chip.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += at.left + at.width / 2 - (view.left + view.width / 2);
  }, [sportId, hasMenu]);
  return (
    <Chips ref={row} aria-label={intl.formatMessage({ id: 'betting.menu.label', defaultMessage: 'Sports' })}>
      {menu?.sports.map((sport) => (
        <ChipLink
          key={sport.id}
          icon={<SportIcon sport={sport.key} />}
          count={sport.count}
          isCurrent={sport.id === sportId}
          href={listPath({ lang, section, sportId: sport.id, sportName: sport.key })}
        >
          {sport.name}
        </ChipLink>
      ))}
    </Chips>
  );
}
