import { loadFeed, selectGamePage } from '@touchline/betting-line-state';
import { loadDisciplines, loadLive, loadMatch } from '@touchline/cyber-state';
import { PageNotFound, type LoadContext, type SeoData } from '@touchline/shared-state';
import type { PageContent } from '@touchline/ui-pages';
import { cyberPlace, listView, matchView } from '../place.ts';
import { DashboardBody } from './DashboardBody.tsx';
import { MatchBody } from './MatchBody.tsx';

/** @throws PageNotFound when the URL names no match of its discipline. */
async function load(context: LoadContext): Promise<void> {
  const { gameId, isBroken, discipline } = cyberPlace(context.params);
  if (gameId === null || isBroken) throw new PageNotFound('This url should name a match by its id.');
  const view = matchView(gameId, context.lang);
  // Betting works without the scoreboard, which the next reload may bring.
  await Promise.all([
    loadFeed(context, view),
    loadMatch(context, gameId).catch(() => undefined),
    loadDisciplines(context, context.lang).catch(() => undefined),
  ]);
  const page = selectGamePage(context.store.getState(), view);
  const game = page?.games[page.gameId];
  if (game !== undefined && game.sportId !== discipline?.id) throw new PageNotFound('This discipline has no such match.');
}

function seo({ store, params, lang }: LoadContext): Partial<SeoData> {
  const { gameId } = cyberPlace(params);
  const page = gameId === null ? undefined : selectGamePage(store.getState(), matchView(gameId, lang));
  const game = page?.games[page.gameId];
  return game === undefined
    ? { robots: 'noindex' }
    : { title: `${game.opponent1.name} – ${game.opponent2.name} · ${page?.champ?.name ?? ''}` };
}

/** One match: scoreboard, economy and markets. @spec BT-06 */
export const matchContent: PageContent = { Body: MatchBody, load, seo };

/** Matches in play side by side. @spec BT-06 */
export const dashboardContent: PageContent = {
  Body: DashboardBody,
  load: async (context) => {
    const place = cyberPlace(context.params);
    await Promise.all([loadFeed(context, listView(place, 'live', context.lang)), loadLive(context, place.type)]);
  },
};
