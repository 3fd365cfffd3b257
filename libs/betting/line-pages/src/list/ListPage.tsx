import { selectChamp, selectLine } from '@touchline/betting-line-state';
import { selectBuild, type RootState } from '@touchline/shared-state';
import { Breadcrumb, VisuallyHidden } from '@touchline/ui-kit';
import { useTrail } from '@touchline/ui-pages';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { WideColumn } from '../aside/WideColumn.tsx';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { DelayNotice, RowMarkets } from '@touchline/betting-event-list';
import { usePlace } from '../place/use-place.ts';
import type { LinePlace } from '../place/read-place.ts';
import { lineCrumbs } from '../views/line-crumbs.ts';
import { List } from './List.tsx';
import styles from './List.module.css';
import { ListHead } from './ListHead.tsx';
import { listTitle } from './list-load.ts';
import { ListFilters } from './ListFilters.tsx';
import { menuOf } from './menu-group.ts';
import { PhoneChips } from './PhoneChips.tsx';

/** Games of a section, a sport or a championship. @spec BT-01 BT-02 BT-05 */
export function ListPage() {
  const here = usePlace();
  const { pathname } = useLocation();
  const place = useMemo(() => ({ ...here, menu: menuOf(pathname) }), [here, pathname]);
  const intl = useIntl();
  const store = useStore<RootState>();
  const build = useSelector(selectBuild);
  // Re-render with the menus, because title and breadcrumbs depend on them.
  useSelector((state: RootState) => selectLine(state).menus);
  const title = listTitle(intl, store.getState(), place);
  return (
    <BettingLayout place={place} wideAside={<WideColumn lang={place.lang} />}>
      {build === 'mobile' ? (
        <>
          <VisuallyHidden as="div">
            <h1>{title}</h1>
          </VisuallyHidden>
          <div className={styles.tools}>
            <PhoneChips place={place} />
            <RowMarkets sportId={place.sportId ?? undefined} />
          </div>
          <List place={place} />
          {place.section === 'live' && <DelayNotice />}
          <ListTrail place={place} />
        </>
      ) : (
        <>
          <ListTrail place={place} />
          <ListHead place={place} title={title} />
          {place.section === 'live' && <DelayNotice />}
          <ListFilters place={place} />
          <List place={place} />
        </>
      )}
    </BettingLayout>
  );
}

/** Breadcrumbs from the home page to this list. @spec SE-02 */
function ListTrail({ place }: { place: LinePlace }) {
  const intl = useIntl();
  const { lang, section, sportId, champId } = place;
  const champ = useSelector((state: RootState) => (champId === null ? undefined : selectChamp(state, champId)));
  const state = useStore<RootState>().getState();
  const own = lineCrumbs({ intl, state }, { lang, section, sportId, champ });
  return <Breadcrumb steps={useTrail(own.map(({ name, path }, at) => (at === own.length - 1 ? { name } : { name, href: path })))} />;
}
