import { ENGINE } from '@touchline/server-kernel/testing';
import { amountStep, parseStake } from '@touchline/betting-coupon-math';
import { CURRENCIES } from '@touchline/server-kernel';
import { CouponToPlace } from '@touchline/betting-contract/schemas';
import type { QuoteAnswer } from '@touchline/betting-contract';
import { accepted, rejected, placingOn } from './place.test.helper.ts';

/** Texts entered as a stake by people and programs. */
const INPUTS = [
  ...['1', '5', '20', '1.5', '1,5', '1.50', '0.2', '.5', '5.', '007', '1 000', '1,000.50', '1.000,50', '1.234', '1,234', '12.345'],
  ...['1e2', '1E2', '1e-2', '2e400', '0x10', '0b11', '0o7', '1_000', '+5', '-5', '-0', '--5', '0', '0.00', '', ' ', '\t5\n'],
  ...['NaN', 'Infinity', '-Infinity', 'null', 'true', 'undefined', '[]', '{}', '"5"', '5;', '5€', '€5', '$5', '5 EUR', 'five'],
  ...['9007199254740991', '9007199254740992', '9007199254740993', '99999999999999999999', '10000000000', '10000000000.01'],
  ...['\uFF11\uFF12', '\u0661\u0662', '\u06F1\u06F2\u066B\u06F5', '1\u00A0000', '1\u202F000,50', '\u00BD', '1..5', '1,2,3', '1.2,3.4'],
] as const;

describe('odd inputs', () => {
  const on = placingOn(ENGINE);

  const sendRaw = (token: string) => {
    const coupon = on.test.coupon(on.player, { bets: [on.aGame()], amount: 424_242 });
    const payload = JSON.stringify(coupon).replace('"amount":424242', `"amount":${token}`);
    return on.test.app.inject({
      method: 'POST',
      url: '/web-api/coupon/place',
      headers: { authorization: `Bearer ${on.player.token}`, 'content-type': 'application/json' },
      payload,
    });
  };

  it.each(INPUTS)('[MON-6] %j is accepted or refused alike by page and backend, and never fails', async (text) => {
    const typed = parseStake(text, 2);
    // A page sends minor units. For text that it would refuse, send the text itself.
    const asRead = await sendRaw(typed.isOk ? String(typed.value) : JSON.stringify(text));
    const asTyped = await sendRaw(text === '' ? '""' : text);
    let literal: unknown;
    try {
      literal = JSON.parse(text === '' ? '""' : text);
    } catch {
      literal = undefined;
    }
    const isOnTheWire = CouponToPlace.shape.amount.safeParse(literal).success;

    expect(asRead.statusCode).toBe(typed.isOk ? 200 : 400);
    expect(asTyped.statusCode).toBe(isOnTheWire ? 200 : 400);
    if (typed.isOk && asRead.json<{ status: string }>().status === 'accepted')
      expect(asRead.json()).toMatchObject({ coupon: { amount: typed.value } });
  });

  it('[MON-6] has at least sixty inputs', () => {
    expect(new Set(INPUTS).size).toBeGreaterThanOrEqual(60);
  });
});

describe('currencies', () => {
  const on = placingOn(ENGINE);
  // Minimum stake, step and maximum stake in minor units, at odds of 2.
  it.each([
    ['EUR', 20, 250, 200_000],
    ['USD', 20, 250, 200_000],
    ['KWD', 40, 500, 400_000],
    ['JPY', 40, 500, 400_000],
    ['RUB', 800, 10_000, 8_000_000],
    ['BHD', 80, 1000, 800_000],
    ['CLP', 200, 2500, 2_000_000],
  ])('[MON-4] takes %s from %i minor units in steps of %i up to %i, and nothing else', async (currencyIso, min, step, max) => {
    const player = await on.test.addPlayer({ currencyIso, money: 50_000_000 });
    const place = (amount: number) => on.test.place(player, on.test.coupon(player, { bets: [on.aGame({ coef: 2000 })], amount }));

    expect(amountStep(currencyIso, on.test.services.config({ headers: {} }))).toBe(step);
    for (const amount of [min, step, max]) {
      expect(accepted(await place(amount)).coupon).toMatchObject({ amount, possibleWin: amount * 2, currencyIso });
    }
    expect(rejected(await place(min - 1))).toMatchObject({ reason: 'amount-too-small', minBetAmount: min, maxBetAmount: max });
    expect(rejected(await place(max + 1)).reason).toBe('amount-too-large');
  });

  it('[MON-4] accepts minimum, step and maximum stake of every currency in the table, and nothing else', async () => {
    const bet = on.aGame({ coef: 2000 });
    const quote = async (currencyIso: string, amount: number) => {
      const payload = { typeId: 0, bets: [bet], currencyIso, amount };
      const answer = await on.test.app.inject({ method: 'POST', url: '/web-api/coupon/quote', payload });
      return answer.json<QuoteAnswer>();
    };
    const wrong: string[] = [];
    let verdicts = 0;
    for (const { iso } of CURRENCIES) {
      const step = amountStep(iso, on.test.services.config({ headers: {} }));
      const { minBetAmount: min, maxBetAmount: max } = await quote(iso, step);
      const isWhole = [min, step, max].every(Number.isSafeInteger);
      if (!isWhole || min > step || max < step) wrong.push(`${iso}: ${min} ${step} ${max}`);
      const cases = [
        ...[min, step, step * 2, max].map((amount) => ({ amount, reason: null })),
        { amount: min - 1, reason: 'amount-too-small' },
        { amount: max + 1, reason: 'amount-too-large' },
      ];
      for (const { amount, reason } of cases) {
        const { lines, figures } = await quote(iso, amount);
        verdicts += 1;
        if (lines?.[0]?.reason !== reason || figures?.win !== amount * 2)
          wrong.push(`${iso} ${amount}: ${lines?.[0]?.reason} ${figures?.win}`);
      }
    }

    expect(wrong).toEqual([]);
    expect(verdicts).toBeGreaterThan(300);
  });
});
