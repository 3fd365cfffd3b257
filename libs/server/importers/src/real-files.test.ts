import { lockFile } from '@touchline/server-kernel/db';
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone } from './alone.ts';
import { gamesOf } from './games.ts';
import { importRead } from './import-files.ts';
import { checkForm } from './raw-forms/check-forms.ts';
import { inLatin1, inUtf16, inUtf8 } from './raw-forms/encode.ts';
import { rawForms } from './raw-forms/raw-forms.ts';
import { readFiles, type FilesRead } from './read-files.ts';
import { importsFolder, readImports } from './store.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
const FIXTURES = join(__dirname, 'fixtures');
const read = (name: string, text: string, options = {}): FilesRead => readFiles([{ name, bytes: inUtf8(text) }], options)[0] as FilesRead;
function taken(result: FilesRead) {
  if (!result.isOk) throw new Error(result.problem);
  return result;
}
const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A,BbAvH,BbAvD,BbAvA,BbAHh,BbAvAHH,BbAvAHA';
const row = (day: number, cells = '2,1,H,1,0,H,1.5,4,6,1.52,4.1,6.36,-1,1.9,1.9') =>
  `E0,${String(day).padStart(2, '0')}/09/17,Home ${day},Away ${day},${cells}`;
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1));
const odds = (...lines: string[]) => `${[HEADER, ...lines].join('\n')}\n`;

const texts = new Map(readdirSync(FIXTURES).map((name) => [name, readFileSync(join(FIXTURES, name), 'utf8')]));
const forms = rawForms(texts);

it('[BT-01] has a raw form of every kind of file', () => {
  expect(forms.length).toBeGreaterThanOrEqual(13);
});

// Files with two or three rows are rejected for a single broken row; `npm run test:data` tests files of real size.
it.each(forms.filter(({ skipped }) => skipped === 0).map((form) => [form.name, form] as const))('[BT-01] reads %s', (_, form) => {
  expect(checkForm(form)).toMatchObject({ isAsExpected: true });
});

