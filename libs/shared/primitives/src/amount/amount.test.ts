import * as fc from 'fast-check';
import { numberStyle, SAMPLE_NUMBER } from './number-style.ts';
import { readAmount, type AmountField } from './read-amount.ts';
import { readCount } from './read-count.ts';
import { readPlain } from './read-plain.ts';

/** Languages of the product. Browsers lack Kazakh and Azeri; pages format their numbers like Portuguese and Turkish, see shared/i18n. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'uk', 'tr', 'pt-PT', 'ar', 'hi', 'ar-EG'] as const;
const styleOf = (lang: string) => numberStyle(new Intl.NumberFormat(lang).formatToParts(SAMPLE_NUMBER));
const EUROS = { exponent: 2, signs: ['€', 'EUR'] };
const RUPEES = { exponent: 2, signs: ['₹', 'INR'] };

/** Minor units, or the reason; the readings of an unclear text. */
function verdict(text: string, lang: string, field: Omit<AmountField, 'style'> = EUROS): number | string {
  const read = readAmount(text, { ...field, style: styleOf(lang) });
  if (read.isOk) return read.value;
  return read.reason === 'unclear' ? `unclear: ${read.readings.join(' or ')}` : read.reason;
}

it.each([
  ['en', '.', ','],
  ['de', ',', '.'],
  ['es', ',', '.'],
  ['fr', ',', '\u202f'],
  ['pt', ',', '.'],
  ['ru', ',', '\u00a0'],
  ['uk', ',', '\u00a0'],
  ['tr', ',', '.'],
  ['hi', '.', ','],
  ['ar', '.', ','],
  ['ar-EG', '٫', '٬'],
])('[MON-6] knows how %s writes numbers', (lang, point, group) => {
  expect(styleOf(lang)).toEqual({ point, group });
});

type Verdict = number | string;
const everywhere = (rows: readonly (readonly [text: string, verdict: Verdict])[]) =>
  rows.map(([text, one]): [string, Verdict[]] => [text, [one, one, one, one, one]]);

