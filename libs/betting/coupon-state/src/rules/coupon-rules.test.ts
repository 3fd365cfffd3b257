import { Rational } from '@touchline/shared-primitives';
import fc from 'fast-check';
import { aPick } from '../testing.ts';
import { applyPrices, applyQuote } from './apply-prices.ts';
import { changesToAccept, couponAct, type ActFacts } from './coupon-act.ts';
import { betOf, betsToRemove, lockReasons, type CouponBet } from './coupon-bet.ts';
import { EMPTY_CONTENT, effectiveType, type CouponContent } from './coupon-content.ts';
import { readSave, writeSave } from './coupon-save.ts';
import { couponLocks, couponRequest } from './coupon-request.ts';
import { couponToPlace } from './coupon-to-place.ts';
import { editCoupon, type CouponEdit } from './edit-coupon.ts';
import { readSettings } from './kept-settings.ts';
import { mergeTabs, syncMessage } from './merge-tabs.ts';
import { readIntent } from './open-intent.ts';
import { placeFailure } from './place-failure.ts';

const bet = (id: number, overrides: Parameters<typeof aPick>[1] = {}): CouponBet => betOf(aPick(id, overrides));
const stamp = (at: number, by = 'a') => ({ at, by, intentId: `intent-${by}-${at}` });
const coupon = (...bets: CouponBet[]): CouponContent =>
  bets.reduce((content, one, at) => editCoupon(content, { kind: 'toggle', bet: one }, stamp(at + 1)), EMPTY_CONTENT);
const ids = ({ bets }: CouponContent): number[] => bets.map(({ outcomeId }) => outcomeId);

it('[CP-05] a bet has the fields of the specification', () => {
  const fields = ['market', 'blockId', 'statusId', 'typeId', 'number', 'startAt', 'scores', 'opponents', 'isBlocked', 'isDepend'];
  const more = ['isBannedExpress', 'isDisabledBanker', 'expressId', 'statisticId', 'playersDuel', 'pageType'];

  expect(Object.keys(bet(1))).toEqual(expect.arrayContaining([...fields, ...more]));
});

it.each([
  [1, 0],
  [2, 1],
  [3, 1],
])('[CP-01] %i bets make type %i by themselves', (count, typeId) => {
  expect(effectiveType(coupon(...Array.from({ length: count }, (_, at) => bet(at + 1))))).toBe(typeId);
});

it('[CP-01] keeps the chosen type while the bets make it, and starts anew when the coupon is emptied', () => {
  const singles = editCoupon(coupon(bet(1), bet(2)), { kind: 'type', typeId: 9 }, stamp(5));
  expect(effectiveType(singles)).toBe(9);

  const one = editCoupon(singles, { kind: 'remove', outcomeIds: [2] }, stamp(6));
  expect(effectiveType(one)).toBe(0);
  expect(effectiveType(editCoupon(one, { kind: 'toggle', bet: bet(3) }, stamp(7)))).toBe(9);

  const empty = editCoupon(one, { kind: 'remove', outcomeIds: [1] }, stamp(8));
  expect(
    effectiveType(editCoupon(editCoupon(empty, { kind: 'toggle', bet: bet(1) }, stamp(9)), { kind: 'toggle', bet: bet(2) }, stamp(10))),
  ).toBe(1);
});

it('[CP-26] every change of the content makes another id, and no change makes none', () => {
  const edits: CouponEdit[] = [
    { kind: 'amount', amount: 500 },
    { kind: 'type', typeId: 9 },
    { kind: 'bet-amount', outcomeId: 1, amount: 700 },
    { kind: 'accept', coefs: { 1: 1900 } },
    { kind: 'remove', outcomeIds: [2] },
    { kind: 'renew' },
  ];
  const start = coupon(bet(1), bet(2));

  expect(edits.map((edit, at) => editCoupon(start, edit, stamp(100 + at)).form.intentId)).toEqual(
    edits.map((_, at) => `intent-a-${100 + at}`),
  );
  expect(editCoupon(start, { kind: 'remove', outcomeIds: [9] }, stamp(200))).toBe(start);
  expect(editCoupon(start, { kind: 'accept', coefs: { 1: 1850 } }, stamp(200))).toBe(start);
});

it('[CP-10] holds at most 30 bets', () => {
  const full = coupon(...Array.from({ length: 31 }, (_, at) => bet(at + 1)));

  expect(full.bets).toHaveLength(30);
});

