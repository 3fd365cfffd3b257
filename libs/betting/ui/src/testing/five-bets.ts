// Five bets for every story and test of a coupon or a history. All figures are computed from their odds, so they can't contradict each other.
import type { CouponBetView } from '../coupon/CouponBetCard.tsx';
import type { SystemRung } from '../coupon/SystemPicker.tsx';
import type { HistoryBetView } from '../history/BetHistoryCard.tsx';

/** Odds in thousandths. They are also the prices of these games in `anEvent`, `aFutureEvent`, `aLockedEvent` and `aTennisEvent`. */
const COEFS: Readonly<Record<string, number>> = { A: 1_920, B: 1_980, C: 2_100, D: 1_640, E: 1_340 };
const UNIT = 1_000n;

/** Odds as the product writes them: two decimals, or three if the third is not zero. */
function oddsText(thousandths: number): string {
  const text = (thousandths / 1_000).toFixed(3);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

/** An amount of euros as the product writes it. @param cents - a whole number. */
export const euros = (cents: number): string =>
  `€${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const coefOf = (letter: string): number => {
  const coef = COEFS[letter];
  if (coef === undefined) throw new Error(`no bet ${letter}: the letters are ${Object.keys(COEFS).join('')}`);
  return coef;
};
const oddsOf = (letter: string): string => oddsText(coefOf(letter));

/** The five bets in a coupon: the first with a changed price, the fourth locked, the first, fourth and fifth in play. */
export const COUPON_BETS: readonly CouponBetView[] = [
  {
    id: 1,
    letter: 'A',
    pick: 'Harwick Rovers',
    context: 'Match result',
    game: 'Harwick Rovers – Dunmere Athletic',
    live: '67′ 2–1',
    odds: oddsOf('A'),
    oddsWhenPicked: '1.85',
    movement: 'up',
    href: '/en/live',
  },
  { id: 2, letter: 'B', pick: 'Over 2.5', context: 'Total goals', game: 'Wolverstone Wanderers – Everleigh', odds: oddsOf('B') },
  {
    id: 3,
    letter: 'C',
    pick: 'Castellón del Mar −1',
    context: 'Handicap',
    game: 'Castellón del Mar – Deportivo Alba',
    odds: oddsOf('C'),
  },
  {
    id: 4,
    letter: 'D',
    pick: 'Црвена лука',
    context: 'Match result',
    game: 'Црвена лука – Партизани',
    live: '31′ 0–0',
    odds: oddsOf('D'),
    isLocked: true,
    note: 'Paused: the referee checks a penalty',
  },
  {
    id: 5,
    letter: 'E',
    pick: 'Novák, T.',
    context: 'Match winner',
    game: 'Novák, T. – Lindström, E.',
    live: 'Set 2 1–0',
    odds: oddsOf('E'),
  },
];

/** Result and status of each bet: C is void, D lost, the others won. */
const SETTLED: readonly Pick<Required<HistoryBetView>, 'score' | 'status'>[] = [
  { score: '3–1', status: 1 },
  { score: '2–1', status: 1 },
  { score: '1–0', status: 2 },
  { score: '0–1', status: 0 },
  { score: '2–0', status: 1 },
];

/** The five bets after their games. */
export const HISTORY_BETS: readonly HistoryBetView[] = COUPON_BETS.map(({ id, letter, pick, context, game = '', odds }, at) => ({
  id,
  letter,
  pick,
  market: context,
  game,
  odds,
  status: -1 as const,
  ...SETTLED[at],
}));

const LETTERS = Object.keys(COEFS);
const chosen = <Bet extends { letter: string }>(bets: readonly Bet[], letters: string): readonly Bet[] =>
  bets.filter(({ letter }) => letters.includes(letter)).map((bet, at) => ({ ...bet, letter: LETTERS[at] ?? '' }));

/** A coupon of some of the five bets, `'BC'`; there they have the letters of their places, A and B. */
export const betsOf = (letters: string): readonly CouponBetView[] => chosen(COUPON_BETS, letters);

/** The same bets in a history: before their games if `isOpen`. */
export const pastBetsOf = (letters: string, { isOpen = false } = {}): readonly HistoryBetView[] =>
  chosen(HISTORY_BETS, letters).map(({ score = '', ...bet }) => (isOpen ? { ...bet, status: -1 as const } : { ...bet, score }));

/** Figures of a coupon, as formatted texts. */
export interface SampleFigures {
  /** Total odds: the product, rounded down to thousandths. */
  odds: string;
  /** The whole stake. */
  stake: string;
  /** What is paid if every bet wins. */
  possibleWin: string;
  /** The same in cents. */
  win: number;
  /** `if all 2 win`; absent for a single. */
  condition?: string;
}

const conditionOf = (count: number) => (count > 1 ? { condition: `if all ${count} win` } : {});
const productOf = (letters: string): bigint => [...letters].reduce((product, letter) => product * BigInt(coefOf(letter)), 1n);
/** Unrounded payout, as a fraction of 1000 to the power of five, one for each bet. */
const SCALE = UNIT ** 5n;
const paid = (letters: string, cents: number): bigint => (BigInt(cents) * productOf(letters) * SCALE) / UNIT ** BigInt(letters.length);

/**
 * Figures of an express of these bets, or of a single of one.
 *
 * @param letters - letters of the bets: `'BC'`.
 * @param cents - stake in cents.
 */
export function expressOf(letters: string, cents = 500): SampleFigures {
  const win = Number(paid(letters, cents) / SCALE);
  const coef = Number((productOf(letters) * UNIT) / UNIT ** BigInt(letters.length));
  return { odds: oddsText(coef), stake: euros(cents), possibleWin: euros(win), win, ...conditionOf(letters.length) };
}

/** Every combination of `size` letters, in order. */
export function combinationsOf(letters: string, size: number): readonly string[] {
  if (size === 0) return [''];
  return [...letters].flatMap((letter, at) => combinationsOf(letters.slice(at + 1), size - 1).map((rest) => letter + rest));
}

/** Figures of a system, as formatted texts. */
export interface SampleSystem extends Omit<SampleFigures, 'odds'> {
  /** Number of combinations. */
  combinations: number;
  /** Payout for each number of won bets, from all of them down to the first that pays nothing. */
  rungs: readonly SystemRung[];
  /** The first combination as a worked example: `€5.00 × 1.92 × 1.98 = €19.00`. */
  example: string;
}

/**
 * Figures of a system of these bets.
 *
 * @param size - number of bets in each combination.
 * @param cents - stake of each combination in cents.
 */
export function systemOf(letters: string, size: number, cents = 500): SampleSystem {
  const all = combinationsOf(letters, size);
  const stake = all.length * cents;
  const winOf = (won: string): number =>
    Number(combinationsOf(won, size).reduce((sum, combination) => sum + paid(combination, cents), 0n) / SCALE);
  const rising = [...letters].sort((a, b) => coefOf(a) - coefOf(b)).join('');
  const rungs = Array.from({ length: letters.length - size + 2 }, (_, lost): SystemRung => {
    const wins = letters.length - lost;
    const [least, most] = [winOf(rising.slice(0, wins)), winOf(rising.slice(lost))];
    const label = lost === 0 ? `All ${wins} win` : most === 0 ? `${wins} or fewer` : `Any ${wins} win`;
    if (most === 0) return { wins, label, pays: euros(0) };
    const isRange = least !== most;
    const pays = isRange ? `${euros(least)} – ${euros(most)}` : euros(least);
    return { wins, label, pays, ...(isRange && { isRange }), ...(least < stake && { belowStake: most < stake ? 'always' : 'sometimes' }) };
  });
  const [first = ''] = all;
  const example = `${[euros(cents), ...[...first].map(oddsOf)].join(' × ')} = ${expressOf(first, cents).possibleWin}`;
  const win = winOf(letters);
  return {
    combinations: all.length,
    stake: euros(stake),
    possibleWin: euros(win),
    win,
    rungs,
    example,
    ...conditionOf(letters.length),
  };
}
