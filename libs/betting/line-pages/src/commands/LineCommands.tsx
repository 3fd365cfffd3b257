import type { MarketFound, SearchAnswer, SearchPlace } from '@touchline/betting-contract';
import { betToggled, selectCouponBets } from '@touchline/betting-coupon-state';
import { nameContext, startText, useOdds } from '@touchline/betting-event-list';
import { SEARCH_PAUSE_MS, searchGames, SHORTEST_SEARCH } from '@touchline/betting-line-state';
import { useNames } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { codeOf } from '@touchline/shared-primitives';
import { gamePath, listPath, routePath, withLanguage } from '@touchline/shared-routes';
import { portsOf, selectLanguage, selectView, type Command, type CommandSourceProps, type RootState } from '@touchline/shared-state';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';

type Game = SearchAnswer['games'][number];
type SearchResult = { text: string; lang: string; answer: SearchAnswer | null };
const MOST_GAMES = 8;

/** Finds selections, games, championships, teams and pages for the command palette; `arsdale over 2.5` finds a selection. @spec BT-05 */
export function LineCommands({ query, onFound }: CommandSourceProps): null {
  const text = query.trim();
  const result = useSearch(text);
  const commands = useCommands(result?.answer ?? null);
  const status = text.length < SHORTEST_SEARCH ? 'ready' : result?.text !== text ? 'looking' : result.answer === null ? 'failed' : 'ready';
  useEffect(() => onFound({ status, commands: text.length < SHORTEST_SEARCH ? [] : commands }), [onFound, status, commands, text]);
  return null;
}

/** The latest answer; requests are debounced while the player types. */
function useSearch(text: string): SearchResult | null {
  const store = useStore<RootState>();
  const lang = useSelector(selectLanguage);
  const [result, setResult] = useState<SearchResult | null>(null);
  useEffect(() => {
    if (text.length < SHORTEST_SEARCH) return undefined;
    const ports = portsOf(store);
    const leave = new AbortController();
    const take = (answer: SearchAnswer | null) => leave.signal.aborted || setResult({ text, lang, answer });
    const timer = setTimeout(() => {
      searchGames(ports, { text, lang }, leave.signal).then(take, (error: unknown) => {
        if (!leave.signal.aborted) ports.report('search-failed', { code: codeOf(error) });
        take(null);
      });
    }, SEARCH_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [store, text, lang]);
  return result;
}

function useCommands(answer: SearchAnswer | null): readonly Command[] {
  const intl = useIntl();
  const dispatch = useDispatch();
  const names = useNames();
  const odds = useOdds();
  const lang = useSelector(selectLanguage);
  const { is12h } = useSelector(selectView);
  const bets = useSelector(selectCouponBets);
  return useMemo(() => {
    if (answer === null) return [];
    const { markets = [], places = [], games, servedAt } = answer;
    const when = (startAt: number): string => {
      const { time, day } = startText(intl, startAt, servedAt ?? startAt * MS, is12h);
      return `${day} ${time}`;
    };
    const picksOf = ({ game, outcomeIds }: MarketFound): Command[] => {
      const [market] = game.markets;
      if (market === undefined || market.isSuspended === true) return [];
      const context = nameContext(game);
      const sides = `${game.opponent1.name} – ${game.opponent2.name}`;
      const offered = market.outcomes.filter(({ id, isBlocked }) => isBlocked !== true && (outcomeIds?.includes(id) ?? true));
      return offered.map((outcome) => ({
        id: `outcome ${outcome.id}`,
        group: 'selections',
        title: `${names.outcome(outcome, market, { context })} · ${names.market(market.typeId, context)}`,
        note: game.section === 'live' ? sides : `${sides} · ${when(game.startAt)}`,
        figure: odds(outcome.coef),
        isOn: bets.some(({ outcomeId }) => outcomeId === outcome.id),
        run: () => void dispatch(betToggled({ game, market, outcome, source: 'search', pageType: 'search' })),
      }));
    };
    const gameOf = (game: Game): Command => ({
      id: `game ${game.id}`,
      group: 'games',
      title: `${game.opponent1} – ${game.opponent2}`,
      note: game.section === 'live' ? game.champName : `${game.champName} · ${when(game.startAt)}`,
      href: hrefOfGame(game, lang),
    });
    return [...markets.flatMap(picksOf), ...games.slice(0, MOST_GAMES).map(gameOf), ...places.map((place) => placeOf(place, lang))];
  }, [answer, intl, dispatch, names, odds, lang, is12h, bets]);
}

const MS = 1000;

function hrefOfGame({ id, section, sportId, champId, champName, champSlug, opponent1, opponent2 }: Game, lang: string): string {
  const at = { sportName: sportById(sportId)?.key, champName: champSlug ?? champName, gameName: `${opponent1} ${opponent2}` };
  return gamePath({ lang, section, sportId, champId, gameId: id, ...at });
}

function placeOf(place: SearchPlace, lang: string): Command {
  const { name: title } = place;
  if (place.kind === 'page') return { id: `page ${place.path}`, group: 'pages', title, href: withLanguage(place.path, lang) };
  if (place.kind === 'team') {
    const href = routePath('team-info', { team: `${place.teamId}` }, { lang });
    return { id: `team ${place.teamId}`, group: 'places', title, note: place.champName, href };
  }
  const champ = place.kind === 'championship' && { champId: place.champId, champName: place.slug };
  const { sportId } = place;
  const href = listPath({ lang, section: 'line', sportId, sportName: sportById(sportId)?.key ?? '', ...champ });
  return { id: `${place.kind} ${place.kind === 'championship' ? place.champId : sportId}`, group: 'places', title, href };
}