it.each([
  [{ isBlocked: true }, 0, 'bet-suspended'],
  [{ isBannedExpress: true }, 1, 'banned-from-express'],
  [{ isBannedExpress: true }, 9, undefined],
] as const)('[CP-29] a bet with %j in type %i is locked by %p', (overrides, typeId, reason) => {
  expect(lockReasons([bet(1, overrides), bet(2)], typeId).get(1)).toBe(reason);
});

it('[CP-29] bets of one game, sub-games included, depend on each other in an express only', () => {
  const bets = [bet(1, { gameId: 10 }), bet(2, { gameId: 11, parentId: 10 }), bet(3)];

  expect([...lockReasons(bets, 1)]).toEqual([
    [1, 'dependent-bets'],
    [2, 'dependent-bets'],
  ]);
  expect(lockReasons(bets, 9).size).toBe(0);
});

it('[CP-29] offers to remove as few bets as free the rest', () => {
  const bets = [
    bet(1, { gameId: 10 }),
    bet(2, { isBlocked: true }),
    bet(3, { gameId: 11, parentId: 10 }),
    bet(4, { isBannedExpress: true }),
    bet(5),
  ];

  expect(betsToRemove(bets, 1)).toEqual([2, 3, 4]);
  expect(betsToRemove(bets, 9)).toEqual([2]);
});

it.each([
  [0, 1850, 1840, true],
  [0, 1850, 1860, true],
  [0, 1850, 1850, false],
  [1, 1850, 1000, false],
  [2, 1850, 1849, true],
  [2, 1850, 1851, false],
] as const)('[CP-25] rule %i with %i seen and %i now asks: %p', (action, seen, now, asks) => {
  const changed = { ...bet(1), coefSeen: seen, coef: now };

  expect(changesToAccept([changed], action)).toEqual(asks ? { 1: now } : {});
});

it('[ODD-2] accepts exactly the price that was on the screen; a price that moved on is asked for again', () => {
  const moved = { ...coupon(bet(1)), bets: [{ ...bet(1), coef: 1700 }] };

  const accepted = editCoupon(moved, { kind: 'accept', coefs: { 1: 1750 } }, stamp(9));

  expect(changesToAccept(accepted.bets, 2)).toEqual({ 1: 1700 });
});

it('[CPN-5] a quote marks what is gone, suspended, and moved, and leaves the rest untouched', () => {
  const bets = [bet(1), bet(2), bet(3), bet(4)];
  const now = applyQuote(bets, [
    { outcomeId: 1, reason: 'game-finished', coef: null, isLive: true },
    { outcomeId: 2, reason: 'bet-suspended', coef: 1850, isLive: false },
    { outcomeId: 3, reason: null, coef: 1900, isLive: false },
    { outcomeId: 4, reason: null, coef: 1850, isLive: false },
  ]);

  expect(now.map(({ goneReason, isBlocked, coef, coefSeen }) => [goneReason, isBlocked, coef, coefSeen])).toEqual([
    ['game-finished', false, 1850, 1850],
    [null, true, 1850, 1850],
    [null, false, 1900, 1850],
    [null, false, 1850, 1850],
  ]);
  expect(now[3]).toBe(bets[3]);
  expect([...lockReasons(now, 1)].slice(0, 2)).toEqual([
    [1, 'game-finished'],
    [2, 'bet-suspended'],
  ]);
});

it('[CP-05] the score follows the quote; a bet whose score stands is the very same', () => {
  const bets = [bet(1), bet(2)];
  const told = (score: string) => [
    { outcomeId: 1, reason: null, coef: 1850, isLive: false, score },
    { outcomeId: 2, reason: null, coef: 1850, isLive: false },
  ];

  const first = applyQuote(bets, told('2:1'));
  expect(first.map(({ scores }) => scores)).toEqual([[2, 1], null]);
  expect(applyQuote(first, told('2:1'))).toBe(first);
  expect(applyQuote(first, told('2:2'))[0]?.scores).toEqual([2, 2]);
  expect(applyQuote(first, told('soon'))).toBe(first);
});

it('[ODD-6] takes the price that the lists show', () => {
  const bets = [bet(1), bet(2)];

  expect(applyPrices(bets, [{ outcomeId: 1, coef: 1900, isBlocked: true }])[0]).toMatchObject({
    coef: 1900,
    isBlocked: true,
    coefSeen: 1850,
  });
  expect(applyPrices(bets, [{ outcomeId: 1, coef: 1850, isBlocked: false }])).toBe(bets);
});

