import { measured } from '@touchline/measured';
import fc from 'fast-check';
import { signedOut } from '@touchline/identity-state';
import type { BetNow } from '@touchline/betting-contract';
import { createBrowserOfTabs } from '@touchline/shared-testing';
import {
  betToggled,
  couponSettingsChanged,
  editCoupon,
  selectAmount,
  selectCouponAct,
  selectCouponBets,
  selectDroppedBets,
  selectFigures,
  selectIntentId,
  selectLocks,
  selectTypeId,
} from './index.ts';
import { betOf } from './rules/content/bet-of.ts';
import type { CouponBet } from './rules/content/coupon-bet.ts';
import { aPick } from './testing.ts';
import {
  type CouponPage,
  createBackend,
  never,
  openPage,
  openReady,
  pass,
  PLACE,
  trials,
  withCouponPages,
  withTrials,
} from './coupon.test.helper.ts';

withCouponPages();
withTrials();

describe('tabs', () => {
  type Command = (page: CouponPage) => unknown;
  const toggle = fc.integer({ min: 1, max: 5 }).map(
    (id): Command =>
      (page) =>
        page.dispatch(betToggled(aPick(id))),
  );
  const other = fc.constantFrom<Command>(
    (page) => page.dispatch(editCoupon({ kind: 'type', typeId: 9 })),
    (page) => page.dispatch(editCoupon({ kind: 'system', systemValue: 2 })),
    (page) => page.dispatch(editCoupon({ kind: 'amount', amount: 900 })),
    (page) => page.dispatch(editCoupon({ kind: 'bet-amount', outcomeId: 1, amount: 300 })),
    (page) => page.dispatch(editCoupon({ kind: 'remove', outcomeIds: [1, 2] })),
    (page) => page.dispatch(editCoupon({ kind: 'block', outcomeId: 3, blockId: 1 })),
    (page) => page.dispatch(editCoupon({ kind: 'banker', outcomeId: 2 })),
    (page) => page.dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: 'A' } })),
    (page) => page.dispatch(editCoupon({ kind: 'clear' })),
    (page) => page.dispatch(editCoupon({ kind: 'undo' })),
  );
  const command = fc.oneof(toggle, other);
  const step = fc.record({ tab: fc.nat(2), command, afterMs: fc.constantFrom(0, 0, 1, 30, 200) });
  const seen = (page: CouponPage) => [
    selectCouponBets(page.state()).map(({ outcomeId, isBanker, blockId }) => [outcomeId, isBanker, blockId]),
    selectTypeId(page.state()),
    selectAmount(page.state()),
    selectIntentId(page.state()),
    selectFigures(page.state())?.maxWin,
  ];

  it('[CPN-3] any interleaving of edits in three tabs converges to one coupon within a second', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), fc.tuple(command, command, command), async (steps, atOnce) => {
        const { server } = createBackend();
        const browser = createBrowserOfTabs();
        const tabs = [0, 1, 2].map(() => openPage(server, { tab: browser.openTab() }));
        for (const { tab, command: wanted, afterMs } of steps) {
          const page = tabs[tab];
          if (page !== undefined) wanted(page);
          if (afterMs > 0) await jest.advanceTimersByTimeAsync(afterMs);
        }
        // The last edits are made in all tabs at the same moment.
        tabs.forEach((page, at) => atOnce[at]?.(page));
        await pass(1_000);

        const [first, ...others] = tabs.map(seen);
        others.forEach((one) => expect(one).toEqual(first));
        const different = others.filter((one) => JSON.stringify(one) !== JSON.stringify(first)).length;
        measured({ id: 'CPN-3', unit: 'tabs with another coupon', atMost: 0, trials: 200, run: 'long', value: different });
        tabs.forEach((page) => page.close());
      }),
      { numRuns: trials(200) },
    );
  });

  /** Each bet belongs to one tab, so the final content is known whatever the order of messages. */
  const own = fc.record({
    tab: fc.nat(2),
    bet: fc.nat(3),
    form: fc.constantFrom(
      editCoupon({ kind: 'type', typeId: 9 }),
      editCoupon({ kind: 'system', systemValue: 2 }),
      editCoupon({ kind: 'amount', amount: 900 }),
      null,
    ),
    afterMs: fc.constantFrom(0, 0, 1, 30, 200),
  });

  it('[CPN-3] no interleaving of three tabs loses an added bet or restores a removed one', async () => {
    let most = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(own, { minLength: 6, maxLength: 20 }), async (steps) => {
        const { server } = createBackend();
        const browser = createBrowserOfTabs();
        const tabs = [0, 1, 2].map(() => openPage(server, { tab: browser.openTab() }));
        const wanted = new Set<number>();
        for (const { tab, bet, form, afterMs } of steps) {
          const id = 1 + tab * 10 + bet;
          if (!wanted.delete(id)) wanted.add(id);
          tabs[tab]?.dispatch(betToggled(aPick(id)));
          if (form !== null) tabs[(tab + 1) % 3]?.dispatch(form);
          if (afterMs > 0) await jest.advanceTimersByTimeAsync(afterMs);
        }
        await pass(1_000);

        most = Math.max(most, wanted.size);
        const expected = [...wanted].sort((one, other) => one - other);
        expect(tabs.map((page) => page.ids().sort((one, other) => one - other))).toEqual([expected, expected, expected]);
        const lost = tabs.flatMap((page) => expected.filter((id) => !page.ids().includes(id))).length;
        measured({ id: 'CPN-3', unit: 'lost bets', atMost: 0, trials: 200, run: 'long', value: lost });
        tabs.forEach((page) => page.close());
      }),
      { numRuns: trials(200), endOnFailure: true },
    );
    expect(most).toBeGreaterThanOrEqual(6);
  });
});

