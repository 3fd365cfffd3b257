import { aResultMarket } from '../testing.ts';
import { evenLine, isSameOffer } from './offer.ts';

const line = (id: number, over: number, under: number) => ({
  id,
  typeId: 4,
  param: id * 500,
  outcomes: [
    { id: id * 10, typeId: 9, coef: over },
    { id: id * 10 + 1, typeId: 10, coef: under },
  ],
});

describe('isSameOffer', () => {
  const market = aResultMarket(100);

  it('ignores prices, so that a list is not laid out again when they change', () => {
    const moved = { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, coef: outcome.coef + 10 })) };
    expect(isSameOffer([market], [moved])).toBe(true);
  });

  it.each([
    ['another line', [{ ...market, param: 2500 }]],
    ['one market less', []],
    ['one outcome less', [{ ...market, outcomes: market.outcomes.slice(1) }]],
    ['another outcome', [{ ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, id: outcome.id + 1 })) }]],
    ['nothing', undefined],
  ])('detects %s', (_name, other) => {
    expect(isSameOffer([market], other)).toBe(false);
  });
});

describe('evenLine', () => {
  it('picks the line with the most balanced prices', () => {
    expect(evenLine([line(1, 1200, 4200), line(2, 1900, 1880), line(3, 2400, 1500)])?.id).toBe(2);
  });

  it('takes the first of equals, and undefined of none', () => {
    expect(evenLine([line(1, 1900, 1900), line(2, 1900, 1900)])?.id).toBe(1);
    expect(evenLine([])).toBeUndefined();
  });
});