const FREE: ActFacts = {
  bets: [bet(1)],
  locked: [],
  changeCoefAction: 2,
  placement: 'free',
  isPlayer: true,
  isQuoted: true,
  isBankerMissing: false,
  hasStake: true,
  problems: [],
  totalAmount: 500,
  money: 1_000,
};
const lower = { ...bet(1), coef: 1800 };
const tooSmall = { target: { kind: 'all' }, reason: 'amount-too-small', amount: 20 } as const;

it.each([
  [{}, { kind: 'place' }],
  [{ bets: [] }, { kind: 'empty' }],
  [{ placement: 'busy' as const }, { kind: 'busy' }],
  [{ placement: 'check' as const }, { kind: 'check' }],
  [{ locked: [1] }, { kind: 'remove-locked', outcomeIds: [1], keep: 0 }],
  [{ isPlayer: false, money: null }, { kind: 'sign-in' }],
  [{ isQuoted: false }, { kind: 'wait-for-prices' }],
  [{ bets: [lower] }, { kind: 'accept-changes', coefs: { 1: 1800 } }],
  [{ isBankerMissing: true }, { kind: 'choose-banker' }],
  [{ hasStake: false }, { kind: 'enter-stake' }],
  [{ problems: [tooSmall] }, { kind: 'set-stake', ...tooSmall }],
  [{ totalAmount: 1_000 }, { kind: 'place' }],
  [{ totalAmount: 1_001 }, { kind: 'not-enough-money', missing: 1 }],
])('[CP-29] [CP-14] the button does one thing: %j', (change, act) => {
  expect(couponAct({ ...FREE, ...change })).toEqual(act);
});

const TERMS = { hyperBonusPercent: null, minHyperBonusBetLimit: null, maxHyperBonusLimit: null };
const PLACED = {
  id: '00000000-0000-4000-8000-000000000001',
  accountId: 11,
  userId: 7,
  changeCoefAction: 2,
  coefViewId: 0,
  isDropOnScoreChange: false,
  refId: 1,
  prepaidAmount: 0,
  terms: TERMS,
} as const;

it('[CP-04] an express is sent with its exact total', () => {
  const content = coupon(bet(1, { coef: 1855 }), bet(2, { coef: 2015 }));
  const sent = couponToPlace({
    ...PLACED,
    bets: content.bets,
    request: couponRequest(content, 500),
    coef: 3737,
    exactCoef: Rational.of(3_737_825, 1_000_000),
  });

  expect(sent).toEqual({
    id: '00000000-0000-4000-8000-000000000001',
    accountId: 11,
    userId: 7,
    amount: 500,
    bets: [
      { gameId: 10, marketId: 100, outcomeId: 1, coef: 1855 },
      { gameId: 20, marketId: 200, outcomeId: 2, coef: 2015 },
    ],
    changeCoefAction: 2,
    coef: 3737,
    coefByView: '3.737',
    coefViewId: 0,
    exactCoef: '3.737825',
    isDropOnScoreChange: false,
    refId: 1,
    typeId: 1,
  });
});

it('[CP-04] carries a hyper bonus and the part that the advance pays', () => {
  const content = coupon(bet(1));
  const terms = { hyperBonusPercent: 15, minHyperBonusBetLimit: 200, maxHyperBonusLimit: 5_000 };
  const facts = { ...PLACED, bets: content.bets, request: couponRequest(content, 500), coef: 1850, exactCoef: Rational.of(37, 20) };

  expect(couponToPlace({ ...facts, terms, prepaidAmount: 120 })).toMatchObject({ ...terms, prepaidAmount: 120 });
  expect(Object.keys(couponToPlace(facts))).not.toContain('prepaidAmount');
});

