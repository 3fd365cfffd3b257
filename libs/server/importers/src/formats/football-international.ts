import { parseCsv, type CsvRow } from '../csv.ts';
import { countOf, dayOf, flagOf, nameOf, teamsOf, uniqueBy } from '../fields.ts';
import { INTERNATIONAL } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedGoal, ImportedMatch, ImportedSeason, Pair } from '../season.ts';
import { hasHeader, inFile, partOf, type Format, type SourceFile } from './format.ts';

const REGULAR_TIME = 90;
const HALF_TIME = 45;
const LAST_MINUTE = 120;

const keyOf = (row: CsvRow): string => {
  const [home, away] = teamsOf(row.get('home_team'), row.get('away_team'), row.line);
  return `${dayOf(row.get('date'), row.line)} ${home} - ${away}`;
};

/** Side of a team that a row names beside both of its match. */
function sideOf(row: CsvRow, column: string): 1 | 2 {
  const team = row.get(column);
  if (team === row.get('home_team')) return 1;
  if (team === row.get('away_team')) return 2;
  throw new RowProblem(row.line, `${column} "${team}" plays in neither team`);
}

/** Rows of a file by the match they belong to; every one must belong to a result. */
function byMatch<Value>(file: SourceFile, known: ReadonlySet<string>, read: (row: CsvRow) => Value): Map<string, Value[]> {
  return inFile(file, () => {
    const found = new Map<string, Value[]>();
    for (const row of parseCsv(file.text).rows) {
      const key = keyOf(row);
      if (!known.has(key)) throw new RowProblem(row.line, `no result for ${key}`);
      found.set(key, [...(found.get(key) ?? []), read(row)]);
    }
    return found;
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

/** The score stands after extra time; only goals with minutes tell the regular time apart. */
function scoresOf(score: Pair, goals: readonly ImportedGoal[] | undefined): Pick<ImportedMatch, 'ht' | 'ft' | 'et' | 'goals'> {
  if (goals === undefined) return { ft: score };
  const ordered = goals.toSorted((a, b) => a.minute - b.minute);
  const ft = until(ordered, REGULAR_TIME);
  const hasExtraTime = ordered.some(({ minute }) => minute > REGULAR_TIME);
  return { ht: until(ordered, HALF_TIME), ft, goals: ordered, ...(hasExtraTime && { et: score }) };
}

interface Tables {
  results: SourceFile;
  goalscorers: SourceFile;
  shootouts: SourceFile;
}

function readTables({ results, goalscorers, shootouts }: Tables) {
  const rows = inFile(results, () => parseCsv(results.text).rows);
  const isUnique = uniqueBy();
  const known = inFile(results, () => new Set(rows.map((row) => (isUnique(keyOf(row), row.line), keyOf(row)))));
  const goals = byMatch(goalscorers, known, (row) => ({ goal: goalOf(row), line: row.line }));
  const winners = byMatch(shootouts, known, (row) => ({ winner: sideOf(row, 'winner'), line: row.line }));
  const tournaments = new Map<string, ImportedMatch[]>();
  inFile(results, () => {
    for (const row of rows) {
      const { line } = row;
      const key = keyOf(row);
      const score: Pair = [countOf(row.get('home_score'), 'home_score', line), countOf(row.get('away_score'), 'away_score', line)];
      const listed = goals.get(key);
      const counted =
        listed &&
        until(
          listed.map(({ goal }) => goal),
          LAST_MINUTE,
        );
      if (listed !== undefined && counted !== undefined && (counted[0] !== score[0] || counted[1] !== score[1])) {
        throw new RowProblem(
          listed[0]?.line ?? 1,
          `${counted.join(':')} goals are listed, but the result of ${key} is ${score.join(':')}`,
          goalscorers.name,
        );
      }
      const date = dayOf(row.get('date'), line);
      const [home, away] = [row.get('home_team'), row.get('away_team')];
      const tournament = nameOf(row.get('tournament'), 'the tournament', line);
      const shootoutWinner = winners.get(key)?.[0]?.winner;
      const isGoalless = score[0] + score[1] === 0;
      const match: ImportedMatch = {
        ...{ line, date, zone: INTERNATIONAL.zone, startAt: secondsOfLocal(date, INTERNATIONAL.usualTime, INTERNATIONAL.zone), home, away },
        status: 'played',
        ...scoresOf(score, listed ? listed.map(({ goal }) => goal) : isGoalless ? [] : undefined),
        ...(flagOf(row.get('neutral'), 'neutral', line) && { isNeutral: true }),
        ...(shootoutWinner !== undefined && { shootoutWinner }),
      };
      tournaments.set(tournament, [...(tournaments.get(tournament) ?? []), match]);
    }
  });
  const total = (lists: Iterable<readonly unknown[]>): number => [...lists].reduce((sum, list) => sum + list.length, 0);
  return { tournaments, counts: { results: rows.length, goals: total(goals.values()), 'shoot-outs': total(winners.values()) } };
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();

/** Matches of national teams in three tables: martj42/international_results. Each tournament becomes a season. */
export const footballInternational: Format = {
  id: 'football-international',
  parts: [
    { role: 'results', isIt: hasHeader('date,home_team,away_team,home_score,away_score,tournament,') },
    { role: 'goalscorers', isIt: hasHeader('date,home_team,away_team,team,scorer,minute,') },
    { role: 'shootouts', isIt: hasHeader('date,home_team,away_team,winner') },
  ],
  read: (parts) => {
    const { tournaments, counts } = readTables({
      results: partOf(parts, 'results'),
      goalscorers: partOf(parts, 'goalscorers'),
      shootouts: partOf(parts, 'shootouts'),
    });
    const seasons = [...tournaments].map(([league, matches]): ImportedSeason => {
      const years = matches.map(({ date }) => Number(date.slice(0, 4)));
      const [first, last] = [Math.min(...years), Math.max(...years)];
      const season = first === last ? String(first) : `${first}-${last}`;
      const key = `football-international_${slug(league)}_${season}`;
      return { format: 'football-international', key, league, season, country: null, sportKey: 'football', matches };
    });
    return { counts, seasons };
  },
};
