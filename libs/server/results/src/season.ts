import { gameStatisticId, type FormGame, type Scorer, type SquadPlayer, type Standing } from '@touchline/betting-results-contract';
import { playedScore } from '@touchline/betting-rules';
import type { Archive, Champ, Fixture, Team } from '@touchline/server-engine';
import { endingOf } from './game-of.ts';

const FORM = 5;
const POINTS = { win: 3, draw: 1, loss: 0 } as const;
const MEETINGS = 6;
/** How many seasons back meetings are searched. */
const SEASONS_BACK = 3;
const SECOND_MS = 1000;

type Result = FormGame['result'];
const resultOf = (own: number, other: number): Result => (own > other ? 'win' : own < other ? 'loss' : 'draw');

/** Games in a season: every team meets every other twice. */
export const seasonLength = ({ teams }: Champ): number => teams.length * (teams.length - 1);

/** The latest game of a championship that has begun; undefined before its first. */
export function lastBegun(archive: Archive, champ: Champ, nowMs: number): Fixture | undefined {
  const stepMs = Math.max(1, champ.strideSeconds) * SECOND_MS * 2;
  return archive.between(champ, { fromMs: nowMs - stepMs, toMs: nowMs }).at(-1);
}

/** Games of the current season that are over or in play, earliest first. With `back`, all games of the season that many before. */
export function seasonGames(archive: Archive, champ: Champ, nowMs: number, back = 0): Fixture[] {
  if (champ.strideSeconds === 0) return back === 0 ? archive.between(champ, { fromMs: 0, toMs: nowMs }) : [];
  const last = lastBegun(archive, champ, nowMs);
  if (last === undefined) return [];
  const length = seasonLength(champ);
  const slot = archive.slotOf(last);
  const first = (Math.floor(slot / length) - back) * length;
  const to = back === 0 ? slot : first + length - 1;
  return first < 0 ? [] : Array.from({ length: to - first + 1 }, (_, at) => archive.ofSlot(champ, first + at));
}

/**
 * League table of a season, including the current scores of games in play. Goals of extra time count, those of a shoot-out do not: a game
 * that it decided is a draw.
 *
 * @spec BT-04
 */
export function standingsOf(archive: Archive, champ: Champ, games: readonly Fixture[]): Standing[] {
  if (champ.model.kind === 'race') return [];
  const rows = new Map<number, { -readonly [Key in keyof Standing]: Standing[Key] } & { form: Result[] }>();
  const rowOf = ({ id, name }: Team) => {
    let row = rows.get(id);
    if (row === undefined) {
      row = { teamId: id, name, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0, form: [] };
      rows.set(id, row);
    }
    return row;
  };
  champ.teams.forEach(rowOf);
  for (const game of games) {
    const score = archive.scoreOf(game);
    if (score === null) continue;
    const isPlaying = archive.phaseOf(game) === 'live';
    for (const side of [0, 1] as const) {
      const row = rowOf(side === 0 ? game.home : game.away);
      const goals = playedScore(score);
      const [own, other] = [goals[side], goals[1 - side] as number];
      const result = resultOf(own, other);
      row.played += 1;
      row[result === 'win' ? 'won' : result === 'draw' ? 'drawn' : 'lost'] += 1;
      row.scored += own;
      row.conceded += other;
      row.points += champ.sport.hasDraw ? POINTS[result] : Number(result === 'win');
      if (isPlaying) row.isPlaying = true;
      else row.form = [...row.form, result].slice(-FORM);
    }
  }
  return [...rows.values()].sort(
    (a, b) => b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored || (a.name < b.name ? -1 : 1),
  );
}

function goalsOf(archive: Archive, games: readonly Fixture[]): Map<string, Scorer> {
  const goals = new Map<string, { name: string; team: string; goals: number }>();
  for (const game of games) {
    if (archive.phaseOf(game) !== 'over') continue;
    for (const { team, player } of archive.summary(game).scorers) {
      const { name } = team === 1 ? game.home : game.away;
      const key = `${name}|${player}`;
      const known = goals.get(key);
      if (known === undefined) goals.set(key, { name: player, team: name, goals: 1 });
      else known.goals += 1;
    }
  }
  return goals;
}

