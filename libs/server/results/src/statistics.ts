import type { ChampStatistic, GameStatistic, OddsMoment, ResultEvent, TeamStatistic } from '@touchline/betting-results-contract';
import { marketTypeOf } from '@touchline/betting-rules';
import type { Archive, Champ, Cup, Engine, Fixture, PricesAt } from '@touchline/server-engine';
import { bracketOf, seasonOf } from './cups.ts';
import { champOf, gameOf } from './game-of.ts';
import { playOffOf } from './play-off.ts';
import { formGame, gamesAfter, gamesBefore, meetingsOf, scorersOf, seasonGames, squadOf, standingsOf } from './season.ts';

const ODDS_MOMENTS = 16;
const MOST = 10;
const TOP_SCORERS = 20;
const TEAM_IDS = 1000;
/** Limit on listed events, because rallies and single points would be hundreds. */
const MOST_EVENTS = 120;

/** Prices of the match winner in the order of the outcomes; empty while the market is closed. */
function momentOf({ seconds, score, markets }: PricesAt, winnerId: number): OddsMoment {
  const market = markets.find(({ typeId }) => typeId === winnerId);
  const types = marketTypeOf(winnerId)?.outcomes ?? [];
  const coefs = types.map((typeId) => market?.outcomes.find((outcome) => outcome.typeId === typeId)?.coef ?? 0);
  return { seconds, score: [score[0], score[1]], coefs: coefs.every((coef) => coef > 0) ? coefs : [] };
}

function eventsOf(archive: Archive, fixture: Fixture): ResultEvent[] {
  if (archive.phaseOf(fixture) === 'line') return [];
  const events = archive.incidents(fixture);
  return events.slice(-MOST_EVENTS).map(({ kind, team, periodId, seconds, player, score }) => ({
    kind,
    team,
    periodId,
    seconds,
    ...(player !== undefined && { player }),
    score: [score[0], score[1]],
  }));
}

/** Full statistics of a game. @spec BT-04 */
export function gameStatistic(archive: Archive, fixture: Fixture, { lang, nowMs }: { lang: string; nowMs: number }): GameStatistic {
  const { champ, home, away, startMs, runners } = fixture;
  const season = seasonGames(archive, champ, nowMs);
  const phase = archive.phaseOf(fixture);
  const formOf = (teamId: number) =>
    gamesBefore(archive, champ, teamId, Math.min(startMs, nowMs)).map((game) => formGame(archive, game, teamId));
  const own = {
    game: gameOf(archive, fixture, { hasSubGames: true }),
    champ: champOf(champ, lang, 0),
    markets: phase === 'over' ? archive.settled(fixture) : [],
  };
  // Races have no two sides that could be compared.
  if (runners !== undefined) {
    const none = { events: [], form: [[], []], meetings: [], squads: [[], []], odds: [], standings: [] } as const;
    return { ...own, ...none, hasDraw: false };
  }
  return {
    ...own,
    events: eventsOf(archive, fixture),
    form: [formOf(home.id), formOf(away.id)],
    meetings: meetingsOf(archive, fixture).map((game) => gameOf(archive, game)),
    squads: [squadOf(archive, home, season), squadOf(archive, away, season)],
    odds: archive.prices(fixture, ODDS_MOMENTS).map((moment) => momentOf(moment, champ.sport.mainMarketIds[0] ?? 0)),
    hasDraw: champ.sport.hasDraw,
    standings: standingsOf(archive, champ, season),
  };
}

/** Table, scorers, games and play-off of a championship. @spec BT-04 */
export function champStatistic(archive: Archive, champ: Champ, { lang, nowMs }: { lang: string; nowMs: number }): ChampStatistic {
  const season = seasonGames(archive, champ, nowMs);
  const over = season.filter((game) => archive.phaseOf(game) === 'over');
  return {
    champ: champOf(champ, lang, season.length),
    standings: standingsOf(archive, champ, season),
    scorers: scorersOf(archive, over, TOP_SCORERS),
    results: over
      .slice(-MOST)
      .reverse()
      .map((game) => gameOf(archive, game)),
    next: gamesAfter(archive, champ, nowMs, { most: MOST }).map((game) => gameOf(archive, game)),
    bracket: champ.model.kind === 'race' ? [] : playOffOf(archive, champ, nowMs),
  };
}

/** A cup: its season, the play-off of the current or the last edition, and the last winners. @spec BT-01 BT-08 */
export function cupStatistic(
  archive: Archive,
  cup: Cup,
  { lang, nowMs, seed }: { lang: string; nowMs: number; seed: number },
): ChampStatistic {
  const season = seasonOf(archive, cup, { nowMs, seed });
  const bracket = bracketOf(archive, cup, { nowMs, seed });
  return { champ: champOf(cup.champ, lang, bracket.flat().length), standings: [], scorers: [], results: [], next: [], bracket, season };
}

/** A team with its form, squad and games; undefined for an unknown id. @spec BT-08 */
export function teamStatistic(engine: Engine, archive: Archive, teamId: number, lang: string): TeamStatistic | undefined {
  const nowMs = engine.now();
  const champ = engine.champ(Math.floor(teamId / TEAM_IDS));
  const team = champ?.teams.find(({ id }) => id === teamId);
  if (champ === undefined || team === undefined) return undefined;
  const season = seasonGames(archive, champ, nowMs);
  const last = gamesBefore(archive, champ, teamId, nowMs, MOST);
  return {
    team: { id: team.id, name: team.name },
    champ: champOf(champ, lang, season.length),
    form: last.slice(0, 5).map((game) => formGame(archive, game, teamId)),
    squad: squadOf(archive, team, season),
    next: gamesAfter(archive, champ, nowMs, { teamId, most: 5 }).map((game) => gameOf(archive, game)),
    results: last.map((game) => gameOf(archive, game)),
    standing: standingsOf(archive, champ, season).find((row) => row.teamId === teamId) ?? null,
  };
}
