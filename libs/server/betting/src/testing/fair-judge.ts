import { type CashOutBet, cashOutValue, CouponType, type CouponToSettle, settleCoupon, shopSystem } from '@touchline/betting-coupon-math';
import { BetStatus } from '@touchline/betting-contract';
import { marketTypeOf, outcomeParam, settleOutcome } from '@touchline/betting-rules';
import { type Champ, hash } from '@touchline/server-engine';
import { CHANCES, offeredMoment, type OfferedMoment, type OutcomeChances } from '@touchline/server-engine/testing';

const STAKE = 100_000;
const SEED = 40;
/** Sports to judge: `TOUCHLINE_SPORTS`, separated by commas; undefined for the usual ones. */
export const judgedSports = (): readonly string[] | undefined => process.env['TOUCHLINE_SPORTS']?.split(',');

/**
 * Odds of a bet that was placed earlier, as a multiple of those now. At the odds of now every way to count a returned stake gives the same
 * value, so bets that are behind and bets that are ahead have separate rows.
 */
const MOVED = [
  { name: 'behind', by: 0.35, byOfMany: 0.35 },
  // Several bets ahead of their odds have too wide a spread for any number of games.
  { name: 'ahead', by: 2, byOfMany: 1 },
] as const;
/** Outcomes pay at least this often, alone and together with others, so that some thousands of bets say enough. */
const LEAST_PAID = 200_000;
const LEAST_PAID_OF_MANY = 550_000;
const LOWEST_COEF = 1010;

interface Drawn {
  /** As it is now, with its chances. */
  open: CashOutBet;
  /** As the game settled it. */
  statusId: BetStatus;
}

const paidChance = ({ won, returned = 0, halfWon = 0, halfReturned = 0 }: OutcomeChances): number =>
  won + returned + halfWon + halfReturned;

type Moved = (typeof MOVED)[number];

/** For each kind of market of a game: a bet alone, on any outcome that is likely enough, and one of several, on the likeliest outcome. */
function betsOf(
  { markets, result }: OfferedMoment,
  moved: Moved,
  draw: (nth: number) => number,
): Map<string, { alone?: Drawn; ofMany?: Drawn }> {
  const byKind = new Map<string, { coef: number; chances: OutcomeChances; statusId: BetStatus; paid: number }[]>();
  for (const market of markets) {
    const type = marketTypeOf(market.typeId);
    if (type === undefined) continue;
    for (const outcome of market.outcomes) {
      const query = { marketTypeId: market.typeId, outcomeTypeId: outcome.typeId, param: outcomeParam(market, outcome) };
      const settled = settleOutcome({ ...query, name: outcome.name, playersDuel: market.playersDuel }, result);
      const chances = outcome[CHANCES]!;
      const statusId = settled < 0 ? BetStatus.ForcedReturn : settled;
      const kind = `${type.measure === 'score' ? '' : `${type.measure} `}${type.key}${type.period > 0 ? ' of a period' : ''}`;
      byKind.set(kind, [...(byKind.get(kind) ?? []), { coef: outcome.coef, chances, statusId, paid: paidChance(chances) }]);
    }
  }
  const drawn = (one: { coef: number; chances: OutcomeChances; statusId: BetStatus } | undefined, by: number): Drawn | undefined =>
    one && {
      open: { coef: Math.max(LOWEST_COEF, Math.round(one.coef * by)), statusId: BetStatus.NotCalculated, chances: one.chances },
      statusId: one.statusId,
    };
  return new Map(
    [...byKind].map(([kind, all]) => {
      const fit = all.filter(({ paid }) => paid >= LEAST_PAID);
      const likeliest = all.reduce((best, one) => (one.paid > best.paid ? one : best));
      const alone = drawn(fit[draw(fit.length) % fit.length], moved.by);
      const ofMany = likeliest.paid >= LEAST_PAID_OF_MANY ? drawn(likeliest, moved.byOfMany) : undefined;
      return [kind, { ...(alone !== undefined && { alone }), ...(ofMany !== undefined && { ofMany }) }];
    }),
  );
}

interface Sum {
  bets: number;
  fair: number;
  paid: number;
  /** Of the differences between fair and paid. */
  squares: number;
  /** Coupons that paid something. */
  payers: number;
}

/** One pair of a kind of market and a type of coupon. */
export interface FairRow {
  sport: string;
  kind: string;
  /** Type of the coupon, and whether its odds have moved against or for the player. */
  coupon: string;
  bets: number;
  /** Coupons that paid something. */
  payers: number;
  /** Means, in parts of the stake. */
  fair: number;
  paid: number;
  /** Standard error of the difference. */
  error: number;
}

