import {
  activationType,
  isOfAge,
  markText,
  typedMark,
  maskedDigits,
  missingInProfile,
  normalCountryCode,
  protectionLevel,
  protectionGrade,
} from './index.ts';

it.each([
  [false, false, 0],
  [true, false, 1],
  [true, true, 2],
  [false, true, 3],
])('[ID-22] e-mail confirmed %s and phone confirmed %s give activation type %i', (isEmail, isPhone, type) => {
  expect(activationType({ isEmail, isPhone })).toBe(type);
});

it.each([
  [0, 'bad'],
  [29, 'bad'],
  [30, 'bad'],
  [31, 'normal'],
  [69, 'normal'],
  [70, 'good'],
  [99, 'good'],
  [100, 'full'],
])('[ID-21] level %i is %s', (level, grade) => {
  expect(protectionGrade(level)).toBe(grade);
});

it('[ID-21] [ID-31] each method raises the level, and all of them together give 100', () => {
  const none = {
    is_changed_password: false,
    enable_two_factor_auth: false,
    enable_phone_binding: false,
    enable_security_question: false,
    enable_email_auth: false,
  };
  expect(protectionLevel(none)).toBe(0);
  expect(protectionLevel({ ...none, enable_two_factor_auth: true })).toBe(30);
  expect(protectionLevel({ ...none, is_changed_password: true, enable_email_auth: true })).toBe(40);
  const all = Object.fromEntries(Object.keys(none).map((name) => [name, true])) as typeof none;
  expect(protectionLevel(all)).toBe(100);
});

const NOON = Date.UTC(2030, 4, 1, 12);
it.each([
  ['2012-05-01', 18, true],
  ['2012-05-02', 18, false],
  ['2009-05-01', 21, true],
  ['2012-02-30', 18, null],
  ['2031-01-01', 18, null],
  ['1899-12-31', 18, null],
  ['01.05.2012', 18, null],
])('[ID-16] born %s, has reached age %i on 1 May 2030: %s', (date, age, expected) => {
  expect(isOfAge(date, age, NOON)).toBe(expected);
});

it('[ID-16] a birthday counts once it has begun everywhere, so that no person under age registers, wherever they are', () => {
  const ofAge = (time: string) => isOfAge('2012-05-01', 18, Date.parse(time));
  // 20:00 on 30 April in New York, midnight in London, and the first instant of 1 May on Baker Island.
  expect(['2030-05-01T00:00Z', '2030-04-30T23:00Z', '2030-05-01T11:59Z', '2030-05-01T12:00Z'].map(ofAge)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('[ID-03] a mark is read with dashes, spaces, small letters and letters that look like digits', () => {
  const mark = markText(Uint8Array.from({ length: 32 }, (_, at) => at * 7 + 1));
  expect(mark).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(typedMark(`${mark.slice(0, 4)}-${mark.slice(4, 8)} ${mark.slice(8)}`.toLowerCase())).toBe(mark);
  expect(typedMark('oil0 ABCD–2345')).toBe('0110ABCD2345');
  expect([typedMark('ABCD'), typedMark('ABCDEFGH234U'), typedMark(`${mark}0`)]).toEqual([null, null, null]);
  expect(markText(new Uint8Array(32))).not.toBe(markText(new Uint8Array(32).fill(255)));
});

it('[ID-20] a profile is complete with all six fields', () => {
  const profile = { date_birthday: 'a', name: 'b', surname: 'c', passport: 'd', passport_date: 'e', registration_address: 'f' };
  expect(missingInProfile(profile)).toEqual([]);
  expect(missingInProfile({ ...profile, passport: ' ', surname: null })).toEqual(['surname', 'passport']);
});

it.each([
  ['### #######', '1711234567', '171 1234567'],
  ['### #######', '171', '171'],
  ['## ## ##', '12345678', '12 34 5678'],
  ['## ## ##', '', ''],
])('[ID-25] mask "%s" formats %s as "%s"', (mask, digits, text) => {
  expect(maskedDigits(mask, digits)).toBe(text);
});

it('[ID-08] normalises a country code to + and digits', () => {
  expect([normalCountryCode('49'), normalCountryCode(' +1-868'), normalCountryCode('DE+49')]).toEqual(['+49', '+1868', '+49']);
});
