import { createKeptDocuments } from './kept-documents.ts';

const setUp = (mostBytes = 100) => {
  const clock = { at: 0 };
  const documents = createKeptDocuments<{ bytes: number; name: string }>({ mostBytes, now: () => clock.at });
  const put = (key: string, bytes = 10, isKept = true): void => documents.make(key)?.brings({ bytes, name: key }, isKept);
  const kindOf = (key: string): string => documents.find(key).kind;
  return { clock, documents, put, kindOf };
};

it('a document is two seconds old at most, counted from the moment that its making began', () => {
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

it('what took two seconds to make is given to nobody else', async () => {
  const { clock, documents, kindOf } = setUp();
  const making = documents.make('home');
  const found = documents.find('home');
  clock.at = 2_000;
  making?.brings({ bytes: 1, name: 'home' }, true);

  expect(found.kind === 'under-way' && (await found.document)).toBeUndefined();
  expect(kindOf('home')).toBe('none');
});

it('one makes it, the others wait for the same', async () => {
  const { documents } = setUp();
  const making = documents.make('home');

  expect(documents.make('home')).toBeUndefined();
  const found = documents.find('home');
  making?.brings({ bytes: 1, name: 'only one' }, false);
  expect(found.kind === 'under-way' && (await found.document)).toEqual({ bytes: 1, name: 'only one' });
  // It was for those who waited, and is not kept.
  expect(documents.find('home')).toEqual({ kind: 'none' });
});

it('the old one is given while a new one is made, and goes when nothing comes of it', () => {
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

it('who waited is told when nothing came of it, and the next one may try', async () => {
  const { documents } = setUp();
  const making = documents.make('home');
  const found = documents.find('home');
  making?.ends();
  expect(found.kind === 'under-way' && (await found.document)).toBeUndefined();
  expect(documents.make('home')).toBeDefined();
});

it('[SEC-4] what turned out to be each visitor own is not tried for half a minute, and takes away what was kept', () => {
  const { clock, documents, put, kindOf } = setUp();
  put('bonus');
  documents.make('bonus')?.isOwn();
  expect(kindOf('bonus')).toBe('own');
  clock.at = 29_999;
  expect(kindOf('bonus')).toBe('own');
  clock.at = 30_000;
  expect(kindOf('bonus')).toBe('none');
});

it('[SRV-3] never holds more bytes than it may: what was not asked for the longest goes first, and what is too large is not kept', () => {
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

it('[SRV-3] what is over makes room before anything else does', () => {
  const { clock, documents, put, kindOf } = setUp(30);
  put('a');
  clock.at = 2_000;
  put('b');
  expect([kindOf('a'), documents.bytes()]).toEqual(['none', 10]);
});
