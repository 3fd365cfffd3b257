import { playCourse, resultOf } from '@touchline/server-engine/testing';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRead } from './check-data.ts';
import { gamesOf } from './games.ts';
import { dataFolders, givenFiles, rawFile } from './given-files.ts';
import { watchImports } from './import-folder.ts';
import { importRead } from './import-files.ts';
import { readFiles, type FilesRead, type RawFile } from './read-files.ts';
import { importsFolder, importsMark, readImports, storeImport } from './store.ts';

const FIXTURES = join(__dirname, 'fixtures');
const file = (name: string): RawFile => rawFile(join(FIXTURES, name));
/** A fixture with one text replaced, to simulate a damaged file. */
function damaged(name: string, from: string, to: string): RawFile {
  const text = readFileSync(join(FIXTURES, name), 'utf8');
  expect(text).toContain(from);
  return { name, bytes: new TextEncoder().encode(text.replace(from, to)) };
}
const read = (...names: string[]): FilesRead => readFiles(names.map(file))[0] as FilesRead;
function seasonsOf(result: FilesRead) {
  if (!result.isOk) throw new Error(result.problem);
  return result.seasons;
}
const problemOf = (...files: RawFile[]): string => {
  const [result] = readFiles(files);
  return result === undefined || result.isOk ? 'taken' : result.problem;
};
const INTERNATIONAL = ['results.csv', 'goalscorers.csv', 'shootouts.csv'];
const SNAPSHOTS = ['Example_odds.csv', 'Example_stats.csv'];

describe('the six formats', () => {
  it('[BT-01] reads a league of fixtures with its time zone, statuses and missing values', () => {
    const [season] = seasonsOf(read('2031-32_en.1.json'));

    expect(season).toMatchObject({ league: 'Example League', season: '2031/32', country: 'GB', sportKey: 'football' });
    expect(season?.matches.map(({ status }) => status)).toEqual([
      'played',
      'played',
      'played',
      'awarded',
      'unplayed',
      'unplayed',
      'postponed',
    ]);
    expect(season?.matches[0]).toMatchObject({ line: 4, ht: [1, 0], ft: [3, 1], startAt: Date.UTC(2031, 7, 16, 14) / 1000 });
    // Winter time starts on 26 October; the second match has no time, so the league's usual one is used.
    expect(season?.matches[4]?.startAt).toBe(Date.UTC(2031, 10, 1, 15) / 1000);
    expect(season?.matches[5]).toMatchObject({ startAt: Date.UTC(2031, 10, 2, 15) / 1000 });
    expect(season?.matches[5]).not.toHaveProperty('time');
  });

  it('[BT-01] reads both ways in which cup files write minutes', () => {
    const [season] = seasonsOf(read('cup-2030.json'));

    expect(season?.matches[0]).toMatchObject({
      startAt: Date.UTC(2030, 5, 14, 15) / 1000,
      goals: [
        { team: 1, minute: 12, player: 'Mia Lund', penalty: true },
        { team: 2, minute: 70, player: 'Mia Lund', owngoal: true },
        { team: 1, minute: 90, offset: 4, player: 'Ana Ferrer' },
      ],
    });
    expect(season?.matches[1]).toMatchObject({ ft: [1, 1], et: [2, 2], p: [3, 4], startAt: Date.UTC(2030, 5, 21, 0) / 1000 });
    expect(season?.matches[1]?.goals?.map(({ minute, offset }) => [minute, offset])).toEqual([
      [44, undefined],
      [90, 2],
      [96, undefined],
      [118, undefined],
    ]);
  });

  it('[BT-01] joins results, goals and shoot-outs, and separates extra time from regular time by the minutes', () => {
    const seasons = seasonsOf(read(...INTERNATIONAL));
    const [friendly] = seasons[0]?.matches ?? [];
    const [, shootout, decided] = seasons[1]?.matches ?? [];

    expect(seasons.map(({ league }) => league)).toEqual(['Friendly', 'Example Nations Cup']);
    expect(friendly).not.toHaveProperty('goals');
    expect(shootout).toMatchObject({ ft: [0, 0], goals: [], shootoutWinner: 2, isNeutral: true });
    expect(decided).toMatchObject({ ht: [0, 1], ft: [1, 1], et: [2, 1] });
  });

  it('[BT-01] reads prices, corners and cards from odds files of both generations', () => {
    const [old] = seasonsOf(read('D1_2030-31.csv'));
    const [young] = seasonsOf(read('E0_2031-32.csv'));

    expect(old).toMatchObject({ league: 'Bundesliga', season: '2030/31', country: 'DE' });
    expect(old?.matches[0]).toMatchObject({
      corners: [7, 6],
      red: [0, 1],
      odds: { home: 1520, draw: 4100, away: 6360, over25: 1770, handicapLine: -1000, handicap2: 2020 },
      startAt: Date.UTC(2030, 7, 10, 13, 30) / 1000,
    });
    expect(young?.matches[0]).toMatchObject({
      time: '20:00',
      startAt: Date.UTC(2031, 7, 9, 19) / 1000,
      odds: { away: 19_830, handicapLine: -2250 },
    });
  });

  it('[BT-01] merges the snapshots of a match', () => {
    const [season] = seasonsOf(read(...SNAPSHOTS));

    expect(season).toMatchObject({ league: 'Premier League', season: '2030/31' });
    expect(season?.matches).toHaveLength(1);
    expect(season?.matches[0]).toMatchObject({
      ht: [0, 1],
      ft: [0, 3],
      odds: { home: 9020, under25: 2270 },
      startAt: Date.UTC(2030, 7, 11, 19) / 1000,
    });
  });

  it('[BT-01] reads probabilities and ties of American football', () => {
    const result = read('elo_2030.csv');

    expect(result).toMatchObject({ counts: { games: 2, 'play-offs': 1, ties: 1 } });
    expect(seasonsOf(result)[0]?.matches).toMatchObject([
      { homeChance: 597_369, ft: [21, 20] },
      { isNeutral: true, round: 'Super Bowl', ft: [27, 27] },
    ]);
  });
});