describe('rows', () => {
  it('[BT-01] skips and reports unreadable rows, and reads the others', () => {
    const result = taken(read('E0.csv', odds(...rows(19), row(20, 'x,1,H,1,0,H,1.5,4,6,1.52,4.1,6.36,-1,1.9,1.9'))));

    expect(result.counts).toEqual({ rows: 19, columns: 19 });
    expect(result.skipped).toEqual([{ file: 'E0.csv', line: 21, reason: 'FTHG "x" is no count' }]);
  });

  it('[BT-01] rejects a file in which more than one row in ten is broken', () => {
    const broken = (count: number) => Array.from({ length: count }, (_, at) => row(20 + at, '1,1,H,0,0,D,,,,,,,,,'));

    expect(read('E0.csv', odds(...rows(18), ...broken(2)))).toMatchObject({ isOk: true });
    expect(read('E0.csv', odds(...rows(17), ...broken(3)))).toEqual({
      isOk: false,
      files: ['E0.csv'],
      problem: `E0.csv:19 FTR "H" contradicts the score 1:1; 3 of 20 rows can't be read`,
    });
  });

  it('[BT-01] an invalid cell drops only its own value, and unused columns are ignored', () => {
    const result = taken(
      read(
        'E0.csv',
        odds(row(1, '2,1,H,,,,0,4,6,abc,4.1,6.36,-1.2,1.9,1.9'), row(2, '2,1,H,1,0,H,1.5,4,6,1.52,4.1,6.36,-0.75,1.9,1.9'), row(3)),
      ),
    );
    const [odd, sound] = result.seasons[0]?.matches ?? [];

    // Neither a mean nor a bookmaker has all prices: no odds. No half-time score. Line is not a multiple of a quarter: no handicap.
    expect(odd).toMatchObject({ ft: [2, 1] });
    expect(odd).not.toHaveProperty('odds');
    expect(odd).not.toHaveProperty('ht');
    expect(sound?.odds).toEqual({ home: 1520, draw: 4100, away: 6360, handicapLine: -750, handicap1: 1900, handicap2: 1900 });
    expect(result.skipped).toEqual([]);
  });

  it('[BT-01] ignores empty rows and trailing commas, and reports a row that is too short', () => {
    const text = `${HEADER},,\n${rows(15)
      .map((line) => `${line},,`)
      .join('\n')}\n,,,,\n\nE0,17/09/17,Home,Away,1\n`;
    const result = taken(read('E0.csv', text));

    expect(result.counts).toMatchObject({ rows: 15 });
    expect(result.skipped).toEqual([{ file: 'E0.csv', line: 19, reason: '5 cells; the header has 19' }]);
  });

  it.each([
    ['semicolons', ';', ''],
    ['semicolons, as the first line declares', ';', 'sep=;\r\n'],
    ['tabs', '\t', ''],
    ['vertical bars', '|', ''],
  ])('[BT-01] reads %s with decimal commas, and names the separator of a row that is too short', (name, separator, first) => {
    const cells = (line: string) => line.split(',').map((cell) => (/^\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell));
    const lines = [HEADER, ...rows(15), 'E0,17/09/17,Home,Away,1'].map((line) => cells(line).join(separator));
    const result = taken(read('E0.csv', `${first}${lines.join('\r\n')}\r\n`));

    expect(result.counts).toMatchObject({ rows: 15 });
    expect(result.seasons[0]?.matches[0]?.odds).toMatchObject({ home: 1520, draw: 4100, away: 6360, handicapLine: -1000, handicap1: 1900 });
    const reason = `5 cells separated by ${name.split(',')[0]}; the header has 19`;
    expect(result.skipped).toEqual([{ file: 'E0.csv', line: first === '' ? 17 : 18, reason }]);
  });

  it('[BT-01] keeps a comma in a cell where another separator is used, and names the separators of a table that is none of the formats', () => {
    const quoted = read('E0.csv', odds(row(1).replace('Home 1', '"Home; 1"'), row(2)).replaceAll(',', ';').replace('Away 1', 'Away, 1'));
    expect(taken(quoted).seasons[0]?.matches[0]).toMatchObject({ home: 'Home; 1', away: 'Away, 1' });

    const other = read('table.csv', 'Home^Away\nLeeds^Fulham\n');
    expect(other).toMatchObject({
      isOk: false,
      problem: expect.stringContaining('(tables with commas, semicolons, tabs, vertical bars between the columns)') as string,
    });
  });

  it.each([
    [
      'a division named like a JavaScript property',
      odds(...rows(1)).replaceAll('E0,', 'constructor,'),
      'division "constructor" is not known',
    ],
    ['a day before organised sport', odds(row(1).replace('01/09/17', '11/08/1017')), '"11/08/1017" is not between 1870 and 2099'],
    ['a day that does not exist', odds(row(1).replace('01/09/17', '31/02/17')), '"31/02/17" is no date dd/mm/yy'],
    ['a day in the far future', odds(row(1).replace('01/09/17', '9999-12-31')), '"9999-12-31" is not between 1870 and 2099'],
  ])('[BT-01] rejects %s', (_, text, problem) => {
    const result = read('E0.csv', text);
    expect(result.isOk ? 'taken' : result.problem).toContain(problem);
  });
});

