import { parse } from '@formatjs/icu-messageformat-parser';
import { argumentsOf } from './messages.mjs';
import { pseudoText, pseudoTree } from './pseudo.mjs';

it.each(['Place bet', 'OK', 'Sign in', 'Nothing here is real money; play for fun', 'Zzz'])(
  '[I18N-3] makes %s 40 % longer and visibly different',
  (text) => {
    const pseudo = pseudoText(text);

    expect([...pseudo]).toHaveLength(Math.ceil(text.length * 1.4));
    expect(pseudo).not.toMatch(/[A-Za-z]/);
    expect(pseudo.split(' ')).toHaveLength(text.split(' ').length);
  },
);

it('[I18N-3] leaves strings without text unchanged', () => {
  expect(pseudoText(' 18+ / 2:1 ')).toBe(' 18+ / 2:1 ');
});

it('[I18N-3] keeps arguments, choices and tags of a message', () => {
  const tree = parse('<b>{name}</b> has {count, plural, one {# bet} other {# bets}}, {at, date, short}');

  const pseudo = pseudoTree(tree);

  expect([...argumentsOf(pseudo)]).toEqual(['b', 'name', 'count', 'at']);
  expect(pseudo.map(({ type }) => type)).toEqual([8, 0, 6, 0, 3]);
  expect(Object.keys(pseudo[2]?.options ?? {})).toEqual(['one', 'other']);
  expect(JSON.stringify(pseudo)).not.toContain('bet');
});
