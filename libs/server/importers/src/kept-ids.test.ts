import { createEngine } from '@touchline/server-engine';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gamesOf } from './games.ts';
import type { ImportMode } from './given/given.ts';
import type { Alias } from './given/teams.ts';
import { importRead } from './import-files.ts';
import { readFiles } from './read-files.ts';
import { importsFolder, readImports } from './store.ts';

/** A Wednesday. */
const NOW = Date.UTC(2031, 9, 1, 12);
const DAY_MS = 86_400_000;
let folder = '';
beforeEach(() => {
  folder = importsFolder(mkdtempSync(join(tmpdir(), 'ids-')));
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

interface Row {
  date: string;
  team1: string;
  team2: string;
  round?: string;
  time?: string;
  status?: string;
  score?: object;
  goals1?: object[];
  goals2?: object[];
}
interface Options {
  nowMs?: number;
  mode?: ImportMode;
  aliases?: readonly Alias[];
  speed?: number;
  name?: string;
}
const row = (date: string, team1: string, team2: string, more: Partial<Row> = {}): Row => ({ date, time: '15:00', team1, team2, ...more });
const LEEDS = row('2031-10-03', 'Leeds', 'Fulham', { round: 'Matchday 7' });
const DERBY = row('2031-10-04', 'Manchester United', 'Manchester City', { round: 'Matchday 7' });
const EVERTON = row('2031-10-05', 'Arsenal', 'Everton', { round: 'Matchday 7' });
const LEAGUE = '2031-32_en.1.json';

/** Imports a file of matches. @returns the report, and the games with their ids by name and day. */
function take(rows: readonly Row[], { nowMs = NOW, mode = 'line', aliases = [], speed = 1, name = LEAGUE }: Options = {}) {
  const title = name === LEAGUE ? 'Example League 2031/32' : 'World Cup 2030';
  const text = JSON.stringify({ name: title, matches: rows.map((one) => ({ score: {}, ...one })) });
  const lines = readFiles([{ name, bytes: new TextEncoder().encode(text) }]).map((read) =>
    importRead(read, { folder, mode, speed, nowMs, aliases }),
  );
  return { report: lines.map((line) => line.text).join('\n'), isOk: lines.every(({ isOk }) => isOk), ...games() };
}
function games() {
  const all = readImports(folder, () => undefined).flatMap((stored) => gamesOf(stored));
  const fixtures = all.flatMap((one) => one.fixtures);
  const day = (seconds = 0) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const ids = new Map(fixtures.map(({ id, home, away, originalStartAt }) => [`${home.name} - ${away.name} ${day(originalStartAt)}`, id]));
  const byPair = new Map(fixtures.map(({ id, home, away }) => [`${home.name} - ${away.name}`, id]));
  return { fixtures, ids, byPair, played: all.flatMap((one) => one.played), champs: all.map(({ champ }) => champ) };
}
const derby = ({ byPair }: Pick<ReturnType<typeof games>, 'byPair'>) => byPair.get('Manchester United - Manchester City');

describe('a match keeps its id', () => {
  it('[BT-01] when it is at another place in the file', () => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const again = take([EVERTON, LEEDS, DERBY]);

    expect(derby(first)).toBe(5_000_000_010);
    expect([...again.ids].toSorted()).toEqual([...first.ids].toSorted());
    expect(again.fixtures.toSorted((a, b) => a.id - b.id)).toEqual(first.fixtures.toSorted((a, b) => a.id - b.id));
  });

  it('[BT-01] when other matches are removed, added before it, and added again', () => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const fewer = take([row('2031-10-03', 'Chelsea', 'Burnley'), DERBY]);
    const again = take([DERBY, EVERTON, LEEDS]);

    expect(derby(fewer)).toBe(derby(first));
    expect(fewer.report).toContain(
      '2 games are not in the file any more and are taken off the line; bets on them wait: Leeds - Fulham, Arsenal - Everton',
    );
    expect(fewer.byPair.has('Leeds - Fulham')).toBe(false);
    expect(again.ids.get('Leeds - Fulham 2031-10-03')).toBe(first.ids.get('Leeds - Fulham 2031-10-03'));
    expect(again.ids.get('Arsenal - Everton 2031-10-05')).toBe(first.ids.get('Arsenal - Everton 2031-10-05'));
    // The number of the added match is not used for another one.
    expect(new Set([...first.ids.values(), ...fewer.ids.values()]).size).toBe(4);
  });

  it('[BT-01] with its own kick-off, whenever the file is imported again', () => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const later = take([LEEDS, DERBY, EVERTON], { nowMs: NOW + 2.5 * DAY_MS });
    const start = (of: typeof first) => of.fixtures.map(({ id, startMs }) => [id, startMs]).toSorted();

    expect(start(later)).toEqual(start(first));
  });

  it.each([
    ['the date', { date: '2031-10-18' }, 14],
    ['the kick-off', { time: '20:00' }, 5 / 24],
    ['the round', { round: 'Round 8' }, 0],
    ['the date, with the round missing', { date: '2031-11-01', round: undefined }, 28],
  ])('[BT-01] when %s is corrected, and moves with it', (_, change, days) => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const moved = take([EVERTON, { ...DERBY, ...change } as Row, LEEDS]);
    const startOf = ({ fixtures, ...of }: typeof first) => fixtures.find(({ id }) => id === derby(of))?.startMs ?? 0;

    expect(derby(moved)).toBe(derby(first));
    expect((startOf(moved) - startOf(first)) / DAY_MS).toBeCloseTo(days, 1);
  });

  it('[BT-01] knows under which kick-offs and names it was on offer', () => {
    take([LEEDS, DERBY, EVERTON]);
    const { fixtures } = take([LEEDS, { ...DERBY, date: '2031-10-11', team1: 'Man United', team2: 'Man City' }, EVERTON]);
    const moved = fixtures.find(({ home }) => home.name === 'Man United');

    expect(moved?.soldAs).toEqual([{ home: 'Manchester United', away: 'Manchester City', startAt: Date.UTC(2031, 9, 4, 14) / 1000 }]);
    expect(moved).toMatchObject({ id: 5_000_000_010, away: { name: 'Man City' }, startMs: Date.UTC(2031, 9, 11, 14) });
  });

  it.each([
    ['a legal form', 'Manchester United FC', 'Manchester City FC'],
    ['case and accents', 'MANCHESTER ÚNITED', 'Mánchester City'],
    ['a short form', 'Man United', 'Man City'],
    ['an abbreviation', 'Man Utd', 'Man City'],
  ])('[BT-01] when its teams are written with %s', (_, team1, team2) => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const renamed = take([EVERTON, { ...DERBY, team1, team2 }, LEEDS]);

    expect(renamed.byPair.get(`${team1} - ${team2}`)).toBe(derby(first));
    expect(renamed.report).toContain(`${team1} is Manchester United of earlier imports`);
  });

  it('[BT-01] when a team changes its name and its results are the same', () => {
    const played = (team: string) => [
      row('2031-09-06', team, 'Leeds', { score: { ft: [2, 0] } }),
      row('2031-09-13', 'Fulham', team, { score: { ft: [1, 3] } }),
    ];
    const first = take([...played('Ashford'), LEEDS, row('2031-10-04', 'Ashford', 'Fulham')]);
    const renamed = take([row('2031-10-04', 'Kent Wanderers', 'Fulham'), LEEDS, ...played('Kent Wanderers')]);

    expect(renamed.byPair.get('Kent Wanderers - Fulham')).toBe(first.byPair.get('Ashford - Fulham'));
    expect(renamed.byPair.get('Kent Wanderers - Fulham')).toBeDefined();
  });

  it('[BT-01] when its user declares the new name, and in all later imports', () => {
    const first = take([LEEDS, DERBY, EVERTON]);
    const other = take([LEEDS, { ...DERBY, team1: 'Newton Heath' }, EVERTON]);
    const declared = take([LEEDS, { ...DERBY, team1: 'Newton Heath' }, EVERTON], { aliases: [['Newton Heath', 'Manchester United']] });
    const later = take([{ ...DERBY, team1: 'Newton Heath' }, EVERTON, LEEDS]);
    const id = ({ byPair }: typeof first) => byPair.get('Newton Heath - Manchester City');

    expect(id(other)).not.toBe(derby(first));
    expect(other.report).toContain(
      'Newton Heath plays matches of Manchester United; they are new games. If only the name changed: --alias "Newton Heath=Manchester United"',
    );
    expect([id(declared), id(later)]).toEqual([derby(first), derby(first)]);
  });

  it('[BT-01] refuses an alias that makes two opponents one team', () => {
    take([LEEDS, DERBY]);
    expect(() => take([LEEDS, DERBY], { aliases: [['Manchester City', 'Manchester United']] })).toThrow(
      'An alias makes Manchester United and Manchester City of line 1 one team.',
    );
  });

  it('[BT-01] with its championship when a tournament gets another year, so that it is in the menu once', () => {
    const table = (years: readonly number[]) => {
      const results = years.map((year) => `${year}-06-01,Northland,Westland,${year < 2032 ? '1,0' : 'NA,NA'},Friendly,Oslo,Norway,FALSE`);
      const files = {
        'results.csv': ['date,home_team,away_team,home_score,away_score,tournament,city,country,neutral', ...results],
        'goalscorers.csv': ['date,home_team,away_team,team,scorer,minute,own_goal,penalty'],
        'shootouts.csv': ['date,home_team,away_team,winner,first_shooter'],
      };
      const raw = Object.entries(files).map(([name, lines]) => ({ name, bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) }));
      for (const read of readFiles(raw)) importRead(read, { folder, mode: 'line', speed: 1, nowMs: NOW });
      return games();
    };
    const first = table([2030, 2032]);
    const again = table([2031, 2030, 2033, 2032]);

    expect(first.champs.map(({ id, names }) => [id, names['en']])).toEqual([[500, 'Friendly 2030-2032']]);
    expect(again.champs.map(({ id, names }) => [id, names['en']])).toEqual([[500, 'Friendly 2030-2033']]);
    expect(again.ids.get('Northland - Westland 2032-06-01')).toBe(first.ids.get('Northland - Westland 2032-06-01'));
    expect(again.played.find(({ startMs }) => startMs === Date.UTC(2030, 5, 1, 12))?.id).toBe(first.played[0]?.id);
  });
});

