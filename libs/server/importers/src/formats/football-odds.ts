import { parseCsv, type CsvRow } from '../csv.ts';
import { countOf, dayOf, growsTo, priceOf, teamsOf, timeOf, uniqueBy } from '../fields.ts';
import { ODDS_DIVISIONS, ODDS_TIME_ZONE } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedMatch, ImportedOdds, Pair } from '../season.ts';
import { hasHeader, inFile, partOf, type Format } from './format.ts';

/** Price columns of both ages of the files: means over bookmakers. */
const MEANS = {
  old: { home: 'BbAvH', draw: 'BbAvD', away: 'BbAvA', over: 'BbAv>2.5', under: 'BbAv<2.5', line: 'BbAHh', ah1: 'BbAvAHH', ah2: 'BbAvAHA' },
  new: { home: 'AvgH', draw: 'AvgD', away: 'AvgA', over: 'Avg>2.5', under: 'Avg<2.5', line: 'AHh', ah1: 'AvgAHH', ah2: 'AvgAHA' },
} as const;
const PRICE_COLUMN = /^(?:B365|BW|GB|IW|LB|SB|PS|WH|SJ|VC|BS|BbMx|BbAv|Max|Avg|P)C?(?:[HDA]|AHH|AHA|[<>]2\.5)$/;
const HANDICAP = /^-?\d{1,2}(?:\.(?:0|00|25|5|50|75))?$/;

const pair = (row: CsvRow, home: string, away: string): Pair => [
  countOf(row.get(home), home, row.line),
  countOf(row.get(away), away, row.line),
];

function resultOf(row: CsvRow, column: string, [home, away]: Pair): void {
  const told = row.get(column);
  const counted = home > away ? 'H' : home < away ? 'A' : 'D';
  if (told !== counted) throw new RowProblem(row.line, `${column} "${told}" contradicts the score ${home}:${away}`);
}

function oddsOf(row: CsvRow, columns: (typeof MEANS)[keyof typeof MEANS]): ImportedOdds {
  const price = (column: string): number => priceOf(row.get(column), column, row.line);
  const line = row.get(columns.line);
  if (!HANDICAP.test(line)) throw new RowProblem(row.line, `${columns.line} "${line}" is no handicap line in quarters`);
  return {
    home: price(columns.home),
    draw: price(columns.draw),
    away: price(columns.away),
    over25: price(columns.over),
    under25: price(columns.under),
    handicapLine: Math.round(Number(line) * 1000),
    handicap1: price(columns.ah1),
    handicap2: price(columns.ah2),
  };
}

/** Season by its first and last day: 2018/19. */
function seasonOf(matches: readonly ImportedMatch[]): string {
  const years = matches.map(({ date }) => Number(date.slice(0, 4)));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}/${String(last).slice(2)}`;
}

/** One season of a league with the prices of bookmakers: football-data.co.uk. */
export const footballOdds: Format = {
  id: 'football-odds',
  parts: [{ role: 'season', isIt: hasHeader('Div,Date,') }],
  read: (parts) => {
    const file = partOf(parts, 'season');
    return inFile(file, () => {
      const { columns, rows } = parseCsv(file.text);
      const means = columns.includes('AvgH') ? MEANS.new : MEANS.old;
      const prices = columns.filter((column) => PRICE_COLUMN.test(column));
      const isUnique = uniqueBy();
      const divisions = new Set<string>();
      const matches = rows.map((row): ImportedMatch => {
        const { line } = row;
        const division = ODDS_DIVISIONS[row.get('Div')];
        if (division === undefined) throw new RowProblem(line, `division "${row.get('Div')}" is not known`);
        divisions.add(row.get('Div'));
        if (divisions.size > 1) throw new RowProblem(line, `a second division "${row.get('Div')}" in one season`);
        const date = dayOf(row.get('Date'), line);
        const [home, away] = teamsOf(row.get('HomeTeam'), row.get('AwayTeam'), line);
        isUnique(`${date} ${home} - ${away}`, line);
        const ft = pair(row, 'FTHG', 'FTAG');
        const ht = pair(row, 'HTHG', 'HTAG');
        growsTo(ht, ft, 'half time', line);
        resultOf(row, 'FTR', ft);
        resultOf(row, 'HTR', ht);
        for (const column of prices) if (row.get(column) !== '') priceOf(row.get(column), column, line);
        const time = columns.includes('Time') ? timeOf(row.get('Time'), line) : undefined;
        const zone = time === undefined ? division.zone : ODDS_TIME_ZONE;
        const startAt = secondsOfLocal(date, time ?? division.usualTime, zone);
        const [corners, yellow, red] = [pair(row, 'HC', 'AC'), pair(row, 'HY', 'AY'), pair(row, 'HR', 'AR')];
        const base = { line, date, zone, startAt, home, away, status: 'played' as const, ht, ft, corners, yellow, red };
        return { ...base, ...(time !== undefined && { time }), odds: oddsOf(row, means) };
      });
      const code = [...divisions][0];
      const division = ODDS_DIVISIONS[code ?? ''];
      if (code === undefined || division === undefined) throw new RowProblem(1, 'the file has no matches');
      const season = seasonOf(matches);
      const key = `football-odds_${code}_${season.replace('/', '-')}`;
      const counts = { rows: rows.length, columns: columns.length };
      return {
        counts,
        seasons: [
          { format: 'football-odds', key, league: division.name, season, country: division.country, sportKey: 'football', matches },
        ],
      };
    });
  },
};
