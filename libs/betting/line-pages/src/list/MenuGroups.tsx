import { selectSiteConfig } from '@touchline/shared-config';
import type { MenuGroup } from '@touchline/shared-contract';
import { ALL_MENU, listPath } from '@touchline/shared-routes';
import { ChipLink } from '@touchline/ui-kit';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import { useSelector } from 'react-redux';
import { PageTypeLinks } from '../type-links/PageTypeLinks.tsx';
import { sportById } from '@touchline/betting-rules';
import { groupsFor } from './fitting-filters.ts';
import type { ListPlace } from '../place/read-place.ts';
import styles from './MenuGroups.module.css';

const NAMES = defineMessages({
  all: { id: 'betting.menuGroup.all', defaultMessage: 'All events' },
  favourites: { id: 'betting.filters.favourites', defaultMessage: 'Favourites' },
  top: { id: 'betting.menuGroup.top', defaultMessage: 'Top' },
  today: { id: 'betting.menuGroup.today', defaultMessage: 'Today' },
  video: { id: 'betting.filters.video', defaultMessage: 'Streaming' },
});

const hasName = (key: string): key is keyof typeof NAMES => Object.hasOwn(NAMES, key);

/** Name of a group; the site's own names take precedence. @spec BT-07 */
export function groupName({ key, name }: MenuGroup, { intl, lang }: { intl: Pick<IntlShape, 'formatMessage'>; lang: string }): string {
  const given = name?.[lang] ?? name?.['en'];
  return given ?? (hasName(key) ? intl.formatMessage(NAMES[key]) : key);
}

/**
 * Chips of the configured groups of the menu, whose links keep the sport of the page, and of the other pages of a championship.
 *
 * @spec BT-07 BT-08
 */
export function MenuGroups({ place }: { place: ListPlace }) {
  const intl = useIntl();
  const groups = useSelector(selectSiteConfig)?.menuSections ?? [];
  const { lang, section, sportId, menu } = place;
  const root = listPath({ lang, section });
  const shown = groups.length < 2 ? [] : groupsFor(groups, place);
  if (shown.length === 0 && place.champId === null) return null;
  return (
    <nav className={styles.groups} aria-label={intl.formatMessage({ id: 'betting.menuGroup.label', defaultMessage: 'Groups of events' })}>
      {shown.map((group) => {
        const isWithin = group.only.sport === undefined && sportId !== null;
        const within = isWithin ? listPath({ lang, section, sportId, sportName: sportById(sportId)?.key }) : `${root}/${ALL_MENU}`;
        const href = `${root}/${group.key}${within.slice(`${root}/${ALL_MENU}`.length)}`;
        return (
          <ChipLink key={group.key} isCurrent={group.key === menu} href={href}>
            {groupName(group, { intl, lang })}
          </ChipLink>
        );
      })}
      <PageTypeLinks place={place} />
    </nav>
  );
}
