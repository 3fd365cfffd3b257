import type { StoredImport } from '@touchline/server-importers';
import { readImports, storeImport } from '@touchline/server-importers/testing';
import type { Db } from '@touchline/server-kernel/db';
import { BOTH_ENGINES, openTestDbWith, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedLine } from '../migrations/251-shared-line.ts';
import { importedSeasons } from '../migrations/300-imported-seasons.ts';
import { sharedImports, takeImports } from './shared-imports.ts';

const NOW = Date.UTC(2031, 9, 1, 12);
const DAY_MS = 86_400_000;

/** A machine with a folder of imports. */
class Machine {
  readonly folder = mkdtempSync(join(tmpdir(), 'machine-'));

  /** Imports a league: matches as `Home - Away`, one a day from 3 October on. */
  take(
    league: string,
    matches: readonly string[],
    importedAtMs: number,
    aliases: readonly (readonly [string, string])[] = [],
  ): readonly StoredImport[] {
    const season = {
      ...{ format: 'football-fixtures', key: `football-fixtures_${league}_2031-32`, league, season: '2031/32' },
      ...{ country: 'GB', sportKey: 'football' },
      matches: matches.map((text, at) => {
        const [home = '', away = ''] = text.split(' - ');
        const date = `2031-10-${String(3 + at).padStart(2, '0')}`;
        const startAt = Date.parse(`${date}T14:00:00Z`) / 1000;
        return { ...{ line: at + 1, date, time: '15:00', zone: 'Europe/London', startAt, home, away }, status: 'unplayed' as const };
      }),
    };
    storeImport(this.folder, { seasons: [season], mode: 'line', importedAtMs, speed: 1, aliases });
    return this.imports;
  }

