import { outcomeParam, type MarketKindKey, type Measure, OUTCOME } from '@touchline/betting-rules';
import { plain } from '@touchline/server-kernel';
import { withPlainDigits } from '@touchline/shared-primitives';
import { MARKET_TERMS, type MarketSide, type MarketTerm } from './market-terms.ts';

/** A market requested by a query, with the names in the query. */
export interface MarketQuery {
  /** The query without the words of the market: names of teams or a championship, or empty. */
  names: string;
  /** Matching kinds of market, the most likely one first. */
  kinds: readonly MarketKindKey[];
  measure: Measure;
  period: number;
  side?: MarketSide;
  /** Thousandths. A number without a sign is a handicap of either side. */
  line?: { param: number; isSigned: boolean };
  /** Param of a correct score: home goals times 1000 plus away goals. */
  score?: number;
}

const UNIT = 1000;
const LONGEST_PHRASE = 6;
const LARGEST_LINE = 1000;
const NUMBER = /^([+\-−–]?)(\d{1,3}(?:[.,]\d{1,2})?)$/;
const SCORE = /^(\d{1,2})[-:](\d{1,2})$/;

const BY_PHRASE: ReadonlyMap<string, MarketTerm> = new Map(
  MARKET_TERMS.flatMap(([words, meaning]) => words.split('|').map((word) => [plain(word), meaning] as const)),
);

const TOTALS: readonly MarketKindKey[] = ['total', 'total-with-overtime', 'asian-total'];
const TEAM_TOTALS: readonly MarketKindKey[] = ['total-1', 'total-2'];
const FAMILIES: Partial<Record<MarketKindKey, readonly MarketKindKey[]>> = {
  result: ['result', 'winner', 'winner-with-overtime'],
  handicap: ['handicap', 'asian-handicap'],
  'clean-sheet-1': ['clean-sheet-1', 'clean-sheet-2'],
};

interface ParsedTerms extends MarketTerm {
  line?: { param: number; isSigned: boolean };
  score?: number;
}

/** The longest phrase of the vocabulary starting at a word. */
function phraseAt(words: readonly string[], at: number): { length: number; meaning: MarketTerm } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const meaning = BY_PHRASE.get(plain(words.slice(at, at + length).join(' ')));
    if (meaning !== undefined) return { length, meaning };
  }
  return undefined;
}

function lineOf(word: string): ParsedTerms['line'] {
  const [, sign = '', figure = ''] = NUMBER.exec(word) ?? [];
  const param = Math.round(Number(figure.replace(',', '.')) * UNIT);
  if (figure === '' || param > LARGEST_LINE * UNIT) return undefined;
  return { param: sign === '' || sign === '+' ? param : -param, isSigned: sign !== '' };
}

function scoreOf(word: string): number | undefined {
  const [, home, away] = SCORE.exec(word) ?? [];
  return home === undefined || away === undefined ? undefined : Number(home) * UNIT + Number(away);
}

/** Expands `o2.5` and `u2.5`. */
const apart = (text: string): string =>
  text.replace(
    /(^|\s)([ou])(\d+(?:[.,]\d+)?)(?=\s|$)/gi,
    (_, gap, side, figure) => `${gap}${side === 'o' || side === 'O' ? 'over' : 'under'} ${figure}`,
  );

/** The combined meaning of the words, and the words that are not part of the vocabulary. */
function readWords(query: string): { parsed: ParsedTerms; strong: number; names: string[] } {
  const words = apart(withPlainDigits(query).replaceAll('٫', '.')).split(/\s+/).filter(Boolean);
  const parsed: ParsedTerms = {};
  const names: string[] = [];
  let strong = 0;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const found = phraseAt(words, at);
    const line = lineOf(word);
    const score = scoreOf(word);
    if (found !== undefined) {
      const { isWeak, ...meaning } = found.meaning;
      Object.assign(parsed, meaning);
      strong += isWeak === true ? 0 : 1;
      at += found.length;
      continue;
    }
    if (line !== undefined && parsed.line === undefined) parsed.line = line;
    else if (score !== undefined) parsed.score = score;
    else names.push(word);
    at += 1;
  }
  return { parsed, strong, names };
}

function kindsOf({ kind, side, line, score, measure }: ParsedTerms, hasNames: boolean): readonly MarketKindKey[] {
  if (score !== undefined) return ['exact-score'];
  if (side === 'over' || side === 'under')
    return kind === undefined && measure === undefined && hasNames ? [...TOTALS, ...TEAM_TOTALS] : TOTALS;
  if (kind === 'total') return TOTALS;
  if (kind !== undefined) return FAMILIES[kind] ?? [kind];
  if (line?.isSigned === true && hasNames) return FAMILIES.handicap ?? [];
  return measure === undefined ? [] : TOTALS;
}

/**
 * Parses team, market, line and side from a query: `arsdale over 2.5`, `harwick -1.5`, `btts`, `eastbrook 2:1`.
 *
 * @returns undefined for a query that contains only names; a bare number is part of a name (`Formula 1`).
 * @spec BT-05
 */
export function parseMarketQuery(query: string): MarketQuery | undefined {
  const { parsed, strong, names } = readWords(query);
  const { side, line, score, measure = 'score', period = 0 } = parsed;
  const isSide = side === 'over' || side === 'under';
  const namesMarket = strong > 0 || score !== undefined || (line !== undefined && (isSide || line.isSigned));
  const kinds = namesMarket ? kindsOf(parsed, names.length > 0) : [];
  if (kinds.length === 0) return undefined;
  return {
    names: names.join(' '),
    kinds,
    measure,
    period,
    ...(side !== undefined && { side }),
    ...(line !== undefined && { line }),
    ...(score !== undefined && { score }),
  };
}

const O = OUTCOME;
const BY_SIDE: Readonly<Record<Exclude<MarketSide, 'team'>, number>> = {
  over: O.Over,
  under: O.Under,
  yes: O.Yes,
  no: O.No,
  odd: O.Odd,
  even: O.Even,
  draw: O.Draw,
  '1x': O.HomeOrDraw,
  x2: O.DrawOrAway,
};
const OF_TEAM = { home: [O.HomeWin, O.Winner1, O.Handicap1], away: [O.AwayWin, O.Winner2, O.Handicap2] } as const;

export interface MarketOutcomes<T> {
  typeId: number;
  param?: number;
  outcomes: readonly T[];
}

/** Outcomes of a market that a query may mean; those of both sides if it does not name a team. */
export function matchingOutcomes<T extends { typeId: number; param?: number }>(
  market: MarketOutcomes<T>,
  { side, score, line }: MarketQuery,
  teams: readonly ('home' | 'away')[],
): readonly T[] {
  if (score !== undefined) return market.outcomes.filter(({ typeId, param }) => typeId === O.ExactScore && param === score);
  if (side !== undefined && side !== 'team') return market.outcomes.filter(({ typeId }) => typeId === BY_SIDE[side]);
  if (side === undefined && line?.isSigned !== true) return [];
  const ofTeams: number[] = teams.flatMap((team) => [...OF_TEAM[team]]);
  return market.outcomes.filter(
    (outcome) => ofTeams.includes(outcome.typeId) && (line === undefined || outcomeParam(market, outcome) === line.param),
  );
}