describe('restoring', () => {
  const bet = (id: number, change: Partial<CouponBet> = {}): CouponBet => ({ ...betOf(aPick(id)), ...change });
  const openWith = async (text: string, backend = createBackend()) => {
    const page = openPage(backend.server, { tab: createBrowserOfTabs({ 'touchline.coupon': text }).openTab() });
    await pass(1_000);
    return page;
  };
  const plain = { outcomeId: 4, gameId: 40, coef: 1500, market: { id: 400, typeId: 1 }, typeId: 2, opponents: ['Ash', 'Elm'] };

  it.each([
    ['with bets only', { bets: [plain] }],
    ['without the seen price', { bets: [plain], addedAtByBetId: { 4: 9 }, typeId: 0 }],
    ['before systems', { bets: [{ ...plain, coefSeen: 1500, section: 'line' }], addedAtByBetId: { 4: 9 }, typeId: 0 }],
    [
      'before blocks and bankers',
      { bets: [{ ...bet(4), blockId: undefined, isBanker: undefined }], addedAtByBetId: { 4: 9 }, typeId: 0, systemValue: null },
    ],
    [
      'with removed fields',
      { bets: [{ ...bet(4), cashOut: 3 }], version: 1, addedAtByBetId: { 4: 9 }, typeId: 0, systemValue: null, amount: 5 },
    ],
  ])('[CPN-4] migrates a save %s', async (_, save) => {
    const page = await openWith(JSON.stringify(save));

    expect([page.ids(), selectDroppedBets(page.state())]).toEqual([[4], 0]);
    expect(selectCouponAct(page.state())).toEqual({ kind: 'place' });
  });

  /** Losing a save of an empty coupon needs no notice. */
  const holdsNoBets = (text: string): boolean => /^\s*\{\s*"bets"\s*:\s*\[\s*\]/.test(text);

  it('[CPN-4] restores the valid parts of a corrupt save, or drops it with a notice', async () => {
    const whole = JSON.stringify({ bets: [bet(1), bet(2)], addedAtByBetId: { 1: 1, 2: 2 }, typeId: 1, systemValue: null });
    const cut = fc.nat(whole.length - 2).map((at) => whole.slice(0, at));
    const flipped = fc
      .tuple(fc.nat(whole.length - 1), fc.string({ minLength: 1, maxLength: 3 }))
      .map(([at, noise]) => whole.slice(0, at) + noise + whole.slice(at + 1));
    const foreign = fc.oneof(
      fc.json(),
      fc.string(),
      fc.record({ bets: fc.array(fc.anything()) }).map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(cut, flipped, foreign), async (text) => {
        const page = await openWith(text);
        const isReported = page.ids().length > 0 || selectDroppedBets(page.state()) > 0;
        expect(isReported || holdsNoBets(text)).toBe(true);
        expect(() => [selectFigures(page.state()), selectCouponAct(page.state())]).not.toThrow();
        const silent = isReported || holdsNoBets(text) ? 0 : 1;
        measured({ id: 'CPN-4', unit: 'saves dropped without a notice', atMost: 0, trials: 200, run: 'long', value: silent });
        page.close();
      }),
      { numRuns: trials(200) },
    );
  });

  const reasons: readonly (readonly [BetNow['reason'], string | null, string | null])[] = [
    ['game-finished', 'game-finished', 'game-finished'],
    ['game-started', 'game-started', 'game-started'],
    ['outcome-gone', 'outcome-gone', 'outcome-gone'],
    ['bet-suspended', 'bet-suspended', 'bet-suspended'],
    [null, null, null],
  ];

  it('[CPN-5] thirty mixes of stale bets: each is marked with its reason and none is placed', async () => {
    for (let mix = 0; mix < 30; mix += 1) {
      const backend = createBackend();
      const bets = Array.from({ length: 2 + (mix % 4) }, (_, at) => bet(at + 1, { isBannedExpress: (mix + at) % 3 === 0 }));
      const stale = bets.map((_, at) => reasons[(mix * 7 + at * 3) % reasons.length] ?? reasons[0]!);
      stale.forEach(([reason], at) => backend.prices.set(at + 1, { reason }));
      const isExpress = mix % 2 === 0;
      const save = JSON.stringify({ bets, addedAtByBetId: {}, typeId: isExpress ? 1 : 9, systemValue: null });

      const page = await openWith(save, backend);
      page.place();
      await pass(500);

      const marks = bets.map(({ isBannedExpress }, at) => stale[at]?.[1] ?? (isExpress && isBannedExpress ? 'banned-from-express' : null));
      expect(bets.map(({ outcomeId }) => selectLocks(page.state()).get(outcomeId) ?? null)).toEqual(marks);
      const mayPlace = marks.every((mark) => mark === null);
      expect(backend.booked).toHaveLength(mayPlace ? 1 : 0);
      const stalePlaced = mayPlace ? 0 : backend.booked.length;
      measured({ id: 'CPN-5', unit: 'stale bets placed', atMost: 0, trials: 30, value: stalePlaced });
      page.close();
    }
  });

  it('[CPN-1] after any crash everything but the stakes is restored, and at most the last moment is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 10 }), fc.boolean(), async (picks, isSystem) => {
        const { server } = createBackend();
        const browser = createBrowserOfTabs();
        const page = openPage(server, { tab: browser.openTab() });
        picks.forEach((id) => page.dispatch(betToggled(aPick(id))));
        if (isSystem) page.dispatch(editCoupon({ kind: 'system', systemValue: 3 }));
        await pass(1_000);
        const [ids, type] = [page.ids(), selectTypeId(page.state())];
        const figures = selectFigures(page.state());
        page.close(); // a crashing page runs no handlers

        const again = openPage(server, { tab: createBrowserOfTabs(Object.fromEntries(browser.stored)).openTab() });
        await pass(1_000);
        expect([again.ids(), selectTypeId(again.state()), selectFigures(again.state())?.combinations]).toEqual([
          ids,
          type,
          figures?.combinations,
        ]);
        const lost = ids.filter((id) => !again.ids().includes(id)).length;
        measured({ id: 'CPN-1', unit: 'bets not restored', atMost: 0, trials: 100, run: 'long', value: lost });
        again.close();
      }),
      { numRuns: trials(100) },
    );
  });

  it('[CPN-6] a visitor leaves no amount, account or player id in the browser', async () => {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const page = await openReady(server, { tab: browser.openTab(), config: { show_one_click: true } });
    page.dispatch(editCoupon({ kind: 'amount', amount: 17_711 }));
    page.dispatch(
      couponSettingsChanged({ oneClickAmount: 17_722, bonusAccountOneClickAmount: 17_733, amountStepByCurrencyIso: { EUR: 17_744 } }),
    );
    page.dispatch(editCoupon({ kind: 'account', accountId: 11 }));
    [2, 3].forEach((id) => page.dispatch(betToggled(aPick(id))));
    page.dispatch(editCoupon({ kind: 'type', typeId: 9 }));
    page.dispatch(editCoupon({ kind: 'bet-amount', outcomeId: 2, amount: 17_755 }));
    page.dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: 'MYCODE' } }));
    server.on(PLACE, never);
    await pass(500);
    page.place();
    await pass(1_000);
    const ofPlayer = [...browser.stored.values()].join();
    expect(ofPlayer).toContain('17722'); // the player's own stakes are stored while they are signed in

    page.dispatch(signedOut({ reason: 'expired' }));
    page.dispatch(betToggled(aPick(4)));
    await pass(1_000);

    const fields = [...browser.stored].map(([key, text]) => [key, Object.keys(JSON.parse(text) as object).sort()]);
    expect(Object.fromEntries(fields)).toEqual({
      'touchline.coupon': ['addedAtByBetId', 'bets', 'systemValue', 'typeId'],
      'touchline.coupon-intent': ['id', 'sentAt'],
      'touchline.coupon-settings': [
        ...['changeCoefAction', 'exactCoef', 'isBalanceShown', 'isCouponFixed', 'isDropOnScoreChange', 'isPossibleWinShown'],
        ...['isSelectAccountShown', 'oddsBudget'],
      ],
    });
    const personal = [...[...browser.stored.values()].join().matchAll(/177\d{2}|MYCODE|accountId|userId|mount/g)].length;
    measured({ id: 'CPN-6', unit: 'amounts and ids in guest state', atMost: 0, value: personal });
  });
});
