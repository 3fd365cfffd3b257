import { loadFeed, selectChamp } from '@touchline/betting-line-state';
import { loadDisciplines, selectDisciplines } from '@touchline/cyber-state';
import { PageNotFound, type LoadContext, type SeoData } from '@touchline/shared-state';
import type { PageContent } from '@touchline/ui-pages';
import { cyberPlace, listView, menuView, type CyberPlace } from '../place.ts';
import { ChampsBody, DisciplinesBody, ListBody, OverviewBody } from './bodies.tsx';

/** @throws PageNotFound when the URL names no discipline of its type. */
function placeOf({ params }: LoadContext): CyberPlace {
  const place = cyberPlace(params);
  if (place.isBroken) throw new PageNotFound('There is no such discipline.');
  return place;
}

const loadNames = (context: LoadContext): Promise<void> => loadDisciplines(context, context.lang);

async function loadLists(context: LoadContext): Promise<void> {
  const place = placeOf(context);
  const { lang } = context;
  await Promise.all([
    loadNames(context),
    loadFeed(context, listView(place, 'live', lang)),
    loadFeed(context, listView(place, 'line', lang)),
    ...(place.champId === null ? [] : [loadFeed(context, menuView(lang)), loadFeed(context, menuView(lang, 'live'))]),
  ]);
  const champ = place.champId === null ? undefined : selectChamp(context.store.getState(), place.champId);
  if (place.champId !== null && champ?.sportId !== place.discipline?.id) throw new PageNotFound('There is no such competition.');
}

/** The title: name of the competition or of the discipline. */
function seo(context: LoadContext): Partial<SeoData> {
  const { discipline, champId } = cyberPlace(context.params);
  const state = context.store.getState();
  const champ = champId === null ? undefined : selectChamp(state, champId)?.name;
  const name = champ ?? selectDisciplines(state, context.lang)?.find(({ id }) => id === discipline?.id)?.name;
  return name === undefined ? {} : { title: name };
}

/** Disciplines of a type, and its live and upcoming games. @spec BT-06 */
export const overviewContent: PageContent = { Body: OverviewBody, load: loadLists };
/** Disciplines of a type with their numbers of games. @spec BT-06 */
export const disciplinesContent: PageContent = { Body: DisciplinesBody, load: loadNames };
/** Games of a type, a discipline or a competition. @spec BT-06 */
export const listContent: PageContent = { Body: ListBody, load: loadLists, seo };
/** Competitions of a discipline. @spec BT-06 */
export const champsContent: PageContent = {
  Body: ChampsBody,
  load: async (context) => {
    placeOf(context);
    await Promise.all([loadNames(context), loadFeed(context, menuView(context.lang)), loadFeed(context, menuView(context.lang, 'live'))]);
  },
  seo,
};
