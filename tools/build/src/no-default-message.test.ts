import { idsOfLists, withoutDefaults, withShortLists } from './no-default-message.mjs';
import { squeeze } from './squeeze.mjs';

const built = (code: string): string => withShortLists(withoutDefaults(code));
/** What a module exports as `words`. */
const wordsOf = (code: string): unknown => new Function(`${code.replace('export const words =', 'return')}`)();

const REGULAR = `export const words = defineMessages({
  draw: { id: 'outcome.draw', defaultMessage: 'Draw' },
  'home-win': { id: 'outcome.home-win', defaultMessage: '{first}' },
  over: { id: 'outcome.over', defaultMessage: 'Over {line}' },
  0: { id: 'outcome.0', defaultMessage: 'None' },
});`;
const MIXED = `export const words = defineMessages({
  'slot-classic': { id: 'game.model.classic', defaultMessage: 'Classic' },
  lines: { id: 'game.model.lines', defaultMessage: 'Lines' },
  'table-poker': { id: 'game.table.poker', defaultMessage: 'Poker' },
  dice: { id: 'game.dice', defaultMessage: 'Dice' },
});`;

it('lists of messages keep keys and ids', () => {
  expect(wordsOf(built(REGULAR))).toEqual({
    draw: { id: 'outcome.draw' },
    'home-win': { id: 'outcome.home-win' },
    over: { id: 'outcome.over' },
    0: { id: 'outcome.0' },
  });
  expect(wordsOf(built(MIXED))).toEqual({
    'slot-classic': { id: 'game.model.classic' },
    lines: { id: 'game.model.lines' },
    'table-poker': { id: 'game.table.poker' },
    dice: { id: 'game.dice' },
  });
});

it('several lists of a file are shortened, each in its place', () => {
  const two = built(`${REGULAR}\n${MIXED.replace('words', 'others')}`);
  expect(two).not.toContain('defineMessages');
  expect(two).toMatch(
    /words = .*Object.fromEntries\('draw home-win over 0'[\s\S]*others = .*Object.fromEntries\('slot-classic:model.classic /,
  );
});

it.each([
  ['few messages', "defineMessages({ a: { id: 'x.a' }, b: { id: 'x.b' } })"],
  ['a computed id', "defineMessages({ a: { id: 'x.a' }, b: { id: 'x.b' }, c: { id: 'x.c' }, d: { id: name } })"],
  ['a computed key', "defineMessages({ a: { id: 'x.a' }, b: { id: 'x.b' }, c: { id: 'x.c' }, [Key.d]: { id: 'x.d' } })"],
  ['a spread', "defineMessages({ a: { id: 'x.a' }, b: { id: 'x.b' }, c: { id: 'x.c' }, ...more })"],
  ['a description', "defineMessages({ a: { id: 'x.a', description: 'of a' }, b: { id: 'x.b' }, c: { id: 'x.c' }, d: { id: 'x.d' } })"],
  ['ids without a common prefix', "defineMessages({ a: { id: 'x.a' }, b: { id: 'y.b' }, c: { id: 'x.c' }, d: { id: 'x.d' } })"],
])('%s: stays as it is', (_, code) => {
  expect(withShortLists(code)).toBe(code);
});

it.each([
  ['regular', REGULAR, ['outcome.draw', 'outcome.home-win', 'outcome.over', 'outcome.0']],
  ['mixed', MIXED, ['game.model.classic', 'game.model.lines', 'game.table.poker', 'game.dice']],
])('finds the ids of a %s list in minified code', async (_, code, ids) => {
  expect(idsOfLists(await squeeze(built(code)))).toEqual(ids);
});
