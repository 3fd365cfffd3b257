import { lowerAscii } from '@touchline/shared-primitives';
import { openCsv, type CsvRow } from '../csv.ts';
import { dayOf, growsTo, priceOf, teamsOf } from '../fields.ts';
import { secondsOfLocal } from '../local-time.ts';
import { DoubleRow, RowProblem } from '../row-problem.ts';
import type { ImportedMatch, ImportedOdds, Pair } from '../season.ts';
import { SkippedRows } from '../skipped-rows.ts';
import { hasHeader, inFile, partOf, type Format, type SourceFile } from './format.ts';

const KICK_OFF = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}):00\+00:00$/;
const GOALS = /^\d{1,2}(?:\.0)?$/;
const LEAGUES: Readonly<Record<string, { league: string; country: string }>> = {
  'England 1': { league: 'Premier League', country: 'GB' },
  'Germany 1': { league: 'Bundesliga', country: 'DE' },
  'Spain 1': { league: 'La Liga', country: 'ES' },
  'Italy 1': { league: 'Serie A', country: 'IT' },
  'France 1': { league: 'Ligue 1', country: 'FR' },
};
const STAGES: Readonly<Record<string, string>> = { preplay: '0 days 00:00:00', inplay: '0 days 00:45:00', postplay: '0 days 00:00:00' };
const PROVIDERS = ['market_average', 'market_maximum'];

const keyOf = (row: CsvRow): string => {
  const date = row.get('date');
  if (!KICK_OFF.test(date)) throw new RowProblem(row.line, `"${date}" is no kick-off in UTC`);
  dayOf(date.slice(0, 10), row.line);
  const [home, away] = teamsOf(row.get('home_team'), row.get('away_team'), row.line);
  return `${date} ${home} - ${away}`;
};

interface Grouped {
  matches: Map<string, Map<string, CsvRow>>;
  skipped: SkippedRows;
}

/** Rows of a match by kind; each kind occurs once. */
function grouped(file: SourceFile, kindOf: (row: CsvRow) => string): Grouped {
  return inFile(file, () => {
    const skipped = new SkippedRows(file.name);
    const matches = new Map<string, Map<string, CsvRow>>();
    const rows = skipped.each(openCsv(file.text).rows, (row) => {
      const [kind, key] = [kindOf(row), keyOf(row)];
      if (matches.get(key)?.has(kind) === true) throw new DoubleRow(row.line, `a second ${kind} row of ${key}`);
      return { kind, key, row };
    });
    for (const { kind, key, row } of rows) matches.set(key, (matches.get(key) ?? new Map<string, CsvRow>()).set(kind, row));
    return { matches, skipped };
  });
}

function stageOf(row: CsvRow): string {
  const stage = row.get('event_status');
  if (STAGES[stage] !== row.get('event_time'))
    throw new RowProblem(row.line, `event "${stage}" at "${row.get('event_time')}" is not known`);
  return stage;
}

function providerOf(row: CsvRow): string {
  const provider = row.get('provider');
  if (!PROVIDERS.includes(provider)) throw new RowProblem(row.line, `provider "${provider}" is not known`);
  return provider;
}

/** Score of a snapshot, checked against the flags in its row. */
function scoreOf(row: CsvRow): Pair {
  const goals = ['home_goals', 'away_goals'].map((column) => {
    const text = row.getNumber(column);
    if (!GOALS.test(text)) throw new RowProblem(row.line, `${column} "${text}" is no count`);
    return Number(text);
  });
  const [home = 0, away = 0] = goals;
  const flags = {
    home_win: home > away,
    draw: home === away,
    away_win: home < away,
    'over_2.5': home + away > 2,
    'under_2.5': home + away < 3,
  };
  for (const [column, isSet] of Object.entries(flags)) {
    if (row.getNumber(column) !== (isSet ? '1.0' : '0.0'))
      throw new RowProblem(row.line, `${column} "${row.getNumber(column)}" contradicts ${home}:${away}`);
  }
  return [home, away];
}

