import { openCsv, type CsvRow } from '../csv.ts';
import { countOf, dayOf, flagOf, nameOf, teamsOf, uniqueBy } from '../fields.ts';
import { INTERNATIONAL } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedGoal, ImportedMatch, ImportedSeason, Pair } from '../season.ts';
import { SkippedRows } from '../skipped-rows.ts';
import { hasHeader, inFile, partOf, type Format, type SourceFile } from './format.ts';
import { slugOf } from './slug.ts';

const REGULAR_TIME = 90;
const HALF_TIME = 45;
const LAST_MINUTE = 130;
/** Score texts of matches that are announced but not played. */
const NO_SCORE = new Set(['', 'NA']);

const keyOf = (row: CsvRow): string => {
  const [home, away] = teamsOf(row.get('home_team'), row.get('away_team'), row.line);
  return `${dayOf(row.get('date'), row.line)} ${home} - ${away}`;
};

/** Side of the team named in a column, checked against both teams of the row. */
function sideOf(row: CsvRow, column: string): 1 | 2 {
  const team = row.get(column);
  if (team === row.get('home_team')) return 1;
  if (team === row.get('away_team')) return 2;
  throw new RowProblem(row.line, `${column} "${team}" plays in neither team`);
}

/** Rows of a file grouped by match; rows that match no result are skipped. */
function byMatch<Value>(file: SourceFile, known: ReadonlyMap<string, number>, read: (row: CsvRow) => Value) {
  return inFile(file, () => {
    const skipped = new SkippedRows(file.name);
    const found = new Map<string, Value[]>();
    const values = skipped.each(openCsv(file.text).rows, (row) => {
      const key = keyOf(row);
      if (!known.has(key)) throw new RowProblem(row.line, `no result for ${key}`);
      return { key, value: read(row) };
    });
    for (const { key, value } of values) {
      const list = found.get(key);
      if (list) list.push(value);
      else found.set(key, [value]);
    }
    return { found, skipped };
  });
}

function goalOf(row: CsvRow): ImportedGoal {
  const minute = countOf(row.get('minute'), 'minute', row.line);
  if (minute < 1 || minute > LAST_MINUTE) throw new RowProblem(row.line, `minute ${minute} is no minute of a match`);
  return {
    team: sideOf(row, 'team'),
    minute,
    player: nameOf(row.get('scorer'), 'the scorer', row.line),
    ...(flagOf(row.get('penalty'), 'penalty', row.line) && { penalty: true }),
    ...(flagOf(row.get('own_goal'), 'own_goal', row.line) && { owngoal: true }),
  };
}

const until = (goals: readonly ImportedGoal[], last: number): Pair => [
  goals.filter(({ team, minute }) => team === 1 && minute <= last).length,
  goals.filter(({ team, minute }) => team === 2 && minute <= last).length,
];

/** The table's score includes extra time; regular time can be separated only if the goals have minutes. */
function scoresOf(score: Pair, goals: readonly ImportedGoal[] | undefined): Pick<ImportedMatch, 'ht' | 'ft' | 'et' | 'goals'> {
  if (goals === undefined) return { ft: score };
  const ordered = goals.toSorted((a, b) => a.minute - b.minute);
  const ft = until(ordered, REGULAR_TIME);
  const hasExtraTime = ordered.some(({ minute }) => minute > REGULAR_TIME);
  return { ht: until(ordered, HALF_TIME), ft, goals: ordered, ...(hasExtraTime && { et: score }) };
}

interface Result {
  line: number;
  key: string;
  tournament: string;
  score: Pair | undefined;
  date: string;
  home: string;
  away: string;
  isNeutral: boolean;
}

function resultOf(row: CsvRow): Result {
  const { line } = row;
  const [home, away] = [row.get('home_score'), row.get('away_score')];
  const isOver = !NO_SCORE.has(home) || !NO_SCORE.has(away);
  return {
    ...{ line, key: keyOf(row), date: row.get('date'), home: row.get('home_team'), away: row.get('away_team') },
    tournament: nameOf(row.get('tournament'), 'the tournament', line),
    score: isOver ? [countOf(home, 'home_score', line), countOf(away, 'away_score', line)] : undefined,
    isNeutral: flagOf(row.get('neutral'), 'neutral', line),
  };
}