describe('seasons and encodings', () => {
  it('[BT-01] recognises a season from half of it, and an explicit season takes precedence', () => {
    const season = (text: string, options = {}) => taken(read('E0.csv', text, options)).seasons[0];

    expect(season(odds(...rows(5)))).toMatchObject({ season: '2017/18', key: 'football-odds_E0_2017-18' });
    expect(season(odds(row(1).replace('01/09/17', '2018-01-02')))).toMatchObject({ season: '2017/18', key: 'football-odds_E0_2017-18' });
    expect(season(odds(...rows(5)), { season: '2016/17' })).toMatchObject({ key: 'football-odds_E0_2016-17' });
  });

  it.each([
    ['Latin-1', inLatin1, 'E0.csv is no UTF-8; it was read as Windows-1252 (Latin-1)'],
    ['UTF-16', (text: string) => inUtf16(text), 'E0.csv is no UTF-8; it was read as UTF-16'],
    ['big-endian UTF-16', (text: string) => inUtf16(text, true), 'E0.csv is no UTF-8; it was read as UTF-16'],
    ['UTF-8 with a byte order mark', (text: string) => inUtf8(text, true), undefined],
  ])('[BT-01] reads %s and reports the encoding', (_, encode, note) => {
    const result = taken(readFiles([{ name: 'E0.csv', bytes: encode(odds(...rows(2)).replace('Home 1', 'Málaga')) }])[0] as FilesRead);

    expect(result.seasons[0]?.matches[0]?.home).toBe('Málaga');
    expect(result.notes).toEqual(note === undefined ? [] : [note]);
  });

  it('[BT-01] different cup names give different seasons', () => {
    const cup = (name: string) =>
      `{"name":"${name}","matches":[{"date":"2025-06-14","team1":"A","team2":"B","score":{"ft":[1,0]},"goals1":[{"name":"C","minute":3}]}]}`;
    const key = (name: string) => taken(read('cup.json', cup(name))).seasons[0]?.key;

    expect([key('World Cup 2022'), key('Club World Cup 2022')]).toEqual(['worldcup-goals_2022', 'worldcup-goals_club-world-cup_2022']);
  });
});

