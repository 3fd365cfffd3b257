import { measured } from '@touchline/measured';
import { DATE_STYLES } from '@touchline/shared-primitives';
import fc from 'fast-check';
import az from '../formats/az.json' with { type: 'json' };
import kk from '../formats/kk.json' with { type: 'json' };
import {
  attachIntl,
  checkDictionary,
  createIntlErrorHandler,
  createMessageBook,
  createPlainIntl,
  intlOf,
  type OnMessageError,
  type OwnFormats,
} from './index.ts';
import { adaptTo } from './own-formats.ts';

const text = (value: string) => [{ type: 0, value }];
const quiet: OnMessageError = () => undefined;

function intlWith(byLanguage: Record<string, Record<string, unknown>>, chain: string[], onError = quiet, formats?: OwnFormats) {
  const book = createMessageBook();
  for (const [lang, messages] of Object.entries(byLanguage)) book.add(lang, 'host', messages, formats && adaptTo(formats));
  return createPlainIntl({ words: book.words(chain), timeZone: '+03:00', onError });
}

it('[LG-07] [I18N-1] shows a missing message in the fallback language and reports it once', () => {
  const report = jest.fn();
  const intl = intlWith(
    { kk: { a: text('Басты') }, ru: { a: text('Главная'), b: text('Линия') }, en: { b: text('Line'), c: text('Live') } },
    ['kk', 'ru', 'en'],
    createIntlErrorHandler(report),
  );

  expect(['a', 'b', 'c', 'shell.signOut'].map((id) => intl.formatMessage({ id }))).toEqual(['Басты', 'Линия', 'Live', 'Sign out']);
  intl.formatMessage({ id: 'b' });

  expect(report.mock.calls).toEqual([
    ['message-failed', { name: 'b', code: 'MISSING_TRANSLATION' }],
    ['message-failed', { name: 'c', code: 'MISSING_TRANSLATION' }],
    ['message-failed', { name: 'shell.signOut', code: 'MISSING_TRANSLATION' }],
  ]);
});

it('[I18N-1] loads the fallback languages on the first missing message; the edge reports it once for all visitors', () => {
  const reported = new Set<string>();
  const onMissing = jest.fn();
  const report = jest.fn();
  const miss = { code: 'MISSING_TRANSLATION', descriptor: { id: 'a' } };

  createIntlErrorHandler(report, { reported, onMissing })(miss);
  createIntlErrorHandler(report, { reported })(miss);

  expect([onMissing.mock.calls.length, report.mock.calls.length]).toEqual([1, 1]);
});

it('[I18N-1] uses English plural rules for a text of another language', () => {
  const plural = {
    one: { value: [{ type: 7 }, { type: 0, value: ' bet' }] },
    other: { value: [{ type: 7 }, { type: 0, value: ' bets' }] },
  };
  const intl = intlWith({ ru: {}, en: { n: [{ type: 6, value: 'count', options: plural, offset: 0, pluralType: 'cardinal' }] } }, [
    'ru',
    'en',
  ]);

  expect([1, 2, 21].map((count) => intl.formatMessage({ id: 'n' }, { count }))).toEqual(['1 bet', '2 bets', '21 bets']);
});

/** Malformed values that a broken build, a proxy or an attacker may put in place of a message. */
const malformed = fc.oneof(
  fc.jsonValue().filter((value) => !Array.isArray(value) || value.length > 0),
  fc.string(),
  fc.constantFrom('{', '{count, plural, one {#}}', '{n, date, ::}', '<a>', "{a, select, x {y}}'"),
  fc.array(
    fc.record({
      type: fc.integer({ min: -2, max: 12 }),
      value: fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string())),
      options: fc.oneof(fc.constant(undefined), fc.dictionary(fc.string(), fc.anything())),
      children: fc.anything(),
      style: fc.oneof(fc.string(), fc.record({ type: fc.constant(0), tokens: fc.anything() })),
    }),
    { minLength: 1 },
  ),
  // Valid in form, but impossible to format: an unknown argument, a currency without a code, an invalid unit.
  fc.constantFrom(
    [{ type: 1, value: 'missing' }],
    [{ type: 2, value: 'n', style: { type: 0, tokens: [], parsedOptions: { style: 'currency' } } }],
    [{ type: 2, value: 'n', style: { type: 0, tokens: [], parsedOptions: { style: 'unit', unit: 'parsec-per-bet' } } }],
    [{ type: 8, value: 'b', children: [] }],
  ),
);

