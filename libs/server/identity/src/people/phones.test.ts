import { countries } from '@touchline/server-kernel';
import { type CountryCode, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { fullNumber, internationalNumber, phoneMasks, phoneText, requireNumber } from './phones.ts';

// Numbers as people of the country write them; the right side by the national numbering plans (ITU-T E.164 bulletins).
it.each([
  ['+225', '07 08 12 34 56', '+2250708123456'],
  ['+225', '0708123456', '+2250708123456'],
  ['+225', '+225 07 08 12 34 56', '+2250708123456'],
  ['+225', '00 225 07 08 12 34 56', '+2250708123456'],
  ['+39', '06 6982 1234', '+390669821234'],
  ['+39', '02 1234 5678', '+390212345678'],
  ['+39', '312 345 6789', '+393123456789'],
  ['+39', '+39 06 6982 1234', '+390669821234'],
  ['+36', '06 20 123 4567', '+36201234567'],
  ['+36', '20 123 4567', '+36201234567'],
  ['+7', '8 (912) 345-67-89', '+79123456789'],
  ['+7', '912 345-67-89', '+79123456789'],
  ['+7', '8 800 555 35 35', '+78005553535'],
  ['+7', '800 555 35 35', '+78005553535'],
  ['+7', '8 771 000 99 98', '+77710009998'],
  ['+1', '1 (212) 555-0123', '+12125550123'],
  ['+1', '(212) 555-0123', '+12125550123'],
  ['+1', '011 1 212 555 0123', '+12125550123'],
  ['+54', '011 15-2345-6789', '+5491123456789'],
  ['+54', '9 11 2345-6789', '+5491123456789'],
  ['+55', '0 15 11 96123-4567', '+5511961234567'],
  ['+55', '(11) 96123-4567', '+5511961234567'],
  ['+52', '222 123 4567', '+522221234567'],
  ['+49', '0171 1234567', '+491711234567'],
  ['+49', '171 1234567', '+491711234567'],
  ['+49', '+49 (0)171 1234567', '+491711234567'],
  ['+49', '0049 171 1234567', '+491711234567'],
  ['+49', '49 1512 3456789', '+4915123456789'],
  ['+49', '٠١٧١ ١٢٣ ٤٥ ٦٧', '+491711234567'],
  ['+49', '０１７１－１２３４５６７', '+491711234567'],
  ['+62', '0812-345-678', '+62812345678'],
  ['+91', '०८१२३४ ५६७८९', '+918123456789'],
  ['+44', '07400 123456', '+447400123456'],
  ['+33', '06.12.34.56.78', '+33612345678'],
  ['+34', '612 34 56 78', '+34612345678'],
  ['+351', '912 345 678', '+351912345678'],
  ['+90', '0501 234 56 78', '+905012345678'],
  ['+380', '050 123 4567', '+380501234567'],
  ['+998', '91 234 56 78', '+998912345678'],
  ['+61', '0011 61 412 345 678', '+61412345678'],
  ['+81', '090-1234-5678', '+819012345678'],
  ['+65', '8123 4567', '+6581234567'],
])('[ID-08] [ID-25] in %s, %s is %s', (code, typed, number) => {
  expect(fullNumber(code, typed)).toBe(number);
});

it.each([
  ['+225', '07 08 12 34', 'the eight digits of before 2021'],
  ['+225', '708123456', 'a number without its zero'],
  ['+49', '12', 'too short'],
  ['+49', '', 'nothing'],
  ['+49', 'anna@example.test', 'no number'],
  ['+49', '+33 6 12 34 56 78', 'a number of another country'],
  ['+4', '9 171 1234567', 'a part of a country code'],
  ['+999', '123456789', 'a code of no country'],
  ['+93', '070 123 4567', 'a country that is not offered'],
  ['+1', '2125550123456', 'too long'],
])('[ID-08] in %s, %s is refused: %s', (code, typed) => {
  expect(fullNumber(code, typed)).toBeUndefined();
});

it('[ID-08] refuses a number that is none with the name of the field', () => {
  expect(() => requireNumber('+225', '07 08 12 34')).toThrow('400 bad-request');
  expect(requireNumber('+225', '07 08 12 34 56')).toBe('+2250708123456');
});

const OFFERED = countries('en').map(({ id, country_code, tel_code }): [string, string, number] => [country_code, tel_code, id]);
it('[ID-25] offers more than sixty countries, each with the calling code of the numbering plan', () => {
  expect(OFFERED.length).toBeGreaterThan(60);
  expect(OFFERED.map(([country]) => `+${getCountryCallingCode(country as CountryCode)}`)).toEqual(OFFERED.map(([, code]) => code));
});

it.each(OFFERED)('[ID-08] [ID-25] a number of %s is the same in every notation, and its mask fits', (country, code, id) => {
  const example = getExampleNumber(country as CountryCode, examples);
  const national = example?.formatNational() ?? '';
  const typed = [
    ...[national, national.replace(/\D/g, ''), example?.nationalNumber ?? '', example?.number ?? ''],
    ...[example?.formatInternational() ?? '', example?.number.slice(1) ?? '', ` ${national.replaceAll(' ', '\u00a0')} `],
  ];
  expect(typed.map((text) => fullNumber(code, text))).toEqual(typed.map(() => example?.number));
  expect(fullNumber(code, phoneText(example?.number ?? ''))).toBe(example?.number);

  const mask = phoneMasks().find(({ CountryId }) => CountryId === id);
  const signs = mask?.Mask.replace(/[^#]/g, '').length ?? 0;
  expect(mask?.Mask).toMatch(/^#[# ]*#$/);
  expect(signs).toBe(example?.nationalNumber.length);
  expect(signs).toBeGreaterThanOrEqual(mask?.Min ?? Infinity);
  expect(signs).toBeLessThanOrEqual(mask?.Max ?? 0);
});

it.each([
  ['CI', '## ## ## ####', 10, 10],
  ['DE', '#### #######', 4, 15],
  ['IT', '### ### ####', 6, 12],
  ['HU', '## ### ####', 8, 9],
  ['US', '### ### ####', 10, 10],
])('[ID-25] the mask of %s is %s, for %i to %i digits', (country, Mask, Min, Max) => {
  const id = OFFERED.find(([code]) => code === country)?.[2];
  expect(phoneMasks().find(({ CountryId }) => CountryId === id)).toEqual({ CountryId: id, Mask, Min, Max });
});

it('[ID-02] a whole number is read without its country, and only with a plus sign', () => {
  expect(internationalNumber(' +٢٢٥ 07 08 12 34 56')).toBe('+2250708123456');
  expect(internationalNumber('2250708123456')).toBeUndefined();
  expect(internationalNumber('anna@example.test')).toBeUndefined();
});
