import { amountLimits, amountVerdict } from './amount-limits.ts';
import { bonusBetAvailability } from './bonus-bet-availability.ts';
import { bonusCoefficient } from './bonus-coefficient.ts';
import { ChangeCoefAction, coefChangesToAsk, coefChangeVerdict, coefsFallen } from './coef-change.ts';
import { CouponType } from './coupon-type.ts';
import { amountStep, initialAmount, stepDown, stepUp, type StakeConfig } from './stake-steps.ts';

describe('steps and limits', () => {
  const config: StakeConfig = {
    amountStepByCurrencyIso: { RUB: 100, USD: 2.5, EUR: 2.5, KWD: 0.5, JPY: 100 },
    initialAmountByCurrencyIso: { RUB: 150, USD: 5, EUR: 5 },
    fallbackCurrencyIso: 'RUB',
    currencyExponents: { RUB: 2, USD: 2, EUR: 2, KWD: 3, JPY: 0 },
  };

  it.each([
    ['RUB', 10_000, 15_000],
    ['USD', 250, 500],
    ['EUR', 250, 500],
    ['KWD', 500, 150_000],
    ['JPY', 100, 150],
    ['CHF', 10_000, 15_000],
  ])('[CP-21] %s has a step of %i and an initial stake of %i minor units', (iso, step, initial) => {
    expect(amountStep(iso, config)).toBe(step);
    expect(initialAmount(iso, config)).toBe(initial);
  });

  it('[CP-21] throws if the configuration has neither the currency nor the fallback', () => {
    expect(() => amountStep('USD', { ...config, amountStepByCurrencyIso: {} })).toThrow(RangeError);
  });

  it.each([
    [500, 750, 250],
    [501, 750, 500],
    [0, 250, 0],
    [2_000, 1_900, 1_750],
  ])('[CP-21] steps %i up to %i and down to %i, within the limits', (amount, up, down) => {
    expect(stepUp({ amount, step: 250, max: 1_900 })).toBe(up);
    expect(stepDown({ amount, step: 250, max: 1_900 })).toBe(down);
  });

  it('[CP-21] does not step below the minimum', () => {
    expect(stepDown({ amount: 100, step: 250, min: 30 })).toBe(30);
  });

  it.each([
    [CouponType.Single, false, 30, 9000],
    [CouponType.Express, false, null, 9000],
    [CouponType.System, false, 30, null],
    [CouponType.Single, true, 30, null],
  ])('[CP-14] limits type %i (bonus account %p) to %p and %p', (typeId, isBonusAccount, min, max) => {
    const terms = { couponTypesWithMinAmount: [0, 4], couponTypesWithMaxAmount: [0, 1], minBetAmount: 30, maxBetAmount: 9000 };

    expect(amountLimits({ ...terms, typeId, isBonusAccount })).toEqual({ min, max });
  });

  it.each([
    [29, 'amount-too-small'],
    [30, 'ok'],
    [9000, 'ok'],
    [9001, 'amount-too-large'],
  ])('[CP-14] checks a stake of %i: %s', (amount, verdict) => {
    expect(amountVerdict(amount, { min: 30, max: 9000 })).toBe(verdict);
  });

  it('[CP-14] a stake of zero is too small even without limits', () => {
    expect(amountVerdict(0, { min: null, max: null })).toBe('amount-too-small');
  });
});

describe('changed odds', () => {
  it.each([
    [ChangeCoefAction.AskOnAnyChange, 1850, 1850, 'accept'],
    [ChangeCoefAction.AskOnAnyChange, 1850, 1851, 'ask'],
    [ChangeCoefAction.AskOnAnyChange, 1850, 1849, 'ask'],
    [ChangeCoefAction.AcceptAny, 1850, 1010, 'accept'],
    [ChangeCoefAction.AcceptAny, 1850, 9000, 'accept'],
    [ChangeCoefAction.AcceptOnlyBetter, 1850, 1850, 'accept'],
    [ChangeCoefAction.AcceptOnlyBetter, 1850, 1851, 'accept'],
    [ChangeCoefAction.AcceptOnlyBetter, 1850, 1849, 'ask'],
  ])('[CP-25] action %i from %i to %i: %s', (action, seen, now, verdict) => {
    expect(coefChangeVerdict(action, seen, now)).toBe(verdict);
  });

  const changes = (...pairs: (readonly [number, number])[]) => pairs.map(([seen, now]) => ({ seen, now }));

  it.each([
    ['nothing', [[1850, 1850]], 0],
    ['a rise', [[1850, 1900]], 0],
    // 40 of 2000 is 2 %.
    ['one fall', [[2000, 1960]], 200],
    // 2 % and 1 %; the rise offsets neither.
    [
      'two falls and a rise',
      [
        [2000, 1960],
        [1500, 1485],
        [3000, 3300],
      ],
      300,
    ],
    // 1 of 3000 is 0.0333 %: rounded up.
    ['a fraction of a hundredth', [[3000, 2999]], 4],
  ] as const)('[CP-25] %s is measured in hundredths of a per cent', (_, pairs, fallen) => {
    expect(coefsFallen(changes(...pairs))).toBe(fallen);
  });

  it.each([
    ['at the budget', 2, 300, []],
    ['a hundredth above the budget, every fall needs confirmation', 2, 299, [0, 1]],
    ['without a budget', 2, 0, [0, 1]],
    ['within the budget although every change needs confirmation', 0, 300, []],
    ['above the budget, a rise needs confirmation too if every change does', 0, 299, [0, 1, 2]],
    ['with any odds accepted', 1, 0, []],
  ] as const)('[CP-25] falls of 2 %% and 1 %% and a rise: %s', (_, action, budget, expected) => {
    expect(coefChangesToAsk(changes([2000, 1960], [1500, 1485], [3000, 3300]), action, budget)).toEqual(expected);
  });
});

describe('bonus', () => {
  it.each([
    [1, 101],
    [3, 103],
    [9, 109],
    [10, 110],
    [30, 110],
    [0, 110],
  ])('[CP-13] adds one percent per bet: %i bets give %i hundredths', (bets, factor) => {
    expect(bonusCoefficient(bets)).toBe(factor);
  });

  const bet = { kind: 1, coef: 1100 };
  const terms = { isFeatureEnabled: true, typeId: CouponType.Express, bets: [bet, bet, bet] };

  it('[CP-12] is available for an express of three bets at 1.1', () => {
    expect(bonusBetAvailability(terms)).toEqual({ isAvailable: true });
  });

  it.each([
    [{ isFeatureEnabled: false }, 'feature-off'],
    [{ typeId: CouponType.System }, 'not-express'],
    [{ bets: [bet, bet, { kind: 7, coef: 2000 }] }, 'excluded-bet-kind'],
    [{ bets: [bet, bet, { kind: 1, coef: 1099 }] }, 'coef-too-low'],
    [{ bets: [bet, bet] }, 'too-few-bets'],
  ])('[CP-12] is refused for %p: %s', (change, reason) => {
    expect(bonusBetAvailability({ ...terms, ...change })).toEqual({ isAvailable: false, reason });
  });
});