describe('two matches of one pair', () => {
  const AUTUMN = row('2031-10-04', 'Celtic', 'Hearts', { round: 'Matchday 7' });
  const SPRING = row('2032-02-07', 'Celtic', 'Hearts', { round: 'Matchday 27' });
  const bare = ({ round: _, ...one }: Row): Row => one;

  it('[BT-01] are distinguished by their rounds, whatever their dates', () => {
    const { ids } = take([LEEDS, AUTUMN, SPRING]);
    const [autumn, spring] = [ids.get('Celtic - Hearts 2031-10-04'), ids.get('Celtic - Hearts 2032-02-07')];
    const moved = take([{ ...SPRING, date: '2031-11-05' }, { ...AUTUMN, date: '2032-01-28' }, LEEDS]);

    expect(moved.ids.get('Celtic - Hearts 2031-11-05')).toBe(spring);
    expect(moved.ids.get('Celtic - Hearts 2032-01-28')).toBe(autumn);
  });

  it('[BT-01] are distinguished by the nearest date where there are no rounds', () => {
    const { ids } = take([LEEDS, bare(AUTUMN), bare(SPRING)]);
    const [autumn, spring] = [ids.get('Celtic - Hearts 2031-10-04'), ids.get('Celtic - Hearts 2032-02-07')];
    const moved = take([{ ...bare(SPRING), date: '2032-02-21' }, LEEDS, { ...bare(AUTUMN), date: '2031-10-25' }]);
    const one = take([LEEDS, { ...bare(SPRING), date: '2032-03-01' }]);

    expect([moved.ids.get('Celtic - Hearts 2031-10-25'), moved.ids.get('Celtic - Hearts 2032-02-21')]).toEqual([autumn, spring]);
    expect(one.ids.get('Celtic - Hearts 2032-03-01')).toBe(spring);
  });

  it('[BT-01] a match half way between them is a new game, reported, and takes neither id', () => {
    const { ids } = take([LEEDS, bare(AUTUMN), bare(SPRING)]);
    const between = take([LEEDS, { ...bare(AUTUMN), date: '2031-12-06' }]);
    const id = between.ids.get('Celtic - Hearts 2031-12-06');

    expect([...ids.values()]).not.toContain(id);
    expect(between.report).toContain(
      'it is not clear which of the known matches is Celtic - Hearts of 2031-12-06; it is a new game, and bets on the known ones stay',
    );
  });

  it('[BT-01] the return match and a match with its sides exchanged have other ids', () => {
    const first = take([LEEDS, DERBY]);
    const both = take([row('2032-01-10', 'Manchester City', 'Manchester United'), LEEDS, DERBY]);
    const exchanged = take([LEEDS, { ...DERBY, team1: 'Manchester City', team2: 'Manchester United' }]);

    expect(derby(both)).toBe(derby(first));
    expect(both.byPair.get('Manchester City - Manchester United')).not.toBe(derby(first));
    expect(exchanged.byPair.get('Manchester City - Manchester United')).not.toBe(derby(first));
  });

  it('[BT-01] a later match does not take the id of one that was played', () => {
    const first = take([LEEDS, bare(AUTUMN)]);
    take([LEEDS, { ...bare(AUTUMN), score: { ft: [1, 0] } }]);
    const next = take([LEEDS, bare(SPRING)]);

    expect(next.byPair.get('Celtic - Hearts')).not.toBe(first.byPair.get('Celtic - Hearts'));
  });
});

