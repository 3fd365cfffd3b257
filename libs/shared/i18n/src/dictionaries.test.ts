import { createDictionaryLoader, createMessageBook, fetchDictionary, loadStandIns } from './index.ts';

const text = (value: string) => [{ type: 0, value }];
const file = (lang: string, name: string, messages: Record<string, unknown>, count = Object.keys(messages).length) => ({
  lang,
  name,
  count,
  messages,
});
const chain = (lang: string) => [lang, 'en'];
const quiet = () => undefined;

it('[LG-08] loads a dictionary once for simultaneous requests', async () => {
  const book = createMessageBook();
  const load = jest.fn(async () => file('ar', 'host', { a: text('A') }));
  const dictionaries = createDictionaryLoader({ book, load, chain, report: quiet });
  const listener = jest.fn();
  book.subscribe(listener);

  await Promise.all([dictionaries('ar', ['host']), dictionaries('ar', ['host'])]);
  await dictionaries('ar', ['host']);

  expect(load).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(book.messages('ar')).toEqual({ a: text('A') });
});

it('[LG-08] [CFG-2] reports a failure and does not cache it', async () => {
  const book = createMessageBook();
  const load = jest.fn(async () => file('ru', 'betting', { a: text('A') }));
  const report = jest.fn();
  const dictionaries = createDictionaryLoader({ book, load, chain, report });
  load.mockRejectedValueOnce(new TypeError('lost'));

  await expect(dictionaries('ru', ['betting'])).rejects.toThrow('lost');
  await dictionaries('ru', ['betting']);

  expect(report.mock.calls).toEqual([['main_dictionary_load_error', { name: 'ru/betting', code: 'TypeError' }]]);
  expect(book.has('ru', 'betting')).toBe(true);
});

it.each([
  ['of another language', file('ar', 'host', {})],
  ['of another section', file('ru', 'betting', {})],
  ['without messages', { lang: 'ru', name: 'host', count: 0 }],
  ['that is a list', []],
  ['that is nothing', null],
])('[CFG-2] rejects a dictionary %s', async (_name, answer) => {
  const book = createMessageBook();
  const report = jest.fn();

  await expect(createDictionaryLoader({ book, load: async () => answer, chain, report })('ru', ['host'])).rejects.toThrow('ru/host');

  expect(book.has('ru', 'host')).toBe(false);
  expect(report.mock.calls).toEqual([['main_dictionary_load_error', { name: 'ru/host', code: 'WrongDictionary' }]]);
});

it('[CFG-2] [I18N-1] loads the fallback languages before it uses a partial dictionary', async () => {
  const book = createMessageBook();
  const files: Record<string, unknown> = {
    'ru/host': file('ru', 'host', { a: text('А') }, 2),
    'en/host': file('en', 'host', { a: text('A'), b: text('B') }),
  };
  const report = jest.fn();
  const seen: boolean[] = [];
  book.subscribe(() => seen.push(book.has('en', 'host')));

  await createDictionaryLoader({ book, load: async (lang, name) => files[`${lang}/${name}`], chain, report })('ru', ['host']);

  expect(seen).toEqual([true, true]);
  expect(book.words(['ru', 'en']).standIns).toEqual([{ a: text('A'), b: text('B') }]);
  expect(report.mock.calls).toEqual([['dictionary-partial', { name: 'ru/host' }]]);
});

it('[CFG-2] uses a partial dictionary even without fallbacks', async () => {
  const book = createMessageBook();
  const load = async (lang: string): Promise<unknown> => {
    if (lang === 'en') throw new TypeError('lost');
    return file('ru', 'host', { a: text('А') }, 2);
  };

  await createDictionaryLoader({ book, load, chain, report: quiet })('ru', ['host']);

  expect(book.messages('ru')).toEqual({ a: text('А') });
});

it('[I18N-1] loads the fallback languages on demand', async () => {
  const book = createMessageBook();
  const load = jest.fn(async (lang: string, name: string) => file(lang, name, { a: text('A') }));
  const dictionaries = createDictionaryLoader({ book, load, chain, report: quiet });

  await loadStandIns({ chain: () => ['kk', 'ru', 'en'], dictionaries }, 'kk', ['host', 'betting']);

  expect(load.mock.calls).toEqual([
    ['ru', 'host'],
    ['ru', 'betting'],
    ['en', 'host'],
    ['en', 'betting'],
  ]);
});

it.each([
  ['a page instead of JSON', async () => new Response('<html>')],
  ['a list', async () => Response.json([1])],
  ['a missing file', async () => new Response('', { status: 404 })],
])('[CFG-2] rejects %s as a dictionary', async (_name, send) => {
  jest.useFakeTimers();
  const load = fetchDictionary({ send, origin: 'http://shop.test' }, { en: { host: '/assets/messages/en/host-1.json' } });
  const failed = expect(load('en', 'host')).rejects.toMatchObject({ name: expect.stringMatching(/ShapeError|ResponseError/) });

  await jest.advanceTimersByTimeAsync(1_000);

  await failed;
  jest.useRealTimers();
});

it('[LG-08] requests the urls of another language once and bypasses the cache after an unusable answer', async () => {
  jest.useFakeTimers();
  const requests: string[] = [];
  let isBroken = true;
  const send = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    requests.push(`${pathname} ${request.cache}`);
    if (pathname === '/messages/tr.json') return Response.json({ host: '/assets/messages/tr/host-1.json' });
    const isLost = isBroken;
    isBroken = false;
    return isLost ? new Response('half of it') : Response.json(file('tr', 'host', { a: text('A') }));
  };
  const load = fetchDictionary({ send, origin: 'http://shop.test' }, {});

  const got = load('tr', 'host');
  await jest.advanceTimersByTimeAsync(1_000);

  expect(await got).toMatchObject({ lang: 'tr', name: 'host' });
  expect(await load('tr', 'casino')).toEqual({ lang: 'tr', name: 'casino', count: 0, messages: {} });
  expect(requests).toEqual([
    '/messages/tr.json default',
    '/assets/messages/tr/host-1.json default',
    '/assets/messages/tr/host-1.json reload',
  ]);
  jest.useRealTimers();
});

it('[CFG-3] a dictionary cannot pollute prototypes', () => {
  const book = createMessageBook();

  book.add('en', 'host', JSON.parse('{"__proto__":{"isEvil":true}}') as Record<string, unknown>);
  book.messages('en');

  expect(({} as { isEvil?: boolean }).isEvil).toBeUndefined();
});
