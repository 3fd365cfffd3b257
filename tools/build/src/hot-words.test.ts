import { changedDictionaries, withoutWords } from './hot-words.mjs';

it('detects that only a text changed, in each notation', () => {
  const code = (text: string) => `a({ id: 'x', defaultMessage: ${text}, more: 1 });`;
  for (const text of [`'It\\'s late'`, '"Two"', '`Three\n{count}`'])
    expect(withoutWords(code(text))).toBe("a({ id: 'x', defaultMessage: , more: 1 });");
  expect(withoutWords(`<FormattedMessage id="x" defaultMessage="One" />`)).toBe('<FormattedMessage id="x" defaultMessage= />');
  expect(withoutWords(code("'One'").replace('more: 1', 'more: 2'))).not.toBe(withoutWords(code("'One'")));
});

it('lists only the dictionaries that changed', () => {
  const before = { en: { host: '/a.json', casino: '/b.json' }, ru: { host: '/c.json' } };
  const after = { en: { host: '/a.json', casino: '/d.json' }, ru: { host: '/c.json', casino: '/e.json' } };
  expect(changedDictionaries(before, after)).toEqual([
    { lang: 'en', name: 'casino', url: '/d.json' },
    { lang: 'ru', name: 'casino', url: '/e.json' },
  ]);
});