describe('another team', () => {
  it.each([
    ['another club of the town', 'Manchester United', 'Manchester Rovers'],
    ['the second team', 'Manchester United', 'Manchester United II'],
    ['the women', 'Manchester United', 'Manchester United Women'],
    ['a club that takes over the fixture', 'Manchester United', 'Chelsea'],
  ])('[BT-01] %s does not take over the id', (_, team1, other) => {
    const first = take([LEEDS, { ...DERBY, team1 }, EVERTON]);
    const replaced = take([LEEDS, { ...DERBY, team1: other }, EVERTON]);

    expect([...first.ids.values()]).not.toContain(replaced.byPair.get(`${other} - Manchester City`));
    expect(replaced.byPair.get(`${other} - Manchester City`)).toBeDefined();
  });

  it('[BT-01] two names of one spelling that play on the same day are two teams', () => {
    const { byPair } = take([row('2031-10-04', 'Arsenal FC', 'Leeds'), row('2031-10-04', 'Arsenal', 'Fulham')]);
    const again = take([row('2031-10-04', 'Arsenal', 'Fulham'), row('2031-10-04', 'Arsenal FC', 'Leeds')]);

    expect([...again.byPair].toSorted()).toEqual([...byPair].toSorted());
    expect(byPair.size).toBe(2);
  });
});

