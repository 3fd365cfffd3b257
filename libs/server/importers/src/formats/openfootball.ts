import { lowerAscii } from '@touchline/shared-primitives';
import { dayOf, growsTo, nameOf, pairOf, teamsOf, uniqueBy } from '../fields.ts';
import type { JsonRow } from '../json-lines.ts';
import { RowProblem } from '../row-problem.ts';
import type { ImportedMatch, MatchStatus, Pair } from '../season.ts';
import type { SkippedRows } from '../skipped-rows.ts';

/** Fields of one match that both openfootball formats share. */
export interface OpenMatch {
  line: number;
  fields: Readonly<Record<string, unknown>>;
  round?: string;
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

/** Missing score of an unplayed game: absent, null, empty, or NA. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '' || value === 'NA';

function scoresOf(value: unknown, line: number): OpenMatch['scores'] {
  const score: Record<string, unknown> = Array.isArray(value) ? { ft: value } : objectOf(isNothing(value) ? {} : value, 'score', line);
  const pairs: Partial<Record<'ht' | 'ft' | 'et' | 'p', Pair>> = {};
  for (const [key, pair] of Object.entries(score)) {
    if (key !== 'ht' && key !== 'ft' && key !== 'et' && key !== 'p') throw new RowProblem(line, `score.${key} is not known`);
    const isEmpty = isNothing(pair) || (Array.isArray(pair) && (pair.length === 0 || pair.every(isNothing)));
    const read = isEmpty ? undefined : pairOf(pair, `score.${key}`, line);
    if (read !== undefined) pairs[key] = read;
  }
  if (pairs.ft === undefined && Object.keys(pairs).length > 0) throw new RowProblem(line, 'a score without its full time');
  growsTo(pairs.ht, pairs.ft, 'half time', line);
  growsTo(pairs.ft, pairs.et, 'full time', line);
  if (pairs.p !== undefined && pairs.p[0] === pairs.p[1]) throw new RowProblem(line, `score.p ${pairs.p.join(':')} has no winner`);
  return pairs;
}

/** Statuses of games that are not offered. */
const NOT_OFFERED = new Set(['postponed', 'cancelled', 'canceled', 'abandoned', 'suspended', 'annulled']);

function statusOf(value: unknown, hasScore: boolean, line: number): MatchStatus {
  if (isNothing(value)) return hasScore ? 'played' : 'unplayed';
  if (value === 'awarded') return value;
  if (typeof value === 'string' && NOT_OFFERED.has(lowerAscii(value))) return 'postponed';
  throw new RowProblem(line, `status ${JSON.stringify(value)} is not known`);
}

/** A team is given as its name or as an object with a name. */
const teamName = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? (value as { name: unknown }).name : value;

/** Reads the shared fields of every match; duplicate and unreadable matches are skipped. */
export function openMatches<Match>(rows: Iterable<JsonRow>, skipped: SkippedRows, finish: (match: OpenMatch) => Match): readonly Match[] {
  const isUnique = uniqueBy();
  const matches = [
    ...skipped.each(rows, ({ line, value }) => {
      const fields = objectOf(value, 'the match', line);
      const [home, away] = teamsOf(teamName(fields['team1']), teamName(fields['team2']), line);
      const date = dayOf(fields['date'], line);
      const scores = scoresOf(fields['score'], line);
      const status = statusOf(fields['status'], scores.ft !== undefined, line);
      const round = isNothing(fields['round']) ? undefined : nameOf(fields['round'], 'round', line);
      const match = finish({ line, fields, date, home, away, scores, status, ...(round !== undefined && { round }) });
      isUnique(`${date} ${home} - ${away}`, line);
      return match;
    }),
  ];
  skipped.requireMost();
  return matches;
}

const SEASON = /\s(\d{4}(?:[/-]\d{2})?)$/;

/** Splits `English Premier League 2025/26` into league and season. */
export function leagueAndSeason(name: unknown, given: string | undefined): readonly [league: string, season: string] {
  const text = nameOf(name, 'the name of the competition', 1);
  const season = given ?? SEASON.exec(text)?.[1]?.replace('-', '/');
  if (season === undefined) throw new RowProblem(1, `the name "${text}" does not end with a season`);
  return [text.replace(SEASON, ''), season];
}