function matchOf(result: Result, goals: readonly ImportedGoal[] | undefined, shootoutWinner: 1 | 2 | undefined): ImportedMatch {
  const { line, date, home, away, score, isNeutral } = result;
  const { zone, usualTime } = INTERNATIONAL;
  const isGoalless = score !== undefined && score[0] + score[1] === 0;
  return {
    ...{ line, date, zone, startAt: secondsOfLocal(date, usualTime, zone), home, away },
    status: score === undefined ? 'unplayed' : 'played',
    ...(score !== undefined && scoresOf(score, goals ?? (isGoalless ? [] : undefined))),
    ...(isNeutral && { isNeutral: true }),
    ...(shootoutWinner !== undefined && { shootoutWinner }),
  };
}

interface Tables {
  results: SourceFile;
  goalscorers: SourceFile;
  shootouts: SourceFile;
}

function readTables({ results, goalscorers, shootouts }: Tables) {
  const left = new SkippedRows(results.name);
  const isUnique = uniqueBy();
  const rows = inFile(results, () => [
    ...left.each(openCsv(results.text).rows, (row) => {
      const result = resultOf(row);
      // Teams may play twice on a day, but a row with the same result is the same game.
      isUnique(`${result.key} ${result.score?.join(':') ?? ''} ${result.tournament}`, result.line);
      return result;
    }),
  ]);
  // If the same teams met twice in a day, goals cannot be attributed to either match.
  const times = new Map<string, number>();
  for (const { key } of rows) times.set(key, (times.get(key) ?? 0) + 1);
  const goals = byMatch(goalscorers, times, (row) => ({ goal: goalOf(row), line: row.line }));
  const winners = byMatch(shootouts, times, (row) => sideOf(row, 'winner'));
  const tournaments = new Map<string, ImportedMatch[]>();
  for (const result of rows) {
    const listed = times.get(result.key) === 1 ? goals.found.get(result.key) : undefined;
    const own = listed?.map(({ goal }) => goal);
    const counted = own && until(own, LAST_MINUTE);
    const [home, away] = result.score ?? [];
    const isWhole = counted === undefined || (counted[0] === home && counted[1] === away);
    if (!isWhole)
      goals.skipped.leaveOut(
        listed?.[0]?.line ?? 1,
        `${counted.join(':')} goals are listed, but the result of ${result.key} is ${result.score?.join(':') ?? 'not known'}`,
      );
    const match = matchOf(result, isWhole ? own : undefined, winners.found.get(result.key)?.[0]);
    const list = tournaments.get(result.tournament);
    if (list) list.push(match);
    else tournaments.set(result.tournament, [match]);
  }
  const skipped = [left, goals.skipped, winners.skipped];
  for (const one of skipped) one.requireMost();
  const total = (lists: Iterable<readonly unknown[]>): number => [...lists].reduce((sum, list) => sum + list.length, 0);
  const doubles = [...times.values()].filter((count) => count > 1).length;
  return {
    tournaments,
    counts: { results: rows.length, goals: total(goals.found.values()), 'shoot-outs': total(winners.found.values()) },
    skipped: skipped.flatMap(({ list }) => list),
    notes:
      doubles > 0
        ? [`${doubles} times the same teams played twice on one day; both games are taken, without the minutes of their goals`]
        : [],
  };
}

/** National team matches in three tables: martj42/international_results. Each tournament becomes a season. */
export const footballInternational: Format = {
  id: 'football-international',
  parts: [
    { role: 'results', isIt: hasHeader('date,home_team,away_team,home_score,away_score,tournament,') },
    { role: 'goalscorers', isIt: hasHeader('date,home_team,away_team,team,scorer,minute,') },
    { role: 'shootouts', isIt: hasHeader('date,home_team,away_team,winner') },
  ],
  read: (parts) => {
    const { tournaments, ...read } = readTables({
      results: partOf(parts, 'results'),
      goalscorers: partOf(parts, 'goalscorers'),
      shootouts: partOf(parts, 'shootouts'),
    });
    const seasons = [...tournaments].map(([league, matches]): ImportedSeason => {
      const dates = matches.map(({ date }) => date).toSorted();
      const [first, last] = [Number(dates[0]?.slice(0, 4)), Number(dates.at(-1)?.slice(0, 4))];
      const season = first === last ? String(first) : `${first}-${last}`;
      // Without years, so that the tournament stays the same when another year is added.
      const key = `football-international_${slugOf(league)}`;
      return { format: 'football-international', key, league, season, country: null, sportKey: 'football', matches };
    });
    return { ...read, seasons };
  },
};