describe('a broken row', () => {
  it.each([
    ['2031-32_en.1.json', '"2031-11-01", "time"', '"2031-02-30", "time"', '2031-32_en.1.json:37 "2031-02-30" is no date YYYY-MM-DD'],
    ['2031-32_en.1.json', '"time": "17:30"', '"time": "25:30"', '2031-32_en.1.json:12 "25:30" is no time HH:MM'],
    ['2031-32_en.1.json', '[3, 1]', '[3, -1]', '2031-32_en.1.json:4 score.ft [3,-1] is no pair of counts'],
    ['2031-32_en.1.json', '"ht": [1, 0]', '"ht": [4, 0]', "2031-32_en.1.json:4 half time: 4:0 can't become 3:1"],
    ['2031-32_en.1.json', '"team1": "Çınar Spor"', '"team1": "Dunmore FC"', '2031-32_en.1.json:12 Dunmore FC plays against itself'],
    ['2031-32_en.1.json', '"matches": [', '"matches": [[', '2031-32_en.1.json:42 not JSON: the text ends too early'],
    ['cup-2030.json', '"minute": 70', '"minute": 170', 'cup-2030.json:4 minute 170 is no minute'],
    ['cup-2030.json', '"90+2"', '"90+x"', 'cup-2030.json:17 minute "90+x" is no minute'],
    [
      'cup-2030.json',
      '{ "name": "Ana Ferrer", "minute": "96" }',
      '{ "name": "", "minute": "96" }',
      'cup-2030.json:17 the scorer is missing',
    ],
    ['cup-2030.json', '"ft": [2, 1]', '"ft": [3, 1]', 'cup-2030.json:4 2:1 goals are listed, but the score is 3:1'],
    ['D1_2030-31.csv', '3,1,H,2', '3,1,A,2', 'D1_2030-31.csv:2 FTR "A" contradicts the score 3:1'],
    ['D1_2030-31.csv', ',2.5,,2.8,', ',2.5,2.8,', 'D1_2030-31.csv:3 41 cells; the header has 42'],
    ['D1_2030-31.csv', 'Rotbach,Lindenau', '"Rotbach,Lindenau', 'D1_2030-31.csv:3 a quoted cell is never closed'],
    ['elo_2030.csv', '0.40263141', '0.5', 'elo_2030.csv:2 elo_prob1 and elo_prob2 do not make one'],
    ['elo_2030.csv', '27,27', '27,', 'elo_2030.csv:3 score2 "" is no count'],
  ])('[BT-01] %s (%s -> %s) is reported as %s', (name, from, to, problem) => {
    expect(problemOf(damaged(name, from, to))).toContain(problem);
  });

  it('[BT-01] names the file of a broken row when several files are read together', () => {
    const goals = (from: string, to: string) => problemOf(file('results.csv'), damaged('goalscorers.csv', from, to), file('shootouts.csv'));

    expect(goals('105,FALSE', '0,FALSE')).toContain('goalscorers.csv:2 minute 0 is no minute of a match');
    expect(goals('Westland,Ana Ferrer,77', 'Eastland,Ana Ferrer,77')).toContain('goalscorers.csv:4 team "Eastland" plays in neither team');
    expect(goals('TRUE,FALSE', 'yes,FALSE')).toContain('goalscorers.csv:4 own_goal "yes" is neither TRUE nor FALSE');
    expect(goals('2030-03-18,Westland,Northland,Northland', '2030-03-19,Westland,Northland,Northland')).toContain(
      'goalscorers.csv:3 no result for 2030-03-19',
    );
    expect(problemOf(file('Example_odds.csv'), damaged('Example_stats.csv', '0.0,3.0,0.0', '0.0,3.0,1.0'))).toBe(
      'Example_stats.csv:4 home_win "1.0" contradicts 0:3',
    );
    expect(problemOf(damaged('Example_odds.csv', 'market_maximum', 'market_average'), file('Example_stats.csv'))).toContain(
      'Example_odds.csv:3 a second',
    );
  });

  it('[BT-01] does not affect other files', () => {
    const results = readFiles([damaged('elo_2030.csv', '27,27', '27,'), file('cup-2030.json')]);

    expect(results.map(({ isOk }) => isOk)).toEqual([false, true]);
  });

  it('[BT-01] reports missing files of a group and files of unknown formats', () => {
    expect(problemOf(file('results.csv'))).toBe('results.csv:1 football-international needs goalscorers and shootouts together with it');
    expect(problemOf({ name: 'notes.txt', bytes: new TextEncoder().encode('hello') })).toContain('notes.txt:1 none of the known formats');
    expect(problemOf(damaged('2031-32_en.1.json', '2031/32', 'next year'))).toContain('does not end with a season');
    expect(problemOf({ ...file('2031-32_en.1.json'), name: 'league.json' })).toContain('league.json:1 the times have no zone');
  });

  it('[BT-01] reads a match that is listed twice once, names both lines, and rejects a file that lists most matches twice', () => {
    const text = readFileSync(join(FIXTURES, 'elo_2030.csv'), 'utf8');
    const row = `${text.split('\n')[1] ?? ''}\n`;
    const elo = (rows: string) => readFiles([{ name: 'elo.csv', bytes: new TextEncoder().encode(`${text}${rows}`) }])[0];

    expect(elo(row)).toMatchObject({
      isOk: true,
      counts: { games: 2 },
      skipped: [{ file: 'elo.csv', line: 4, reason: 'the same match is on line 2: 2030-09-08 ASH - BRM' }],
    });
    expect(elo(row.repeat(3))).toMatchObject({
      isOk: false,
      problem: "elo.csv:4 the same match is on line 2: 2030-09-08 ASH - BRM; 3 of 5 rows can't be read",
    });
  });
});

