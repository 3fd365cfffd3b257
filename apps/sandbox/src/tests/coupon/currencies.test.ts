import type { QuoteAnswer } from '@touchline/betting-contract';
import { amountStep } from '@touchline/betting-coupon-math';
import { measured } from '@touchline/measured';
import { accepted, rejected } from '@touchline/server-betting/testing';
import { CURRENCIES } from '@touchline/server-kernel';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The page gets its steps from the configuration of the site, which another module keeps. */
describe('currencies', () => {
  let test: TestApp;
  let games = 1000;
  beforeAll(async () => {
    test = await startTestApp(ENGINE);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  const aGame = () => test.prices.addGame((games += 1), { coef: 2000 });
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
    const player = await test.addPlayer({ currencyIso, money: 50_000_000 });
    const place = (amount: number) => test.place(player, test.coupon(player, { bets: [aGame()], amount }));

    expect(amountStep(currencyIso, test.services.config({ headers: {} }))).toBe(step);
    for (const amount of [min, step, max]) {
      expect(accepted(await place(amount)).coupon).toMatchObject({ amount, possibleWin: amount * 2, currencyIso });
    }
    expect(rejected(await place(min - 1))).toMatchObject({ reason: 'amount-too-small', minBetAmount: min, maxBetAmount: max });
    expect(rejected(await place(max + 1)).reason).toBe('amount-too-large');
  });

  it('[MON-4] accepts minimum, step and maximum stake of every currency in the table, and nothing else', async () => {
    const bet = aGame();
    const quote = async (currencyIso: string, amount: number) => {
      const payload = { typeId: 0, bets: [bet], currencyIso, amount };
      const answer = await test.app.inject({ method: 'POST', url: '/web-api/coupon/quote', payload });
      return answer.json<QuoteAnswer>();
    };
    const wrong: string[] = [];
    let verdicts = 0;
    for (const { iso } of CURRENCIES) {
      const step = amountStep(iso, test.services.config({ headers: {} }));
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
    measured({ id: 'MON-4', unit: 'wrong multiples', atMost: 0, trials: 300, value: wrong.length, tried: verdicts });
    expect(verdicts).toBeGreaterThan(300);
  });
});
