import { BONUS_CODES, codeRegister } from './promo-codes.ts';

const FREE_BET = { code: 'FIRSTWHISTLE', effect: { kind: 'free-bet' } } as const;

it('[AC-11] [CP-28] the register has the codes of bonuses and of coupons', () => {
  const codes = codeRegister([FREE_BET]);
  expect(codes.get('FIRSTWHISTLE')).toEqual({ use: 'coupon', ...FREE_BET });
  expect([...codes.values()].filter(({ use }) => use === 'bonus')).toHaveLength(BONUS_CODES.length);
});

it('[AC-11] a code for coupons that is typed like one for a bonus fails the start', () => {
  expect(() => codeRegister([FREE_BET, { ...FREE_BET, code: 'touchline10' }])).toThrow('two promo codes are the same when typed');
});
