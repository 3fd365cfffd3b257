import type { CyberType } from '@touchline/cyber-contract';
import type { FeedView } from '@touchline/betting-line-state';
import { sportById, type SportRules } from '@touchline/betting-rules';
import { idOf } from '@touchline/shared-routes';

type Params = Readonly<Record<string, string | undefined>>;

/** The esports entities named by a URL. Ids are null where the URL has none. */
export interface CyberPlace {
  type: CyberType;
  discipline: SportRules | null;
  champId: number | null;
  gameId: number | null;
  /** A segment has no id, or its discipline is not of this type; the page does not exist. */
  isBroken: boolean;
}

/** Parses the ids of an esports URL. @spec BT-06 RT-15 */
export function cyberPlace(params: Params): CyberPlace {
  const type = params['type'] === 'virtual' ? 'virtual' : 'real';
  const [sportId, champId, gameId] = [params['discipline'], params['champ'], params['game']].map(idOf);
  const discipline = sportById(sportId ?? 0) ?? null;
  const isForeign = params['discipline'] !== undefined && discipline?.cyberType !== type;
  const isNameless = [params['champ'], params['game']].some((segment) => segment !== undefined && idOf(segment) === null);
  return {
    type,
    discipline: isForeign ? null : discipline,
    champId: champId ?? null,
    gameId: gameId ?? null,
    isBroken: isForeign || isNameless,
  };
}

const MOST = 60;

/** Feed query for the games of a section on a page. */
export function listView({ type, discipline, champId }: CyberPlace, section: 'line' | 'live', lang: string): FeedView {
  const query = champId !== null ? { champ: champId } : discipline !== null ? { sport: discipline.id } : { cyber: type };
  return { kind: 'games', section, lang, ...query, count: MOST };
}

export const matchView = (gameId: number, lang: string): FeedView => ({ kind: 'game', gameId, lang });
export const menuView = (lang: string, section: 'line' | 'live' = 'line'): FeedView => ({ kind: 'menu', section, lang });
