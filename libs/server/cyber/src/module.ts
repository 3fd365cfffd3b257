import { CYBER_ICONS_VERSION, type CyberDiscipline, type CyberMatch, type CyberType } from '@touchline/cyber-contract';
import { cyberContract } from '@touchline/cyber-contract/schemas';
import { SPORTS } from '@touchline/betting-rules';
import {
  type Archive,
  archiveOf,
  courseSecondsAt,
  cyberMatch,
  type Engine,
  engineOf,
  type EngineStart,
  type Fixture,
  matchKind,
  sportName,
} from '@touchline/server-engine';
import { callsOf, type MakeModule, Refusal } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';

/** Most live matches of one kind in an answer. */
const MOST_LIVE = 40;
const FRESH_SECONDS = 5;

/** All disciplines with their number of games, including those without games. @spec BT-06 */
export function disciplinesOf(engine: Engine, lang: string): CyberDiscipline[] {
  const counts = new Map<number, { line: number; live: number }>();
  for (const { section, fixture } of engine.games()) {
    const { sport } = fixture.champ;
    if (!sport.isCyber || section === null) continue;
    const count = counts.get(sport.id) ?? { line: 0, live: 0 };
    count[section] += 1;
    counts.set(sport.id, count);
  }
  return SPORTS.flatMap(({ id, key, cyberType }) =>
    cyberType === null
      ? []
      : [
          {
            id,
            key,
            name: sportName(key, lang),
            type: cyberType,
            kind: matchKind(key),
            ...(counts.get(id) ?? { line: 0, live: 0 }),
            iconsVersion: CYBER_ICONS_VERSION,
          },
        ],
  );
}

/** The course of a match up to now. */
export function matchOf(engine: Engine, archive: Archive, fixture: Fixture): CyberMatch {
  const seconds = courseSecondsAt(fixture, engine.now());
  const course = archive.course(fixture);
  const isOver = archive.phaseOf(fixture) === 'over';
  const played = cyberMatch(fixture, course, { seconds: isOver ? course.endsAt : seconds, seed: engine.seed });
  return { gameId: fixture.id, opponents: [fixture.home.name, fixture.away.name], ...played };
}

function liveOf(engine: Engine, archive: Archive, type: CyberType): CyberMatch[] {
  return [...engine.games()]
    .filter(({ section, fixture, isFinished }) => section === 'live' && !isFinished && fixture.champ.sport.cyberType === type)
    .slice(0, MOST_LIVE)
    .map(({ fixture }) => matchOf(engine, archive, fixture));
}

/** The engine is opened by the first call, so that no start waits for it. */
function cyberRoutes(app: FastifyInstance, start: EngineStart, options: ServeOptions): void {
  const fresh = `public, max-age=${FRESH_SECONDS}`;
  type Answer<Call extends keyof typeof cyberContract> = Awaited<ReturnType<Parameters<typeof serve<(typeof cyberContract)[Call]>>[3]>>;

  serve(app, cyberContract.disciplines, options, async ({ query, reply }) => {
    reply.header('cache-control', fresh);
    return { disciplines: disciplinesOf(engineOf(start), query.lang) };
  });
  serve(app, cyberContract.match, options, async ({ params, reply }) => {
    const engine = engineOf(start);
    const fixture = engine.fixture(Number(params.gameId));
    if (fixture?.champ.sport.isCyber !== true) throw new Refusal(404, 'not-found', { detail: 'No such match' });
    reply.header('cache-control', fresh);
    return matchOf(engine, archiveOf(start), fixture) as Answer<'match'>;
  });
  serve(app, cyberContract.live, options, async ({ params, reply }) => {
    reply.header('cache-control', fresh);
    return { matches: liveOf(engineOf(start), archiveOf(start), params.type) } as Answer<'live'>;
  });
}

/** Esports: disciplines and the course of their matches. @spec BT-06 */
export const cyber: MakeModule = (start) => ({
  name: 'cyber',
  calls: callsOf(cyberContract),
  open: async () => ({ routes: (app, options) => cyberRoutes(app, start, options) }),
});