describe('one match twice in a file', () => {
  const text = ({ report, fixtures }: ReturnType<typeof take>) => [report, fixtures.length] as const;

  it('[BT-01] is one game and named in the report, even where the file has few rows', () => {
    const [report, count] = text(take([LEEDS, DERBY, DERBY]));

    expect(report).toContain('left out 1: the same match is on line 1: 2031-10-04 Manchester United - Manchester City');
    expect(count).toBe(2);
  });

  it('[BT-01] of tables that are read together is one game, and keeps its goals', () => {
    const table = (...lines: string[]) => `${lines.join('\n')}\n`;
    const result = '2030-06-01,Northland,Westland,1,0,Friendly,Oslo,Norway,FALSE';
    const files = [
      table(
        'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral',
        result,
        result,
        '2032-06-01,Chile,Peru,NA,NA,Friendly,Lima,Peru,FALSE',
      ),
      table(
        'date,home_team,away_team,team,scorer,minute,own_goal,penalty',
        '2030-06-01,Northland,Westland,Northland,Ana Ferrer,12,FALSE,FALSE',
      ),
      table('date,home_team,away_team,winner,first_shooter'),
    ];
    const raw = files.map((one, at) => ({ name: `${at}.csv`, bytes: new TextEncoder().encode(one) }));
    const [line] = readFiles(raw).map((read) => importRead(read, { folder, mode: 'line', speed: 1, nowMs: NOW }));

    expect(line?.text).toContain('left out 1: the same match is on line 2: 2030-06-01 Northland - Westland 1:0 Friendly (0.csv:3)');
    expect(games().played).toMatchObject([{ script: { goals: [{ player: 'Ana Ferrer', minute: 12 }] } }]);
  });

  it.each([
    ['under two spellings', { team1: 'Manchester United FC', time: '17:30' }, '2031-10-04'],
    ['on the old and the new date', { date: '2031-11-26' }, '2031-11-26'],
    ['as postponed', { date: '2031-09-20', status: 'postponed' }, '2031-10-04'],
    ['a day later without a round', { date: '2031-10-05', round: undefined }, '2031-10-05'],
  ])('[BT-01] %s is one game and named in the report', (_, change, date) => {
    const { report, fixtures } = take([LEEDS, DERBY, { ...DERBY, ...change } as Row]);

    expect(fixtures).toHaveLength(2);
    expect(report).toMatch(
      new RegExp(`names the match of line \\d+ once more: Manchester United(?: FC)? - Manchester City of ${date}; it is one game`),
    );
  });
});

