import { parseCsv, type CsvRow } from '../csv.ts';
import { countOf, dayOf, teamsOf, uniqueBy } from '../fields.ts';
import { AMERICAN_FOOTBALL } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedMatch } from '../season.ts';
import { hasHeader, inFile, partOf, type Format } from './format.ts';

const PROBABILITY = /^0\.\d{1,12}$/;
const MILLION = 1_000_000;
const SUM_SLACK = 5;
const YEAR = /^\d{4}$/;
const PLAYOFF = /^[a-z]?$/;
const ROUNDS: Readonly<Record<string, string>> = { w: 'Wild card', d: 'Divisional round', c: 'Conference championship', s: 'Super Bowl' };

/** A probability in millionths. */
function chanceOf(row: CsvRow, column: string): number {
  const text = row.get(column);
  if (!PROBABILITY.test(text)) throw new RowProblem(row.line, `${column} "${text}" is no probability between 0 and 1`);
  return Math.round(Number(text) * MILLION);
}

function matchOf(row: CsvRow): ImportedMatch {
  const { line } = row;
  const date = dayOf(row.get('date'), line);
  const [home, away] = teamsOf(row.get('team1'), row.get('team2'), line);
  const [homeChance, awayChance] = [chanceOf(row, 'elo_prob1'), chanceOf(row, 'elo_prob2')];
  if (Math.abs(homeChance + awayChance - MILLION) > SUM_SLACK) throw new RowProblem(line, 'elo_prob1 and elo_prob2 do not make one');
  const neutral = row.get('neutral');
  if (neutral !== '0' && neutral !== '1') throw new RowProblem(line, `neutral "${neutral}" is neither 0 nor 1`);
  if (!YEAR.test(row.get('season'))) throw new RowProblem(line, `season "${row.get('season')}" is no year`);
  const playoff = row.get('playoff');
  if (!PLAYOFF.test(playoff)) throw new RowProblem(line, `playoff "${playoff}" is not known`);
  const { zone, usualTime } = AMERICAN_FOOTBALL;
  const startAt = secondsOfLocal(date, usualTime, zone);
  const [score1, score2] = [row.get('score1'), row.get('score2')];
  const ft = score1 === '' && score2 === '' ? undefined : ([countOf(score1, 'score1', line), countOf(score2, 'score2', line)] as const);
  return {
    ...{ line, round: ROUNDS[playoff] ?? 'Regular season', date, zone, startAt, home, away, homeChance },
    status: ft === undefined ? 'unplayed' : 'played',
    ...(neutral === '1' && { isNeutral: true }),
    ...(ft !== undefined && { ft }),
  };
}

/** A season of American football with the chance of each team: FiveThirtyEight's nfl_elo.csv. */
export const americanFootball: Format = {
  id: 'american-football',
  parts: [{ role: 'season', isIt: hasHeader('date,season,neutral,playoff,team1,team2,') }],
  read: (parts) => {
    const file = partOf(parts, 'season');
    return inFile(file, () => {
      const { rows } = parseCsv(file.text);
      const isUnique = uniqueBy();
      const seasons = new Set<string>();
      const matches = rows.map((row): ImportedMatch => {
        const match = matchOf(row);
        isUnique(`${match.date} ${match.home} - ${match.away}`, match.line);
        seasons.add(row.get('season'));
        if (seasons.size > 1) throw new RowProblem(row.line, 'a second season in one file');
        return match;
      });
      const season = [...seasons][0];
      if (season === undefined) throw new RowProblem(1, 'the file has no games');
      const ties = matches.filter(({ ft }) => ft !== undefined && ft[0] === ft[1]).length;
      const playOffs = rows.filter((row) => row.get('playoff') !== '').length;
      const league = { league: 'NFL', season, country: AMERICAN_FOOTBALL.country, sportKey: 'american-football' };
      return {
        counts: { games: matches.length, 'play-offs': playOffs, ties },
        seasons: [{ format: 'american-football', key: `american-football_${season}`, ...league, matches }],
      };
    });
  },
};
