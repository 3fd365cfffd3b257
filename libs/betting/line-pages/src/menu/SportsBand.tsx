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

/** The search and every sport of the line from A to Z, in the phone menu. @spec BT-01 BT-05 LY-01 */
export function SportsBand() {
  const dispatch = useDispatch();
  const here = usePlace();
  useEffect(() => void dispatch(bettingOpened()), [dispatch]);
  const place = useMemo<LinePlace>(() => ({ ...here, section: 'line' }), [here]);
  return (
    <SportsMenuView
      className={styles.band}
      sports={useSports(place, here.section === 'line' && here.champId === null ? here.sportId : null)}
      search={<SearchBox place={place} />}
    />
  );
}

/** The sports in the alphabetical order of the player's language. */
function useSports(place: LinePlace, currentId: number | null): MenuSport[] {
  const view = menuView(place);
  useFeed(view);
  const menu = useSelector((state: RootState) => selectMenu(state, view));
  const { lang } = place;
  return useMemo(() => {
    const inOrder = nameOrder(lang);
    return (menu?.sports ?? [])
      .map(({ id, key, name }) => ({
        key: String(id),
        sport: key,
        name,
        href: listPath({ lang, section: 'line', sportId: id, sportName: key }),
        isCurrent: id === currentId,
      }))
      .sort((a, b) => inOrder(a.name, b.name));
  }, [menu, lang, currentId]);
}
