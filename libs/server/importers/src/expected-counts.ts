import type { Counts } from './season.ts';

const openSeason = (matches: number, withoutScore: number, withoutHalfTime: number, more: Counts = {}): Counts => ({
  matches,
  'without final score': withoutScore,
  'without half time': withoutHalfTime,
  awarded: 0,
  postponed: 0,
  ...more,
});

/**
 * Expected counts by file name, from the descriptions of the data sets. Files that are read together are listed under the alphabetically
 * first one.
 */
export const EXPECTED_COUNTS: Readonly<Record<string, Counts>> = {
  '2025-26_en.1.json': openSeason(380, 89, 109, { postponed: 1 }),
  '2025-26_es.1.json': openSeason(380, 110, 122),
  '2025-26_de.1.json': openSeason(306, 81, 92),
  '2025-26_it.1.json': openSeason(380, 100, 127),
  '2025_br.1.json': openSeason(380, 0, 27),
  '2024-25_en.1.json': openSeason(380, 0, 16),
  '2024-25_es.1.json': openSeason(380, 10, 30),
  '2024-25_de.1.json': openSeason(306, 0, 23, { awarded: 1 }),
  '2024-25_uefa.cl.json': openSeason(189, 1, 10),
  '2018.json': { matches: 64, goals: 169 },
  '2022.json': { matches: 64, goals: 172 },
  '2026.json': { matches: 104, goals: 308 },
  'goalscorers.csv': { results: 3255, goals: 3702, 'shoot-outs': 68 },
  'E0_2018-19.csv': { rows: 380, columns: 62 },
  'E0_2019-20.csv': { rows: 380, columns: 106 },
  'D1_2011-12.csv': { rows: 306, columns: 70 },
  'D1_2012-13.csv': { rows: 306, columns: 70 },
  'SP1_2011-12.csv': { rows: 380, columns: 70 },
  'SP1_2012-13.csv': { rows: 380, columns: 70 },
  'England_1_2023-24_odds.csv': { 'odds rows': 760, 'stats rows': 1140, matches: 380 },
  'nfl_elo_2016.csv': { games: 267, ties: 2 },
  'nfl_elo_2017.csv': { games: 267, ties: 0 },
};
