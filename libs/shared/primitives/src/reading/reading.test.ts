import {
  exactly,
  fieldsOf,
  flag,
  integer,
  isOneOf,
  isWhole,
  lightly,
  listOf,
  literal,
  nullable,
  objectOf,
  pairOf,
  readAll,
  readAs,
  readSome,
  recordOf,
  text,
  whole,
} from '../index.ts';

interface Tile {
  id: number;
  name: string;
  state: 'open' | 'closed';
  endsAt: number | null;
  score?: [number, number];
  isNew?: boolean;
}
const tile = exactly<Tile>()(
  objectOf({ id: whole, name: text, state: literal('open', 'closed'), endsAt: nullable(integer) }, { score: pairOf(integer), isNew: flag }),
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
  expect(readAll(tiles, readAs(tile))).toBeNull();
  expect(readSome(tiles, readAs(tile))).toEqual([GOOD]);
  expect([readAll('no list', readAs(tile)), readSome(null, readAs(tile))]).toEqual([null, null]);
});

it('[CFG-3] passes a large answer on unchanged if the named fields are valid', () => {
  const answer = { ...GOOD, score: [1, 2] };
  const light = lightly<Tile>()(objectOf({ id: whole }));

  expect(light(answer)).toBe(answer);
  expect(light({ ...answer, id: null })).toBeUndefined();
});

it('[CFG-3] [SEC-4] accepts any field names except those that reach a prototype', () => {
  const names = recordOf(text);

  expect(names({ en: 'One', ar: 'واحد' })).toEqual({ en: 'One', ar: 'واحد' });
  expect(names({ en: 1 })).toBeUndefined();
  expect(names(JSON.parse('{"__proto__":"x"}'))).toBeUndefined();
});

it('[CFG-3] has no fields for non-objects, and matches known values only', () => {
  expect([fieldsOf(null), fieldsOf('text'), fieldsOf([1])]).toEqual([{}, {}, {}]);
  expect([isOneOf(['a', 'b'], 'b'), isOneOf(['a', 'b'], 'c'), isWhole(-0), isWhole(-1)]).toEqual([true, false, true, false]);
});

/** Each line is a compile error; `tsc -b` fails if it is not. */
export const REFUSED_BY_THE_COMPILER = () => [
  // @ts-expect-error -- a required field is missing
  exactly<Tile>()(objectOf({ id: whole, name: text, state: literal('open', 'closed') })),
  // @ts-expect-error -- optional fields would be lost without a sound
  exactly<Tile>()(objectOf({ id: whole, name: text, state: literal('open', 'closed'), endsAt: nullable(integer) })),
  // @ts-expect-error -- a word that the contract does not have
  exactly<Tile['state']>()(literal('ajar')),
  // @ts-expect-error -- a field that the contract does not have
  lightly<Tile>()(objectOf({ colour: text })),
];
