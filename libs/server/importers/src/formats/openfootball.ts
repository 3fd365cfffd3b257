import { dayOf, growsTo, nameOf, pairOf, teamsOf, uniqueBy } from '../fields.ts';
import type { JsonRow } from '../json-lines.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedMatch, MatchStatus, Pair } from '../season.ts';

/** Fields of one match that both openfootball formats share. */
export interface OpenMatch {
  line: number;
  fields: Readonly<Record<string, unknown>>;
  round: string;
  date: string;
  home: string;
  away: string;
  scores: Pick<ImportedMatch, 'ht' | 'ft' | 'et' | 'p'>;
  status: MatchStatus;
}

const objectOf = (value: unknown, what: string, line: number): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RowProblem(line, `${what} is no object`);
  return value as Record<string, unknown>;
};

function scoresOf(value: unknown, line: number): OpenMatch['scores'] {
  const score = objectOf(value ?? {}, 'score', line);
  const pairs: Partial<Record<'ht' | 'ft' | 'et' | 'p', Pair>> = {};
  for (const [key, pair] of Object.entries(score)) {
    if (key !== 'ht' && key !== 'ft' && key !== 'et' && key !== 'p') throw new RowProblem(line, `score.${key} is not known`);
    const read = pairOf(pair, `score.${key}`, line);
    if (read !== undefined) pairs[key] = read;
  }
  if (pairs.ft === undefined && Object.keys(pairs).length > 0) throw new RowProblem(line, 'a score without its full time');
  growsTo(pairs.ht, pairs.ft, 'half time', line);
  growsTo(pairs.ft, pairs.et, 'full time', line);
  return pairs;
}

function statusOf(value: unknown, hasScore: boolean, line: number): MatchStatus {
  if (value === undefined) return hasScore ? 'played' : 'unplayed';
  if (value === 'awarded' || value === 'postponed') return value;
  throw new RowProblem(line, `status ${JSON.stringify(value)} is not known`);
}

/** Reads the shared fields of every match and refuses the same match twice. */
export function openMatches(rows: readonly JsonRow[]): readonly OpenMatch[] {
  const isUnique = uniqueBy();
  return rows.map(({ line, value }): OpenMatch => {
    const fields = objectOf(value, 'the match', line);
    const [home, away] = teamsOf(fields['team1'], fields['team2'], line);
    const date = dayOf(fields['date'], line);
    const scores = scoresOf(fields['score'], line);
    isUnique(`${date} ${home} - ${away}`, line);
    const status = statusOf(fields['status'], scores.ft !== undefined, line);
    return { line, fields, round: nameOf(fields['round'], 'round', line), date, home, away, scores, status };
  });
}

const SEASON = /\s(\d{4}(?:\/\d{2})?)$/;

/** `English Premier League 2025/26` is a league and a season. */
export function leagueAndSeason(name: unknown): readonly [league: string, season: string] {
  const text = nameOf(name, 'the name of the competition', 1);
  const season = SEASON.exec(text)?.[1];
  if (season === undefined) throw new RowProblem(1, `the name "${text}" does not end with a season`);
  return [text.replace(SEASON, ''), season];
}
