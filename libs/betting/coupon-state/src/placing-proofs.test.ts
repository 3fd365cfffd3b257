import { measured } from '@touchline/measured';
import fc from 'fast-check';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { CouponToPlace } from '@touchline/betting-contract';
import { createBrowserOfTabs } from '@touchline/shared-testing';
import {
  betToggled,
  couponSettingsChanged,
  editCoupon,
  oneClickWanted,
  placeRequested,
  pricesSeen,
  selectIntentId,
  selectPlacement,
} from './index.ts';
import { aPick } from './testing.ts';
import {
  anna,
  type CouponPage,
  createBackend,
  openPage,
  openReady,
  pass,
  PLACE,
  problem,
  QUOTE,
  trials,
  withCouponPages,
  withTrials,
} from './coupon.test.helper.ts';

withCouponPages();
withTrials();
const posts = (server: ReturnType<typeof createBackend>['server']) => server.count(PLACE);

describe('placing', () => {
  const gesture = fc.record({
    act: fc.constantFrom('click', 'double', 'enter-and-click', 'twenty', 'other-tab'),
    afterMs: fc.integer({ min: 0, max: 400 }),
  });

  it('[BET-3] any burst of gestures has at most one request in flight and makes one bet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(gesture, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 3_000 }), async (burst, answerMs) => {
        const { server, booked, place } = createBackend();
        let [inFlight, most] = [0, 0];
        server.on(PLACE, async ({ body }) => {
          inFlight += 1;
          most = Math.max(most, inFlight);
          const given = place(body as CouponToPlace);
          await new Promise((resume) => setTimeout(resume, answerMs));
          inFlight -= 1;
          return Response.json(given);
        });
        const browser = createBrowserOfTabs();
        const here = await openReady(server, { tab: browser.openTab() });
        const there = openPage(server, { tab: browser.openTab() });
        await pass(500);
        const intentId = selectIntentId(here.state()) ?? '';
        const press = (page: CouponPage) => page.dispatch(placeRequested({ intentId }));
        const presses = { click: 1, double: 2, 'enter-and-click': 2, twenty: 20, 'other-tab': 1 };
        for (const { act, afterMs } of burst) {
          for (let at = 0; at < presses[act]; at += 1) press(act === 'other-tab' ? there : here);
          await jest.advanceTimersByTimeAsync(afterMs);
        }
        await pass(10_000);

        expect([most, booked.length, booked[0]?.id]).toEqual([1, 1, intentId]);
        measured({ id: 'BET-3', unit: 'requests in flight', atMost: 1, trials: 200, run: 'long', value: most });
        measured({ id: 'BET-3', unit: 'bets per burst', atLeast: 1, atMost: 1, trials: 200, run: 'long', value: booked.length });
        here.close();
        there.close();
      }),
      { numRuns: trials(200) },
    );
  });

  it('[BET-4] two tabs that confirm the shared coupon within 50 ms place one bet, and both show its receipt', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 50 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 80 }),
        async (offsetMs, isOther, answerMs) => {
          const { server, booked, place } = createBackend();
          server.on(PLACE, async ({ body }) => {
            const given = place(body as CouponToPlace);
            await new Promise((resume) => setTimeout(resume, answerMs));
            return given === null ? problem(422, 'id-reused') : Response.json(given);
          });
          const browser = createBrowserOfTabs();
          const tabs = [await openReady(server, { tab: browser.openTab() }), openPage(server, { tab: browser.openTab() })];
          await pass(1_000);
          const [first, second] = isOther ? tabs.toReversed() : tabs;
          const press = placeRequested({ intentId: selectIntentId(tabs[0]!.state()) ?? '' });

          first?.dispatch(press);
          await jest.advanceTimersByTimeAsync(offsetMs);
          second?.dispatch(press);
          await pass(2_000);

          const ends = tabs.map((tab) => selectPlacement(tab.state()));
          measured({ id: 'BET-4', unit: 'bets of two tabs', atLeast: 1, atMost: 1, trials: 100, run: 'long', value: booked.length });
          expect(ends.map((end) => end.status === 'accepted' && end.coupon.couponId)).toEqual([5001, 5001]);
          expect(ends.filter((end) => end.status === 'accepted' && end.isAlreadyPlaced)).toHaveLength(1);
          tabs.forEach((tab) => tab.close());
        },
      ),
      { numRuns: trials(100) },
    );
  });

  /** Events after which a page has a coupon that could be placed, without a click of the player. */
  const returns: readonly (readonly [string, (page: CouponPage, backend: ReturnType<typeof createBackend>) => void | Promise<void>])[] = [
    ['a page that opens', () => undefined],
    [
      'a page that becomes visible',
      (page) => {
        page.ports.setVisible(false);
        page.ports.setVisible(true);
      },
    ],
    [
      'a page that was hidden for an hour',
      async (page) => {
        page.ports.setVisible(false);
        await pass(3_600_000);
        page.ports.setVisible(true);
      },
    ],
    [
      'restored prices',
      async (page, { server }) => {
        server.on(QUOTE, () => problem(503));
        await pass(60_000);
        page.dispatch(editCoupon({ kind: 'amount', amount: 600 }));
      },
    ],
    [
      'a restored network',
      async (_, { server }) => {
        server.on(QUOTE, () => {
          throw new TypeError('Failed to fetch');
        });
        await pass(300_000);
      },
    ],
    [
      'a session that expires and is restored',
      (page) => {
        page.dispatch(signedOut({ reason: 'expired' }));
        page.dispatch(sessionReceived(anna));
      },
    ],
    ['a sign-in', (page) => page.dispatch(sessionReceived(anna)) as unknown as void],
    [
      'an undone removal',
      (page) => {
        page.dispatch(editCoupon({ kind: 'remove', outcomeIds: [1] }));
        page.dispatch(editCoupon({ kind: 'undo' }));
      },
    ],
    [
      'an undone clearing',
      (page) => {
        page.dispatch(editCoupon({ kind: 'clear' }));
        page.dispatch(editCoupon({ kind: 'undo' }));
      },
    ],
    [
      'accepted odds',
      (page) => {
        page.dispatch(pricesSeen([{ outcomeId: 1, coef: 1700, isBlocked: false }]));
        page.dispatch(editCoupon({ kind: 'accept', coefs: { 1: 1700 } }));
      },
    ],
    [
      'odds back at their old value',
      (page) => {
        page.dispatch(pricesSeen([{ outcomeId: 1, coef: 1700, isBlocked: false }]));
        page.dispatch(pricesSeen([{ outcomeId: 1, coef: 1850, isBlocked: false }]));
      },
    ],
    [
      'a resumed price',
      (page) => {
        page.dispatch(pricesSeen([{ outcomeId: 1, coef: 1850, isBlocked: true }]));
        page.dispatch(pricesSeen([{ outcomeId: 1, coef: 1850, isBlocked: false }]));
      },
    ],
    [
      'a stake that becomes possible',
      (page) => {
        page.dispatch(editCoupon({ kind: 'amount', amount: 1 }));
        page.dispatch(editCoupon({ kind: 'amount', amount: 700 }));
      },
    ],
    ['a chosen account', (page) => page.dispatch(editCoupon({ kind: 'account', accountId: 11 })) as unknown as void],
    ['changed settings', (page) => page.dispatch(couponSettingsChanged({ changeCoefAction: 1, isAutoMax: true })) as unknown as void],
    ['one-click switched on', (page) => page.dispatch(oneClickWanted({ isActive: true })) as unknown as void],
    ['a typed code', (page) => page.dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: 'X' } })) as unknown as void],
    [
      'another tab',
      (page) => {
        page.tab.tabs.post('coupon.hello', null);
      },
    ],
    ['a gesture on outdated content', (page) => page.dispatch(placeRequested({ intentId: 'older' })) as unknown as void],
    [
      'an open intent of a page that was closed',
      (page) => {
        page.tab.storage.set('touchline.coupon-intent', JSON.stringify({ id: crypto.randomUUID(), sentAt: 1 }));
        page.dispatch(sessionReceived(anna));
      },
    ],
  ];

  it.each(returns)('[BET-10] %s posts nothing', async (_, comeBack) => {
    const backend = createBackend();
    const browser = createBrowserOfTabs();
    const before = openPage(backend.server, { tab: browser.openTab() });
    before.dispatch(betToggled(aPick(1)));
    await pass(1_000);
    before.close();
    const page = openPage(backend.server, { tab: createBrowserOfTabs(Object.fromEntries(browser.stored)).openTab() });
    await pass(1_000);
    expect(page.ids()).toEqual([1]);

    await comeBack(page, backend);
    await pass(120_000);

    expect(backend.booked).toEqual([]);
    measured({ id: 'BET-10', unit: 'automatic requests', atMost: 0, trials: 20, value: posts(backend.server) });
  });

  it('[ODD-2] ignores a click if the odds change between press and release, and places the new odds with the next click', async () => {
    const change = fc.record({
      coef: fc.integer({ min: 1010, max: 1849 }),
      what: fc.constantFrom('list', 'stake', 'type', 'setting', 'bet'),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ coef, what }) => {
        const { server, booked } = createBackend();
        const page = await openReady(server);
        const down = selectIntentId(page.state()) ?? '';
        if (what === 'list') page.dispatch(pricesSeen([{ outcomeId: 1, coef, isBlocked: false }]));
        if (what === 'stake') page.dispatch(editCoupon({ kind: 'amount', amount: coef }));
        if (what === 'type') page.dispatch(editCoupon({ kind: 'type', typeId: 9 }));
        if (what === 'setting') page.dispatch(couponSettingsChanged({ changeCoefAction: 0 }));
        if (what === 'bet') page.dispatch(betToggled(aPick(2, { coef })));

        page.dispatch(placeRequested({ intentId: down }));
        await pass(500);
        expect(booked).toEqual([]);
        measured({ id: 'ODD-2', unit: 'bets by an old gesture', atMost: 0, trials: 200, run: 'long', value: posts(server) });

        if (what === 'list') page.dispatch(editCoupon({ kind: 'accept', coefs: { 1: coef } }));
        await pass(500);
        page.place();
        await pass(500);
        expect(booked.map(({ bets }) => bets[0]?.coef)).toEqual([what === 'list' ? coef : 1850]);
        page.close();
      }),
      { numRuns: trials(200) },
    );
  });
});