describe('what is asked about and sent', () => {
  const edited = (start: CouponContent, ...edits: CouponEdit[]): CouponContent =>
    edits.reduce((content, edit, at) => editCoupon(content, edit, stamp(100 + at)), start);
  const many = (count: number) => coupon(...Array.from({ length: count }, (_, at) => bet(at + 1)));

  it('[CP-27] many singles are a block each, with their own stakes', () => {
    const content = edited(many(2), { kind: 'type', typeId: 9 }, { kind: 'bet-amount', outcomeId: 2, amount: 700 });

    expect(couponRequest(content, 500)).toEqual({
      typeId: 9,
      amount: 500,
      amountByBlockId: { 2: 700 },
      bets: [
        { coef: 1850, blockId: 1 },
        { coef: 1850, blockId: 2 },
      ],
    });
  });

  it('[CP-27] blocks of an express carry their own stakes; a stake of a block that is gone is left out', () => {
    const content = edited(
      many(3),
      { kind: 'block', outcomeId: 1, blockId: 4 },
      { kind: 'block', outcomeId: 2, blockId: 4 },
      { kind: 'block-amount', blockId: 4, amount: 700 },
      { kind: 'block-amount', blockId: 8, amount: 900 },
    );

    expect(couponRequest(content, 500)).toMatchObject({
      typeId: 1,
      amountByBlockId: { 4: 700 },
      bets: [{ blockId: 4 }, { blockId: 4 }, { blockId: 0 }],
    });
    expect(couponLocks(edited(content, { kind: 'add', bets: [bet(9, { gameId: 10 })] })).size).toBe(0);
  });

  it('[CP-06] a system has the size that was chosen while the bets make it, else the smallest', () => {
    const chosen = edited(many(4), { kind: 'system', systemValue: 3 });
    expect(couponRequest(chosen, 500)).toMatchObject({ typeId: 4, systemValue: 3 });

    expect(couponRequest(edited(chosen, { kind: 'remove', outcomeIds: [4] }), 500)).toMatchObject({ typeId: 4, systemValue: 2 });
  });

  it('[CP-10] a patent is three singles, three doubles and a treble, each at the same stake', () => {
    const patent = edited(many(3), { kind: 'named-system', name: 'patent' });

    const request = couponRequest(patent, 100);

    expect(request).toEqual({ typeId: 4, amount: 100, amountByBlockId: { 1: 100, 2: 300, 3: 100 }, bets: Array(3).fill({ coef: 1850 }) });
    expect(couponRequest(edited(patent, { kind: 'remove', outcomeIds: [3] }), 100)).toMatchObject({ typeId: 1 });
  });

  it('[CP-29] a banker stands only in a system with banker, and only where the line allows it', () => {
    const start = edited(many(4), { kind: 'type', typeId: 2 }, { kind: 'banker', outcomeId: 1 });
    expect(couponRequest(start, 500).bets.map(({ isBanker }) => isBanker)).toEqual([true, false, false, false]);

    const second = edited(start, { kind: 'banker', outcomeId: 2 });
    expect(second).toBe(start); // two bets would be left: that is no system
    expect(edited(start, { kind: 'banker', outcomeId: 1 }).bets[0]?.isBanker).toBe(false);

    const forbidden = { ...start, bets: start.bets.map((one) => ({ ...one, isDisabledBanker: true })) };
    expect(couponLocks(forbidden).get(1)).toBe('banker-disabled');
    expect(edited(forbidden, { kind: 'banker', outcomeId: 3 })).toBe(forbidden);
  });
});

describe('local save', () => {
  it('[CP-07] [CPN-6] holds the four fields and nothing else', () => {
    const content = editCoupon(coupon(bet(1), bet(2)), { kind: 'amount', amount: 123_456 }, stamp(9));
    const text = writeSave(content);

    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(['addedAtByBetId', 'bets', 'systemValue', 'typeId']);
    expect(text).not.toContain('123456');
    expect(readSave(text)).toEqual({
      dropped: 0,
      save: { bets: content.bets, addedAtByBetId: { 1: 1, 2: 2 }, typeId: 1, systemValue: null },
    });
  });

  it.each(['', 'null', '[]', '{', '{"bets":{}}', '"x"', '0', '{"bets":null}'])(
    '[CPN-4] survives %j and says that something was lost',
    (text) => {
      expect(readSave(text)).toEqual({ save: null, dropped: 1 });
    },
  );

  it('[CPN-4] keeps what holds and drops the rest', () => {
    const good = bet(1);
    const text = JSON.stringify({
      bets: [good, { ...good, outcomeId: 'x' }, null, { ...good, outcomeId: 2, coef: 0 }, { ...good, market: null }, good],
      typeId: 77,
      addedAtByBetId: { 1: 'soon' },
    });

    expect(readSave(text)).toMatchObject({ save: { bets: [{ outcomeId: 1 }], typeId: 0, systemValue: null }, dropped: 5 });
  });

  it('[CPN-4] carries over a bet of an older version, without the fields that came later', () => {
    const old = { outcomeId: 4, gameId: 40, coef: 1500, market: { id: 400, typeId: 1 }, typeId: 2, opponents: ['Ash', 'Elm'] };

    expect(readSave(JSON.stringify({ bets: [old], addedAtByBetId: { 4: 9 }, typeId: 0 })).save?.bets[0]).toMatchObject({
      outcomeId: 4,
      coefSeen: 1500,
      section: 'line',
      isBlocked: false,
    });
  });

  it('[CPN-4] never throws, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ bets: fc.array(fc.anything()) }).map((value) => JSON.stringify(value)),
        ),
        (text) => {
          readSave(text);
          readSettings(text);
          readIntent(text);
        },
      ),
    );
  });
});