describe('a game that has kicked off', () => {
  /** Saturday evening: the derby has been played by the model, Arsenal - Everton has not begun. */
  const EVENING = { nowMs: Date.UTC(2031, 9, 4, 20) };
  const fixtureOf = ({ fixtures }: Pick<ReturnType<typeof games>, 'fixtures'>, id = 5_000_000_010) => fixtures.find((one) => one.id === id);

  it('[OD-02] keeps its opponents, its kick-off and its course, whatever the file says later', () => {
    const before = fixtureOf(take([LEEDS, DERBY, EVERTON]));
    const engine = (list: readonly NonNullable<typeof before>[]) => {
      const one = createEngine({ now: () => EVENING.nowMs, champIds: [100] });
      one.addFixtures(list);
      return one.result(5_000_000_010);
    };
    const strong = row('2031-09-27', 'Manchester United', 'Leeds', { score: { ft: [9, 0] } });
    const after = take([strong, EVERTON, { ...DERBY, score: { ft: [0, 5] } }, LEEDS], EVENING);

    expect(fixtureOf(after)).toMatchObject({ startMs: before?.startMs, strengths: before?.strengths, home: before?.home });
    expect(fixtureOf(after)).not.toHaveProperty('script');
    expect(engine(after.fixtures)).toEqual(engine([before as NonNullable<typeof before>]));
    // The real result has a separate record.
    expect(after.played.map(({ id }) => id)).toContain(5_005_000_010);
  });

  it('[BT-01] stays in play on the line without leaving it, whatever the file changes', () => {
    const playing = { nowMs: Date.UTC(2031, 9, 4, 14, 30) };
    const engine = createEngine({ now: () => playing.nowMs, champIds: [100] });
    const taken = (of: { fixtures: ReturnType<typeof games>['fixtures'] }) => engine.takeImports([{ fixtures: of.fixtures, played: [] }]);
    taken(take([LEEDS, DERBY, EVERTON]));
    const game = engine.game(5_000_000_010);
    taken(
      take(
        [
          { ...DERBY, date: '2031-10-11', score: { ft: [0, 5] } },
          { ...EVERTON, time: '18:00' },
        ],
        playing,
      ),
    );

    expect(game?.section).toBe('live');
    expect(engine.game(5_000_000_010)).toBe(game);
    expect(engine.left.map(({ fixture }) => fixture.id)).toEqual([5_000_000_020]);
  });

  it('[OD-02] stays when the file does not name it any more', () => {
    const before = fixtureOf(take([LEEDS, DERBY, EVERTON]));
    const after = take([EVERTON], EVENING);

    expect(fixtureOf(after)).toEqual(before);
    expect(fixtureOf(take([LEEDS, EVERTON], { nowMs: EVENING.nowMs + DAY_MS / 2 }))).toEqual(before);
  });

  it('[BT-01] is not sold once more under its id: a match that is moved to another day gets a new one', () => {
    take([LEEDS, DERBY, EVERTON]);
    const moved = take([LEEDS, { ...DERBY, date: '2031-12-03' }, EVERTON], EVENING);
    const sold = moved.fixtures.filter(({ home, startMs }) => home.name === 'Manchester United' && startMs > EVENING.nowMs);

    expect(sold).toMatchObject([{ startMs: Date.UTC(2031, 11, 3, 15) }]);
    expect(sold[0]?.id).not.toBe(5_000_000_010);
    expect(take([{ ...DERBY, date: '2031-12-03' }, LEEDS, EVERTON], EVENING).byPair.get('Manchester United - Manchester City')).toBe(
      sold[0]?.id,
    );
  });

  it('[OD-02] a past season is offered once more with new ids only when all of it is over', () => {
    const past = [LEEDS, DERBY, EVERTON].map((one) => ({ ...one, score: { ft: [1, 0] } }));
    const first = take(past);
    const within = take(past, EVENING);
    const after = take(past, { nowMs: NOW + 9 * DAY_MS });
    const coming = (of: typeof first, nowMs: number) => of.fixtures.filter(({ startMs }) => startMs > nowMs).map(({ id }) => id);

    expect(coming(within, EVENING.nowMs)).toEqual([5_000_000_020]);
    expect(coming(after, NOW + 9 * DAY_MS).toSorted()).toEqual([5_000_000_030, 5_000_000_040, 5_000_000_050]);
    expect(after.fixtures.filter(({ startMs }) => startMs <= NOW + 9 * DAY_MS)).toEqual(first.fixtures);
  });

  it('[OD-02] a replay that runs keeps its games; replays that are over run again with new ids', () => {
    const cup = (order: readonly number[]) =>
      order.map((nth) =>
        row(`2030-06-1${nth}`, `Home ${nth}`, `Away ${nth}`, {
          score: { ft: [1, 0] },
          goals1: [{ name: 'A. Player', minute: 12 }],
          goals2: [],
        }),
      );
    const options = { mode: 'replay', speed: 60, name: 'cup.json' } as const;
    const first = take(cup([1, 2, 3]), options);
    const within = take(cup([3, 1, 2]), { ...options, nowMs: NOW + 30_000 });
    const after = take(cup([2, 3, 1]), { ...options, nowMs: NOW + 3_600_000 });

    expect(within.fixtures.toSorted((a, b) => a.id - b.id)).toEqual(first.fixtures);
    expect(after.fixtures.filter(({ startMs }) => startMs > NOW + 3_600_000)).toHaveLength(3);
    expect(after.fixtures.filter(({ startMs }) => startMs < NOW + 3_600_000).map(({ id }) => id)).toEqual(
      first.fixtures.map(({ id }) => id),
    );
  });

  it('[OD-02] a match that was played before its kick-off on the line leaves it, and has its real result under its id', () => {
    take([LEEDS, DERBY, EVERTON]);
    const { fixtures, played } = take([LEEDS, { ...DERBY, date: '2031-09-30', score: { ft: [2, 1] } }, EVERTON]);
    const record = played.find(({ id }) => id === 5_000_000_010);

    expect(fixtures.map(({ home }) => home.name)).toEqual(['Leeds', 'Arsenal']);
    expect(record).toMatchObject({
      script: { fullTime: [2, 1] },
      soldAs: [{ home: 'Manchester United', startAt: Date.UTC(2031, 9, 4, 14) / 1000 }],
    });
  });
});

