import { selectMenu } from '@touchline/betting-line-state';
import { listPath } from '@touchline/shared-routes';
import { ChipLink, Chips, SportIcon } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { LinePlace } from '../place/read-place.ts';
import { menuView } from './list-views.ts';

/** The sports of a section as chips: on a phone the menu itself, on the first page a short cut. `start` stands before them. */
export function SportChips({ place, start }: { place: LinePlace; start?: ReactNode }) {
  const intl = useIntl();
  const { lang, section } = place;
  const menu = useSelector((state: unknown) => selectMenu(state, menuView(place)));
  return (
    <Chips aria-label={intl.formatMessage({ id: 'betting.menu.label', defaultMessage: 'Sports' })}>
      {start}
      {menu?.sports.map((sport) => (
        <ChipLink
          key={sport.id}
          icon={<SportIcon sport={sport.key} />}
          count={sport.count}
          isCurrent={sport.id === place.sportId}
          href={listPath({ lang, section, sportId: sport.id, sportName: sport.key })}
        >
          {sport.name}
        </ChipLink>
      ))}
    </Chips>
  );
}
