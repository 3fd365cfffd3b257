import { createEngine } from '@touchline/server-engine';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importRead } from './import-files.ts';
import {
  DAY_MS,
  DERBY,
  derby,
  EVERTON,
  games,
  importsOfTest,
  LEEDS,
  NOW,
  row,
  type Row,
  take,
  withImports,
} from './kept-ids.test.helper.ts';
import { readFiles } from './read-files.ts';

withImports();

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
    mkdirSync(importsOfTest(), { recursive: true });
    const stored = { version: 1, key: name, mode: 'line', importedAtMs: NOW - DAY_MS, speed: 1, seasons };
    writeFileSync(join(importsOfTest(), `${name}.json`), JSON.stringify(stored));
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
    for (const read of readFiles(raw)) importRead(read, { folder: importsOfTest(), mode: 'line', speed: 1, nowMs: NOW });

    expect(games().champs.map(({ id }) => id)).toEqual([501, 500]);
    expect(games().byPair).toEqual(
      new Map([
        ['Chile - Peru', 5_010_000_000],
        ['Norway - Sweden', 5_000_000_000],
      ]),
    );
    expect(readdirSync(importsOfTest()).toSorted()).toEqual([
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
      rmSync(importsOfTest(), { recursive: true, force: true });
    }
  });
});