function oddsOf(row: CsvRow): ImportedOdds {
  const price = (column: string): number => priceOf(row.getNumber(column), column, row.line);
  return { home: price('home_win'), draw: price('draw'), away: price('away_win'), over25: price('over_2.5'), under25: price('under_2.5') };
}

/** A match from its three snapshots and its prices. */
function matchOf(key: string, rows: ReadonlyMap<string, CsvRow>, prices: ReadonlyMap<string, CsvRow> | undefined): ImportedMatch {
  const [before, half, end] = [rows.get('preplay'), rows.get('inplay'), rows.get('postplay')];
  const line = [...rows.values()][0]?.line ?? 1;
  if (before === undefined || half === undefined || end === undefined) throw new RowProblem(line, `${key} lacks a snapshot`);
  const [, date = '', time = ''] = KICK_OFF.exec(before.get('date')) ?? [];
  const [ht, ft] = [scoreOf(half), scoreOf(end)];
  growsTo(ht, ft, 'half time', half.line);
  const mean = prices?.get(PROVIDERS[0] ?? '');
  const startAt = secondsOfLocal(date, time, 'UTC');
  const [home, away] = [before.get('home_team'), before.get('away_team')];
  const odds = mean && oddsOf(mean);
  return { line, date, time, zone: 'UTC', startAt, home, away, status: 'played', ht, ft, ...(odds && { odds }) };
}

/** A season as market odds and snapshots of its matches: the sports-betting project. */
export const footballOddsSnapshots: Format = {
  id: 'football-odds-2023-24',
  parts: [
    { role: 'odds', isIt: hasHeader('event_status,event_time,date,league,division,year,home_team,away_team,provider,') },
    { role: 'stats', isIt: hasHeader('event_status,event_time,date,league,division,year,home_team,away_team,home_goals,') },
  ],
  read: (parts, options) => {
    const [oddsFile, statsFile] = [partOf(parts, 'odds'), partOf(parts, 'stats')];
    const odds = grouped(oddsFile, providerOf);
    const stats = grouped(statsFile, stageOf);
    for (const [key, rows] of odds.matches) {
      const line = [...rows.values()][0]?.line ?? 1;
      if (rows.size !== PROVIDERS.length) odds.skipped.leaveOut(line, `${key} has ${rows.size} of ${PROVIDERS.length} price rows`);
      if (!stats.matches.has(key)) odds.skipped.leaveOut(line, `${key} has no snapshots in ${statsFile.name}`);
    }
    const kinds = new Set<string>();
    const matches: ImportedMatch[] = [];
    for (const [key, rows] of stats.matches) {
      try {
        const prices = odds.matches.get(key);
        matches.push(matchOf(key, rows, prices));
        const first = [...rows.values()][0];
        if (first) kinds.add(`${first.get('league')} ${first.get('division')}|${first.get('year')}`);
        if (prices === undefined) stats.skipped.leaveOut(first?.line ?? 1, `${key} has no prices in ${oddsFile.name}`);
      } catch (problem) {
        if (!(problem instanceof RowProblem)) throw problem;
        stats.skipped.leaveOut(problem.line, problem.reason);
      }
    }
    for (const { skipped } of [odds, stats]) skipped.requireMost();
    const [[name = '', year = ''] = []] = [...kinds].map((kind) => kind.split('|'));
    const place = Object.hasOwn(LEAGUES, name) ? LEAGUES[name] : undefined;
    if (kinds.size !== 1 || place === undefined)
      throw new RowProblem(
        2,
        `one known league and season are expected, not ${[...kinds].join(', ').replaceAll('|', ' ')}`,
        statsFile.name,
      );
    const season = options.season ?? `${Number(year) - 1}/${year.slice(2)}`;
    const counts = { 'odds rows': odds.skipped.rows, 'stats rows': stats.skipped.rows, matches: matches.length };
    const key = `football-odds-snapshots_${lowerAscii(name.replace(' ', '-'))}_${season.replace('/', '-')}`;
    return {
      counts,
      skipped: [...odds.skipped.list, ...stats.skipped.list],
      notes: [],
      seasons: [{ format: 'football-odds-2023-24', key, ...place, season, sportKey: 'football', matches }],
    };
  },
};