it('[I18N-2] none of 500 malformed messages throws; the default language is shown instead', () => {
  let count = 0;
  fc.assert(
    fc.property(malformed, (message) => {
      count += 1;
      const { messages } = checkDictionary({ lang: 'ru', name: 'host', count: 1, messages: { a: message } }, 'ru', 'host');
      const shown = intlWith({ ru: messages, en: { a: text('Place bet') } }, ['ru', 'en']).formatMessage({ id: 'a' }, { n: 1 });
      const isUsed = messages['a'] !== undefined && intlWith({ ru: messages }, ['ru']).formatMessage({ id: 'a' }, { n: 1 }) !== 'A';
      const isShown = isUsed ? typeof shown === 'string' || Array.isArray(shown) : shown === 'Place bet';
      measured({ id: 'I18N-2', unit: 'malformed messages without a text', atMost: 0, trials: 500, value: isShown ? 0 : 1 });
      return isShown;
    }),
    { numRuns: 500 },
  );
  expect(count).toBeGreaterThanOrEqual(500);
});

it.each([
  ['a string', '{'],
  ['a node without a type', [{ value: 'x' }]],
  ['a plural without other', [{ type: 6, value: 'n', options: { one: { value: [] } } }]],
  ['a select that is no choice', [{ type: 5, value: 'n', options: [] }]],
  ['nodes without an end', Array.from({ length: 40 }).reduce<unknown>((inner) => [{ type: 8, value: 'b', children: inner }], [])],
])('[I18N-2] rejects %s as a message', (_name, message) => {
  expect(checkDictionary({ lang: 'ru', name: 'host', count: 1, messages: { a: message } }, 'ru', 'host')).toEqual({
    messages: {},
    isWhole: false,
  });
});

it("[PL-05] [REM-9] formats times in the state's time zone, not the machine's", () => {
  const at = (timeZone: string) =>
    createPlainIntl({ words: createMessageBook().words(['en']), timeZone, onError: quiet }).formatTime(0, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });

  expect([at('+03:00'), at('+05:45'), at('-01:00')]).toEqual(['03:00', '05:45', '23:00']);
});

// On each side of both changes of clocks; literals are from Python's zoneinfo.
it.each([
  ['America/New_York', ['31 Oct, 19:30', '28 Nov, 14:00', '13 Mar, 14:00', '20 Mar, 15:00']],
  ['Asia/Kathmandu', ['1 Nov, 05:15', '29 Nov, 00:45', '14 Mar, 00:45', '21 Mar, 00:45']],
  ['Pacific/Auckland', ['1 Nov, 12:30', '29 Nov, 08:00', '14 Mar, 08:00', '21 Mar, 08:00']],
  ['Europe/London', ['31 Oct, 23:30', '28 Nov, 19:00', '13 Mar, 19:00', '20 Mar, 19:00']],
  ['Asia/Tokyo', ['1 Nov, 08:30', '29 Nov, 04:00', '14 Mar, 04:00', '21 Mar, 04:00']],
  ['America/Sao_Paulo', ['31 Oct, 20:30', '28 Nov, 16:00', '13 Mar, 16:00', '20 Mar, 16:00']],
])('[PL-05] formats each time with the offset that %s has then', (timeZone, texts) => {
  const intl = createPlainIntl({ words: createMessageBook().words(['en']), timeZone, onError: quiet });
  const times = ['2026-10-31T23:30Z', '2026-11-28T19:00Z', '2027-03-13T19:00Z', '2027-03-20T19:00Z'];
  expect(times.map((text) => intl.formatDate(Date.parse(text), DATE_STYLES.moment))).toEqual(texts);
});

const NOON = Date.UTC(2026, 10, 21, 9, 5);

it.each([
  ['kk', kk, '21 қар., 12:05', '21 қараша 2026 сенбі', '1234567,5', '3 сағат бұрын', '2 күннен кейін'],
  ['az', az, '21 noy, 12:05', '21 noyabr 2026 şənbə', '1.234.567,5', '3 saat öncə', '2 gün sonra'],
])(
  '[LG-07] [REM-9] %s, which browsers do not support, has its own months, days and relative times',
  (lang, formats, short, long, number, past, future) => {
    const intl = intlWith({ [lang]: {} }, [lang], quiet, formats as unknown as OwnFormats);

    expect(intl.formatDate(NOON, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })).toBe(short);
    const day = intl.formatDate(NOON, { weekday: 'long' });
    expect(`${intl.formatDate(NOON, { dateStyle: 'long' })} ${day}`).toBe(long);
    expect(intl.formatTime(NOON, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })).toBe('12:05');
    expect(intl.formatNumber(1_234_567.5).replaceAll('\u00a0', '')).toBe(number);
    expect([intl.formatRelativeTime(-3, 'hour'), intl.formatRelativeTime(2, 'day')]).toEqual([past, future]);
  },
);

