import {
  anyOf,
  between,
  eachValid,
  fieldsOf,
  finite,
  flag,
  ifMissing,
  integer,
  isWhole,
  listOf,
  literal,
  nullable,
  objectOf,
  oneOf,
  otherwise,
  pairOf,
  readAs,
  readSome,
  recordOf,
  text,
  textLike,
  timeZone,
  tupleOf,
  validByKey,
  webUrl,
  whole,
  withValid,
} from '../index.ts';

const tile = objectOf(
  { id: whole, name: text, state: literal('open', 'closed'), endsAt: nullable(integer) },
  { score: pairOf(integer), isNew: flag },
);
const GOOD = { id: 7, name: 'A', state: 'open', endsAt: null } as const;

it('[CFG-3] takes exactly the fields of the contract from an answer', () => {
  expect(readAs(tile)({ ...GOOD, score: [1, -2], more: 'x' })).toEqual({ ...GOOD, score: [1, -2] });
});

it.each([
  ['no object', null],
  ['a list', [GOOD]],
  ['a field is missing', { id: 7, name: 'A', state: 'open' }],
  ['a value below zero', { ...GOOD, id: -7 }],
  ['a fraction', { ...GOOD, id: 7.5 }],
  ['an integer that lost digits', { ...GOOD, id: 2 ** 53 }],
  ['a number as text', { ...GOOD, id: '7' }],
  ['an unknown word', { ...GOOD, state: 'ajar' }],
  ['an optional field of another form', { ...GOOD, isNew: 'yes' }],
  ['a pair of three', { ...GOOD, score: [1, 2, 3] }],
  ['a pair of one', { ...GOOD, score: [1] }],
])('[CFG-3] rejects an answer: %s', (_what, answer) => {
  expect(readAs(tile)(answer)).toBeNull();
});

it('[CFG-3] rejects a list with an invalid entry; `readSome` drops such entries', () => {
  const tiles = [GOOD, { ...GOOD, id: 'x' }];

  expect(listOf(tile)(tiles)).toBeUndefined();
  expect(readSome(tiles, readAs(tile))).toEqual([GOOD]);
  expect(readSome(null, readAs(tile))).toBeNull();
});

it('[CFG-3] [SEC-4] accepts any field names except those that reach a prototype', () => {
  const names = recordOf(text);

  expect(names({ en: 'One', ar: 'واحد' })).toEqual({ en: 'One', ar: 'واحد' });
  expect(names({ en: 1 })).toBeUndefined();
  expect(names(JSON.parse('{"__proto__":"x"}'))).toBeUndefined();
});

it('[CFG-3] replaces, drops or omits invalid parts where a shape says so', () => {
  const lenient = withValid(
    objectOf({ name: otherwise(text, 'none'), zone: ifMissing(text, 'UTC'), tags: eachValid(text), titles: validByKey(text) }),
    { size: whole },
  );
  const parts = { zone: 'Asia/Tokyo', tags: ['a', 1], titles: { en: 'A', ar: 2 } };

  expect(lenient({ name: 1, ...parts, size: 7 })).toEqual({ name: 'none', zone: 'Asia/Tokyo', tags: ['a'], titles: { en: 'A' }, size: 7 });
  expect(lenient({ ...parts, zone: undefined, size: -7 })).toEqual({ name: 'none', zone: 'UTC', tags: ['a'], titles: { en: 'A' } });
  expect([lenient({ ...parts, zone: 1 }), lenient({ ...parts, tags: 'a' }), lenient(null)]).toEqual([undefined, undefined, undefined]);
  expect(validByKey(text)(JSON.parse('{"__proto__":"x"}'))).toEqual({});
});

it('[CFG-3] reads the first of several shapes, lists of different shapes and bounded values', () => {
  const answer = anyOf(objectOf({ kind: literal('a'), id: whole }), objectOf({ kind: literal('b') }));
  expect([{ kind: 'a', id: 1 }, { kind: 'b', id: 1 }, { kind: 'a' }].map(answer)).toEqual([{ kind: 'a', id: 1 }, { kind: 'b' }, undefined]);
  expect([[1, 'a'], [1], ['a', 1], null].map(tupleOf(whole, text))).toEqual([[1, 'a'], undefined, undefined, undefined]);
  expect([0, 1, 5, 6, 1.5].map(between(1, 5))).toEqual([undefined, 1, 5, undefined, undefined]);
  expect([0.5, Number.NaN, Infinity].map(finite)).toEqual([0.5, undefined, undefined]);
  expect(['EUR', 'EURO', 1].map(textLike(/^[A-Z]+$/, 3))).toEqual(['EUR', undefined, undefined]);
  expect(['https://shop.test/', 'javascript:1', 'https://['].map(webUrl)).toEqual(['https://shop.test/', undefined, undefined]);
  expect(['UTC', 'Mars/Olympus'].map(timeZone)).toEqual(['UTC', undefined]);
});

it('[CFG-3] has no fields for non-objects, and matches known values only', () => {
  expect([fieldsOf(null), fieldsOf('text'), fieldsOf([1])]).toEqual([{}, {}, {}]);
  expect([oneOf(['a', 'b'], 'b'), oneOf(['a', 'b'], 'c'), isWhole(-0), isWhole(-1)]).toEqual(['b', undefined, true, false]);
});
