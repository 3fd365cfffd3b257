import { canonicalJson } from '@touchline/shared-primitives';
import { seenHash, type SeenCoupon } from './index.ts';

const seen: SeenCoupon = {
  coupon: {
    id: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11',
    accountId: 7,
    amount: 500,
    amountByBlockId: { 3: 700 },
    bets: [
      { gameId: 1, marketId: 2, outcomeId: 3, coef: 1850, blockId: 3 },
      { gameId: 4, marketId: 5, outcomeId: 6, coef: 2100, isBanker: true },
    ],
    changeCoefAction: 2,
    coef: 1850,
    coefByView: '1.85',
    coefViewId: 0,
    exactCoef: '1.85',
    isDropOnScoreChange: false,
    prepaidAmount: 0,
    refId: 1,
    typeId: 9,
    userId: 9,
  },
  currencyIso: 'EUR',
  possibleWin: 2345,
  versions: [11, 12],
  promoCode: null,
  isVipBet: false,
  isBonusBet: false,
};

/** Copies of the value, each with one leaf, order or length changed. */
function mutants(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') return [`${value}x`];
  if (typeof value === 'boolean') return [!value];
  if (value === null) return ['SPRING26'];
  if (Array.isArray(value)) {
    const changed = value.flatMap((item, at) => mutants(item).map((mutant) => value.with(at, mutant)));
    return [...changed, value.slice(1), [...value].reverse()];
  }
  const fields = Object.entries(value as Record<string, unknown>);
  return fields.flatMap(([name, field]) => mutants(field).map((mutant) => ({ ...(value as object), [name]: mutant })));
}

it('[ODD-3] hashes what the player saw independently of the order of its fields', async () => {
  const reordered = { ...seen, coupon: Object.fromEntries(Object.entries(seen.coupon).reverse()) as SeenCoupon['coupon'] };

  expect(await seenHash(seen)).toBe('7c6e9307fe1bf88dc29f1868fbfbe8a4894b9ce97cf7d5078421862036ab63bf');
  expect(await seenHash(reordered)).toBe(await seenHash(seen));
  expect(canonicalJson({ b: [1, { d: null, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":null}]}');
});

it('[ODD-3] returns another hash when any field, bet or order differs', async () => {
  const others = mutants(seen) as SeenCoupon[];
  const hashes = await Promise.all(others.map(seenHash));

  expect(others.length).toBeGreaterThan(30);
  expect(new Set([...hashes, await seenHash(seen)]).size).toBe(others.length + 1);
});