it('[LG-07] numbers inside messages are formatted the same way', () => {
  const messages = { n: [{ type: 2, value: 'count' }] };

  expect(intlWith({ az: messages }, ['az'], quiet, az as unknown as OwnFormats).formatMessage({ id: 'n' }, { count: 12_345 })).toBe(
    '12.345',
  );
});

it.each([
  ['kk', kk, ['3 күн', '2 сағ', '1234 минут'], ['A, B және C', 'A немесе B', 'A'], ['Германия', 'Еуро', 'ағылшын тілі']],
  ['az', az, ['3 gün', '2 saat', '1.234 dəqiqə'], ['A, B və C', 'A və ya B', 'A'], ['Almaniya', 'Avro', 'ingilis']],
])('[LG-07] [I18N-1] %s has its own units, lists and names, without words of another language', (lang, formats, units, lists, names) => {
  const intl = intlWith({ [lang]: {} }, [lang], quiet, formats as unknown as OwnFormats);
  const unit = (value: number, name: string, unitDisplay: 'long' | 'narrow') =>
    intl.formatNumber(value, { style: 'unit', unit: name, unitDisplay });

  expect([unit(3, 'day', 'narrow'), unit(2, 'hour', 'narrow'), unit(1234, 'minute', 'long')]).toEqual(units);
  expect([intl.formatList(['A', 'B', 'C']), intl.formatList(['A', 'B'], { type: 'disjunction' }), intl.formatList(['A'])]).toEqual(lists);
  expect([
    intl.formatDisplayName('DE', { type: 'region' }),
    intl.formatDisplayName('EUR', { type: 'currency' }),
    intl.formatDisplayName('en', { type: 'language' }),
  ]).toEqual(names);
  expect(intl.formatNumber(5, { style: 'percent' }).replace(/\s/, '')).toBe('500%');
});

it.each([kk, az])("[LG-07] a language's own formats are complete", ({ months, days, relative, units, names }) => {
  expect([months.long.length, months.short.length, days.long.length, days.short.length]).toEqual([12, 12, 7, 7]);
  expect(Object.keys(relative).sort()).toEqual(['day', 'hour', 'minute', 'month', 'quarter', 'second', 'week', 'year']);
  expect(Object.keys(units).sort()).toEqual(['day', 'hour', 'minute']);
  // All languages of the product; all countries of ISO 3166, and Kosovo.
  expect([Object.keys(names.language).length, Object.keys(names.region).length]).toEqual([12, 250]);
});

it('[LG-07] returns the formats attached to a store', () => {
  const store = {};
  const intl = intlWith({}, ['en']);
  expect(() => intlOf(store)).toThrow('This store has no formats');

  attachIntl(store, () => intl);

  expect(intlOf(store)).toBe(intl);
});

// Copied from CLDR: British English, and each language's own.
it.each([
  ['en', '21 Nov, 12:05', '21 Nov 2026', '21 November 2026', 'Sat 21 Nov'],
  ['ru', '21 нояб., 12:05', '21 нояб. 2026 г.', '21 ноября 2026 г.', 'сб, 21 нояб.'],
  ['de', '21. Nov., 12:05', '21. Nov. 2026', '21. November 2026', 'Sa., 21. Nov.'],
  ['es', '21 nov, 12:05', '21 nov 2026', '21 de noviembre de 2026', 'sáb, 21 nov'],
])('[LG-07] [PL-05] formats dates in %s in one style, the day before the month', (lang, moment, date, words, weekday) => {
  const intl = intlWith({ [lang]: {} }, [lang], quiet);
  const { moment: near, date: any, dateInWords, weekday: dayOfWeek } = DATE_STYLES;

  expect([near, any, dateInWords, dayOfWeek].map((style) => intl.formatDate(NOON, style))).toEqual([moment, date, words, weekday]);
});

it("[PL-05] formats times in the player's 12- or 24-hour clock", () => {
  const at = (is12h: boolean) => {
    const intl = createPlainIntl({ words: createMessageBook().words(['en']), timeZone: '+03:00', is12h, onError: quiet });
    return [intl.formatDate(Date.UTC(2026, 10, 21, 11, 5), DATE_STYLES.moment), intl.formatTime(Date.UTC(2026, 10, 21, 21, 5))];
  };

  expect(at(false)).toEqual(['21 Nov, 14:05', '00:05']);
  expect(at(true)).toEqual(['21 Nov, 02:05 pm', '12:05 am']);
});
