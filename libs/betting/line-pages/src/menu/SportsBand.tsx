import { bettingOpened, selectMenu } from '@touchline/betting-line-state';
import { SportsMenu as SportsMenuView, type MenuSport } from '@touchline/betting-ui';
import { useFeed } from '@touchline/betting-event-list';
import { nameOrder } from '@touchline/shared-primitives';
import { listPath } from '@touchline/shared-routes';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { menuView } from '../views/list-views.ts';
import type { LinePlace } from '../place/read-place.ts';
import { usePlace } from '../place/use-place.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import styles from './SportsBand.module.css';
import { TopSports } from './TopSports.tsx';

/** The search, the top sports as tiles and every sport of the line from A to Z, in the phone menu. @spec BT-01 BT-05 LY-01 */
export function SportsBand() {
  const dispatch = useDispatch();
  const here = usePlace();
  useEffect(() => void dispatch(bettingOpened()), [dispatch]);
  const place = useMemo<LinePlace>(() => ({ ...here, section: 'line' }), [here]);
  const sports = useSports(place, here.section === 'line' && here.champId === null ? here.sportId : null);
  const byName = useMemo(() => {
    const inOrder = nameOrder(place.lang);
    return sports.map(({ count: _, ...sport }) => sport).sort((a, b) => inOrder(a.name, b.name));
  }, [sports, place.lang]);
  const first = (
    <>
      <SearchBox place={place} />
      <TopSports sports={sports} />
    </>
  );
  return <SportsMenuView className={styles.band} sports={byName} search={first} />;
}

/** The sports in the order of the line. */
function useSports(place: LinePlace, currentId: number | null): MenuSport[] {
  const view = menuView(place);
  useFeed(view);
  const menu = useSelector((state: RootState) => selectMenu(state, view));
  const { lang } = place;
  return useMemo(
    () =>
      (menu?.sports ?? []).map(({ id, key, name, count }) => ({
        key: String(id),
        sport: key,
        name,
        count,
        href: listPath({ lang, section: 'line', sportId: id, sportName: key }),
        isCurrent: id === currentId,
      })),
    [menu, lang, currentId],
  );
}
