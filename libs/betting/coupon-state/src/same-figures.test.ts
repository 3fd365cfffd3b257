import { CouponType, couponOffer, shopSystem, shopSystemsOf } from '@touchline/betting-coupon-math';
import type { CouponTerms, CouponToPlace } from '@touchline/betting-contract';
import fc from 'fast-check';
import { betToggled, editCoupon, selectFigures, selectNamedSystems } from './index.ts';
import { aPick } from './testing.ts';
import { createBackend, openPage, pass, PLAIN, withCouponPages } from './coupon.test.helper.ts';

withCouponPages();

const TERMS: readonly CouponTerms[] = [
  PLAIN,
  { ...PLAIN, hyperBonusPercent: 7, minHyperBonusBetLimit: 300, maxHyperBonusLimit: 900 },
  { ...PLAIN, expressBoost: { ladder: [{ fewestBets: 2, percent: 3 }], lowestCoef: 1200 }, maxPayout: 50_000 },
  { ...PLAIN, promo: { code: 'A', effect: { kind: 'boost', percent: 10, max: 700 } } },
];

type Page = ReturnType<typeof openPage>;
const SHAPES: Readonly<Record<string, (page: Page, ids: readonly number[]) => void>> = {
  plain: () => undefined,
  singles: (page) => {
    page.dispatch(editCoupon({ kind: 'type', typeId: CouponType.ManySingles }));
    page.dispatch(editCoupon({ kind: 'bet-amount', outcomeId: 2, amount: 777 }));
  },
  system: (page, ids) => void page.dispatch(editCoupon({ kind: 'system', systemValue: Math.max(2, ids.length - 2) })),
  banker: (page) => {
    page.dispatch(editCoupon({ kind: 'type', typeId: CouponType.SystemWithBanker }));
    page.dispatch(editCoupon({ kind: 'banker', outcomeId: 1 }));
  },
  named: (page) => void page.dispatch(editCoupon({ kind: 'named-system', name: selectNamedSystems(page.state())[0]?.name ?? null })),
  shop: (page, ids) => void page.dispatch(editCoupon({ kind: 'system', systemValue: shopSystemsOf(ids.length).at(-1)?.value ?? 2 })),
  blocks: (page) => {
    [1, 2].forEach((outcomeId) => page.dispatch(editCoupon({ kind: 'block', outcomeId, blockId: 5 })));
    page.dispatch(editCoupon({ kind: 'block-amount', blockId: 5, amount: 333 }));
  },
};

/** The fields of the body that a backend reads. */
const offerOfBody = ({ typeId, systemValue, amount, amountByBlockId, bets }: CouponToPlace, terms: CouponTerms) =>
  couponOffer(
    {
      typeId,
      systemValue,
      shop: shopSystem(systemValue),
      amount,
      amountByBlockId,
      bets: bets.map(({ coef, isBanker, blockId }) => ({ coef, isBanker, blockId })),
    },
    terms,
  );

it('[ODD-3] [MON-3] [MON-5] for every shape and bonus the backend computes from the body what the page showed', async () => {
  const cases = fc.record({
    shape: fc.constantFrom(...Object.keys(SHAPES)),
    coefs: fc.array(fc.integer({ min: 1_010, max: 9_000 }), { minLength: 1, maxLength: 6 }),
    amount: fc.integer({ min: 20, max: 900 }),
    terms: fc.constantFrom(...TERMS),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ shape, coefs, amount, terms }) => {
      const { server, changeQuote, booked } = createBackend();
      changeQuote({ terms });
      const page = openPage(server);
      const ids = coefs.map((_, at) => at + 1);
      coefs.forEach((coef, at) => page.dispatch(betToggled(aPick(at + 1, { coef }))));
      SHAPES[shape]?.(page, ids);
      page.dispatch(editCoupon({ kind: 'amount', amount }));
      await pass(500);
      const shown = selectFigures(page.state());
      page.place();
      await pass(500);

      const [body] = booked;
      if (body !== undefined) {
        const counted = offerOfBody(body, terms);
        expect([counted.possibleWin, counted.amount]).toEqual([shown?.maxWin, shown?.totalAmount]);
        expect(counted.lines.length > 1 || counted.coef === body.coef).toBe(true);
        expect(body.hyperBonusPercent ?? null).toBe(terms.hyperBonusPercent);
      }
      expect(booked).toHaveLength(body === undefined ? 0 : 1);
      page.close();
      return body !== undefined || shape === 'banker';
    }),
    { numRuns: 60 },
  );
});
