import type { RawFile } from '../read-files.ts';
import { inLatin1, inUtf16, inUtf8 } from './encode.ts';
import { cellOf, mapCells, plainTable, sumOf, type PlainTable } from './plain-table.ts';

/** A file as published, with its expected counts. */
export interface RawForm {
  name: string;
  files: readonly RawFile[];
  matches: number;
  /** Total goals (or points) of both teams in all played matches. */
  goals: number;
  /** Number of unreadable rows. */
  skipped: number;
}

const [, YEAR, MONTH, DAY] = [0, 1, 2, 3];
const partsOf = (day: string): string[] => /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.slice(0) ?? [];
const slashed = (day: string, digits: 2 | 4, back = 0): string => {
  const parts = partsOf(day);
  return `${parts[DAY]}/${parts[MONTH]}/${String(Number(parts[YEAR]) - back).slice(-digits)}`;
};
const DECIMAL = /^-?\d+\.\d+$/;
/** A comma between cells, which is none within quotes. */
const BETWEEN_CELLS = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;
/** A table as spreadsheets of many countries save it: another separator, and decimal commas. */
const separated = (text: string, separator: ';' | '\t' | '|', declared = ''): string =>
  declared +
  text
    .split('\n')
    .map((line) =>
      line
        .split(BETWEEN_CELLS)
        .map((cell) => (DECIMAL.test(cell) ? cell.replace('.', ',') : cell))
        .join(separator),
    )
    .join('\n');
const joined = (columns: readonly string[], rows: readonly (readonly string[])[], end: string): string =>
  [columns, ...rows].map((row) => row.join(',') + end).join('');

/** One row in this many is broken. */
const BROKEN_EVERY = 60;
const FIRST_COLUMNS = ['Div', 'Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG', 'FTR'];
const HALF_TIMES = ['HTHG', 'HTAG', 'HTR'];

/** football-data.co.uk over the years: CRLF, dates with slashes, trailing commas, columns added later. */
function oddsForms(name: string, text: string): RawForm[] {
  const table = plainTable(text);
  const all = (columns: readonly string[], day: (text: string) => string, spoil?: (column: string, at: number) => string | undefined) =>
    mapCells(
      table,
      columns,
      (row, column, at) => spoil?.(column, at) ?? (column === 'Date' ? day(cellOf(table, row, column)) : cellOf(table, row, column)),
    );
  const whole = { matches: table.rows.length, goals: sumOf(table, 'FTHG', 'FTAG'), skipped: 0 };
  const file = (form: string, bytes: Uint8Array, counts = whole): RawForm => ({
    name: `${name} ${form}`,
    files: [{ name, bytes }],
    ...counts,
  });
  const blank = `${','.repeat(table.columns.length - 1)}\r\n`.repeat(3);
  const isBroken = (at: number) => at % BROKEN_EVERY === 7;
  const sound: PlainTable = { ...table, rows: table.rows.filter((_, at) => !isBroken(at)) };
  const referees = (column: string, at: number) => (column === 'Referee' && at === 0 ? 'J Peña' : undefined);
  return [
    file(
      'as it is downloaded',
      inLatin1(
        joined(
          table.columns,
          all(table.columns, (day) => slashed(day, 2), referees),
          '\r\n',
        ) + blank,
      ),
    ),
    file(
      'as in 1993: no half time, no prices, commas at the end',
      inUtf8(
        joined(
          FIRST_COLUMNS,
          all(FIRST_COLUMNS, (day) => slashed(day, 2, 20)),
          ',,,\r\n',
        ),
      ),
    ),
    file(
      'as in 2000: one bookmaker, nothing counted',
      inUtf8(
        joined(
          [...FIRST_COLUMNS, ...HALF_TIMES, 'B365H', 'B365D', 'B365A'],
          all([...FIRST_COLUMNS, ...HALF_TIMES, 'B365H', 'B365D', 'B365A'], (day) => slashed(day, 4)),
          '\n',
        ),
      ),
    ),
    file(
      'as a spreadsheet saves it: UTF-16, everything quoted',
      inUtf16(
        joined(
          table.columns.map((column) => `"${column}"`),
          all(table.columns, (day) => slashed(day, 4)).map((row) => row.map((cell) => `"${cell}"`)),
          '\r\n',
        ),
      ),
    ),
    file('with semicolons and decimal commas', inUtf8(separated(text, ';'), true)),
    file('with semicolons, as the first line declares', inLatin1(separated(text, ';', 'sep=;\r\n'))),
    file('with tabs', inUtf16(separated(text, '\t'))),
    file(
      'with a price of nothing, half times that are missing, and rows that are broken',
      inUtf8(
        joined(
          table.columns,
          all(
            table.columns,
            (day) => slashed(day, 2),
            (column, at) => {
              if (isBroken(at) && column === 'FTHG') return 'x';
              if (at % 31 === 3 && ['HTHG', 'HTAG', 'HTR'].includes(column)) return '';
              return column === 'B365H' && at % 17 === 2 ? '0' : undefined;
            },
          ),
          '\n',
        ),
        true,
      ),
      { matches: sound.rows.length, goals: sumOf(sound, 'FTHG', 'FTAG'), skipped: table.rows.length - sound.rows.length },
    ),
  ];
}

