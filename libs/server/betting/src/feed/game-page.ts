import { sentParts } from '@touchline/betting-rules';
import type { Champ, Engine } from '@touchline/server-engine';
import type { GameAnswer, MenuAnswer, Section } from '@touchline/betting-contract';
import { championship, finishedRace, sportOf } from '@touchline/server-engine';
import { finishedGame, incidentsOf, pageChange, pageGame } from './wire.ts';

export interface PageQuery {
  gameId: number;
  lang: string;
  since?: number;
}

/** Age at which a finished game no longer has a page: its bets are settled, and its result is in the results section. @spec SE-02 */
const GONE_AFTER_MS = 24 * 60 * 60 * 1000;

/** The page of a finished game that has left the lists. */
function finished(engine: Engine, { gameId, lang }: PageQuery): GameAnswer | 'no-game' | 'gone' {
  const fixture = engine.fixture(gameId);
  const result = engine.result(gameId);
  if (fixture === undefined || result === undefined) return 'no-game';
  if (engine.now() - (engine.endMs(gameId) ?? 0) > GONE_AFTER_MS) return 'gone';
  const race = finishedRace(engine, gameId);
  const score = { ...sentParts(result), periods: result.periods.map(([home, away]): [number, number] => [home, away]) };
  return {
    revision: engine.revision,
    isFull: true,
    servedAt: engine.now(),
    game: finishedGame(fixture, race === undefined ? { score } : { race }),
    subGames: [],
    champ: championship(fixture.champ, lang, 0),
    changes: [],
    incidents: [],
  };
}

/** One game with its sub-games, in full or as a delta. @returns null if nothing changed. @spec BT-01 */
export function gamePage(engine: Engine, query: PageQuery): GameAnswer | 'no-game' | 'gone' | null {
  const game = engine.game(query.gameId);
  if (game === undefined) return finished(engine, query);
  const views = engine.watch(game);
  const { revision } = engine;
  const { since } = query;
  const frame = { revision, servedAt: engine.now() };
  const isFull = since === undefined || since < engine.oldestRevision || since > revision || game.enteredRevision > since;
  if (isFull) {
    const [whole, ...parts] = views;
    return {
      ...frame,
      isFull: true,
      ...(whole && { game: pageGame(game, whole) }),
      subGames: parts.map((view) => pageGame(game, view)),
      champ: championship(game.fixture.champ, query.lang, 1),
      changes: [],
      incidents: incidentsOf(game.incidents),
    };
  }
  const changes = views.flatMap((view) => pageChange(game, view, since) ?? []);
  const hasIncidents = game.incidentRevision > since;
  if (changes.length === 0 && !hasIncidents) return null;
  return { ...frame, isFull: false, changes, ...(hasIncidents && { incidents: incidentsOf(game.incidents) }) };
}

/** Sports and championships with their number of games. @returns null if no game was added or removed. @spec BT-01 */
export function menu(engine: Engine, { section, lang, since }: { section: Section; lang: string; since?: number }): MenuAnswer | null {
  if (since !== undefined && since >= engine.oldestRevision && since <= engine.revision && engine.menuRevision(section) <= since)
    return null;
  // By id: games of two imports of a championship have one each.
  const byChamp = new Map<number, { champ: Champ; count: number }>();
  for (const game of engine.games()) {
    if (game.section !== section) continue;
    const { champ } = game.fixture;
    byChamp.set(champ.id, { champ, count: (byChamp.get(champ.id)?.count ?? 0) + 1 });
  }
  const bySport = new Map<number, { champ: Champ; count: number }>();
  for (const { champ, count } of byChamp.values()) {
    const known = bySport.get(champ.sport.id);
    if (known === undefined) bySport.set(champ.sport.id, { champ, count });
    else known.count += count;
  }
  const champs = [...byChamp.values()].sort(
    ({ champ: a }, { champ: b }) => a.sport.id - b.sport.id || Number(b.isTop) - Number(a.isTop) || a.id - b.id,
  );
  return {
    revision: engine.revision,
    sports: [...bySport.values()]
      .sort((a, b) => a.champ.sport.id - b.champ.sport.id)
      .map(({ champ, count }) => sportOf(champ, lang, count)),
    champs: champs.map(({ champ, count }) => championship(champ, lang, count)),
  };
}