describe('scorers', () => {
  it('[BT-09] keep their places, which number their outcomes, when others score more', () => {
    const goals = (...names: string[]) => names.map((name, at) => ({ name, minute: 10 + at }));
    const cup = (own: object[]) => [
      row('2030-06-11', 'Northland', 'Westland', { score: { ft: [own.length, 0] }, goals1: own, goals2: [] }),
      row('2030-06-15', 'Northland', 'Eastland'),
    ];
    const squad = (rows: Row[]) => take(rows, { name: 'cup.json' }).fixtures.find(({ away }) => away.name === 'Eastland')?.home.players;

    expect(squad(cup(goals('Lund', 'Lund', 'Ferrer')))).toEqual(['Lund', 'Ferrer']);
    expect(squad(cup(goals('Lund', 'Okoro', 'Okoro', 'Okoro', 'Ferrer', 'Ferrer')))).toEqual(['Lund', 'Ferrer', 'Okoro']);
  });
});

describe('imports of version 1', () => {
  const match = (date: string, home: string, away: string, line: number) => ({
    ...{ line, date, time: '15:00', zone: 'Europe/London', startAt: Date.parse(`${date}T14:00:00Z`) / 1000, home, away },
    status: 'unplayed' as const,
  });
  const old = (key: string, champId: number, matches: object[]) => ({
    champId,
    season: { format: 'football-fixtures', key, league: 'Example League', season: '2031/32', country: 'GB', sportKey: 'football', matches },
  });
  const write = (name: string, seasons: object[]) => {
    mkdirSync(folder, { recursive: true });
    const stored = { version: 1, key: name, mode: 'line', importedAtMs: NOW - DAY_MS, speed: 1, seasons };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(stored));
  };

  it('[BT-01] keep the ids by which bets were sold, before and after the season is imported again', () => {
    const matches = [match('2031-10-03', 'Leeds', 'Fulham', 1), match('2031-10-04', 'Manchester United', 'Manchester City', 9)];
    write('football-fixtures_en.1_2031-32_line', [old('football-fixtures_en.1_2031-32', 501, matches)]);
    const before = games();
    const after = take([EVERTON, DERBY, LEEDS]);

    expect(derby(before)).toBe(5_010_000_010);
    expect([derby(after), after.ids.get('Leeds - Fulham 2031-10-03')]).toEqual([5_010_000_010, 5_010_000_000]);
    expect(after.ids.get('Arsenal - Everton 2031-10-05')).toBe(5_010_000_020);
  });

  it('[BT-01] of several seasons in one file are replaced one by one, and each is on offer once', () => {
    write('football-international_abc_line', [
      old('football-international_friendly_1990-2030', 500, [match('2031-10-04', 'Norway', 'Sweden', 3)]),
      old('football-international_cup_2030', 501, [match('2031-10-05', 'Chile', 'Peru', 4)]),
    ]);
    const text =
      'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral\n2031-10-04,Norway,Sweden,NA,NA,Friendly,Oslo,Norway,FALSE\n';
    const empty = ['date,home_team,away_team,team,scorer,minute,own_goal,penalty\n', 'date,home_team,away_team,winner,first_shooter\n'];
    const raw = [text, ...empty].map((one, at) => ({ name: `${at}.csv`, bytes: new TextEncoder().encode(one) }));
    for (const read of readFiles(raw)) importRead(read, { folder, mode: 'line', speed: 1, nowMs: NOW });

    expect(games().champs.map(({ id }) => id)).toEqual([501, 500]);
    expect(games().byPair).toEqual(
      new Map([
        ['Chile - Peru', 5_010_000_000],
        ['Norway - Sweden', 5_000_000_000],
      ]),
    );
    expect(readdirSync(folder).toSorted()).toEqual([
      'football-international_abc_line.json',
      'football-international_friendly_line.json',
      'import.lock',
    ]);
  });
});