describe('the data folder', () => {
  let folder = '';
  const NOW = Date.UTC(2031, 11, 10, 12);
  beforeEach(() => {
    folder = importsFolder(mkdtempSync(join(tmpdir(), 'import-')));
  });
  afterEach(() => {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });
  const store = (names: string[], mode: 'line' | 'replay' = 'line', nowMs = NOW) =>
    storeImport(folder, { seasons: seasonsOf(read(...names)), mode, importedAtMs: nowMs, speed: 60 });

  it('[BT-01] offers unplayed matches in the line, shifted by whole weeks into the next seven days', () => {
    const [games] = gamesOf(store(['2031-32_en.1.json']));
    const [first] = games?.fixtures ?? [];

    expect(games?.fixtures).toHaveLength(2);
    expect(first).toMatchObject({ originalStartAt: Date.UTC(2031, 10, 1, 15) / 1000, startMs: Date.UTC(2031, 11, 13, 15) });
    expect(first).not.toHaveProperty('script');
    expect(games?.champ.model).toMatchObject({ hasSetPieces: true });
    // Ashford scored five goals in two matches and the guests conceded none, so the home side is only a slight favourite.
    expect(first?.strengths.home).toBeGreaterThan(first?.strengths.away ?? 9);
  });

  it('[BT-01] offers a past season in full and ends its matches with the real results', () => {
    const [games] = gamesOf(store(['D1_2030-31.csv']));
    const [first, second] = games?.fixtures ?? [];
    if (first === undefined || second === undefined) throw new Error('two games are expected');

    expect((second.startMs - first.startMs) / 1000).toBe((second.originalStartAt ?? 0) - (first.originalStartAt ?? 0));
    expect(first.startMs - NOW).toBeGreaterThanOrEqual(0);
    expect(first.startMs - NOW).toBeLessThan(7 * 86_400_000);
    expect(resultOf(playCourse(first, 1))).toMatchObject({
      main: [3, 1],
      periods: [
        [2, 0],
        [1, 1],
      ],
      corners: { main: [7, 6], periods: [] },
      red: [0, 1],
    });
    expect(resultOf(playCourse(first, 1)).incidents).toBeUndefined();
  });

  it('[OD-02] replays a played match with its real goals and settles it on the regular time', () => {
    const [games] = gamesOf(store(['cup-2030.json'], 'replay'));
    const last = games?.fixtures.at(-1);
    if (last === undefined) throw new Error('a replay is expected');

    expect(games?.fixtures).toHaveLength(3);
    expect(last).toMatchObject({ isReplay: true, speed: 60, startMs: NOW + 20_000 });
    expect(resultOf(playCourse(last, 1))).toMatchObject({
      main: [1, 1],
      periods: [
        [0, 1],
        [1, 0],
      ],
      afterExtraTime: [2, 2],
      shootOut: { score: [3, 4], winner: 2 },
      incidents: [
        { team: 2, player: 'Ana Ferrer', periodId: 1 },
        { team: 1, player: 'Ivy Okoro', periodId: 2 },
      ],
    });
  });

  it('[OD-02] ends American football with its real score, ties included', () => {
    const [games] = gamesOf(store(['elo_2030.csv']));
    const results = games?.fixtures.map((fixture) => resultOf(playCourse(fixture, 1)));

    expect(results?.map(({ main, periods }) => [main, periods])).toEqual([
      [[21, 20], []],
      [[27, 27], []],
    ]);
    // A 0.597 chance to win: a lead of about four points of 45.
    expect(games?.fixtures[0]?.strengths.home).toBeCloseTo(24.5, 0);
  });

  it('[BT-01] derives prices from the odds of the file', () => {
    const [games] = gamesOf(store(['D1_2030-31.csv']));
    const { home, away } = games?.fixtures[0]?.strengths ?? { home: 0, away: 0 };

    expect(home).toBeCloseTo(1.95, 1);
    expect(away).toBeCloseTo(0.85, 1);
  });

  it('[BT-01] makes the same games after every start, and keeps the championship when a season is imported again', () => {
    store(['cup-2030.json'], 'line');
    const first = gamesOf(store(['2031-32_en.1.json']));
    store(['elo_2030.csv']);
    const again = gamesOf(store(['2031-32_en.1.json']));

    expect(again).toEqual(first);
    expect(new Set(readImports(folder, () => undefined).flatMap(({ seasons }) => seasons.map(({ champId }) => champId))).size).toBe(3);
  });

  it('[SRV-1] writes files atomically and reports an unreadable one', () => {
    store(['elo_2030.csv']);

    expect(readdirSync(folder)).toEqual(['american-football_2030_line.json', 'import.lock']);
    writeFileSync(join(folder, 'broken.json'), '{"version":1,');
    const broken: string[] = [];
    const readable = readImports(folder, ({ message }) => broken.push(message));
    expect(broken.join()).toContain('broken.json');
    // The other imports are readable, and importing again replaces the broken file.
    expect(readable.map(({ key }) => key)).toEqual(['american-football_2030_line']);
    writeFileSync(join(folder, 'american-football_2030_line.json'), '{');
    store(['elo_2030.csv']);
    expect(readImports(folder, () => undefined).map(({ key }) => key)).toEqual(['american-football_2030_line']);
  });

  it('[BT-01] detects imports while the sandbox runs', () => {
    jest.useFakeTimers();
    try {
      const onGames = jest.fn();
      const watch = watchImports({
        folder,
        lineSpeed: 1,
        onGames,
        onFailure: (cause) => {
          throw cause as Error;
        },
      });
      expect(onGames).not.toHaveBeenCalled();

      store(['elo_2030.csv']);
      jest.advanceTimersByTime(2000);
      expect(onGames).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(4000);
      expect(onGames).toHaveBeenCalledTimes(1);

      watch.stop();
      store(['cup-2030.json']);
      jest.advanceTimersByTime(4000);
      expect(onGames).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[BT-01] imports nothing from a rejected file and reports it in one line', () => {
    const [refused] = readFiles([damaged('elo_2030.csv', '27,27', '27,')]);
    const line = importRead(refused as FilesRead, { folder, mode: 'line', speed: 30, nowMs: NOW });

    expect(line).toEqual({ isOk: false, text: 'refused  elo_2030.csv:3 score2 "" is no count; nothing of elo_2030.csv is imported' });
    expect(importsMark(folder)).toBe('');
    expect(importRead(read('2031-32_en.1.json'), { folder, mode: 'replay', speed: 30, nowMs: NOW })).toMatchObject({ isOk: false });
    expect(importRead(read('cup-2030.json'), { folder, mode: 'replay', speed: 30, nowMs: NOW })).toMatchObject({ isOk: true, games: 3 });
  });
});

it('[MON-3] compares the counts of a file with its description', () => {
  const result = read('elo_2030.csv');

  expect(checkRead(result, { 'elo_2030.csv': { games: 2, ties: 1 } })).toMatchObject({ isAsExpected: true });
  expect(checkRead(result, { 'elo_2030.csv': { games: 3 } })).toMatchObject({ isAsExpected: false, text: 'games: expected 3, read 2' });
  expect(checkRead(result, {})).toMatchObject({ isAsExpected: false });
  expect(checkRead(readFiles([file('results.csv')])[0] as FilesRead, {})).toMatchObject({ isAsExpected: false });
});

it('[BT-01] expands a folder to the data files in it', () => {
  expect([...dataFolders(FIXTURES).values()].flat()).toHaveLength(10);
  expect(givenFiles(['fixtures'], __dirname)).toHaveLength(10);
  expect(givenFiles(['elo_2030.csv'], FIXTURES)).toEqual([join(FIXTURES, 'elo_2030.csv')]);
});
