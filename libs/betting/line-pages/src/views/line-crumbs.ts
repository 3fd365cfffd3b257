import { selectLine } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import type { Championship } from '@touchline/betting-contract';
import type { intlOf } from '@touchline/shared-i18n';
import { homePath, listPath, type BettingSection } from '@touchline/shared-routes';
import type { SeoData, RootState } from '@touchline/shared-state';

export interface CrumbPlace {
  lang: string;
  section: BettingSection;
  sportId: number | null;
  champ?: Pick<Championship, 'id' | 'name' | 'slug'> | undefined;
  /** The game as the last step. */
  game?: { name: string; path: string };
}

/** Name of a place's sport, from the menu. */
export function sportName(state: RootState, sportId: number): string {
  const menus = Object.values(selectLine(state).menus);
  return menus.flatMap((menu) => menu.sports).find((sport) => sport.id === sportId)?.name ?? '';
}

/** Path of a list: the same in every language except for the prefix. @spec SE-02 */
export function pathOfList({ lang, section, sportId, champ }: Omit<CrumbPlace, 'game'>): string {
  if (sportId === null) return listPath({ lang, section });
  const sport = { lang, section, sportId, sportName: sportById(sportId)?.key };
  return listPath(champ === undefined ? sport : { ...sport, champId: champ.id, champName: champ.slug });
}

/** Sources for the names of breadcrumbs. */
export interface CrumbWords {
  intl: Pick<ReturnType<typeof intlOf>, 'formatMessage'>;
  state: RootState;
}

/** Breadcrumbs from the home page to a list or a game. @spec SE-02 */
export function lineCrumbs({ intl, state }: CrumbWords, { game, ...place }: CrumbPlace): NonNullable<SeoData['crumbs']> {
  const { lang, section, sportId, champ } = place;
  const sport = sportId === null ? '' : sportName(state, sportId);
  return [
    { name: intl.formatMessage({ id: 'betting.seo.top', defaultMessage: 'Home' }), path: homePath(lang) },
    {
      name:
        section === 'live'
          ? intl.formatMessage({ id: 'betting.list.live', defaultMessage: 'Live' })
          : intl.formatMessage({ id: 'betting.list.line', defaultMessage: 'Sports' }),
      path: pathOfList({ lang, section, sportId: null }),
    },
    ...(sport === '' ? [] : [{ name: sport, path: pathOfList({ lang, section, sportId }) }]),
    ...(sport === '' || champ === undefined ? [] : [{ name: champ.name, path: pathOfList(place) }]),
    ...(game === undefined ? [] : [game]),
  ];
}