// text, then what it is in English, German, Russian, Arabic, Hindi.
it.each<[string, Verdict[]]>([
  // The page's own language decides first; what it does not write is asked about if others read it in two ways.
  ['1,234', [123_400, 'unclear: 1234 or 1.234', 'unclear: 1234 or 1.234', 123_400, 123_400]],
  ['1.234', ['unclear: 1.234 or 1234', 123_400, 'unclear: 1.234 or 1234', 'unclear: 1.234 or 1234', 'unclear: 1.234 or 1234']],
  ['1.500', ['unclear: 1.500 or 1500', 150_000, 'unclear: 1.500 or 1500', 'unclear: 1.500 or 1500', 'unclear: 1.500 or 1500']],
  ['12.345', ['unclear: 12.345 or 12345', 1_234_500, 'unclear: 12.345 or 12345', 'unclear: 12.345 or 12345', 'unclear: 12.345 or 12345']],
  // Read alike in every language.
  ...everywhere([
    ['50', 5000],
    ['1.5', 150],
    ['1,5', 150],
    ['12.50', 1250],
    ['.5', 50],
    [',5', 50],
    ['5.', 500],
    ['5,', 500],
    ['007', 700],
    [' 12 ', 1200],
    ['\t5\n', 500],
    ['1 000', 100_000],
    ['1 000,50', 100_050],
    ['1 000.50', 100_050],
    ['1\u00a0000', 100_000],
    ['1\u202f000,50', 100_050],
    ['1\u2009000', 100_000],
    ['1,000.50', 100_050],
    ['1.000,50', 100_050],
    ["1'000.50", 100_050],
    ['1’000,50', 100_050],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['1 234 567', 123_456_700],
    ['1,00,000', 10_000_000],
    ['1,00,000.00', 10_000_000],
    ['12,34,567.50', 123_456_750],
    // Digits of other scripts.
    ['١٢', 1200],
    ['١٢٫٥', 1250],
    ['١٬٢٣٤٫٥', 123_450],
    ['١٢,٥', 1250],
    ['١٢،٥', 1250],
    ['۱۲٫۵', 1250],
    ['१२.५०', 1250],
    ['१,००,०००.००', 10_000_000],
    ['১২৩', 12_300],
    ['１２．５', 1250],
    ['๑๒.๕๐', 1250],
    ['\u200f٥', 500],
    ['\u2066€ 5\u2069', 500],
    // The sign or code of the field's currency.
    ['€5', 500],
    ['5 €', 500],
    ['5EUR', 500],
    ['eur 1.000,50', 100_050],
    // Refused with a reason.
    ['', 'empty'],
    ['  ', 'empty'],
    ['\u200f', 'empty'],
    ['1٢', 'mixed-digits'],
    ['１2', 'mixed-digits'],
    ['۱٢', 'mixed-digits'],
    ['$5', 'other-currency'],
    ['₹1,00,000.00', 'other-currency'],
    ['5 USD', 'other-currency'],
    ['US$5', 'other-currency'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['-€5', 'negative'],
    ['€ -5', 'negative'],
    ['-0', 'negative'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['1.005,5', 100_550],
    ['0.125', 'too-many-decimals'],
    ['0,500', 'too-many-decimals'],
    ['1.2345', 'too-many-decimals'],
    ['1.234,567', 'too-many-decimals'],
    ['10000000000', 1_000_000_000_000],
    ['10000000000.01', 'too-large'],
    ['9007199254740993', 'too-large'],
    ['9'.repeat(80), 'too-large'],
    ['9'.repeat(81), 'not-a-number'],
    ['1e2', 'not-a-number'],
    ['+5', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['5-', 'not-a-number'],
    ['(5)', 'not-a-number'],
    ['five', 'not-a-number'],
    ['€', 'not-a-number'],
    ['.', 'not-a-number'],
    ['1..5', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['1.2,3.4', 'not-a-number'],
    ['12,34.5', 'not-a-number'],
    ['1_000', 'not-a-number'],
    ['12 50', 'not-a-number'],
    ['1 0 0', 'not-a-number'],
    ['1\n000', 'not-a-number'],
    ['½', 'not-a-number'],
    ['²', 'not-a-number'],
    ['五', 'not-a-number'],
    ['NaN', 'not-a-number'],
  ]),
  // Marks that no language writes with these digits.
  ...everywhere([
    ['١,٢٣٤', 'unclear: 1234 or 1.234'],
    ['1،234', 'unclear: 1234 or 1.234'],
  ]),
])('[MON-6] reads %j in euros', (text, verdicts) => {
  expect(['en', 'de', 'ru', 'ar', 'hi'].map((lang) => verdict(text, lang))).toEqual(verdicts);
});

it('[MON-6] [MON-4] reads the decimals of a currency that has three or none', () => {
  const dinars = { exponent: 3, signs: ['KWD'] };
  const yen = { exponent: 0, signs: ['¥'] };
  expect(['1.500', '1,500', '1.5', '1,000.250'].map((text) => verdict(text, 'en', dinars))).toEqual([1500, 1_500_000, 1500, 1_000_250]);
  expect(['1.500', '1,500', '1,5', '1.000,250'].map((text) => verdict(text, 'de', dinars))).toEqual([1_500_000, 1500, 1500, 1_000_250]);
  expect(['1,500', '1500', '1.500', '15.5', '¥1'].map((text) => verdict(text, 'en', yen))).toEqual([
    1500,
    1500,
    'unclear: 1.500 or 1500',
    'too-many-decimals',
    1,
  ]);
});

it('[MON-6] reads what the pages themselves show, in every language and several currencies', () => {
  const wrong: string[] = [];
  for (const lang of LANGUAGES)
    for (const [currency, exponent] of [
      ['EUR', 2],
      ['INR', 2],
      ['USD', 2],
      ['JPY', 0],
      ['KWD', 3],
      ['AED', 2],
      ['XOF', 0],
      ['KZT', 2],
    ] as const)
      for (const currencyDisplay of ['narrowSymbol', 'symbol', 'code'] as const)
        for (const minor of [1, 150, 1500, 123_456, 1_234_567, 1_234_567_890]) {
          const format = new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay, ...decimals(exponent) });
          const signs = format.formatToParts(1).flatMap(({ type, value }) => (type === 'currency' ? [value] : []));
          const shown = format.format(minor / 10 ** exponent);
          if (verdict(shown, lang, { exponent, signs }) !== minor)
            wrong.push(`${lang} ${shown}: ${verdict(shown, lang, { exponent, signs })}`);
        }
  expect(wrong).toEqual([]);
});
const decimals = (exponent: number) => ({ minimumFractionDigits: exponent, maximumFractionDigits: exponent });

it('[MON-6] reads an amount in rupees as the Hindi page writes it, on every page', () => {
  expect(LANGUAGES.map((lang) => verdict('₹1,00,000.00', lang, RUPEES))).toEqual(LANGUAGES.map(() => 10_000_000));
});

it('[MON-6] takes any sign in a field without a currency, and none in a count', () => {
  expect(['€5', '5 USD', '₹5', '€5€'].map((text) => verdict(text, 'en', { exponent: 2 }))).toEqual([500, 500, 500, 'not-a-number']);
  expect(['5', '€5', '0'].map((text) => verdict(text, 'en', { exponent: 0, signs: [], canBeZero: true }))).toEqual([
    5,
    'other-currency',
    0,
  ]);
  expect(verdict('200', 'en', { ...EUROS, most: 19_999 })).toBe('too-large');
});

it('[MON-6] no two languages read one text as different amounts: at least one of them asks', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,' ]{1,12}$/), (text) => {
      const amounts = LANGUAGES.map((lang) => verdict(text, lang)).filter((one) => typeof one === 'number');

      expect(new Set(amounts).size).toBeLessThanOrEqual(1);
    }),
  );
});

it('[MON-6] returns a result for any text and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), fc.constantFrom(...LANGUAGES), (text, lang) => {
      expect(['number', 'string']).toContain(typeof verdict(text, lang));
    }),
  );
});

it.each([
  ['5', 5],
  [' 12 ', 12],
  ['١٢', 12],
  ['0', null],
  ['101', null],
  ['1e1', null],
  ['0x5', null],
  ['1.0', null],
  ['-1', null],
  ['1٢', null],
  ['', null],
])('[MON-6] reads %j as a count from 1 to 100: %p', (text, count) => {
  expect(readCount(text, { least: 1, most: 100 })).toBe(count);
});

it.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.', 1200],
  ['007', 700],
  ['99999999.99', 9_999_999_999],
  ['0', null],
  ['.5', null],
  ['12,5', null],
  ['1,000', null],
  ['12.345', null],
  [' 12', null],
  ['1.2.3', null],
  ['٥', null],
  ['999999999', null],
  ['', null],
])('[MON-6] reads the plain number %j at once as %p', (text, amount) => {
  expect(readPlain(text, { exponent: 2, point: '.' })).toBe(amount);
});

it('[MON-6] a plain number is the amount that the full reader gives', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,]{1,11}$/), fc.constantFrom(...LANGUAGES), fc.constantFrom(0, 2, 3), (text, lang, exponent) => {
      const plain = readPlain(text, { exponent, point: styleOf(lang).point });

      if (plain !== null) expect(verdict(text, lang, { exponent })).toBe(plain);
    }),
  );
});