interface OpenFile {
  name: string;
  matches: { score?: { ft?: [number, number]; et?: [number, number] }; [field: string]: unknown }[];
}
const goalsOf = ({ matches }: OpenFile): number =>
  matches.reduce((sum, { score }) => sum + (score?.ft === undefined ? 0 : score.ft[0] + score.ft[1]), 0);

/** openfootball with irregularities of some seasons: cancelled games, finals without a round, NA, dates without a time. */
function leagueForm(name: string, text: string): RawForm {
  const season = JSON.parse(text) as OpenFile;
  const goals = goalsOf(season);
  const open = season.matches.filter(({ score }) => score?.ft === undefined);
  season.matches.forEach((match, at) => {
    if (at % 40 === 1) delete match['round'];
    if (at % 25 === 2) match['time'] = 'NA';
  });
  open.forEach((match, at) => {
    if (at % 3 === 0) Object.assign(match, { status: at % 2 === 0 ? 'cancelled' : 'canceled', score: {} });
    else if (at % 3 === 1) Object.assign(match, { score: { ft: ['NA', 'NA'] } });
    else Object.assign(match, { score: null });
  });
  const bytes = inUtf8(JSON.stringify(season, null, 2), true);
  return {
    name: `${name} with games called off, NA, no round, no hour`,
    files: [{ name, bytes }],
    matches: season.matches.length,
    goals,
    skipped: 0,
  };
}

/** openfootball's older cups: dates without a time, and a goal in minute 121. */
function cupForm(name: string, text: string): RawForm {
  const cup = JSON.parse(text) as OpenFile;
  for (const match of cup.matches) {
    delete match['time'];
    const goals = [match['goals1'], match['goals2']].flatMap((list) => (list ?? []) as { minute: number | string; offset?: number }[]);
    for (const goal of goals) if (Number.parseInt(String(goal.minute), 10) > 115) Object.assign(goal, { minute: 121, offset: undefined });
  }
  const bytes = inUtf8(JSON.stringify(cup));
  return {
    name: `${name} on one line, without hours, to minute 121`,
    files: [{ name, bytes }],
    matches: cup.matches.length,
    goals: goalsOf(cup),
    skipped: 0,
  };
}

const american = (day: string): string => {
  const parts = partsOf(day);
  return `${Number(parts[MONTH])}/${Number(parts[DAY])}/${(parts[YEAR] ?? '').slice(-2)}`;
};

/** All seasons in one file, with dates in American order. */
function eloForm(files: readonly (readonly [string, string])[]): RawForm {
  const tables = files.map(([, text]) => plainTable(text));
  const [first = { columns: [], rows: [] }] = tables;
  const rows = tables.flatMap((table) =>
    mapCells(table, first.columns, (row, column) =>
      column === 'date' ? american(cellOf(table, row, column)) : cellOf(table, row, column),
    ),
  );
  return {
    name: 'nfl_elo.csv of all seasons, with days as M/D/YY',
    files: [{ name: 'nfl_elo.csv', bytes: inUtf8(joined(first.columns, rows, '\r\n')) }],
    matches: rows.length,
    goals: tables.reduce((sum, table) => sum + sumOf(table, 'score1', 'score2'), 0),
    skipped: 0,
  };
}

