import { amountVerdict, coefChangeVerdict, CouponType, couponFigures, couponTypesAvailable } from '@touchline/betting-coupon-math';
import type { BetNow, CouponToPlace, PlaceAnswer, RefusalReason } from '@touchline/shared-contract';
import { betNowOf, priceBets, type PricedBet } from './bet-now.ts';
import { maxPayoutOf, multiplierOf, OFFERED_TYPES, stakeLimits } from './limits.ts';
import type { PriceNow, PriceSource } from './prices.ts';

export interface StakeAccount {
  id: number;
  type: number;
  currencyIso: string;
  balance: number;
}

export interface SoldBet {
  price: PriceNow;
  coefSeen: number;
  isBanker: boolean;
}

/** One coupon to book: of many singles each bet is one. */
export interface SoldLine {
  typeId: CouponType;
  systemValue: number | null;
  amount: number;
  coef: number;
  possibleWin: number;
  maxPayout: number;
  bets: readonly SoldBet[];
}

type Rejected = Extract<PlaceAnswer, { status: 'rejected' }>;
export type Decision = { status: 'accepted'; account: StakeAccount; lines: readonly SoldLine[] } | Rejected;

const rejected = (reason: RefusalReason, bets: BetNow[], more: Partial<Rejected> = {}): Rejected => ({
  status: 'rejected',
  reason,
  bets,
  minBetAmount: null,
  maxBetAmount: null,
  coef: null,
  ...more,
});

/** Whether so many bets make a coupon of this type at all. */
function shapeProblem({ typeId, bets, systemValue }: CouponToPlace): RefusalReason | null {
  if (!OFFERED_TYPES.includes(typeId)) return 'type-not-offered';
  if (!couponTypesAvailable(bets.length, OFFERED_TYPES).includes(typeId))
    return typeId === CouponType.Single ? 'type-not-offered' : 'too-few-bets';
  const isSystem = typeId === CouponType.System || typeId === CouponType.SystemWithBanker;
  if (!isSystem) return null;
  const free = bets.filter(({ isBanker }) => typeId === CouponType.System || isBanker !== true).length;
  return systemValue === undefined || systemValue > free ? 'too-few-bets' : null;
}

/** The bets as they would be booked, or what stands against one of them. @spec CP-25 ODD-1 */
function withOddsRule(coupon: CouponToPlace, priced: readonly PricedBet[]): PricedBet[] {
  return priced.map((bet, at) => {
    const seen = coupon.bets[at]?.coef ?? 0;
    const isRefused = bet.reason !== null || bet.price === undefined;
    if (isRefused || coefChangeVerdict(coupon.changeCoefAction, seen, bet.price?.coef ?? 0) === 'accept') return bet;
    return { ...bet, reason: 'coef-changed' };
  });
}

function linesOf(coupon: CouponToPlace, bets: readonly SoldBet[], currencyIso: string): SoldLine[] {
  const maxPayout = maxPayoutOf(currencyIso);
  const line = (typeId: CouponType, amount: number, sold: readonly SoldBet[]): SoldLine => {
    const systemValue = typeId === CouponType.System || typeId === CouponType.SystemWithBanker ? coupon.systemValue : undefined;
    const counted = sold.map(({ price, isBanker }) => ({ coef: price.coef, isBanker }));
    const { coef, maxWin } = couponFigures({ typeId, systemValue, amount, bets: counted, maxPayout });
    return { typeId, systemValue: systemValue ?? null, amount, coef, possibleWin: maxWin, maxPayout, bets: sold };
  };
  if (coupon.typeId !== CouponType.ManySingles) return [line(coupon.typeId, coupon.amount, bets)];
  return bets.map((bet, at) => {
    const blockId = coupon.bets[at]?.blockId;
    const own = blockId === undefined ? undefined : coupon.amountByBlockId?.[String(blockId)];
    return line(CouponType.Single, own ?? coupon.amount, [bet]);
  });
}

/** What limits and balance say of the stakes. */
function stakeProblem(lines: readonly SoldLine[], coupon: CouponToPlace, account: StakeAccount): Partial<Rejected> | null {
  for (const line of lines) {
    const counted = line.bets.map(({ price, isBanker }) => ({ coef: price.coef, isBanker }));
    const coef = multiplierOf({ typeId: line.typeId, systemValue: line.systemValue ?? undefined, bets: counted });
    const { currencyIso, type: accountType } = account;
    const { min, max } = stakeLimits({ typeId: coupon.typeId, currencyIso, accountType, coef });
    const verdict = amountVerdict(line.amount, { min, max });
    if (verdict === 'ok') continue;
    const isByPayout = verdict === 'amount-too-large' && line.possibleWin >= line.maxPayout;
    return { reason: isByPayout ? 'max-payout' : verdict, minBetAmount: min, maxBetAmount: max };
  }
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return total > account.balance ? { reason: 'not-enough-money' } : null;
}

/**
 * Whether a coupon is accepted at this moment, and as what. Pure but for reading the line; to be called inside the transaction that books
 * it, with that transaction's balance and the server's time.
 *
 * @param account - undefined when the account is not the player's.
 * @spec CP-25 CP-29 CP-14 ODD-1 ODD-4
 */
export function decide(
  coupon: CouponToPlace,
  account: StakeAccount | undefined,
  line: { prices: Pick<PriceSource<unknown>, 'quote'>; nowMs: number },
): Decision {
  const priced = withOddsRule(coupon, priceBets(coupon.bets, coupon.typeId, line));
  const bets = priced.map(betNowOf);
  const shape = shapeProblem(coupon);
  if (shape !== null) return rejected(shape, bets);
  const refused = priced.find(({ reason }) => reason !== null && reason !== 'coef-changed') ?? priced.find(({ reason }) => reason !== null);
  const sold = priced.flatMap(({ price }, at): SoldBet[] => {
    const bet = coupon.bets[at];
    return price === undefined || bet === undefined ? [] : [{ price, coefSeen: bet.coef, isBanker: bet.isBanker === true }];
  });
  const isComplete = sold.length === coupon.bets.length;
  const lines = isComplete && account !== undefined ? linesOf(coupon, sold, account.currencyIso) : [];
  const coef = coupon.typeId === CouponType.ManySingles ? null : (lines[0]?.coef ?? null);
  if (refused?.reason) return rejected(refused.reason, bets, { coef });
  if (account === undefined) return rejected('wrong-account', bets);
  const problem = stakeProblem(lines, coupon, account);
  if (problem !== null) return rejected('amount-too-large', bets, { coef, ...problem });
  return { status: 'accepted', account, lines };
}
