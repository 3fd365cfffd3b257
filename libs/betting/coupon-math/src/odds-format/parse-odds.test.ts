import * as fc from 'fast-check';
import { coefFromView, convertCoef } from './convert-coef.ts';
import { COEF_VIEWS, CoefView, formatCoef } from './format-coef.ts';
import { FRACTION_LADDER } from './fractional-ladder.ts';
import { parseOdds } from './parse-odds.ts';

const { Decimal, Fractional, American, HongKong, Indonesian, Malay } = CoefView;

describe('parseOdds', () => {
  it.each([
    ['1.5', Decimal, 1500],
    ['1,5', Decimal, 1500],
    ['1٫5', Decimal, 1500],
    ['١٫٨٥', Decimal, 1850],
    ['۱٫۸۵', Decimal, 1850],
    ['१.८५', Decimal, 1850],
    ['১.৮৫', Decimal, 1850],
    ['１．５', Decimal, 1500],
    ['๑.๘๕', Decimal, 1850],
    [' 2 ', Decimal, 2000],
    ['2.', Decimal, 2000],
    ['1.001', Decimal, 1001],
    ['1.850', Decimal, 1850],
    ['1000000', Decimal, 1_000_000_000],
    ['6/4', Decimal, 2500],
    ['6 / 4', American, 2500],
    ['６／４', Malay, 2500],
    ['1⁄2', Decimal, 1500],
    ['10/11', Decimal, 1909],
    ['1/3', Fractional, 1333],
    ['5', Fractional, 6000],
    ['evens', Decimal, 2000],
    ['EVS', Fractional, 2000],
    ['Even', Decimal, 2000],
    ['+150', Decimal, 2500],
    ['-200', Decimal, 1500],
    ['−200', Decimal, 1500],
    ['+100', Fractional, 2000],
    ['-100', American, 2000],
    ['150', American, 2500],
    ['+1,500', American, 16_000],
    ['+1.500', American, 16_000],
    ['+150.00', American, 2500],
    ['-118', American, 1847],
    ['0.85', HongKong, 1850],
    ['.85', HongKong, 1850],
    ['-1.25', Indonesian, 1800],
    ['+1.25', Indonesian, 2250],
    ['1', Indonesian, 2000],
    ['-0.8', Malay, 2250],
    ['0.8', Malay, 1800],
    ['-1', Malay, 2000],
    ['1', Malay, 2000],
  ])('[MON-6] [OD-01] parses %p in format %i as %i thousandths', (text, coefViewId, value) => {
    expect(parseOdds(text, { coefViewId })).toEqual({ isOk: true, value });
  });

  it.each([
    ['', Decimal, 'empty'],
    [' \u200f ', Decimal, 'empty'],
    ['1.٥', Decimal, 'mixed-digits'],
    ['１/2', Decimal, 'mixed-digits'],
    ['1e2', Decimal, 'not-a-number'],
    ['NaN', Decimal, 'not-a-number'],
    ['Infinity', Decimal, 'not-a-number'],
    ['0x10', Decimal, 'not-a-number'],
    ['two', American, 'not-a-number'],
    ['.', Decimal, 'not-a-number'],
    ['+', American, 'not-a-number'],
    ['1.2.3', Decimal, 'not-a-number'],
    ['1,2,3', American, 'not-a-number'],
    ['6/0', Decimal, 'not-a-number'],
    ['6/', Decimal, 'not-a-number'],
    ['6/4/2', Decimal, 'not-a-number'],
    ['-6/4', Decimal, 'not-a-number'],
    ['a1/2', Decimal, 'not-a-number'],
    ['1/2b', Decimal, 'not-a-number'],
    ['uneven', Decimal, 'not-a-number'],
    ['evenly', Decimal, 'not-a-number'],
    ['1.8501', Decimal, 'too-many-decimals'],
    ['150.5', American, 'too-many-decimals'],
    ['1,5', American, 'too-many-decimals'],
    ['1', Decimal, 'too-low'],
    ['0.5', Decimal, 'too-low'],
    ['0', Decimal, 'too-low'],
    ['0/1', Decimal, 'too-low'],
    ['1/9999', Decimal, 'too-low'],
    ['0', HongKong, 'too-low'],
    ['-99', Decimal, 'not-in-format'],
    ['+99', American, 'not-in-format'],
    ['-0', Decimal, 'not-in-format'],
    ['+1.5', Decimal, 'not-in-format'],
    ['-1.5', HongKong, 'not-in-format'],
    ['1.5', Fractional, 'not-in-format'],
    ['0.5', Indonesian, 'not-in-format'],
    ['1.5', Malay, 'not-in-format'],
    ['0', Malay, 'not-in-format'],
    ['1000000.001', Decimal, 'too-large'],
    ['9007199254740993', Decimal, 'too-large'],
    ['9007199254740993', American, 'too-large'],
    ['9'.repeat(40), Decimal, 'too-large'],
    ['9'.repeat(41), Decimal, 'not-a-number'],
    ['999999999', American, 'too-large'],
    ['-200000000', American, 'too-large'],
    ['999999999/1', Decimal, 'too-large'],
    ['1000000', HongKong, 'too-large'],
  ])('[MON-6] rejects %p in format %i: %s', (text, coefViewId, reason) => {
    expect(parseOdds(text, { coefViewId })).toEqual({ isOk: false, reason });
  });

  it('[OD-01] parses an alias like its target format', () => {
    expect(parseOdds('0.85', { coefViewId: 14 })).toEqual({ isOk: true, value: 1850 });
    expect(parseOdds('0.85', { coefViewId: 14, aliases: { 14: Decimal } })).toEqual({ isOk: false, reason: 'too-low' });
  });

  it('[OD-01] parses formatted decimal odds back exactly, in any language', () => {
    const locale = fc.constantFrom(undefined, 'en', 'ru', 'de', 'ar', 'fa', 'hi');
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 1_000_000_000 }), locale, (coef, language) => {
        expect(parseOdds(formatCoef(coef, Decimal, { locale: language }))).toEqual({ isOk: true, value: coef });
      }),
    );
  });

  it('[OD-01] parses the text of every format as odds with the same text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1020, max: 30_000 }),
        fc.constantFrom(...COEF_VIEWS),
        fc.constantFrom('en', 'ru'),
        (coef, view, locale) => {
          const text = formatCoef(coef, view, { locale });
          const read = parseOdds(text, { coefViewId: view });

          expect(read.isOk).toBe(true);
          // Rounded down to thousandths, so the text can be that of the next lower odds.
          if (read.isOk) expect([formatCoef(read.value, view, { locale }), formatCoef(read.value + 1, view, { locale })]).toContain(text);
        },
      ),
    );
  });

  it.each(FRACTION_LADDER)('[OD-01] parses the traditional %s and formats it unchanged', (text) => {
    const read = parseOdds(text, { coefViewId: Fractional });

    expect(read.isOk && formatCoef(read.value, Fractional)).toBe(text);
  });

  it('[MON-6] returns a result for any text in any format and never throws', () => {
    const typed = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.stringMatching(/^[-+]?[\d.,/ ]{0,20}$/));
    fc.assert(
      fc.property(typed, fc.constantFrom(...COEF_VIEWS), (text, coefViewId) => {
        const read = parseOdds(text, { coefViewId });

        if (read.isOk) expect(Number.isSafeInteger(read.value) && read.value > 1000 && read.value <= 1_000_000_000).toBe(true);
        else expect(typeof read.reason).toBe('string');
      }),
    );
  });
});

