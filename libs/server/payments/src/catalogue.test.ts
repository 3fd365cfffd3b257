import { METHOD_KINDS } from '@touchline/payments-contract';
import { methodsFor } from './catalogue.ts';
import { presetsFor } from './presets.ts';

const COUNTRIES = ['DE', 'KZ'];
const offered = COUNTRIES.flatMap((country) => methodsFor('EUR', country));

it('[AC-04] offers a method of every kind', () => {
  expect(METHOD_KINDS.filter((kind) => !offered.some((method) => method.kind === kind))).toEqual([]);
});

it('[AC-04] offers methods in the order of their places, by country and currency', () => {
  const inGermany = methodsFor('EUR', 'DE').map(({ id }) => id);
  const inKazakhstan = methodsFor('KZT', 'KZ').map(({ id }) => id);

  expect(inGermany.filter((id) => ['voucher', 'card', 'bank-transfer'].includes(id))).toEqual(['card', 'bank-transfer', 'voucher']);
  expect([inGermany.includes('mobile-money'), inKazakhstan.includes('mobile-money')]).toEqual([false, true]);
  expect([inGermany.includes('bitcoin-test'), inKazakhstan.includes('bitcoin-test')]).toEqual([true, false]);
  expect(methodsFor('EUR', null).map(({ id }) => id)).not.toContain('voucher');
});

it('[AC-04] gives terms in minor units of the currency', () => {
  expect(methodsFor('EUR', 'KZ').find(({ id }) => id === 'mobile-money')?.withdrawal).toMatchObject({
    least: 500,
    most: 50_000,
    feeFixed: 50,
  });
});

it('[AC-04] offers amounts in round units of the currency, smallest first, and no high one', () => {
  expect([presetsFor('EUR'), presetsFor('JPY')]).toEqual([
    [1_000, 2_000, 5_000, 10_000],
    [2_000, 4_000, 10_000, 20_000],
  ]);
  const most = Math.min(...methodsFor('EUR', null).map(({ deposit }) => deposit?.most ?? Infinity));
  expect(presetsFor('EUR').filter((amount) => amount > most / 10)).toEqual([]);
});
