import { loadFeed, type FeedView } from '@touchline/betting-line-state';
import { scoreText } from '@touchline/betting-names/score';
import { readStatisticId, type GameStatistic } from '@touchline/betting-results-contract';
import { sportById } from '@touchline/betting-rules';
import { loadResults, selectAnswer, type Question } from '@touchline/betting-results-state';
import { intlOf } from '@touchline/shared-i18n';
import { PageNotFound, type LoadContext, type SeoData } from '@touchline/shared-state';
import type { PageContent } from '@touchline/ui-pages';
import { StatisticPage } from './StatisticPage.tsx';
import { statisticQuestion } from './statistic-question.ts';

const menu = (lang: string): FeedView => ({ kind: 'menu', section: 'line', lang });

/** @throws PageNotFound for an unknown statistic. */
async function load(context: LoadContext): Promise<void> {
  const id = context.url.searchParams.get('id');
  if (id === null) return loadFeed(context, menu(context.lang));
  const question = statisticQuestion(id, context.lang);
  if (question === null) throw new PageNotFound('This address should name a statistic by its id.');
  await loadResults(context, question);
}

/** A game with its final score; schema.org has no field for one, so it is the description. @spec SE-02 */
function gameSeo(intl: ReturnType<typeof intlOf>, { game, champ }: GameStatistic): Partial<SeoData> {
  const sides = [game.opponent1.name, game.opponent2.name] as const;
  const name = sides.join(' – ');
  const title = `${name} · ${champ.name}`;
  if (game.phase !== 'over') return { title };
  const description = `${name} ${scoreText(intl, game, { sport: sportById(game.sportId)?.key ?? '', sides })}`;
  const [homeTeam, awayTeam] = sides.map((side) => ({ '@type': 'SportsTeam', name: side }));
  const event = { '@context': 'https://schema.org', '@type': 'SportsEvent', name, description };
  const startDate = new Date(game.startAt * 1000).toISOString();
  return { title, description, structured: { ...event, startDate, homeTeam, awayTeam, competitor: [homeTeam, awayTeam] } };
}

/** The title of the game, championship or team. */
function seo({ store, url, lang }: LoadContext): Partial<SeoData> {
  const id = url.searchParams.get('id') ?? '';
  const named = readStatisticId(id);
  if (named === null) return {};
  const view = selectAnswer(store.getState(), { kind: named.kind, id: named.id, lang } as Question);
  if (view.status !== 'ready') return { robots: 'noindex' };
  const { answer } = view;
  if ('game' in answer) return gameSeo(intlOf(store), answer);
  if ('team' in answer) return { title: `${answer.team.name} · ${answer.champ.name}` };
  return 'champ' in answer ? { title: answer.champ.name } : {};
}

/** Statistics of a game, a championship or a team by id; without an id, the list of championships. @spec BT-04 */
export const statisticContent: PageContent = { Body: StatisticPage, load, seo };
