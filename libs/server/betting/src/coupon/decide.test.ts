import { AccountType } from '@touchline/account-contract';
import type { CouponToPlace, StakeLimit } from '@touchline/betting-contract';
import type { StakeAccount } from '@touchline/server-kernel/ledger';
import { scriptedPrices } from '../testing/scripted-prices.ts';
import { decide, paidStakeOf } from './decide.ts';
import { maxPayoutOf } from './limits.ts';
import { arePlain, plainTerms, requestOf, type Sale, togetherIn } from './sale.ts';

// Decisions about coupons, without a database: reasons for a refusal, their order, and what is reported.
const KICK_OFF = 1_903_870_800;
const NOW_MS = (KICK_OFF - 3_600) * 1000;
const MAIN: StakeAccount = { id: 5, type: AccountType.Main, currencyIso: 'EUR', balance: 100_000, prepaid: null };
const CONFIG: Sale['site']['config'] = {
  ...{ couponTypesWithMinAmount: [0, 1, 2, 4, 9], couponTypesWithMaxAmount: [0, 1, 2, 4, 9] },
  ...{ isAvailableCouponBonusBet: true, showVipBet: true, show_one_click: true },
};

let prices: ReturnType<typeof scriptedPrices>;
beforeEach(() => {
  prices = scriptedPrices(KICK_OFF);
});
/** Games 1, 2, … with the first outcome at these odds. */
const games = (...coefs: number[]) => coefs.map((coef, at) => prices.addGame(at + 1, { coef }));

