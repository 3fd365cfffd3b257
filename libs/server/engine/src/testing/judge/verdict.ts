import type { JudgeRecord } from './judge.ts';
import { rowOf, type Row } from './table.ts';

/** A row counts from this many bets, one in a game, … */
const LEAST_BETS = 2000;
/** … if its standard error is at most this. */
const LARGEST_ERROR = 0.025;
/** No row may gain more than this after `errors` standard errors are taken off. */
const LARGEST_GAIN = -0.01;
const ERRORS = 3;
/** Chances of a decile count from this many games, and may be so much wrong. */
const LEAST_GAMES = 1000;
const LARGEST_DIFFERENCE = 0.02;
/** A few prices of thousands may move against a score: time has passed since they were made. */
const WRONG_WAYS = 0.001;

/** What a row needs to count, and to be held against the book. */
export interface Demands {
  leastBets?: number;
  largestError?: number;
  errors?: number;
}

export interface Verdict {
  /** Strategies that beat the book. */
  beaten: Row[];
  counted: Row[];
  uncounted: Row[];
  calibration: Row[];
  miscalibrated: Row[];
  isRight: boolean;
}

export function verdictOf(
  { bets, calibration, undecided, wrongWays, compared, sureWins }: JudgeRecord,
  { leastBets = LEAST_BETS, largestError = LARGEST_ERROR, errors = ERRORS }: Demands = {},
): Verdict {
  const rows = bets.map(([name, tally]) => rowOf(name, tally)).sort((a, b) => b.gain - a.gain);
  const isCounted = ({ count, error }: Row): boolean => count >= leastBets && error <= largestError;
  const counted = rows.filter(isCounted);
  const beaten = counted.filter(({ gain, error }) => gain - errors * error > LARGEST_GAIN);
  const deciles = calibration.map(([name, [count, sum, squares]]) => ({ ...rowOf(name, [count, sum + count, squares + 2 * sum + count]) }));
  const miscalibrated = deciles.filter(
    ({ count, gain, error }) => count >= LEAST_GAMES && Math.abs(gain) > Math.max(LARGEST_DIFFERENCE, errors * error),
  );
  const isRight =
    beaten.length + miscalibrated.length + undecided.length + sureWins.length === 0 && wrongWays.length <= Math.ceil(compared * WRONG_WAYS);
  return { beaten, counted, uncounted: rows.filter((row) => !isCounted(row)), calibration: deciles, miscalibrated, isRight };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const lineOf = ({ name, gain, error, count }: Row): string =>
  `${percent(gain).padStart(9)} ±${percent(error).padStart(7)} ${String(count).padStart(7)}  ${name}`;

/** The table of a judge as text. @param most - rows of each list. */
export function report(record: JudgeRecord, verdict: Verdict, most = Infinity): string {
  const list = (title: string, rows: readonly Row[]): string[] => [`${title}: ${rows.length}`, ...rows.slice(0, most).map(lineOf)];
  return [
    `${record.games} games, ${verdict.counted.length} rows counted, ${verdict.uncounted.length} not`,
    ...list('strategies that beat the book', verdict.beaten),
    ...list('chances of each decile, and how much more often it happened', verdict.calibration),
    ...list('deciles that are wrong', verdict.miscalibrated),
    `prices that moved the wrong way: ${record.wrongWays.length} around ${record.compared} scores`,
    ...record.wrongWays.slice(0, most).map((text) => `  ${text}`),
    `moments with a sure win: ${record.sureWins.length} of ${record.searched}`,
    ...record.sureWins.slice(0, most).map((text) => `  ${text}`),
    `markets that no result decided: ${record.undecided.length}`,
    ...record.undecided.map(([name, count]) => `  ${name}: ${count}`),
    ...list('rows that counted, highest first', verdict.counted),
    ...list('rows that did not count', verdict.uncounted),
  ].join('\n');
}
