import { createKeptDocuments } from './kept-documents.ts';

const setUp = (mostBytes = 100) => {
  const clock = { at: 0 };
  const documents = createKeptDocuments<{ bytes: number; name: string }>({ mostBytes, now: () => clock.at });
  const put = (key: string, bytes = 10, isKept = true): void => documents.make(key)?.brings({ bytes, name: key }, isKept);
  const kindOf = (key: string): string => documents.find(key).kind;
  return { clock, documents, put, kindOf };
};

it('a document is at most two seconds old, counted from the start of its rendering', () => {
  const { clock, documents, kindOf } = setUp();
  const making = documents.make('home');
  clock.at = 700;
  making?.brings({ bytes: 1, name: 'home' }, true);

  const foundAt = (at: number) => {
    clock.at = at;
    const found = documents.find('home');
    return found.kind === 'kept' ? found.isOld : found.kind;
  };
  expect([999, 1_000, 1_999, 2_000].map(foundAt)).toEqual([false, true, true, 'none']);
  expect(kindOf('home')).toBe('none');
});

it('a document that took two seconds to render is not shared', async () => {
  const { clock, documents, kindOf } = setUp();
  const making = documents.make('home');
  const found = documents.find('home');
  clock.at = 2_000;
  making?.brings({ bytes: 1, name: 'home' }, true);

  expect(found.kind === 'under-way' && (await found.document)).toBeUndefined();
  expect(kindOf('home')).toBe('none');
});

it('one renders it, the others wait for the same', async () => {
  const { documents } = setUp();
  const making = documents.make('home');

  expect(documents.make('home')).toBeUndefined();
  const found = documents.find('home');
  making?.brings({ bytes: 1, name: 'only one' }, false);
  expect(found.kind === 'under-way' && (await found.document)).toEqual({ bytes: 1, name: 'only one' });
  // It served those who waited, and is not stored.
  expect(documents.find('home')).toEqual({ kind: 'none' });
});

it('serves the old one while a new one is rendered, and drops it if that fails', () => {
  const { clock, documents, put, kindOf } = setUp();
  put('home');
  clock.at = 1_500;
  const making = documents.make('home');
  expect(kindOf('home')).toBe('kept');
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

it('[SRV-3] evicts expired documents first', () => {
  const { clock, documents, put, kindOf } = setUp(30);
  put('a');
  clock.at = 2_000;
  put('b');
  expect([kindOf('a'), documents.bytes()]).toEqual(['none', 10]);
});
