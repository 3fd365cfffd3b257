import { ENGINE } from '@touchline/server-kernel/testing';
import { measured } from '@touchline/measured';
import { readAmount } from '@touchline/shared-primitives/typing';
import { CouponToPlace } from '@touchline/betting-contract/schemas';
import { placingOn } from './place.test.helper.ts';

const NOT_A_NUMBER = 'not-a-number';
/** How English and the other languages of the product write the same text differently. */
const ASKED = 'unclear';

/**
 * Texts entered as a stake in euros on the English page, by people and programs: what the one reader of amounts makes of each, and why.
 */
const INPUTS: readonly (readonly [text: string, verdict: number | string, why: string])[] = [
  ['1', 100, 'a whole number'],
  ['5', 500, 'a whole number'],
  ['20', 2000, 'a whole number'],
  ['007', 700, 'leading zeros change nothing'],
  ['\t5\n', 500, 'space around a number changes nothing'],
  ['1.5', 150, 'as English writes it'],
  ['1.50', 150, 'as English writes it'],
  ['0.2', 20, 'as English writes it'],
  ['.5', 50, 'the zero before the point is often left out'],
  ['5.', 500, 'the point of a number that is not finished'],
  ['1,5', 150, 'not English; a decimal in every language that writes it'],
  ['1,234', 123_400, 'as English writes it, although German reads it as a decimal'],
  ['1,000.50', 100_050, 'as English writes it'],
  ['1.000,50', 100_050, 'not English; one amount in every language that writes it'],
  ['1 000', 100_000, 'not English; one amount in every language that writes it'],
  ['1\u00A0000', 100_000, 'Russian, Ukrainian, Kazakh'],
  ['1\u202F000,50', 100_050, 'French'],
  ["1'000.50", 100_050, 'Swiss'],
  ['1,00,000.00', 10_000_000, 'Hindi'],
  ['1.234.567', 123_456_700, 'German: two points are no decimal mark'],
  ['1.234', ASKED, '1.234 in English with a digit too many, 1234 in German'],
  ['12.345', ASKED, '12.345 in English with a digit too many, 12345 in German'],
  ['1.500', ASKED, '1.5 in English, 1500 in German'],
  ['1.2345', 'too-many-decimals', 'a decimal in every language, of which euros have two'],
  ['0.125', 'too-many-decimals', 'no language begins a group with zero'],
  ['\uFF11\uFF12', 1200, 'full-width digits'],
  ['\u0661\u0662', 1200, 'Arabic digits'],
  ['\u06F1\u06F2\u066B\u06F5', 1250, 'Persian digits with the Arabic decimal mark'],
  ['\u0967\u0968.\u096B', 1250, 'Hindi digits'],
  ['1\u0662', 'mixed-digits', 'digits of two scripts'],
  ['\u0661,\u0662\u0663\u0664', ASKED, 'Arabic digits with a mark that Arabic does not write with them'],
  ['5€', 500, 'the sign of the currency of the account'],
  ['€5', 500, 'the sign of the currency of the account'],
  ['5 EUR', 500, 'the code of the currency of the account'],
  ['$5', 'other-currency', 'five dollars are not five euros'],
  ['₹1,00,000.00', 'other-currency', 'rupees are not euros'],
  ['10000000000', 1_000_000_000_000, 'the largest amount of the contract'],
  ['10000000000.01', 'too-large', 'beyond the contract'],
  ['9007199254740991', 'too-large', 'the largest safe integer, as euros'],
  ['9007199254740992', 'too-large', 'not a safe integer'],
  ['9007199254740993', 'too-large', 'not a safe integer'],
  ['99999999999999999999', 'too-large', 'not a safe integer'],
  ['0', 'zero', 'a stake is above zero'],
  ['0.00', 'zero', 'a stake is above zero'],
  ['-5', 'negative', 'a stake is above zero'],
  ['-0', 'negative', 'a stake is above zero'],
  ['', 'empty', 'nothing typed'],
  [' ', 'empty', 'nothing typed'],
  ['--5', NOT_A_NUMBER, 'two signs'],
  ['+5', NOT_A_NUMBER, 'no language writes amounts with a plus'],
  ['1e2', NOT_A_NUMBER, 'an exponent'],
  ['1E2', NOT_A_NUMBER, 'an exponent'],
  ['1e-2', NOT_A_NUMBER, 'an exponent'],
  ['2e400', NOT_A_NUMBER, 'an exponent'],
  ['0x10', NOT_A_NUMBER, 'a number of programs'],
  ['0b11', NOT_A_NUMBER, 'a number of programs'],
  ['0o7', NOT_A_NUMBER, 'a number of programs'],
  ['1_000', NOT_A_NUMBER, 'a number of programs'],
  ['NaN', NOT_A_NUMBER, 'a word'],
  ['Infinity', NOT_A_NUMBER, 'a word'],
  ['-Infinity', NOT_A_NUMBER, 'a word'],
  ['null', NOT_A_NUMBER, 'a word'],
  ['true', NOT_A_NUMBER, 'a word'],
  ['undefined', NOT_A_NUMBER, 'a word'],
  ['five', NOT_A_NUMBER, 'a word'],
  ['[]', NOT_A_NUMBER, 'no figures'],
  ['{}', NOT_A_NUMBER, 'no figures'],
  ['"5"', NOT_A_NUMBER, 'quotation marks'],
  ['5;', NOT_A_NUMBER, 'a mark that no language writes in numbers'],
  ['\u00BD', NOT_A_NUMBER, 'a fraction'],
  ['12 50', NOT_A_NUMBER, 'a group has three digits'],
  ['1..5', NOT_A_NUMBER, 'no language writes it'],
  ['1,2,3', NOT_A_NUMBER, 'a group has three digits'],
  ['1.2,3.4', NOT_A_NUMBER, 'no language writes it'],
];
const EUROS = { exponent: 2, style: { point: '.', group: ',' }, signs: ['€', 'EUR'] } as const;

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

  it.each(INPUTS)(
    '[MON-6] %j is read as %j (%s), accepted or refused alike by page and backend, and never fails',
    async (text, verdict) => {
      const typed = readAmount(text, EUROS);
      expect(typed.isOk ? typed.value : typed.reason).toBe(verdict);
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
      const isDifferent = (asRead.statusCode === 200) !== typed.isOk || (asTyped.statusCode === 200) !== isOnTheWire;
      measured({ id: 'MON-6', unit: 'different verdicts', atMost: 0, trials: 60, value: isDifferent ? 1 : 0 });
      if (typed.isOk && asRead.json<{ status: string }>().status === 'accepted')
        expect(asRead.json()).toMatchObject({ coupon: { amount: typed.value } });
    },
  );

  it('[MON-6] has at least sixty inputs', () => {
    expect(new Set(INPUTS.map(([text]) => text)).size).toBeGreaterThanOrEqual(60);
  });
});
