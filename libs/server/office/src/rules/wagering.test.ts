import { termsProblem, type WagerTerms } from './terms.ts';
import { contribution, wageringOf, type WagerStake } from './wagering.ts';

const terms: WagerTerms = { amount: 1_000, factor: 5, product: 'sports', minCoef: 1_500, startsAt: 1_000, expiresAt: 9_000 };
const stake = (more: Partial<WagerStake> = {}): WagerStake => ({
  ...{ ref: 'coupon:1', at: 2_000, product: 'sports', game: 'excluded', coef: 1_800, staked: 1_000, returned: 0, isSettled: true },
  ...more,
});

it('[AC-06] counts settled coupons at or above the minimum odds, to the minor unit', () => {
  const { required, wagered, remaining, isCompleted } = wageringOf(terms, [
    stake({ ref: 'a', staked: 1_333 }),
    stake({ ref: 'b', coef: 1_500, staked: 1 }),
    stake({ ref: 'c', coef: 1_499, staked: 900 }),
  ]);
  expect({ required, wagered, remaining, isCompleted }).toEqual({ required: 5_000, wagered: 1_334, remaining: 3_666, isCompleted: false });
});

it('[AC-06] gives a reason for every stake that does or does not count', () => {
  const { lines } = wageringOf({ ...terms, amount: 200, factor: 10 }, [
    stake({ ref: 'low', at: 2_000, coef: 1_200 }),
    stake({ ref: 'open', at: 2_001, isSettled: false }),
    stake({ ref: 'slot', at: 2_002, product: 'casino', game: 'slots' }),
    stake({ ref: 'back', at: 2_003, returned: 1_000 }),
    stake({ ref: 'half', at: 2_004, returned: 400 }),
    stake({ ref: 'rest', at: 2_005, staked: 5_000 }),
    stake({ ref: 'more', at: 2_006 }),
  ]);
  expect(lines.map(({ ref, counted, verdict }) => [ref, counted, verdict])).toEqual([
    ['low', 0, 'low-odds'],
    ['open', 0, 'not-settled'],
    ['slot', 0, 'wrong-product'],
    ['back', 0, 'returned'],
    ['half', 600, 'counted'],
    ['rest', 1_400, 'counted'],
    ['more', 0, 'over'],
  ]);
});

it('[AC-06] does not count the cashed-out part of a stake, but the rest', () => {
  const { lines } = wageringOf(terms, [
    stake({ ref: 'all', at: 2_000, closed: 1_000 }),
    stake({ ref: 'part', at: 2_001, closed: 250 }),
    stake({ ref: 'rest-returned', at: 2_002, closed: 400, returned: 600 }),
  ]);
  expect(lines.map(({ ref, counted, verdict }) => [ref, counted, verdict])).toEqual([
    ['all', 0, 'returned'],
    ['part', 750, 'counted'],
    ['rest-returned', 0, 'returned'],
  ]);
});

it('[AC-06] counts casino games by kind: slots 100, tables 20, live games 10 percent, rounded down', () => {
  const casino: WagerTerms = { ...terms, product: 'casino' };
  const of = (game: WagerStake['game']) => wageringOf(casino, [stake({ product: 'casino', game, coef: 0, staked: 999 })]).wagered;
  expect(['slots', 'table', 'live', 'excluded'].map((game) => of(game as WagerStake['game']))).toEqual([999, 199, 99, 0]);
  expect(contribution(casino, stake({ product: 'casino', game: 'table' })).verdict).toBe('partly');
});

it('[AC-06] ignores stakes before the start of a bonus and from its expiry on', () => {
  const at = (ms: number) => wageringOf(terms, [stake({ at: ms })]).wagered;
  expect([999, 1_000, 8_999, 9_000].map(at)).toEqual([0, 1_000, 1_000, 0]);
});

it('[AC-06] limits the wagering factor to ten', () => {
  expect(termsProblem({ ...terms, factor: 10 })).toBeNull();
  expect(termsProblem({ ...terms, factor: 11 })).toBe('the factor is not 1 to 10');
  expect(termsProblem({ ...terms, factor: 0 })).not.toBeNull();
  expect(termsProblem({ ...terms, expiresAt: 1_000 })).not.toBeNull();
});

/** Reproducible pseudo-random numbers, so that a failure can be repeated. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

it('[AC-06] never counts more than staked or required in 2,000 random histories, in any order of the stakes', () => {
  const chance = numbers(7);
  const below = (most: number) => Number(chance.next().value) % most;
  for (let run = 0; run < 2_000; run += 1) {
    const own: WagerTerms = { ...terms, amount: 1 + below(500), factor: 1 + below(10) };
    const stakes = Array.from({ length: below(12) }, (_, n) =>
      stake({ ref: `s${n}`, at: 900 + below(8_300), staked: 1 + below(700), coef: 1_000 + below(1_500), isSettled: below(4) > 0 }),
    );
    const made = wageringOf(own, stakes);
    // Computed independently: whole numbers, one sum, no order.
    const worth = stakes
      .filter(({ at, coef, isSettled }) => at >= 1_000 && at < 9_000 && coef >= 1_500 && isSettled)
      .reduce((sum, { staked }) => sum + BigInt(staked), 0n);
    const required = BigInt(own.amount) * BigInt(own.factor);
    expect(BigInt(made.wagered)).toBe(worth < required ? worth : required);
    expect(made.wagered + made.remaining).toBe(made.required);
    expect(wageringOf(own, [...stakes].reverse())).toEqual(made);
  }
});
