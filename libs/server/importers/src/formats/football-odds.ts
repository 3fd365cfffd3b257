import { openCsv, type CsvRow } from '../csv.ts';
import { countOf, growsTo, priceIfAny, slashedDayOf, teamsOf, timeOf, uniqueBy } from '../fields.ts';
import { ODDS_DIVISIONS, ODDS_TIME_ZONE } from '../leagues.ts';
import { secondsOfLocal } from '../local-time.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedMatch, ImportedOdds, Pair } from '../season.ts';
import { SkippedRows } from '../skipped-rows.ts';
import { hasHeader, inFile, partOf, type Format } from './format.ts';

/** Prefixes of price columns by preference: bookmaker means of both file generations, then single bookmakers of early years. */
const SOURCES = ['Avg', 'BbAv', 'B365', 'PS', 'P', 'BW', 'WH', 'IW', 'LB', 'GB', 'SB', 'SJ', 'VC', 'SO', 'SY', 'BS'];
const LINES = ['AHh', 'BbAHh'];
const HANDICAP = /^-?\d{1,2}(?:\.(?:0|00|25|5|50|75))?$/;

/** Two related counts; undefined if a cell is empty, as in older files. */
function pairIfAny(row: CsvRow, home: string, away: string): Pair | undefined {
  const [first, second] = [row.find(home), row.find(away)];
  if (first === '' || second === '') return undefined;
  return [countOf(first, home, row.line), countOf(second, away, row.line)];
}

function resultOf(row: CsvRow, column: string, score: Pair | undefined): void {
  const stated = row.find(column);
  if (score === undefined || stated === '') return;
  const [home, away] = score;
  const counted = home > away ? 'H' : home < away ? 'A' : 'D';
  if (stated !== counted) throw new RowProblem(row.line, `${column} "${stated}" contradicts the score ${home}:${away}`);
}

/** Prices of the first source that has all of them. */
function pricesOf(row: CsvRow, columns: readonly string[]): readonly number[] | undefined {
  for (const source of SOURCES) {
    const prices = columns.map((column) => priceIfAny(row.findNumber(`${source}${column}`)));
    if (prices.every((price) => price !== undefined)) return prices;
  }
  return undefined;
}

/** Usable odds; a cell that is not a price counts as empty. */
function oddsOf(row: CsvRow): ImportedOdds | undefined {
  const [home, draw, away] = pricesOf(row, ['H', 'D', 'A']) ?? [];
  if (home === undefined || draw === undefined || away === undefined) return undefined;
  const [over25, under25] = pricesOf(row, ['>2.5', '<2.5']) ?? [];
  const [handicap1, handicap2] = pricesOf(row, ['AHH', 'AHA']) ?? [];
  const line = LINES.map((column) => row.findNumber(column)).find((text) => HANDICAP.test(text));
  return {
    ...{ home, draw, away },
    ...(over25 !== undefined && under25 !== undefined && { over25, under25 }),
    ...(line !== undefined &&
      handicap1 !== undefined &&
      handicap2 !== undefined && { handicapLine: Math.round(Number(line) * 1000), handicap1, handicap2 }),
  };
}

const JULY = 7;

/**
 * Seasons run from summer to summer, so a single match determines the season, such as 2018/19. The middle one does, so that a wrong date in
 * a file makes no other season.
 */
function seasonOf(matches: readonly ImportedMatch[]): string {
  const middle = matches.map(({ date }) => date).toSorted()[Math.floor(matches.length / 2)] ?? '';
  const year = Number(middle.slice(0, 4)) - (Number(middle.slice(5, 7)) < JULY ? 1 : 0);
  return `${year}/${String(year + 1).slice(2)}`;
}

function matchOf(row: CsvRow, division: (typeof ODDS_DIVISIONS)[string]): ImportedMatch {
  const { line } = row;
  const date = slashedDayOf(row.get('Date'), line, { form: 'dd/mm/yy' });
  const [home, away] = teamsOf(row.get('HomeTeam').trim(), row.get('AwayTeam').trim(), line);
  const ft = pairIfAny(row, 'FTHG', 'FTAG');
  const ht = pairIfAny(row, 'HTHG', 'HTAG');
  if (ft === undefined && ht !== undefined) throw new RowProblem(line, 'a half time without its full time');
  growsTo(ht, ft, 'half time', line);
  resultOf(row, 'FTR', ft);
  resultOf(row, 'HTR', ht);
  const time = row.find('Time') === '' ? undefined : timeOf(row.find('Time').padStart(5, '0'), line);
  const zone = time === undefined ? division.zone : ODDS_TIME_ZONE;
  const [corners, yellow, red] = [pairIfAny(row, 'HC', 'AC'), pairIfAny(row, 'HY', 'AY'), pairIfAny(row, 'HR', 'AR')];
  const odds = oddsOf(row);
  return {
    ...{ line, date, zone, startAt: secondsOfLocal(date, time ?? division.usualTime, zone), home, away },
    status: ft === undefined ? 'unplayed' : 'played',
    ...(time !== undefined && { time }),
    ...(ft !== undefined && { ft }),
    ...(ht !== undefined && { ht }),
    ...(corners !== undefined && { corners }),
    ...(yellow !== undefined && { yellow }),
    ...(red !== undefined && { red }),
    ...(odds !== undefined && { odds }),
  };
}

/** One season of a league with the prices of bookmakers: football-data.co.uk, from 1993 on. */
export const footballOdds: Format = {
  id: 'football-odds',
  parts: [{ role: 'season', isIt: hasHeader('Div,Date,') }],
  read: (parts, options) => {
    const file = partOf(parts, 'season');
    return inFile(file, () => {
      const { columns, rows } = openCsv(file.text);
      const skipped = new SkippedRows(file.name);
      const isUnique = uniqueBy();
      let code: string | undefined;
      const matches = [
        ...skipped.each(rows, (row) => {
          const named = row.get('Div').trim();
          const division = Object.hasOwn(ODDS_DIVISIONS, named) ? ODDS_DIVISIONS[named] : undefined;
          if (division === undefined) throw new RowProblem(row.line, `division "${named}" is not known`);
          if (code !== undefined && code !== named) throw new RowProblem(row.line, `a second division "${named}" in one season`);
          const match = matchOf(row, division);
          isUnique(`${match.date} ${match.home} - ${match.away}`, match.line);
          code = named;
          return match;
        }),
      ];
      skipped.requireMost();
      const division = ODDS_DIVISIONS[code ?? ''];
      if (code === undefined || division === undefined) throw new RowProblem(1, 'the file has no matches');
      const season = options.season ?? seasonOf(matches);
      const key = `football-odds_${code}_${season.replace('/', '-')}`;
      const league = { format: 'football-odds', league: division.name, country: division.country, sportKey: 'football' };
      return {
        counts: { rows: matches.length, columns: columns.length },
        skipped: skipped.list,
        notes: [],
        seasons: [{ ...league, key, season, matches }],
      };
    });
  },
};