interface Coupon {
  name: string;
  legs: number;
  terms: Omit<CouponToSettle, 'bets' | 'amount'>;
}
const COUPONS: readonly [Coupon, ...Coupon[]] = [
  { name: 'single', legs: 1, terms: { typeId: CouponType.Single } },
  { name: 'express of 2', legs: 2, terms: { typeId: CouponType.Express, bonus: 110 } },
  { name: 'express of 3', legs: 3, terms: { typeId: CouponType.Express } },
  { name: 'system 2 of 3', legs: 3, terms: { typeId: CouponType.System, systemValue: 2 } },
  { name: 'banker and 2 of 2', legs: 3, terms: { typeId: CouponType.SystemWithBanker, systemValue: 2 } },
  { name: 'round robin', legs: 3, terms: { typeId: CouponType.System, systemValue: 303, shop: shopSystem(303) } },
];

/**
 * Compares the fair value of open coupons with what the same coupons pay in the end, for every kind of market of a sport and every type of
 * coupon. Each bet of a row is on another game, so the bets of a row are independent.
 *
 * @param valueOf - the fair value under test.
 */
export function judgeFairValues(
  champ: Champ,
  { bets, mostGames, largestError }: { bets: number; mostGames: number; largestError: number },
  valueOf: typeof cashOutValue = cashOutValue,
): FairRow[] {
  const sums = new Map<string, Sum & { coupon: string; kind: string }>();
  const waiting = new Map<string, Drawn[]>();
  const errorOf = ({ bets: count, fair, paid, squares }: Sum): number =>
    Math.sqrt(Math.max(0, squares / count - ((fair - paid) / count) ** 2) / count);
  const needs = (key: string): boolean => {
    const sum = sums.get(key);
    return sum === undefined || sum.bets < bets || errorOf(sum) > largestError;
  };

  const take = (kind: string, name: string, { terms }: Coupon, drawn: readonly Drawn[]): void => {
    const isBanker = (at: number) => (terms.typeId === CouponType.SystemWithBanker && at === 0 ? { isBanker: true } : {});
    const value = valueOf({ ...terms, amount: STAKE, margin: 0, bets: drawn.map(({ open }, at) => ({ ...open, ...isBanker(at) })) });
    const settled = drawn.map(({ open, statusId }, at) => ({ coef: open.coef, statusId, ...isBanker(at) }));
    const outcome = settleCoupon({ ...terms, amount: STAKE, bets: settled });
    if (value === null || outcome.state === 'open') throw new Error('a coupon of the judge is open');
    const [fair, paid] = [value.fair / STAKE, outcome.payout / STAKE];
    const key = `${kind}/${name}`;
    const sum = sums.get(key) ?? { kind, coupon: name, bets: 0, fair: 0, paid: 0, squares: 0, payers: 0 };
    sum.bets += 1;
    sum.fair += fair;
    sum.paid += paid;
    sum.squares += (fair - paid) ** 2;
    if (paid > 0) sum.payers += 1;
    sums.set(key, sum);
  };

  for (let slot = 1; slot <= mostGames; slot++) {
    const moment = offeredMoment(champ, slot, SEED);
    if (moment === undefined) continue;
    const moved = MOVED[slot % MOVED.length]!;
    const nameOf = ({ name, legs }: Coupon) => `${name}, ${legs > 1 && moved.byOfMany === 1 ? 'level' : moved.name}`;
    for (const [kind, { alone, ofMany }] of betsOf(moment, moved, (nth) => hash(SEED, slot, nth))) {
      const [single] = COUPONS;
      if (alone !== undefined && needs(`${kind}/${nameOf(single)}`)) take(kind, nameOf(single), single, [alone]);
      const open = COUPONS.filter((coupon) => coupon.legs > 1 && needs(`${kind}/${nameOf(coupon)}`));
      if (ofMany === undefined || open.length === 0) continue;
      const row = `${kind}/${moved.name}`;
      const legs = [...(waiting.get(row) ?? []), ofMany];
      waiting.set(row, legs.length === 3 ? [] : legs);
      if (legs.length === 3) for (const coupon of open) take(kind, nameOf(coupon), coupon, legs.slice(0, coupon.legs));
    }
    if (slot % 1000 === 0 && slot >= bets && [...sums.keys()].every((key) => !needs(key))) break;
  }
  return [...sums.values()].map((sum) => ({
    ...{ sport: champ.sport.key, kind: sum.kind, coupon: sum.coupon, bets: sum.bets, payers: sum.payers },
    ...{ fair: sum.fair / sum.bets, paid: sum.paid / sum.bets, error: errorOf(sum) },
  }));
}
