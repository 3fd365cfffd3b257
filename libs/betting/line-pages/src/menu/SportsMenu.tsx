import { selectFavourites, selectLine, selectMenu } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { SportsMenu as SportsMenuView, type MenuChild, type MenuSport } from '@touchline/betting-ui';
import type { Championship, MenuAnswer } from '@touchline/betting-contract';
import { listPath } from '@touchline/shared-routes';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useFeed } from '@touchline/betting-event-list';
import type { RootState } from '@touchline/shared-state';
import { menuView } from '../views/list-views.ts';
import type { LinePlace } from '../place/read-place.ts';
import { SearchBox } from '../search/SearchBox.tsx';

function childOf(champ: Championship, { lang, section, champId }: LinePlace): MenuChild {
  return {
    key: String(champ.id),
    name: champ.name,
    href: listPath({
      lang,
      section,
      sportId: champ.sportId,
      sportName: sportById(champ.sportId)?.key,
      champId: champ.id,
      champName: champ.slug ?? champ.name,
    }),
    count: champ.count,
    country: champ.countryCode,
    isCurrent: champ.id === champId,
  };
}

function sportsOf(menu: MenuAnswer | undefined, place: LinePlace): MenuSport[] {
  const { lang, section, sportId, champId } = place;
  return (menu?.sports ?? []).map(({ id, key, name, count }) => ({
    key: String(id),
    sport: key,
    name,
    count,
    href: listPath({ lang, section, sportId: id, sportName: key }),
    isCurrent: id === sportId && champId === null,
    children: id === sportId ? (menu?.champs ?? []).filter((champ) => champ.sportId === id).map((champ) => childOf(champ, place)) : [],
  }));
}

/** Search, favourite championships, and all sports of the section with their numbers of games; the open sport shows its championships. */
export function SportsMenu({ place }: { place: LinePlace }) {
  const view = menuView(place);
  useFeed(view);
  const menu = useSelector((state: RootState) => selectMenu(state, view));
  const champs = useSelector((state: RootState) => selectLine(state).champs);
  const favouriteIds = useSelector((state: RootState) => selectFavourites(state).champs);
  const sports = useMemo(() => sportsOf(menu, place), [menu, place]);
  const favourites = useMemo(
    () => favouriteIds.flatMap((id) => champs[id] ?? []).map((champ) => childOf(champ, place)),
    [favouriteIds, champs, place],
  );
  return <SportsMenuView folds sports={sports} favourites={favourites} search={<SearchBox place={place} />} />;
}