/** Top scorers of a season's games. */
export const scorersOf = (archive: Archive, games: readonly Fixture[], most: number): Scorer[] =>
  [...goalsOf(archive, games).values()].sort((a, b) => b.goals - a.goals || (a.name < b.name ? -1 : 1)).slice(0, most);

/** Players of a team with their goals of the season; empty for sports without named players. */
export function squadOf(archive: Archive, team: Team, games: readonly Fixture[]): SquadPlayer[] {
  const goals = goalsOf(
    archive,
    games.filter(({ home, away }) => home.id === team.id || away.id === team.id),
  );
  return (team.players ?? []).map((name) => ({ name, goals: goals.get(`${team.name}|${name}`)?.goals ?? 0 }));
}

/** The last games of a team before a moment, latest first. */
export function gamesBefore(archive: Archive, champ: Champ, teamId: number, beforeMs: number, most = FORM): Fixture[] {
  const isTheirs = ({ home, away }: Fixture): boolean => home.id === teamId || away.id === teamId;
  const isOver = (game: Fixture): boolean => game.startMs < beforeMs && archive.phaseOf(game) === 'over';
  if (champ.strideSeconds === 0)
    return archive
      .between(champ, { fromMs: 0, toMs: beforeMs })
      .filter((game) => isTheirs(game) && isOver(game))
      .slice(-most)
      .reverse();
  return back(archive, champ, beforeMs, { isWanted: (game) => isTheirs(game) && isOver(game), most, seasons: 1 });
}

/** Games matching a filter, from a moment backwards, latest first. */
function back(
  archive: Archive,
  champ: Champ,
  beforeMs: number,
  { isWanted, most, seasons }: { isWanted: (game: Fixture) => boolean; most: number; seasons: number },
): Fixture[] {
  const last = lastBegun(archive, champ, beforeMs);
  if (last === undefined) return [];
  const slot = archive.slotOf(last);
  const found: Fixture[] = [];
  for (let at = slot; at >= Math.max(0, slot - seasons * seasonLength(champ)) && found.length < most; at--) {
    const game = archive.ofSlot(champ, at);
    if (isWanted(game)) found.push(game);
  }
  return found;
}

/** Earlier meetings of two teams, latest first. */
export function meetingsOf(archive: Archive, { champ, home, away, startMs, id }: Fixture): Fixture[] {
  const isMeeting = (game: Fixture): boolean =>
    game.id !== id &&
    ((game.home.id === home.id && game.away.id === away.id) || (game.home.id === away.id && game.away.id === home.id)) &&
    archive.phaseOf(game) === 'over';
  if (champ.strideSeconds === 0) return archive.between(champ, { fromMs: 0, toMs: startMs }).filter(isMeeting).slice(-MEETINGS).reverse();
  return back(archive, champ, startMs, { isWanted: isMeeting, most: MEETINGS, seasons: SEASONS_BACK });
}

/** Upcoming games of a championship or of one of its teams, earliest first. */
export function gamesAfter(archive: Archive, champ: Champ, nowMs: number, { teamId, most }: { teamId?: number; most: number }): Fixture[] {
  const toMs = nowMs + (champ.strideSeconds === 0 ? champ.horizonSeconds : seasonLength(champ) * champ.strideSeconds) * SECOND_MS;
  return archive
    .between(champ, { fromMs: nowMs, toMs })
    .filter(({ home, away }) => teamId === undefined || home.id === teamId || away.id === teamId)
    .slice(0, most);
}

/** A game from the perspective of one team. */
export function formGame(archive: Archive, game: Fixture, teamId: number): FormGame {
  const isHome = game.home.id === teamId;
  const summary = archive.summary(game);
  const [home, away] = playedScore(summary);
  const [own, other] = isHome ? [home, away] : [away, home];
  return {
    statisticId: gameStatisticId(game.id),
    startAt: Math.round(game.startMs / SECOND_MS),
    opponent: (isHome ? game.away : game.home).name,
    isHome,
    own,
    other,
    result: resultOf(own, other),
    ...endingOf(summary),
  };
}