describe('convertCoef', () => {
  it.each([
    // coef, decimal, fractional, American, Hong Kong, Indonesian, Malay
    [1000, 1000, 0, 0, 0, 0, 0],
    [1250, 1250, 250, -400_000, 250, -4000, 250],
    [1850, 1850, 850, -117_647, 850, -1176, 850],
    [1999, 1999, 999, -100_100, 999, -1001, 999],
    [2000, 2000, 1000, 100_000, 1000, 1000, 1000],
    [2001, 2001, 1001, 100_100, 1001, 1001, -999],
    [3750, 3750, 2750, 275_000, 2750, 2750, -364],
  ])('[OD-01] converts %i thousandths to the number of every format', (coef, ...values) => {
    expect([Decimal, Fractional, American, HongKong, Indonesian, Malay].map((view) => convertCoef(coef, view))).toEqual(values);
  });

  it('[OD-01] resolves aliases, and treats an unknown format as decimal', () => {
    expect([14, 15, 16, 99].map((view) => convertCoef(1850, view))).toEqual([850, -1176, 850, 1850]);
    expect(convertCoef(1850, 14, { 14: American })).toBe(-117_647);
    expect(convertCoef(1850, 15, {})).toBe(1850);
    // An alias of an alias is not resolved.
    expect(convertCoef(1850, 14, { 14: 15, 15: Malay })).toBe(1850);
  });

  it.each([
    [1850, Decimal, 1850],
    [1001, Decimal, 1001],
    [1000, Decimal, null],
    [500, Fractional, 1500],
    [0, Fractional, null],
    [-500, HongKong, null],
    [850, 14, 1850],
    [150_000, American, 2500],
    [100_000, American, 2000],
    [-100_000, American, 2000],
    [99_999, American, null],
    [-99_999, American, null],
    [-117_647, American, 1850],
    [-118_000, American, 1847],
    [150_050, American, 2500],
    [1000, Indonesian, 2000],
    [999, Indonesian, null],
    [-1000, Indonesian, 2000],
    [-1250, Indonesian, 1800],
    [1000, Malay, 2000],
    [1001, Malay, null],
    [-1000, Malay, 2000],
    [-1001, Malay, null],
    [-364, Malay, 3747],
    [0, Malay, null],
  ])('[OD-01] converts %i of format %i back to %p', (value, view, coef) => {
    expect(coefFromView(value, view)).toBe(coef);
  });

  it('[OD-01] returns the original odds or slightly lower ones, never higher, for any odds and format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 10_000 }), fc.constantFrom(Decimal, Fractional, American, HongKong), (coef, view) => {
        const back = coefFromView(convertCoef(coef, view), view) ?? 0;

        expect(coef - back).toBeGreaterThanOrEqual(-1);
        expect(coef - back).toBeLessThanOrEqual(1);
      }),
    );
  });
});
