import { resultsContract } from '@touchline/betting-results-contract/schemas';
import { archiveOf, cups, engineOf, type EngineStart } from '@touchline/server-engine';
import { callsOf, type MakeModule, Refusal } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { UTC } from '@touchline/shared-primitives/calendar';
import type { FastifyInstance } from 'fastify';
import { Days } from './day.ts';
import { champStatistic, cupStatistic, gameStatistic, teamStatistic } from './statistics.ts';

const FRESH_SECONDS = 10;
/** Factor between ids of games and their sub-games; the last digit names the sub-game. */
const SUB_GAMES = 10;

const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const notFound = (detail: string): Refusal => new Refusal(404, 'not-found', { detail });

/** The engine is opened by the first call that needs it, so that no start waits for it. */
function resultsRoutes(app: FastifyInstance, start: EngineStart, options: ServeOptions): void {
  let opened: Days | undefined;
  const days = () => (opened ??= new Days(archiveOf(start), () => engineOf(start).now()));
  const fresh = `public, max-age=${FRESH_SECONDS}`;
  type Answer<Call extends keyof typeof resultsContract> = Awaited<ReturnType<Parameters<typeof serve<(typeof resultsContract)[Call]>>[3]>>;

  serve(app, resultsContract.games, options, async ({ query, reply }) => {
    reply.header('cache-control', fresh);
    const { lang, date, zone = UTC, q = '', page = 1 } = query;
    return days().page({
      lang,
      date,
      zone,
      sport: numberIn(query.sport),
      champ: numberIn(query.champ),
      search: q,
      page,
    }) as Answer<'games'>;
  });
  serve(app, resultsContract.game, options, async ({ params, query, reply }) => {
    const engine = engineOf(start);
    const gameId = Number(params.gameId);
    const fixture = engine.fixture(gameId - (gameId % SUB_GAMES));
    if (fixture === undefined) throw notFound('No such game');
    reply.header('cache-control', fresh);
    return gameStatistic(archiveOf(start), fixture, { lang: query.lang, nowMs: engine.now() }) as Answer<'game'>;
  });
  serve(app, resultsContract.champ, options, async ({ params, query, reply }) => {
    const engine = engineOf(start);
    const at = { lang: query.lang, nowMs: engine.now(), seed: engine.seed };
    const champ = engine.champ(Number(params.champId));
    const cup = champ === undefined ? cups(engine.seed).find((one) => one.champ.id === Number(params.champId)) : undefined;
    if (champ === undefined && cup === undefined) throw notFound('No such championship');
    reply.header('cache-control', fresh);
    const archive = archiveOf(start);
    return (champ !== undefined ? champStatistic(archive, champ, at) : cupStatistic(archive, cup!, at)) as Answer<'champ'>;
  });
  serve(app, resultsContract.team, options, async ({ params, query, reply }) => {
    const answer = teamStatistic(engineOf(start), archiveOf(start), Number(params.teamId), query.lang);
    if (answer === undefined) throw notFound('No such team');
    reply.header('cache-control', fresh);
    return answer as Answer<'team'>;
  });
}

/** Results and statistics of the match model and of imported files. @spec BT-04 */
export const results: MakeModule = (start) => ({
  name: 'results',
  calls: callsOf(resultsContract),
  open: async () => ({ routes: (app, options) => resultsRoutes(app, start, options) }),
});
