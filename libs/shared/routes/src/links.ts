import { withLanguage } from './language-prefix.ts';
import { routePath, type QueryValues } from './route-path.ts';

/** Line before the match, live during it. */
export type BettingSection = 'line' | 'live';

/** The group of the left menu that lists every game; other groups come from the configuration. @spec BT-07 */
export const ALL_MENU = 'all';

/** Place of a list of games; without a sport, the whole section. */
export interface ListPlace {
  lang: string;
  section: BettingSection;
  sportId?: number | undefined;
  sportName?: string | undefined;
  champId?: number | undefined;
  champName?: string | undefined;
  query?: QueryValues;
}

export interface GamePlace extends ListPlace {
  sportId: number;
  champId: number;
  gameId: number;
  gameName?: string | undefined;
}

/** Turns a name into a part of a url: Latin letters and digits, or empty if it has none. Urls are resolved by ids, never by names. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60);
}

/** A segment with an id and a name: `4-champions-cup`. */
export function idSegment(id: number, name = ''): string {
  const text = slug(name);
  return text === '' ? String(id) : `${id}-${text}`;
}

/** The leading id of a segment; null when there is none. */
export function idOf(segment: string | undefined): number | null {
  const digits = /^\d{1,15}(?=-|$)/.exec(segment ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}

export const homePath = (lang: string): string => withLanguage('/', lang);

/** Path of a section, of a sport in it, or of a championship. */
export function listPath({ lang, section, sportId, sportName, champId, champName, query }: ListPlace): string {
  const sport = sportId === undefined ? undefined : idSegment(sportId, sportName);
  const champ = sport === undefined || champId === undefined ? undefined : idSegment(champId, champName);
  const params = { section, menuSection: sport === undefined ? undefined : ALL_MENU, sport, champ };
  return routePath('section', params, { lang, ...(query && { query }) });
}

export function gamePath({ lang, section, sportId, sportName, champId, champName, gameId, gameName, query }: GamePlace): string {
  const params = {
    section,
    menuSection: ALL_MENU,
    sport: idSegment(sportId, sportName),
    champ: idSegment(champId, champName),
    game: idSegment(gameId, gameName),
  };
  return routePath('game', params, { lang, ...(query && { query }) });
}

/** Page of an esports match. @spec BT-06 */
export function cyberGamePath(
  type: 'real' | 'virtual',
  { lang, sportId, sportName, champId, champName, gameId, gameName }: GamePlace,
): string {
  const params = {
    type,
    discipline: idSegment(sportId, sportName),
    champ: idSegment(champId, champName),
    game: idSegment(gameId, gameName),
  };
  return routePath('cyber-game', params, { lang });
}

/** Pages of the office, by the last part of their route key. */
export type OfficePage =
  'account' | 'history' | 'historypay' | 'recharge' | 'deduce' | 'security' | 'responsible' | 'settings' | 'support' | 'verification';
export const officePath = (lang: string, page: OfficePage): string => routePath(`office-${page}`, {}, { lang });

/** The sign-in page with a return url. @spec GD-17 */
export const loginPath = (lang: string, returnUrl?: string): string => routePath('login', {}, { lang, query: { returnUrl } });
export const registrationPath = (lang: string, returnUrl?: string): string => routePath('registration', {}, { lang, query: { returnUrl } });
/** The page where changed terms are confirmed. @spec HT-11 GD-15 */
export const confirmTermsPath = (lang: string): string => routePath('confirm-terms', {}, { lang });
export const printCouponPath = (lang: string, couponId: number): string => routePath('print-coupon', { couponId }, { lang });
