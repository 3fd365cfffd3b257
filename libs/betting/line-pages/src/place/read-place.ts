import { idOf, matchRoute, splitLanguage, type BettingSection } from '@touchline/shared-routes';

/** Where in the line a url is. Ids are null where the url has none, or has a segment that is not one. */
export interface LinePlace {
  lang: string;
  section: BettingSection;
  sportId: number | null;
  champId: number | null;
  gameId: number | null;
  /** A segment that should be an id is not: such a page does not exist. */
  isBroken: boolean;
}

/** Reads a url of the line by its ids; names in it are for people and may be anything. @spec BT-01 RT-15 */
export function readPlace(pathname: string, lang: string): LinePlace {
  const { params } = matchRoute(splitLanguage(pathname).path);
  const segments = [params['sport'], params['champ'] ?? params['champId'], params['game']];
  const [sportId = null, champId = null, gameId = null] = segments.map(idOf);
  return {
    lang,
    section: params['section'] === 'live' ? 'live' : 'line',
    sportId,
    champId,
    gameId,
    isBroken: segments.some((segment) => segment !== undefined && idOf(segment) === null),
  };
}
