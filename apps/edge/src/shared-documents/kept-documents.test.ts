import { createKeptDocuments } from './kept-documents.ts';

const one = () => 1;
const setUp = (mostBytes = 100, lastsMs?: number) => {
  const clock = { at: 0 };
  const documents = createKeptDocuments<{ bytes: () => number; name: string }>({
    mostBytes,
    now: () => clock.at,
    ...(lastsMs !== undefined && { lastsMs }),
  });
  const put = (key: string, bytes = 10, isKept = true): void => documents.make(key)?.brings({ bytes: () => bytes, name: key }, isKept);
  const kindOf = (key: string): string => documents.find(key).kind;
  return { clock, documents, put, kindOf };
};

it('a document is at most two seconds old, counted from the start of its rendering', () => {
  const { clock, documents, kindOf } = setUp();
  const making = documents.make('home');
  clock.at = 700;
  making?.brings({ bytes: one, name: 'home' }, true);

  const foundAt = (at: number) => {
    clock.at = at;
    const found = documents.find('home');
    return found.kind === 'kept' ? found.isOld : found.kind;
  };
  expect([1_499, 1_500, 1_999, 2_000].map(foundAt)).toEqual([false, true, true, 'none']);
  expect(kindOf('home')).toBe('none');
});

it('a document made from an earlier render has the age of that render', () => {
  const { clock, documents } = setUp();
  clock.at = 900;
  documents.make('tokyo')?.brings({ bytes: one, name: 'tokyo' }, true, 200);
  const kindAt = (at: number): string => {
    clock.at = at;
    return documents.find('tokyo').kind;
  };
  expect([2_199, 2_200].map(kindAt)).toEqual(['kept', 'none']);
});

it('a document that took two seconds to render is not shared', async () => {
  const { clock, documents, kindOf } = setUp();
  const making = documents.make('home');
  const found = documents.find('home');
  clock.at = 2_000;
  making?.brings({ bytes: one, name: 'home' }, true);

  expect(found.kind === 'under-way' && (await found.document)).toBeUndefined();
  expect(kindOf('home')).toBe('none');
});

it('one renders it, the others wait for the same', async () => {
  const { documents } = setUp();
  const making = documents.make('home');

  expect(documents.make('home')).toBeUndefined();
  const found = documents.find('home');
  making?.brings({ bytes: one, name: 'only one' }, false);
  expect(found.kind === 'under-way' && (await found.document)).toEqual({ bytes: one, name: 'only one' });
  // It served those who waited, and is not stored.
  expect(documents.find('home')).toEqual({ kind: 'none' });
});

it('serves the old one while a new one is rendered, and drops it if that fails', () => {
  const { clock, documents, put, kindOf } = setUp();
  put('home');
  clock.at = 1_500;
  const making = documents.make('home');
  const renewed = documents.find('home');
  expect(renewed.kind === 'kept' && renewed.renewal).toBeInstanceOf(Promise);
  making?.ends();
  expect(kindOf('home')).toBe('kept');
  clock.at = 2_000;
  expect(kindOf('home')).toBe('none');
});

it('rejects waiting callers after a failure, and the next one may retry', async () => {
  const { documents } = setUp();
  const making = documents.make('home');
  const found = documents.find('home');
  making?.ends();
  expect(found.kind === 'under-way' && (await found.document)).toBeUndefined();
  expect(documents.make('home')).toBeDefined();
});

it('[SEC-4] a document that turns out personal is not tried for half a minute, and the stored one is removed', () => {
  const { clock, documents, put, kindOf } = setUp();
  put('bonus');
  documents.make('bonus')?.isOwn();
  expect(kindOf('bonus')).toBe('own');
  clock.at = 29_999;
  expect(kindOf('bonus')).toBe('own');
  clock.at = 30_000;
  expect(kindOf('bonus')).toBe('none');
});

it('[SRV-3] never exceeds its memory: evicts the least recently used, and does not store what is too large', () => {
  const { documents, put, kindOf } = setUp(30);
  put('a');
  put('b');
  put('c');
  expect(kindOf('a')).toBe('kept');
  put('d');
  expect(['a', 'b', 'c', 'd'].map(kindOf)).toEqual(['kept', 'none', 'kept', 'kept']);
  expect(documents.bytes()).toBe(30);
  put('large', 31);
  expect([kindOf('large'), documents.bytes()]).toEqual(['none', 30]);
  put('a', 25);
  expect([kindOf('a'), documents.bytes()]).toEqual(['kept', 25]);
});

it('[SRV-3] counts what a document grew by before it keeps the next', () => {
  const { documents, put, kindOf } = setUp(30);
  let size = 10;
  documents.make('a')?.brings({ bytes: () => size, name: 'a' }, true);
  put('b');
  size = 20;
  expect(documents.bytes()).toBe(30);
  put('c');
  expect([['a', 'b', 'c'].map(kindOf), documents.bytes()]).toEqual([['none', 'kept', 'kept'], 20]);
});

it('[SRV-3] evicts expired documents first', () => {
  const { clock, documents, put, kindOf } = setUp(30);
  put('a');
  clock.at = 2_000;
  put('b');
  expect([kindOf('a'), documents.bytes()]).toEqual(['none', 10]);
});

it('[REM-10] keeps the last document for an outage, with its age, and no longer than it may', () => {
  const { clock, documents, put, kindOf } = setUp(100, 60_000);
  put('home');
  clock.at = 59_999;
  expect(kindOf('home')).toBe('none');
  expect(documents.last('home')).toMatchObject({ document: { name: 'home' }, ageMs: 59_999 });
  expect(documents.isEmpty()).toBe(false);
  clock.at = 60_000;
  expect([documents.last('home'), documents.isEmpty()]).toEqual([undefined, true]);
});

it('[SEC-4] a document that turns out personal is not kept for an outage either', () => {
  const { documents, put } = setUp(100, 60_000);
  put('bonus');
  documents.make('bonus')?.isOwn();
  expect(documents.last('bonus')).toBeUndefined();
});

it('[SRV-3] documents for an outage go before those that are served', () => {
  const { clock, documents, put } = setUp(30, 60_000);
  put('used');
  put('old');
  clock.at = 1_900;
  put('new');
  // It was used last, and is too old to be served now.
  expect(documents.find('used').kind).toBe('kept');
  clock.at = 2_000;
  put('next');
  expect(['used', 'old', 'new', 'next'].map((key) => documents.last(key) !== undefined)).toEqual([true, false, true, true]);
  put('more');
  expect(['used', 'new', 'next', 'more'].map((key) => documents.last(key) !== undefined)).toEqual([false, true, true, true]);
  expect(documents.bytes()).toBe(30);
});