describe('a random history of a season', () => {
  /** Deterministic numbers in [0, 1). */
  const stream = (seed: number) => () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const TEAMS = ['Ashford', 'Bramley', 'Carrick', 'Dunmore', 'Elgin', 'Falkirk'];

  it('[BT-01] never gives an id to other opponents, and never two ids to an unchanged match', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = stream(seed * 7919);
      const pairs = TEAMS.flatMap((home) => TEAMS.filter((away) => away !== home).map((away) => ({ home, away })));
      let rows = pairs.map(({ home, away }, at) => row(new Date(Date.UTC(2031, 9, 4 + at)).toISOString().slice(0, 10), home, away));
      const given = new Map<number, string>();
      for (let step = 0; step < 6; step += 1) {
        const known = new Map(given);
        const { fixtures } = take(rows, { nowMs: NOW + step * 60_000 });
        expect(fixtures).toHaveLength(rows.length);
        for (const { id, home, away } of fixtures) {
          expect(known.get(id) ?? `${home.name} - ${away.name}`).toBe(`${home.name} - ${away.name}`);
          given.set(id, `${home.name} - ${away.name}`);
        }
        // Every pair meets once, so that however it is moved or removed and added again, it has one id.
        expect(new Set(given.values()).size).toBe(given.size);
        rows = pairs
          .filter(() => random() > 0.15)
          .map(({ home, away }, at) =>
            row(new Date(Date.UTC(2031, 9, 4 + at + Math.floor(random() * 40))).toISOString().slice(0, 10), home, away),
          )
          .toSorted(() => random() - 0.5);
      }
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