  get imports(): readonly StoredImport[] {
    return readImports(this.folder, (cause) => {
      throw cause;
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

describe.each(BOTH_ENGINES)('imports on %s', (engine) => {
  let db: Db;
  let machines: Machine[];
  beforeAll(async () => {
    db = await openTestDbWith(engine, [sharedLine, importedSeasons]);
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());
  beforeEach(() => void (machines = []));
  afterEach(async () => {
    for (const machine of machines) machine.remove();
    await db.query('truncate line_inputs, line_imports, imported_seasons');
  });
  const machine = (): Machine => {
    const one = new Machine();
    machines.push(one);
    return one;
  };
  const games = async () => {
    const all = (await sharedImports(db, 1)).flatMap(({ fixtures }) => fixtures);
    return Object.fromEntries(all.map(({ id, home, away }) => [`${home.name} - ${away.name}`, id]));
  };
  const LEAGUE = ['Leeds - Fulham', 'Manchester United - Manchester City', 'Arsenal - Everton'];
  const REORDERED = ['Arsenal - Everton', 'Leeds - Fulham', 'Manchester United - Manchester City'];

  it('[BT-01] keep their ids when the folder is lost and the file is imported again in another order', async () => {
    await takeImports(db, machine().take('en.1', LEAGUE, NOW), { nowMs: NOW });
    const before = await games();
    await takeImports(db, machine().take('en.1', REORDERED, NOW + 1), { nowMs: NOW + 1 });

    expect(before).toEqual({
      'Leeds - Fulham': 5e9,
      'Manchester United - Manchester City': 5_000_000_010,
      'Arsenal - Everton': 5_000_000_020,
    });
    expect(await games()).toEqual(before);
  });

  it('[BT-01] keep their ids when a renaming and a new order were imported while the sandbox was down', async () => {
    const own = machine();
    await takeImports(db, own.take('en.1', LEAGUE, NOW), { nowMs: NOW });
    const before = await games();
    own.take('en.1', ['Leeds - Fulham', 'Newton Heath - Manchester City', 'Arsenal - Everton'], NOW + 1, [
      ['Newton Heath', 'Manchester United'],
    ]);
    own.take('en.1', ['Arsenal - Everton', 'Leeds - Fulham', 'Red Devils - Manchester City'], NOW + 2, [['Red Devils', 'Newton Heath']]);
    await takeImports(db, own.imports, { nowMs: NOW + 2 });

    expect((await games())['Red Devils - Manchester City']).toBe(before['Manchester United - Manchester City']);
  });

  it('[BT-01] keep their championship when another machine has given it to another league', async () => {
    await takeImports(db, machine().take('en.1', LEAGUE, NOW), { nowMs: NOW });
    const before = await games();
    const other = machine();
    other.take('de.1', ['Bremen - Köln'], NOW + 1);
    await takeImports(db, other.take('en.1', REORDERED, NOW + 2), { nowMs: NOW + 2 });

    expect(await games()).toEqual({ ...before, 'Bremen - Köln': 5_010_000_000 });
  });

  it('[BT-01] keep ids of a league that was taken off the line, and give its championship to no other', async () => {
    const own = machine();
    await takeImports(db, own.take('en.1', LEAGUE, NOW), { nowMs: NOW, onlyKeys: ['football-fixtures_en.1_2031-32_line'] });
    const before = await games();
    const other = machine().take('de.1', ['Bremen - Köln'], NOW + 1);
    await takeImports(db, other, { nowMs: NOW + 1, onlyKeys: other.map(({ key }) => key) });
    expect(await games()).toEqual({ 'Bremen - Köln': 5_010_000_000 });

    await takeImports(db, [...other, ...own.imports], { nowMs: NOW + 2, onlyKeys: [...other, ...own.imports].map(({ key }) => key) });
    expect(await games()).toEqual({ ...before, 'Bremen - Köln': 5_010_000_000 });
  });

  it('[BT-01] of several machines stay off the line when an operator has taken them off, until they are imported again', async () => {
    const own = machine();
    await takeImports(db, own.take('en.1', LEAGUE, NOW), { nowMs: NOW });
    const before = await games();
    await db.query('delete from line_imports');
    expect(await takeImports(db, own.imports, { nowMs: NOW + 1 })).toEqual({ isNew: false });
    expect(await games()).toEqual({});

    await takeImports(db, own.take('en.1', REORDERED, NOW + 2), { nowMs: NOW + 2 });
    expect(await games()).toEqual(before);
  });

  it('[SRV-1] are taken completely or not at all', async () => {
    const own = machine();
    own.take('de.1', ['Bremen - Köln'], NOW);
    await takeImports(db, own.imports, { nowMs: NOW });
    own.take('en.1', LEAGUE, NOW + 1);
    own.take('de.1', ['Bochum - Köln', 'Bremen - Köln'], NOW + 1);
    const crash = new Error('killed');
    const crashAt = () => {
      throw crash;
    };
    await expect(takeImports(db, own.imports, { nowMs: NOW + 1, crashAt })).rejects.toBe(crash);
    expect(await games()).toEqual({ 'Bremen - Köln': 5e9 });

    expect(await takeImports(db, own.imports, { nowMs: NOW + 2 })).toMatchObject({ isNew: true });
    expect(await games()).toMatchObject({ 'Bremen - Köln': 5e9, 'Bochum - Köln': 5_000_000_010, 'Leeds - Fulham': 5_010_000_000 });
    expect(await takeImports(db, own.imports, { nowMs: NOW + 3 })).toEqual({ isNew: false });
  });

  it('[SRV-2] of two processes at once give each match one id', async () => {
    const [one, other] = [machine(), machine()];
    one.take('en.1', LEAGUE, NOW);
    other.take('de.1', ['Bremen - Köln'], NOW);
    other.take('en.1', [...REORDERED, 'Chelsea - Burnley'], NOW + 1);
    await Promise.all([one, other].map(({ imports }) => takeImports(db, imports, { nowMs: NOW + 1 })));
    const known = await games();

    expect(new Set(Object.values(known)).size).toBe(5);
    await Promise.all(
      [one, other].map((own) => takeImports(db, own.take('en.1', [...LEAGUE, 'Chelsea - Burnley'], NOW + DAY_MS), { nowMs: NOW + DAY_MS })),
    );
    expect(await games()).toEqual(known);
  });

  it('[BT-01] of an earlier release keep the ids by which bets were sold', async () => {
    const [stored] = machine().take('en.1', LEAGUE, NOW);
    const { given: _, ...season } = stored?.seasons[0] ?? {};
    const old = { ...stored, version: 1, key: 'old_line', seasons: [{ ...season, champId: 777 }] };
    await db.query('insert into line_imports (key, body, imported_at) values ($1, $2, $3)', [old.key, JSON.stringify(old), NOW]);
    const before = await games();
    await takeImports(db, machine().take('en.1', REORDERED, NOW + 1), { nowMs: NOW + 1 });

    expect(before).toMatchObject({ 'Manchester United - Manchester City': 7_770_000_010 });
    expect(await games()).toEqual(before);

    // A process of the earlier release that still runs stores one by the places in its file.
    const late = { ...old, seasons: old.seasons.map((one) => ({ ...one, champId: 500 })), importedAtMs: NOW + 2 };
    await db.query('insert into line_imports (key, body, imported_at) values ($1, $2, $3)', [late.key, JSON.stringify(late), NOW + 2]);
    await takeImports(db, [], { nowMs: NOW + 3 });
    expect(await games()).toEqual(before);
  });
});