it('[BET-8] a coupon with a delayed decision is pending with its time, also after a reload, and ends with the decision', async () => {
  const { server, place, booked } = createBackend();
  const browser = createBrowserOfTabs();
  const page = await openReady(server, { tab: browser.openTab() });
  let sent: CouponToPlace | undefined;
  server.on(PLACE, ({ body }) => {
    sent = body as CouponToPlace;
    return Response.json({ status: 'pending', decidedAt: 1_795_000_002_500 });
  });
  server.on('GET /web-api/coupon/status/*', () => Response.json({ status: 'pending', decidedAt: 1_795_000_002_500 }));
  page.place();
  await pass(100);
  expect(selectPlacement(page.state())).toEqual({ status: 'pending', id: sent?.id, decidedAt: 1_795_000_002_500 });
  page.close();

  const again = openPage(server, { tab: createBrowserOfTabs(Object.fromEntries(browser.stored)).openTab() });
  await pass(3_000);
  expect(selectPlacement(again.state())).toMatchObject({ status: 'pending', id: sent?.id });
  const given = place(sent as CouponToPlace);
  server.on('GET /web-api/coupon/status/*', () => Response.json(given));
  await pass(2_500);

  expect(selectPlacement(again.state()).status).toBe('accepted');
  expect([posts(server), booked.length]).toEqual([1, 1]);
});
