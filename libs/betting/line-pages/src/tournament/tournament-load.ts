import { loadFeed, selectChamp } from '@touchline/betting-line-state';
import { loadResults, selectAnswer, type Question } from '@touchline/betting-results-state';
import { intlOf } from '@touchline/shared-i18n';
import { idOf, matchRoute, splitLanguage } from '@touchline/shared-routes';
import { PageNotFound, type LoadContext, type SeoData } from '@touchline/shared-state';
import { gameView } from '../loads/game-load.ts';
import { menuView } from '../views/list-views.ts';
import { titles, words } from '../other/other-words.ts';
import { emptyPageOf } from '../other/empty-page-of.ts';
import { championshipOf } from './tournaments.ts';

const paramsOf = (pathname: string) => matchRoute(splitLanguage(pathname).path).params;

export const champQuestion = (pathname: string, lang: string): Question<'champ'> | null => {
  const id = championshipOf(paramsOf(pathname)['champPage']);
  return id === null ? null : { kind: 'champ', id, lang };
};
export const teamQuestion = (pathname: string, lang: string): Question<'team'> | null => {
  const id = idOf(paramsOf(pathname)['team']);
  return id === null ? null : { kind: 'team', id, lang };
};
export const gameIdOf = (pathname: string): number | null => idOf(paramsOf(pathname)['game']);

/** Throws PageNotFound if the URL names no game, team or tournament. */
const named = <T>(question: T | null): T => {
  if (question === null) throw new PageNotFound('This url should begin with an id.');
  return question;
};

/** Loads table, games and play-off of a tournament. @throws PageNotFound when there is no such tournament. @spec BT-08 */
export async function loadTournament(context: LoadContext): Promise<void> {
  const { url, lang } = context;
  const gameId = gameIdOf(url.pathname);
  await Promise.all([
    loadResults(context, named(champQuestion(url.pathname, lang))),
    loadFeed(context, menuView({ section: 'line', lang })),
    ...(gameId === null ? [] : [loadFeed(context, gameView(gameId, lang))]),
  ]);
}

/** Loads a team with its games, form and squad. @throws PageNotFound when there is no such team. @spec BT-08 */
export async function loadTeam(context: LoadContext): Promise<void> {
  const { url, lang } = context;
  await Promise.all([
    loadResults(context, named(teamQuestion(url.pathname, lang))),
    loadFeed(context, menuView({ section: 'line', lang })),
  ]);
}

/** Head data of the team or the tournament. @spec SE-02 */
export function tournamentSeo({ store, url, lang }: LoadContext): SeoData {
  const intl = intlOf(store);
  const state = store.getState();
  const page = emptyPageOf(matchRoute(splitLanguage(url.pathname).path).key);
  const question = teamQuestion(url.pathname, lang) ?? champQuestion(url.pathname, lang);
  const view = question && selectAnswer(state, question as Question<'team' | 'champ'>);
  const title = intl.formatMessage(titles[page]);
  if (view?.status !== 'ready') return { title, robots: 'noindex' };
  const { answer } = view;
  const name = 'team' in answer ? answer.team.name : (selectChamp(state, answer.champ.id)?.name ?? answer.champ.name);
  return { title: `${name} · ${title}`, description: intl.formatMessage(words[page]) };
}
