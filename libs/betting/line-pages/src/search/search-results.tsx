import type { MarketFound, SearchAnswer, SearchPlace } from '@touchline/betting-contract';
import { nameContext, startText, useOdds } from '@touchline/betting-event-list';
import { useNames, type Names } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { selectFeed } from '@touchline/betting-line-state';
import { SearchResults, type SearchResult } from '@touchline/betting-ui';
import { gamePath, listPath, routePath, withLanguage } from '@touchline/shared-routes';
import { Crest, SportIcon } from '@touchline/ui-kit';
import { selectView, type RootState } from '@touchline/shared-state';
import { type IntlShape, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { OfferPrices } from './OfferPrices.tsx';
import { menuView } from '../views/list-views.ts';
import type { LinePlace } from '../place/read-place.ts';

interface ResultWords {
  intl: IntlShape;
  lang: string;
  is12h: boolean;
  /** Server time of the line's menu, in milliseconds; "today" and "tomorrow" refer to it. */
  servedAt: number;
  /** Formats odds. */
  odds: (coef: number) => string;
  names: Names;
  onPick: () => void;
}

const ICON = 16;

interface FoundProps {
  query: string;
  places: readonly SearchPlace[];
  markets: readonly MarketFound[];
  games: SearchAnswer['games'];
  place: LinePlace;
  onTake: () => void;
}

/** Search results: requested markets first, then places, then games. Each price can be added to the coupon. @spec BT-05 */
export function Found({ query, places, markets, games, place, onTake }: FoundProps) {
  const intl = useIntl();
  const odds = useOdds();
  const is12h = useSelector((state: RootState) => selectView(state).is12h);
  const servedAt = useSelector((state: RootState) => selectFeed(state, menuView(place))?.servedAt ?? 0);
  const names = useNames();
  const words: ResultWords = { intl, lang: place.lang, is12h, servedAt, odds, names, onPick: onTake };
  const results = [
    ...markets.map((found) => marketResult(found, words)),
    ...places.map((found) => placeResult(found, words)),
    ...games.map((game) => gameResult(game, words)),
  ];
  return <SearchResults query={query} results={results} onTake={onTake} />;
}

function gameResult(game: SearchAnswer['games'][number], { intl, lang, is12h, servedAt, odds, onPick }: ResultWords): SearchResult {
  const { offer, id, section, sportId, champId, champName, champSlug, opponent1, opponent2, startAt } = game;
  const { time, day } = startText(intl, startAt, servedAt, is12h);
  const names = { champName: champSlug ?? champName, gameName: `${opponent1} ${opponent2}`, sportName: sportById(sportId)?.key };
  return {
    key: String(id),
    title: `${opponent1} – ${opponent2}`,
    note: section === 'live' ? champName : `${champName} · ${day} ${time}`,
    isLive: section === 'live',
    href: gamePath({ lang, section, sportId, champId, gameId: id, ...names }),
    ...(offer !== undefined
      ? { prices: <OfferPrices game={offer} source="search" length="short" onPick={onPick} /> }
      : game.odds !== undefined && { odds: game.odds.map(odds) }),
  };
}

/** A market of a game, with the prices that match. */
function marketResult({ game, outcomeIds }: MarketFound, { intl, lang, is12h, servedAt, names, onPick }: ResultWords): SearchResult {
  const { id, section, sportId, champId, opponent1, opponent2, startAt, markets } = game;
  const [market] = markets;
  const { time, day } = startText(intl, startAt, servedAt, is12h);
  const at = { gameName: `${opponent1.name} ${opponent2.name}`, sportName: sportById(sportId)?.key };
  const name = names.market(market?.typeId ?? 0, nameContext(game));
  return {
    key: `market ${id} ${market?.id}`,
    title: `${opponent1.name} – ${opponent2.name}`,
    note: section === 'live' ? name : `${name} · ${day} ${time}`,
    isLive: section === 'live',
    href: gamePath({ lang, section, sportId, champId, champName: 'league', gameId: id, ...at }),
    prices: <OfferPrices game={game} source="search" {...(outcomeIds !== undefined && { outcomeIds })} onPick={onPick} />,
  };
}

/** Sports, championships and teams link to their games, pages of the site to themselves. */
function placeResult(found: SearchPlace, { intl, lang }: ResultWords): SearchResult {
  const to = (href: string, more?: Pick<SearchResult, 'note' | 'icon'>): SearchResult => ({ key: href, href, title: found.name, ...more });
  if (found.kind === 'page') return to(withLanguage(found.path, lang));
  const { sportId, name } = found;
  const sport = sportById(sportId);
  if (found.kind === 'team') {
    const icon = <Crest name={name} size={ICON} of={sport?.hasPersons === true ? 'person' : 'team'} />;
    return to(routePath('team-info', { team: `${found.teamId}` }, { lang }), { note: found.champName, icon });
  }
  const champ = found.kind === 'championship' && { champId: found.champId, champName: found.slug };
  const sportName = sport?.key ?? '';
  return to(listPath({ lang, section: 'line', sportId, sportName, ...champ }), {
    note: intl.formatNumber(found.count),
    icon: <SportIcon sport={sportName} />,
  });
}
