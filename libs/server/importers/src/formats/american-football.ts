import { openCsv, type CsvRow } from '../csv.ts';
import { countOf, slashedDayOf, teamsOf, uniqueBy } from '../fields.ts';
import { AMERICAN_FOOTBALL } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedMatch, ImportedSeason } from '../season.ts';
import { SkippedRows } from '../skipped-rows.ts';
import { hasHeader, inFile, partOf, type Format } from './format.ts';

const PROBABILITY = /^(?:0\.\d{1,17}|[1-9]\.\d{1,16}e-0?\d)$/i;
const MILLION = 1_000_000;
const SUM_SLACK = 5;
const YEAR = /^\d{4}$/;
const NO_SCORE = new Set(['', 'NA', 'NaN']);
const ROUNDS: Readonly<Record<string, string>> = { w: 'Wild card', d: 'Divisional round', c: 'Conference championship', s: 'Super Bowl' };

/** A probability in millionths. */
function chanceOf(row: CsvRow, column: string): number {
  const text = row.getNumber(column);
  if (!PROBABILITY.test(text)) throw new RowProblem(row.line, `${column} "${text}" is no probability between 0 and 1`);
  return Math.round(Number(text) * MILLION);
}

function matchOf(row: CsvRow): { season: string; match: ImportedMatch } {
  const { line } = row;
  const season = row.get('season');
  if (!YEAR.test(season)) throw new RowProblem(line, `season "${season}" is no year`);
  const date = slashedDayOf(row.get('date'), line, { form: 'mm/dd/yy', near: Number(season) });
  const [home, away] = teamsOf(row.get('team1'), row.get('team2'), line);
  const [homeChance, awayChance] = [chanceOf(row, 'elo_prob1'), chanceOf(row, 'elo_prob2')];
  if (Math.abs(homeChance + awayChance - MILLION) > SUM_SLACK) throw new RowProblem(line, 'elo_prob1 and elo_prob2 do not make one');
  const neutral = row.get('neutral');
  if (neutral !== '0' && neutral !== '1') throw new RowProblem(line, `neutral "${neutral}" is neither 0 nor 1`);
  const { zone, usualTime } = AMERICAN_FOOTBALL;
  const startAt = secondsOfLocal(date, usualTime, zone);
  const [score1, score2] = [row.get('score1'), row.get('score2')];
  const isOver = !NO_SCORE.has(score1) || !NO_SCORE.has(score2);
  const ft = isOver ? ([countOf(score1, 'score1', line), countOf(score2, 'score2', line)] as const) : undefined;
  const round = Object.hasOwn(ROUNDS, row.get('playoff')) ? ROUNDS[row.get('playoff')] : undefined;
  const match = {
    ...{ line, round: round ?? (row.get('playoff') === '' ? 'Regular season' : 'Play-offs'), date, zone, startAt, home, away, homeChance },
    status: ft === undefined ? 'unplayed' : 'played',
    ...(neutral === '1' && { isNeutral: true }),
    ...(ft !== undefined && { ft }),
  } as const;
  return { season, match };
}

/** American football seasons with win probabilities: FiveThirtyEight's nfl_elo.csv, one or all seasons. */
export const americanFootball: Format = {
  id: 'american-football',
  parts: [{ role: 'season', isIt: hasHeader('date,season,neutral,playoff,team1,team2,') }],
  read: (parts) => {
    const file = partOf(parts, 'season');
    return inFile(file, () => {
      const skipped = new SkippedRows(file.name);
      const isUnique = uniqueBy();
      const bySeason = new Map<string, ImportedMatch[]>();
      let playOffs = 0;
      const read = skipped.each(openCsv(file.text).rows, (row) => {
        const one = matchOf(row);
        isUnique(`${one.match.date} ${one.match.home} - ${one.match.away}`, one.match.line);
        if (row.get('playoff') !== '') playOffs += 1;
        return one;
      });
      for (const { season, match } of read) {
        const games = bySeason.get(season);
        if (games) games.push(match);
        else bySeason.set(season, [match]);
      }
      skipped.requireMost();
      const matches = [...bySeason.values()].flat();
      if (matches.length === 0) throw new RowProblem(1, 'the file has no games');
      const ties = matches.filter(({ ft }) => ft !== undefined && ft[0] === ft[1]).length;
      const league = { league: 'NFL', country: AMERICAN_FOOTBALL.country, sportKey: 'american-football', format: 'american-football' };
      return {
        counts: { games: matches.length, 'play-offs': playOffs, ties },
        skipped: skipped.list,
        notes: [],
        seasons: [...bySeason].map(([season, games]): ImportedSeason => ({
          ...league,
          key: `american-football_${season}`,
          season,
          matches: games,
        })),
      };
    });
  },
};