interface Case {
  coupon?: Partial<CouponToPlace>;
  terms?: Partial<Sale['terms']>;
  site?: Partial<Sale['site']>;
  scores?: Sale['scores'];
  account?: StakeAccount | null;
  used?: string[];
  limits?: StakeLimit[];
  nowMs?: number;
}
function decideOn({ coupon = {}, terms = {}, site = {}, scores = null, account = MAIN, used = [], limits = [], nowMs = NOW_MS }: Case) {
  const placed = {
    ...{ id: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11', accountId: 5, userId: 7, amount: 1_000, bets: [], changeCoefAction: 0, coef: 2_000 },
    ...{ coefByView: '2.00', coefViewId: 0, exactCoef: '2', isDropOnScoreChange: false, refId: 1, typeId: 0 },
    ...coupon,
  } as CouponToPlace;
  const sale: Sale = {
    ...{ coupon: placed, scores, terms: { ...plainTerms(maxPayoutOf('EUR')), ...terms } },
    site: { config: CONFIG, promoCodes: [], liveDelayMs: 0, ...site },
  };
  return decide(sale, { account: account ?? undefined, used, limits }, { prices, nowMs });
}
const reasonOf = (answer: ReturnType<typeof decideOn>) => (answer.status === 'rejected' ? answer.reason : 'accepted');

describe('how a coupon is booked', () => {
  it('[CP-29] has one line with its bets, with the current odds and the odds seen', () => {
    const [bet] = games(2_000);
    const answer = decideOn({ coupon: { bets: [bet!] } });
    expect(answer).toMatchObject({
      status: 'accepted',
      account: { id: 5 },
      lines: [{ amount: 1_000, possibleWin: 2_000, reason: null, sold: [{ coefSeen: 2_000, isBanker: false, price: { coef: 2_000 } }] }],
    });
  });

  it('[CP-27] has a line for each of many singles', () => {
    const [one, two] = games(2_000, 3_000);
    const answer = decideOn({
      coupon: { typeId: 9, bets: [one!, two!], amount: 1_500, amountByBlockId: { 0: 500, 1: 1_000 } },
    });
    expect(answer.status === 'accepted' ? answer.lines.map(({ sold }) => sold.length) : answer).toEqual([1, 1]);
  });

  it.each([
    ['a single of two', { typeId: 0 }, 2, 'type-not-offered'],
    ['an express of one', { typeId: 1 }, 1, 'too-few-bets'],
    ['a system of two', { typeId: 4, systemValue: 2 }, 2, 'too-few-bets'],
    ['a system with a size above its number of bets', { typeId: 4, systemValue: 4 }, 3, 'too-few-bets'],
    ['a system without a size', { typeId: 4 }, 3, 'too-few-bets'],
    ['a system of a size', { typeId: 4, systemValue: 2 }, 3, 'accepted'],
    ['an unknown type', { typeId: 7 as 0 }, 1, 'type-not-offered'],
  ] as const)('[CP-01] %s: %s', (_, coupon, count, reason) => {
    expect(reasonOf(decideOn({ coupon: { bets: games(...Array<number>(count).fill(2_000)), ...coupon } }))).toBe(reason);
  });

  it('[CP-27] a named system accepts stakes only for sizes that its bets allow', () => {
    const bets = games(2_000, 2_000, 2_000);
    const of = (amountByBlockId: Record<string, number>) =>
      reasonOf(decideOn({ coupon: { typeId: 4, bets, amount: 700, amountByBlockId } }));
    expect([of({ 4: 700 }), of({ 0: 700 })]).toEqual(['too-few-bets', 'too-few-bets']);
    expect(of({ 1: 300, 2: 300, 3: 100 })).toBe('accepted');
  });

  it('[CP-29] bankers do not count towards the size of a system', () => {
    const bets = games(2_000, 2_000, 2_000, 2_000).map((bet, at) => ({ ...bet, isBanker: at === 0 }));
    const of = (systemValue: number) => reasonOf(decideOn({ coupon: { typeId: 2, bets, systemValue } }));
    expect([of(2), of(4)]).toEqual(['accepted', 'too-few-bets']);
  });
});

describe('reasons against its bets', () => {
  it.each([
    ['is suspended', { isSuspended: true }, 'bet-suspended'],
    ['has ended', { isFinished: true }, 'game-finished'],
    ['has been silent for more than five seconds', { updatedAt: NOW_MS - 5_001 }, 'stale-price'],
    ['was updated five seconds ago', { updatedAt: NOW_MS - 5_000 }, 'accepted'],
  ] as const)('[ODD-4] [ODD-5] a bet whose line %s: %s', (_, more, reason) => {
    const bet = prices.addGame(1, { coef: 2_000, ...more });
    expect(reasonOf(decideOn({ coupon: { bets: [bet] } }))).toBe(reason);
  });

  it('[ODD-4] a line game closes at kick-off, to the millisecond; a game in play does not', () => {
    const [bet] = games(2_000);
    expect(reasonOf(decideOn({ coupon: { bets: [bet!] }, nowMs: KICK_OFF * 1000 - 1 }))).toBe('accepted');
    expect(reasonOf(decideOn({ coupon: { bets: [bet!] }, nowMs: KICK_OFF * 1000 }))).toBe('game-started');
    prices.change(bet!.outcomeId, { isLive: true });
    expect(reasonOf(decideOn({ coupon: { bets: [bet!] }, nowMs: KICK_OFF * 1000 }))).toBe('accepted');
  });

  it('reports whether the game or the outcome is gone', () => {
    const [bet] = games(2_000);
    expect(reasonOf(decideOn({ coupon: { bets: [{ ...bet!, gameId: 99, outcomeId: 9_901 }] } }))).toBe('game-finished');
    expect(reasonOf(decideOn({ coupon: { bets: [{ ...bet!, outcomeId: 190 }] } }))).toBe('outcome-gone');
  });

  it('[CP-29] rejects an express with two bets on one match or with a banned bet', () => {
    const [one] = games(2_000, 2_000);
    const two = prices.addGame(2, { coef: 2_000, rootGameId: 1 });
    expect(reasonOf(decideOn({ coupon: { typeId: 1, bets: [one!, two] } }))).not.toBe('accepted');
    const banned = prices.addGame(3, { coef: 2_000, isBannedExpress: true });
    expect(reasonOf(decideOn({ coupon: { typeId: 1, bets: [one!, banned] } }))).not.toBe('accepted');
    expect(reasonOf(decideOn({ coupon: { bets: [banned] } }))).toBe('accepted');
  });

  it('[CP-29] rejects a disabled banker only if it is used as one', () => {
    const bets = games(2_000, 2_000, 2_000, 2_000).map((bet, at) => ({ ...bet, isBanker: at === 0 }));
    prices.change(bets[0]!.outcomeId, { isDisabledBanker: true });
    expect(reasonOf(decideOn({ coupon: { typeId: 2, bets, systemValue: 2 } }))).toBe('banker-disabled');
    expect(reasonOf(decideOn({ coupon: { typeId: 4, bets, systemValue: 2 } }))).toBe('accepted');
  });

  it.each([
    ['ask', 0, 2_100, 'coef-changed'],
    ['ask', 0, 1_900, 'coef-changed'],
    ['any', 1, 1_900, 'accepted'],
    ['only better', 2, 2_100, 'accepted'],
    ['only better', 2, 1_900, 'coef-changed'],
  ] as const)('[CP-25] [ODD-1] with the rule "%s" (%i), odds moved to %i: %s', (_, changeCoefAction, now, reason) => {
    const [bet] = games(now);
    expect(reasonOf(decideOn({ coupon: { bets: [{ ...bet!, coef: 2_000 }], changeCoefAction } }))).toBe(reason);
  });

  it('[CP-25] reports a bet that is not on offer before one whose odds moved', () => {
    const [moved, closed] = games(1_900, 2_000);
    prices.change(closed!.outcomeId, { isSuspended: true });
    const answer = decideOn({ coupon: { typeId: 1, bets: [{ ...moved!, coef: 2_000 }, closed!] } });
    expect(reasonOf(answer)).toBe('bet-suspended');
    expect(answer.status === 'rejected' ? answer.bets.map(({ reason }) => reason) : []).toEqual(['coef-changed', 'bet-suspended']);
  });

  it('[CP-26] a changed score matters only if the player asked for it', () => {
    const bet = prices.addGame(1, { coef: 2_000, isLive: true, score: '1:0' });
    const of = (isDropOnScoreChange: boolean, score: string) =>
      reasonOf(decideOn({ coupon: { bets: [bet], isDropOnScoreChange }, scores: [score] }));
    expect([of(true, '0:0'), of(true, '1:0'), of(false, '0:0')]).toEqual(['score-changed', 'accepted', 'accepted']);
    expect(reasonOf(decideOn({ coupon: { bets: [bet], isDropOnScoreChange: true }, scores: null }))).toBe('accepted');
  });
});

describe('reasons against its stake', () => {
  it('rejects an account that is not the player’s, and an empty coupon', () => {
    const [bet] = games(2_000);
    expect(reasonOf(decideOn({ coupon: { bets: [bet!] }, account: null }))).toBe('wrong-account');
    expect(reasonOf(decideOn({}))).not.toBe('accepted');
  });

  it.each([
    [19, 'amount-too-small'],
    [20, 'accepted'],
    [200_000, 'accepted'],
    [200_001, 'amount-too-large'],
  ])('[CP-14] a stake of %i cents at odds of 2: %s', (amount, reason) => {
    const [bet] = games(2_000);
    const answer = decideOn({ coupon: { bets: [bet!], amount }, account: { ...MAIN, balance: 1_000_000 } });
    expect(reasonOf(answer)).toBe(reason);
    if (answer.status === 'rejected') expect(answer).toMatchObject({ minBetAmount: 20, maxBetAmount: 200_000, coef: 2_000 });
  });

  it('[CP-14] limits the stake by the payout limit, which is five times as high for a VIP bet', () => {
    const [bet] = games(100_000);
    const of = (amount: number, isVipBet: boolean) =>
      reasonOf(
        decideOn({
          coupon: { bets: [{ ...bet!, coef: 100_000 }], amount },
          terms: { isVipBet, maxPayout: maxPayoutOf('EUR', isVipBet) },
          account: { ...MAIN, balance: 10_000_000 },
        }),
      );
    expect(maxPayoutOf('EUR')).toBe(10_000_000);
    expect([of(100_000, false), of(100_001, false)]).toEqual(['accepted', 'max-payout']);
    expect(maxPayoutOf('EUR', true)).toBe(50_000_000);
  });

  it('[BET-9] limits the stake by the balance of the account plus prepaid money', () => {
    const [bet] = games(2_000);
    const of = (amount: number, account: StakeAccount, prepaidAmount?: number) =>
      reasonOf(decideOn({ coupon: { bets: [bet!], amount, ...(prepaidAmount !== undefined && { prepaidAmount }) }, account }));
    expect([of(1_000, { ...MAIN, balance: 1_000 }), of(1_001, { ...MAIN, balance: 1_000 })]).toEqual(['accepted', 'not-enough-money']);
    const prepaid = { accountId: 6, balance: 500 };
    expect(of(1_500, { ...MAIN, balance: 1_000, prepaid }, 500)).toBe('accepted');
    expect(of(1_500, { ...MAIN, balance: 1_000, prepaid }, 501)).toBe('prepaid-too-large');
  });

  it('[LIM-1] rejects a stake beyond the player’s own limit, with the amount to pay', () => {
    const [bet] = games(2_000);
    const limits = [{ limitType: 1, limit: 5_000, left: 999 }] as unknown as StakeLimit[];
    const answer = decideOn({ coupon: { bets: [bet!] }, limits });
    expect(answer).toMatchObject({ status: 'rejected', reason: 'limit-reached', toPay: 1_000, limit: { limitType: 1, freesAt: null } });
  });

  it('[CP-27] reports each refused line of many singles', () => {
    const [one, two] = games(2_000, 2_000);
    const answer = decideOn({ coupon: { typeId: 9, bets: [one!, two!], amount: 1_010, amountByBlockId: { 0: 1_000, 1: 10 } } });
    expect(answer).toMatchObject({
      status: 'rejected',
      reason: 'amount-too-small',
      lines: [{ outcomeIds: [two!.outcomeId], reason: 'amount-too-small', minBetAmount: 20 }],
    });
  });
});

describe('the terms of a sale', () => {
  const CODES: Sale['site']['promoCodes'] = [{ code: 'FREE', effect: { kind: 'free-bet' } }];
  const promo = { code: 'FREE', effect: { kind: 'free-bet' } } as unknown as NonNullable<Sale['terms']['promo']>;

  it('[CP-28] checks a code again at the sale: it may have ended or been used by then', () => {
    const [bet] = games(2_000);
    const of = (more: Case) => decideOn({ coupon: { bets: [bet!] }, terms: { promo }, ...more });
    expect(reasonOf(of({ site: { promoCodes: CODES } }))).toBe('accepted');
    expect(reasonOf(of({}))).toBe('promo-code');
    expect(of({ site: { promoCodes: CODES }, used: ['FREE'] })).toMatchObject({ reason: 'promo-code', promoReason: 'already-used' });
  });

  it('[CP-28] a free bet is paid by the house, so no money is needed', () => {
    const [bet] = games(2_000);
    const poor = { ...MAIN, balance: 0 };
    expect(reasonOf(decideOn({ coupon: { bets: [bet!] }, terms: { promo }, site: { promoCodes: CODES }, account: poor }))).toBe('accepted');
    expect([paidStakeOf({ terms: { ...plainTerms(1), promo } }, 500), paidStakeOf({ terms: plainTerms(1) }, 500)]).toEqual([0, 500]);
  });

  it.each([
    ['isOneClick', { show_one_click: false }, 'one-click-not-offered'],
    ['isBonusBet', { isAvailableCouponBonusBet: false }, 'bonus-bet-not-available'],
    ['isVipBet', { showVipBet: false }, 'vip-bet-not-available'],
  ] as const)('[CP-12] [CP-15] [CP-16] %s on a site without it: %s', (mode, config, reason) => {
    const [bet] = games(2_000);
    expect(reasonOf(decideOn({ coupon: { bets: [bet!] }, terms: { [mode]: true }, site: { config: { ...CONFIG, ...config } } }))).toBe(
      reason,
    );
    expect(reasonOf(decideOn({ coupon: { bets: [bet!] }, site: { config: { ...CONFIG, ...config } } }))).toBe('accepted');
  });

  it('plain terms contain only the payout limit', () => {
    expect(arePlain(plainTerms(7))).toBe(true);
    expect(plainTerms(7).maxPayout).toBe(7);
    for (const more of [{ promo }, { hyperBonusPercent: 5 }, { isBonusBet: true }, { isVipBet: true }])
      expect(arePlain({ ...plainTerms(7), ...more })).toBe(false);
  });

  it('[CP-27] [CP-29] groups bets by block, and each of many singles separately', () => {
    const bets = [{ blockId: 1 }, {}, { blockId: 1 }] as unknown as CouponToPlace['bets'];
    expect(togetherIn({ typeId: 4, bets })).toEqual([[0, 2], [1]]);
    expect(togetherIn({ typeId: 9, bets })).toEqual([[0], [1], [2]]);
  });

  it('builds the request for the maths from the current odds, with a size only for systems', () => {
    const bets = games(2_000);
    expect(requestOf({ typeId: 0, systemValue: 2, bets }, [2_500])).toMatchObject({
      amount: 0,
      systemValue: undefined,
      bets: [{ coef: 2_500 }],
    });
    expect(requestOf({ typeId: 4, systemValue: 2, bets }, [])).toMatchObject({ systemValue: 2, bets: [{ coef: 2_000 }] });
  });
});
