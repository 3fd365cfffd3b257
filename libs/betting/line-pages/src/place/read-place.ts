import { idOf, matchRoute, splitLanguage, type BettingSection } from '@touchline/shared-routes';

/** Location of a URL in the line. Ids are null if the URL has none, or an invalid one. */
export interface LinePlace {
  lang: string;
  section: BettingSection;
  sportId: number | null;
  champId: number | null;
  gameId: number | null;
  /** A segment is not the id that it should be, so the page does not exist. */
  isBroken: boolean;
}

/** Location of a list: the place in the line, and the group of the left menu. */
export interface ListPlace extends LinePlace {
  /** The group with all games by default. */
  menu?: string;
}

/** Parses the ids of a URL of the line; the names in it are for people and are ignored. @spec BT-01 RT-15 */
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