type NamedText = readonly [name: string, text: string];

/** Files that are read together, with semicolons and decimal commas. @param rows - rows of the matches, and the columns of both scores. */
function semicolonForm(files: readonly NamedText[], rows: PlainTable, [home, away]: readonly [string, string]): RawForm {
  return {
    name: `${files.map(([name]) => name).join(' and ')} with semicolons`,
    files: files.map(([name, text]) => ({ name, bytes: inUtf8(separated(text, ';')) })),
    matches: rows.rows.length,
    goals: sumOf(rows, home, away),
    skipped: 0,
  };
}

/** Odds and snapshots of one season; each match has one row after its end. */
function snapshotForms(files: readonly NamedText[]): RawForm[] {
  return files
    .filter(([name]) => name.endsWith('_odds.csv'))
    .flatMap(([name, text]) => {
      const stats = files.find(([other]) => other === name.replace('_odds', '_stats'));
      if (stats === undefined) return [];
      const table = plainTable(stats[1]);
      const ended = { ...table, rows: table.rows.filter((row) => cellOf(table, row, 'event_status') === 'postplay') };
      return [semicolonForm([[name, text], stats], ended, ['home_goals', 'away_goals'])];
    });
}

/** Two games of the same teams on one day, as in 1974, and a shoot-out whose match is missing, as in 2011. */
function internationalForm(results: string, goalscorers: string, shootouts: string): RawForm {
  const [header = '', first = '', ...rest] = results.trim().split('\n');
  // The same row twice would be one match.
  const other = first.replace(/^([^,]*,[^,]*,[^,]*,)(\d+)/, (_, before: string, goals: string) => `${before}${Number(goals) + 1}`);
  const twice = [header, first, other, ...rest];
  const scores = twice.slice(1).map((line) => /^[^,]*,[^,]*,[^,]*,(\d+),(\d+),/.exec(line) ?? []);
  const bytes = (text: string) => inUtf8(text);
  return {
    name: 'results.csv with a double and a shoot-out without a match',
    files: [
      { name: 'results.csv', bytes: bytes(`${twice.join('\n')}\n`) },
      { name: 'goalscorers.csv', bytes: bytes(goalscorers) },
      { name: 'shootouts.csv', bytes: bytes(`${shootouts.trim()}\n2011-01-01,Nowhere,Somewhere,Nowhere,\n`) },
    ],
    matches: scores.length,
    goals: scores.reduce((sum, [, home, away]) => sum + Number(home) + Number(away), 0),
    skipped: 1,
  };
}

/** All raw forms of a folder's files. @param files - names and texts of the cleaned files. */
export function rawForms(files: ReadonlyMap<string, string>): readonly RawForm[] {
  const named = (start: string) => [...files].filter(([, text]) => text.startsWith(start));
  const [results, goalscorers, shootouts] = ['results.csv', 'goalscorers.csv', 'shootouts.csv'].map((name) => files.get(name));
  const elo = named('date,season,neutral,');
  const json = [...files].filter(([name]) => name.endsWith('.json'));
  const isCup = (text: string) => text.includes('"goals1"');
  const eloTable = plainTable(elo.map(([, text]) => text)[0] ?? '');
  return [
    ...snapshotForms([...files]),
    ...(elo[0] === undefined ? [] : [semicolonForm([elo[0]], eloTable, ['score1', 'score2'])]),
    ...(results === undefined || goalscorers === undefined || shootouts === undefined
      ? []
      : [
          semicolonForm(
            [
              ['results.csv', results],
              ['goalscorers.csv', goalscorers],
              ['shootouts.csv', shootouts],
            ],
            plainTable(results),
            ['home_score', 'away_score'],
          ),
        ]),
    ...named('Div,Date,').flatMap(([name, text]) => oddsForms(name, text)),
    ...json.map(([name, text]) => (isCup(text) ? cupForm(name, text) : leagueForm(name, text))),
    ...(elo.length > 0 ? [eloForm(elo)] : []),
    ...(results !== undefined && goalscorers !== undefined && shootouts !== undefined
      ? [internationalForm(results, goalscorers, shootouts)]
      : []),
  ];
}
