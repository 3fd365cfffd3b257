/** Payout as a fraction of the stake, stake included: 13/6 pays 7 to 6. */
export type Ratio = readonly [of: number, per: number];
export type TwoDice = readonly [number, number];

/** Numbers that become the point. */
export const POINTS = [4, 5, 6, 8, 9, 10] as const;
type Point = (typeof POINTS)[number];
const isPoint = (sum: number): sum is Point => (POINTS as readonly number[]).includes(sum);

const LOST: Ratio = [0, 1];
const PUSH: Ratio = [1, 1];
const EVEN: Ratio = [2, 1];
const same = <T>(outer: T, middle: T, inner: T): Readonly<Record<Point, T>> => ({
  ...{ 4: outer, 10: outer },
  ...{ 5: middle, 9: middle },
  ...{ 6: inner, 8: inner },
});

/**
 * What wins pay, stake included; `box` is a place bet. Commission of buy and lay bets, 5 %, is taken from wins only: of the stake of a buy bet, of the win of a
 * lay bet. Horn, world, and craps and eleven divide the stake equally over their numbers.
 */
export const CRAPS = {
  line: EVEN,
  odds: same<Ratio>([3, 1], [5, 2], [11, 5]),
  'lay-odds': same<Ratio>([3, 2], [5, 3], [11, 6]),
  box: same<Ratio>([14, 5], [12, 5], [13, 6]),
  buy: same<Ratio>([59, 20], [49, 20], [43, 20]),
  lay: same<Ratio>([59, 40], [49, 30], [43, 24]),
  big: EVEN,
  hard: { ...{ 4: [8, 1], 10: [8, 1] }, ...{ 6: [10, 1], 8: [10, 1] } } as Readonly<Record<number, Ratio>>,
  /** One-roll bets by the sum of the dice. */
  roll: {
    field: { 2: [3, 1], 3: EVEN, 4: EVEN, 9: EVEN, 10: EVEN, 11: EVEN, 12: [4, 1] },
    'any-seven': { 7: [5, 1] },
    'any-craps': { 2: [8, 1], 3: [8, 1], 12: [8, 1] },
    'sum-2': { 2: [31, 1] },
    'sum-3': { 3: [16, 1] },
    'sum-11': { 11: [16, 1] },
    'sum-12': { 12: [31, 1] },
    horn: { 2: [31, 4], 3: [4, 1], 11: [4, 1], 12: [31, 4] },
    'craps-eleven': { 2: [4, 1], 3: [4, 1], 11: [8, 1], 12: [4, 1] },
    world: { 2: [31, 5], 3: [16, 5], 7: PUSH, 11: [16, 5], 12: [31, 5] },
  } as Readonly<Record<string, Readonly<Record<number, Ratio>>>>,
  /** Most odds in flat bets: behind a pass or come bet by the point, behind a bet against the dice always the same. */
  most: { odds: same(3, 4, 5), 'lay-odds': 6 },
} as const;

const each = (kind: string): string[] => POINTS.map((n) => `${kind}-${n}`);
const AT_ANY_TIME = [
  ...each('box'),
  'field',
  ...Object.keys(CRAPS.hard).map((n) => `hard-${n}`),
  ...Object.keys(CRAPS.roll).filter((on) => on !== 'field'),
  ...each('buy'),
  ...each('lay'),
  ...['big-6', 'big-8'],
];
/** Places that take bets before the first roll. */
export const COME_OUT_PLACES: readonly string[] = ['pass', 'dont-pass', ...AT_ANY_TIME];
/** Places that take bets while there is a point; odds are offered by {@link oddsPlaces}. */
export const POINT_PLACES: readonly string[] = ['come', 'dont-come', ...AT_ANY_TIME];

/** Bets that stay until they are decided; all others may be taken down between two rolls. */
export const isContract = (on: string): boolean => /^(?:dont-)?(?:pass|come)(?:-\d+)?$/.test(on);

/** Odds that may be staked behind the bets on the table: the place and how much more, in minor units. */
export function oddsPlaces(bets: ReadonlyMap<string, number>, point: number | null): { on: string; most: number }[] {
  return [...bets].flatMap(([on, flat]) => {
    const [, against = '', kind = '', number] = /^(dont-)?(pass|come)(?:-(\d+))?$/.exec(on) ?? [];
    const behind = kind === 'pass' ? point : Number(number);
    if (kind === '' || behind === null || !isPoint(behind)) return [];
    const odds = kind === 'pass' ? `${against}pass-odds` : `${against}come-odds-${behind}`;
    const times = against === '' ? CRAPS.most.odds[behind] : CRAPS.most['lay-odds'];
    const most = flat * times - (bets.get(odds) ?? 0);
    return most > 0 ? [{ on: odds, most }] : [];
  });
}

/** What a roll does to a bet: it is decided and pays `pays`, it moves to another place, or null: it stays as it is. */
export type Fate = { pays: Ratio } | { to: string } | null;

/** A bet with or against the dice on its first roll. */
function first(sum: number, isAgainst: boolean): Ratio | null {
  if (sum === 7 || sum === 11) return isAgainst ? LOST : EVEN;
  if (sum === 12) return isAgainst ? PUSH : LOST;
  if (sum === 2 || sum === 3) return isAgainst ? EVEN : LOST;
  return null;
}

/** A bet on `number` before seven, or against it. */
function duel(sum: number, { number, isAgainst, pays }: { number: number; isAgainst: boolean; pays: Ratio }): Fate {
  if (sum !== 7 && sum !== number) return null;
  return { pays: (sum === 7) === isAgainst ? pays : LOST };
}

/** What a roll does to a bet on `on`. All bets work on every roll. @param point - before the roll */
export function fateOf(on: string, point: number | null, [a, b]: TwoDice): Fate {
  const sum = a + b;
  const oneRoll = CRAPS.roll[on];
  if (oneRoll !== undefined) return { pays: oneRoll[sum] ?? LOST };
  const [, against, kind = '', odds, n] = /^(dont-)?([a-z]+)(-odds)?(?:-(\d+))?$/.exec(on) ?? [];
  const isAgainst = against !== undefined || kind === 'lay';
  const number = kind === 'pass' ? (point ?? 0) : Number(n);
  if (kind === 'hard')
    return sum === number && a === b ? { pays: CRAPS.hard[number] ?? LOST } : duel(sum, { number, isAgainst, pays: LOST });
  if (kind === 'pass' && point === null) {
    const pays = first(sum, isAgainst);
    return pays === null ? null : { pays };
  }
  if (kind === 'come' && n === undefined) {
    const pays = first(sum, isAgainst);
    return pays === null ? { to: `${on}-${sum}` } : { pays };
  }
  if (!isPoint(number)) return { pays: LOST };
  if (odds !== undefined) return duel(sum, { number, isAgainst, pays: CRAPS[isAgainst ? 'lay-odds' : 'odds'][number] });
  if (kind === 'box' || kind === 'buy' || kind === 'lay') return duel(sum, { number, isAgainst, pays: CRAPS[kind][number] });
  return duel(sum, { number, isAgainst, pays: EVEN });
}

/** The point after a roll. */
export function pointAfter(point: number | null, [a, b]: TwoDice): number | null {
  const sum = a + b;
  if (point === null) return isPoint(sum) ? sum : null;
  return sum === point || sum === 7 ? null : point;
}