describe('tabs', () => {
  const edits = fc.oneof(
    fc.integer({ min: 1, max: 6 }).map((id): CouponEdit => ({ kind: 'toggle', bet: bet(id) })),
    fc.constantFrom<CouponEdit>({ kind: 'type', typeId: 9 }, { kind: 'amount', amount: 500 }, { kind: 'remove', outcomeIds: [1, 2, 3] }),
  );
  const steps = fc.array(
    fc.oneof(
      fc.record({ tab: fc.nat(2), edit: edits, at: fc.nat(50) }),
      fc.record({ tab: fc.nat(2), from: fc.nat(2) }), // a message arrives, in any order
    ),
    { maxLength: 40 },
  );
  const players = (content: CouponContent) => ({ ids: ids(content), form: content.form, type: effectiveType(content) });

  it('[CPN-3] all tabs end with the same coupon, whatever the order of edits and messages', () => {
    fc.assert(
      fc.property(steps, (interleaving) => {
        const tabs = [EMPTY_CONTENT, EMPTY_CONTENT, EMPTY_CONTENT];
        for (const step of interleaving) {
          const own = tabs[step.tab]!;
          tabs[step.tab] =
            'edit' in step ? editCoupon(own, step.edit, stamp(step.at, `tab-${step.tab}`)) : mergeTabs(own, syncMessage(tabs[step.from]!));
        }
        const messages = tabs.map(syncMessage);
        const settled = tabs.map((tab) => messages.reduce(mergeTabs, tab));
        expect(settled.slice(1).map(players)).toEqual([players(settled[0]!), players(settled[0]!)]);
      }),
      { numRuns: 500 },
    );
  });

  it('[CPN-3] loses no bet that two tabs add at the same time', () => {
    const here = coupon(bet(1));
    const there = editCoupon(EMPTY_CONTENT, { kind: 'toggle', bet: bet(2) }, stamp(1, 'b'));

    expect(ids(mergeTabs(here, syncMessage(there)))).toEqual([1, 2]);
    expect(ids(mergeTabs(there, syncMessage(here)))).toEqual([1, 2]);
  });

  it('[CPN-3] of two changes of the same moment the larger tab name wins in both tabs', () => {
    const both = coupon(bet(1), bet(2));
    const here = editCoupon(both, { kind: 'remove', outcomeIds: [1] }, stamp(4, 'a'));
    const away = editCoupon(both, { kind: 'remove', outcomeIds: [1] }, stamp(3, 'b'));
    const there = editCoupon(away, { kind: 'toggle', bet: bet(1) }, stamp(4, 'b'));

    expect(ids(mergeTabs(here, syncMessage(there))).sort()).toEqual([1, 2]);
    expect(ids(mergeTabs(there, syncMessage(here))).sort()).toEqual([1, 2]);
  });

  it('[CPN-3] a removal in one tab is not undone by an older message of another', () => {
    const both = coupon(bet(1), bet(2));
    const removed = editCoupon(both, { kind: 'remove', outcomeIds: [1] }, stamp(3));

    expect(ids(mergeTabs(removed, syncMessage(both)))).toEqual([2]);
    expect(ids(mergeTabs(both, syncMessage(removed)))).toEqual([2]);
  });
});

it.each([
  [401, 'unauthorized', { isKnown: true, reason: 'signed-out' }],
  [409, 'wrong-user', { isKnown: true, reason: 'wrong-user' }],
  [400, 'bad-request', { isKnown: true, reason: 'not-accepted' }],
  [429, 'too-many-tries', { isKnown: true, reason: 'too-many-tries' }],
  [409, 'still-running', { isKnown: false }],
  [422, 'id-reused', { isKnown: false }],
  [500, 'error', { isKnown: false }],
  [503, 'unavailable', { isKnown: false }],
  [599, 'network-error', { isKnown: false }],
  [599, 'time-out', { isKnown: false }],
])('[CP-26] [BET-8] status %i %s says %j', (status, code, failure) => {
  expect(placeFailure(status, code)).toEqual(failure);
});
