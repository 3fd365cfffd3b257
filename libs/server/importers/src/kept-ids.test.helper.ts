import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gamesOf } from './games.ts';
import type { ImportMode } from './given/given.ts';
import type { Alias } from './given/teams.ts';
import { importRead } from './import-files.ts';
import { readFiles } from './read-files.ts';
import { importsFolder, readImports } from './store.ts';

/** A Wednesday. */
export const NOW = Date.UTC(2031, 9, 1, 12);
export const DAY_MS = 86_400_000;
let folder = '';
/** Folder of the imports of the current test. */
export const importsOfTest = (): string => folder;
/** Gives each test an empty folder for its imports. */
export function withImports(): void {
  beforeEach(() => {
    folder = importsFolder(mkdtempSync(join(tmpdir(), 'ids-')));
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
}

export interface Row {
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
export const row = (date: string, team1: string, team2: string, more: Partial<Row> = {}): Row => ({
  date,
  time: '15:00',
  team1,
  team2,
  ...more,
});
export const LEEDS = row('2031-10-03', 'Leeds', 'Fulham', { round: 'Matchday 7' });
export const DERBY = row('2031-10-04', 'Manchester United', 'Manchester City', { round: 'Matchday 7' });
export const EVERTON = row('2031-10-05', 'Arsenal', 'Everton', { round: 'Matchday 7' });
export const LEAGUE = '2031-32_en.1.json';

/** Imports a file of matches. @returns the report, and the games with their ids by name and day. */
export function take(rows: readonly Row[], { nowMs = NOW, mode = 'line', aliases = [], speed = 1, name = LEAGUE }: Options = {}) {
  const title = name === LEAGUE ? 'Example League 2031/32' : 'World Cup 2030';
  const text = JSON.stringify({ name: title, matches: rows.map((one) => ({ score: {}, ...one })) });
  const lines = readFiles([{ name, bytes: new TextEncoder().encode(text) }]).map((read) =>
    importRead(read, { folder, mode, speed, nowMs, aliases }),
  );
  return { report: lines.map((line) => line.text).join('\n'), isOk: lines.every(({ isOk }) => isOk), ...games() };
}
export function games() {
  const all = readImports(folder, () => undefined).flatMap((stored) => gamesOf(stored));
  const fixtures = all.flatMap((one) => one.fixtures);
  const day = (seconds = 0) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const ids = new Map(fixtures.map(({ id, home, away, originalStartAt }) => [`${home.name} - ${away.name} ${day(originalStartAt)}`, id]));
  const byPair = new Map(fixtures.map(({ id, home, away }) => [`${home.name} - ${away.name}`, id]));
  return { fixtures, ids, byPair, played: all.flatMap((one) => one.played), champs: all.map(({ champ }) => champ) };
}
export const derby = ({ byPair }: Pick<ReturnType<typeof games>, 'byPair'>) => byPair.get('Manchester United - Manchester City');
