import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, notPlain, textsOf } from './messages.mjs';

const english = { 'a.bets': 'You have {count, plural, one {# bet} other {# bets}}', 'a.link': 'See <a>rules</a>' };
const russian = {
  'a.bets': '{count, plural, one {# пари} few {# пари} many {# пари} other {# пари}}',
  'a.link': 'Смотрите <a>правила</a>',
};

it('[LG-07] compiles a complete translation without problems', () => {
  const { trees, problems } = compile('x/y', 'ru', english, russian);
  expect(problems).toEqual([]);
  expect(Object.keys(trees)).toEqual(['a.bets', 'a.link']);
});

it.each([
  [{ ...russian, 'a.link': undefined }, "x/y: 'a.link' has no ru text"],
  [{ ...russian, 'a.link': '' }, "x/y: 'a.link' has no ru text"],
  [{ ...russian, 'a.link': '<b>правила</b>' }, "x/y: 'a.link' in ru uses b, which the English does not have"],
  [{ ...russian, 'a.bets': '{total, plural, other {#}}' }, "x/y: 'a.bets' in ru uses total, which the English does not have"],
  [{ ...russian, 'a.more': 'x' }, "x/y: 'a.more' in ru is used nowhere"],
])('[I18N-1] reports missing, incompatible and unused texts', (texts, problem) => {
  expect(compile('x/y', 'ru', english, texts as Record<string, string>).problems).toEqual([problem]);
});

it.each(['{count, plural, one {#}}', '{', '<a>', '{count, plural, other {# }', '{n, date, ::}}'])(
  '[I18N-2] reports a text that does not parse and uses English instead: %s',
  (text) => {
    const { trees, problems } = compile('x/y', 'ar', english, { 'a.bets': text, 'a.link': '<a>x</a>' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^x\/y: 'a\.bets' in ar does not parse/);
    expect(trees['a.bets']).toEqual(compile('x/y', 'en', english, {}).trees['a.bets']);
  },
);

it('[I18N-2] reports an English text that does not parse', () => {
  expect(compile('x/y', 'en', { 'a.b': '{' }, {}).problems[0]).toMatch(/^x\/y: 'a\.b' in English does not parse/);
});

it('[LG-07] falls back to English for a lib without a file of a further language', () => {
  const { trees, problems } = compile('x/y', 'uk', english, undefined);

  expect(problems).toEqual([]);
  expect(trees).toEqual(compile('x/y', 'en', english, {}).trees);
});

it.each([
  ['uk', "x/y: 'a.link' has no uk text"],
  ['de', "x/y: 'a.link' has no de text"],
])('[LG-07] [I18N-1] fails for an incomplete file of a further language: %s', (lang, problem) => {
  expect(compile('x/y', lang, english, { 'a.bets': '{count, plural, other {#}}' }).problems).toEqual([problem]);
});

it('[I18N-2] reports a text of a further language that does not parse', () => {
  expect(compile('x/y', 'uk', english, { 'a.bets': '{count}', 'a.link': '{' }).problems).toEqual([
    expect.stringContaining("'a.link' in uk does not parse"),
  ]);
});

it('[I18N-2] reports a text of the backend with more than placeholders', () => {
  const texts = {
    plain: "{brand}: don't share {code}.",
    plural: '{count, plural, other {#}}',
    quoted: "'{code}'",
    tag: '<a>rules</a>',
    open: '{',
  };

  expect(notPlain('server/x', 'en', texts)).toEqual(
    ['plural', 'quoted', 'tag', 'open'].map((id) => `server/x: '${id}' in en has more than placeholders`),
  );
});

it('[LG-07] joins the texts of a lib with those that an addition brought in separate files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const write = (file: string, texts: object) => {
    mkdirSync(join(folder, 'messages/more'), { recursive: true });
    writeFileSync(join(folder, 'messages', file), JSON.stringify(texts));
  };
  write('ru.json', { 'a.one': 'раз' });
  write('more/ru.json', { 'a.two': 'два' });
  write('more/uk.json', { 'a.two': 'два' });

  expect([textsOf(folder, 'ru'), textsOf(folder, 'uk')]).toEqual([{ 'a.one': 'раз', 'a.two': 'два' }, undefined]);
});
