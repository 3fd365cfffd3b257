import type { Dictionary } from '@touchline/shared-state';
import {
  attachIntl,
  createDictionaryLoader,
  createIntlErrorHandler,
  createMessageBook,
  createPlainIntl,
  directionOf,
  fetchDictionary,
  intlOf,
  timeZoneName,
} from './index.ts';

const text = (value: string) => [{ type: 0, value }];

it.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['en', 'ltr'],
  ['ru', 'ltr'],
])('[LG-06] lays %s out %s', (lang, direction) => expect(directionOf(lang)).toBe(direction));

it.each([
  [3, '+03:00'],
  [5.75, '+05:45'],
  [-9.5, '-09:30'],
  [0, '+00:00'],
])('[PL-05] names the zone of %p hours %s, which Intl takes', (hours, name) => {
  expect(timeZoneName(hours)).toBe(name);
  expect(new Intl.DateTimeFormat('en', { timeZone: name, timeStyle: 'short', hourCycle: 'h23' }).format(0)).toMatch(/\d\d:\d\d/);
});

it('[LG-08] loads a dictionary once, also when two ask at the same time', async () => {
  const book = createMessageBook();
  const load = jest.fn(async (): Promise<Dictionary> => ({ a: text('A') }));
  const loadDictionaries = createDictionaryLoader({ book, load, report: () => undefined });
  const heard = jest.fn();
  book.subscribe(heard);

  await Promise.all([loadDictionaries('ar', ['host']), loadDictionaries('ar', ['host'])]);
  await loadDictionaries('ar', ['host']);

  expect(load).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(book.messages('ar')).toEqual({ a: text('A') });
});

it('[LG-08] [CFG-2] a failure is told and not kept', async () => {
  const book = createMessageBook();
  const load = jest.fn(async (): Promise<Dictionary> => ({ a: text('A') }));
  const report = jest.fn();
  const loadDictionaries = createDictionaryLoader({ book, load, report });
  load.mockRejectedValueOnce(new TypeError('lost'));

  await expect(loadDictionaries('ru', ['betting'])).rejects.toThrow('lost');
  await loadDictionaries('ru', ['betting']);

  expect(report.mock.calls).toEqual([['main_dictionary_load_error', { name: 'ru/betting', code: 'TypeError' }]]);
  expect(book.has('ru', 'betting')).toBe(true);
});

it.each([
  ['a page instead of JSON', async () => new Response('<html>')],
  ['a list', async () => Response.json([1])],
  ['a missing file', async () => new Response('', { status: 404 })],
])('[CFG-2] refuses %s as a dictionary', async (_name, send) => {
  jest.useFakeTimers();
  const load = fetchDictionary({ send, origin: 'http://shop.test' }, { en: { host: '/assets/messages/en/host-1.json' } });
  const failed = expect(load('en', 'host')).rejects.toMatchObject({ name: expect.stringMatching(/ShapeError|ResponseError/) });

  await jest.advanceTimersByTimeAsync(1_000);

  await failed;
  jest.useRealTimers();
});

it('[LG-07] [I18N-1] shows the English text of a missing key, and tells of it once', () => {
  const book = createMessageBook();
  book.add('en', 'host', { 'shell.skip': text('Skip'), 'shell.home': text('Home') });
  book.add('ru', 'host', { 'shell.home': text('Главная') });
  const report = jest.fn();
  const intl = createPlainIntl({ book, lang: 'ru', timeZone: 3, onError: createIntlErrorHandler(report) });

  expect([intl.formatMessage({ id: 'shell.home' }), intl.formatMessage({ id: 'shell.skip' })]).toEqual(['Главная', 'Skip']);
  intl.formatMessage({ id: 'shell.gone' });
  intl.formatMessage({ id: 'shell.gone' });

  expect(report.mock.calls).toEqual([['message-failed', { name: 'shell.gone', code: 'MISSING_TRANSLATION' }]]);
});

it('[PL-05] [REM-9] formats times in the zone of the state, not of the machine', () => {
  const book = createMessageBook();
  const at = (timeZone: number) =>
    createPlainIntl({ book, lang: 'en', timeZone, onError: () => undefined }).formatTime(0, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });

  expect([at(3), at(5.75), at(-1)]).toEqual(['03:00', '05:45', '23:00']);
});

it('[CFG-3] a dictionary cannot change what all objects have', async () => {
  const book = createMessageBook();

  book.add('en', 'host', JSON.parse('{"__proto__":{"isEvil":true}}') as Dictionary);
  book.messages('en');

  expect(({} as { isEvil?: boolean }).isEvil).toBeUndefined();
});

it('[LG-07] a store finds its formats', () => {
  const store = {};
  const intl = createPlainIntl({ book: createMessageBook(), lang: 'en', timeZone: 0, onError: () => undefined });
  expect(() => intlOf(store)).toThrow('attachIntl');

  attachIntl(store, () => intl);

  expect(intlOf(store)).toBe(intl);
});