describe('an import', () => {
  let folder = '';
  const NOW = Date.UTC(2031, 11, 10, 12);
  beforeEach(() => {
    folder = importsFolder(mkdtempSync(join(tmpdir(), 'real-')));
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  const order = () => ({ folder, mode: 'line' as const, speed: 1, nowMs: NOW });

  it('[BT-01] reports the games offered now and those that follow later', () => {
    const days = Array.from({ length: 40 }, (_, at) => {
      const day = new Date(Date.UTC(2017, 7, 5 + 7 * at)).toISOString().slice(0, 10);
      return row(1).replace('01/09/17', day);
    });
    const line = importRead(read('E0.csv', odds(...days)), order());
    const [games] = readImports(folder, () => undefined).flatMap((stored) => gamesOf(stored));

    // One match each Saturday, from within the next seven days: 17 of them within 120 days.
    const near = games?.fixtures.filter(({ startMs }) => startMs <= NOW + 120 * 86_400_000).length;
    expect([near, games?.fixtures.length]).toEqual([17, 40]);
    expect(line).toMatchObject({ isOk: true, games: 17 });
    expect(line.text).toContain('40 rows, 19 columns -> 17 games on the line now, 23 more as their days come near');
  });

  it('[BT-01] reports skipped rows by reason', () => {
    const broken = [row(27, 'x,1,H,,,,,,,,,,,,'), row(28, 'y,1,H,,,,,,,,,,,,'), row(29, '1,1,H,,,,,,,,,,,,')];
    const line = importRead(
      read('E0.csv', odds(...rows(26), ...broken, ...rows(26).map((text) => text.replace('/09/17', '/10/17')))),
      order(),
    );

    expect(line).toMatchObject({ isOk: true, skipped: 3 });
    expect(line.text.split('\n').slice(1)).toEqual([
      '  left out 2: FTHG "x" is no count (E0.csv:28, E0.csv:29)',
      '  left out 1: FTR "H" contradicts the score 1:1 (E0.csv:30)',
    ]);
  });

  it('[BT-01] waits while another process imports, and takes the next championship', async () => {
    const other = mkdtempSync(join(tmpdir(), 'other-'));
    const file = join(other, 'E0.csv');
    writeFileSync(file, odds(...rows(5)));
    const importInto = (dataDir: string) => {
      const env = { ...process.env, TOUCHLINE_DATA_DIR: dataDir, INIT_CWD: '/' };
      const child = spawn(process.execPath, ['--conditions=@touchline/source', join(__dirname, 'cli.ts'), file], { env });
      const begun = new Promise((done) => child.stdout.once('data', done));
      return { begun, ended: new Promise((done) => child.once('exit', done)) };
    };
    // Start an import in this process.
    importRead(read('2016.csv', odds(row(1).replace('/17', '/16'))), order());
    const release = lockFile(join(folder, 'import.lock'));

    const waiting = importInto(join(folder, '..'));
    await waiting.begun;
    // An import started later into another folder has ended, so the first would have ended too if it were not waiting.
    expect(await importInto(other).ended).toBe(0);
    expect(readImports(folder, () => undefined)).toHaveLength(1);
    importRead(read('2015.csv', odds(row(1).replace('/17', '/15'))), { ...order(), folder: importsFolder(other) });
    copyFileSync(join(importsFolder(other), 'football-odds_E0_2015-16_line.json'), join(folder, 'football-odds_E0_2015-16_line.json'));
    release?.();

    expect(await waiting.ended).toBe(0);
    const ids = readImports(folder, () => undefined).map(({ key, seasons }) => [key, seasons[0]?.champId]);
    expect(ids).toEqual([
      ['football-odds_E0_2015-16_line', 501],
      ['football-odds_E0_2016-17_line', 500],
      ['football-odds_E0_2017-18_line', 502],
    ]);
    expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toEqual(['import.lock']);
    rmSync(other, { recursive: true });
  });

  it('[BT-01] gives up when another import holds the lock for too long, and needs no cleaning up', () => {
    const left = mkdtempSync(join(tmpdir(), 'lock-'));
    const release = lockFile(join(left, 'import.lock'));

    expect(() => alone(left, () => 'done', 0)).toThrow(
      `Another import has been running for too long: it holds ${join(left, 'import.lock')}.`,
    );
    release?.();
    expect(alone(left, () => 'done', 0)).toBe('done');
    rmSync(left, { recursive: true });
  });
});

describe('a large file', () => {
  const MEGABYTES = IS_LONG ? 100 : 4;
  const MOST_MEGABYTES = 250;
  /** Many megabytes of repeated text, never in memory at once. */
  function* many(text: string, before = '', after = ''): Generator<Uint8Array> {
    yield inUtf8(before);
    const part = inUtf8(text.repeat(Math.max(1, Math.floor(65_536 / text.length))));
    for (let sent = 0; sent < MEGABYTES * 1_048_576; sent += part.length) yield part;
    yield inUtf8(after);
  }
  const grown = (name: string, bytes: () => Iterable<Uint8Array>): { result: FilesRead; megabytes: number } => {
    const before = process.memoryUsage().rss;
    let most = before;
    const watched = function* () {
      for (const part of bytes()) {
        most = Math.max(most, process.memoryUsage().rss);
        yield part;
      }
    };
    const [result] = readFiles([{ name, bytes: watched }]);
    return { result: result as FilesRead, megabytes: (most - before) / 1_048_576 };
  };

  it.each([
    ['of commas', 'E0.csv', () => many(',', `${HEADER}\n`), 'more than 1000 cells in a row'],
    ['of one cell', 'E0.csv', () => many('a', `${HEADER}\n"`), 'a quoted cell is never closed'],
    [
      'of one JSON text',
      '2031-32_en.1.json',
      () => many('a', '{"name":"League 2031/32","matches":[{"team1":"', '"}]}'),
      'a part of more than 200000 characters',
    ],
    [
      'of duplicate matches',
      '2031-32_en.1.json',
      () => many('{"date":"2031-08-16","team1":"A","team2":"B","score":{}},', '{"name":"League 2031/32","matches":[', '{}]}'),
      'the same match is on line 1',
    ],
  ])(
    `[BT-01] ${MEGABYTES} MB %s are rejected in bounded memory`,
    (_, name, bytes, problem) => {
      const { result, megabytes } = grown(name, bytes);

      expect(result.isOk ? 'taken' : result.problem).toContain(problem);
      expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    },
    120_000,
  );
});
