/** @jest-environment node */
import { createMessageBook, createPlainIntl, type MessageBook } from '@touchline/shared-i18n';
import { withQuickMessages } from './quick-messages.ts';

const NAMED = [
  { type: 0, value: 'Hello ' },
  { type: 1, value: 'name' },
];
const option = (value: string) => ({ value: [{ type: 7 }, { type: 0, value }] });
const COUNTED = [
  { type: 6, value: 'count', offset: 0, pluralType: 'cardinal', options: { one: option(' game'), other: option(' games') } },
];
const RUSSIAN = [{ type: 6, value: 'count', offset: 0, pluralType: 'cardinal', options: { one: option(' игра'), other: option(' игры') } }];

function bookOf(): MessageBook {
  const book = createMessageBook();
  book.add('en', 'host', { named: NAMED, counted: COUNTED });
  book.add('ru', 'host', { counted: RUSSIAN });
  return book;
}
const intlOf = (book: MessageBook, chain: string[], timeZone = 'UTC') =>
  createPlainIntl({ words: book.words(chain), timeZone, onError: () => undefined });

it('[LG-07] writes messages, numbers and dates as without it, in every document', () => {
  for (let documents = 0; documents < 2; documents++) {
    for (const chain of [['en'], ['ru', 'en']]) {
      const [quick, slow] = [intlOf(withQuickMessages(bookOf()), chain), intlOf(bookOf(), chain)];
      for (const intl of [quick, slow]) {
        const texts = [
          intl.formatMessage({ id: 'named' }, { name: 'Anna' }),
          ...[1, 2_000].map((count) => intl.formatMessage({ id: 'counted' }, { count })),
          intl.formatDate(0, { dateStyle: 'short' }),
          intl.formatMessage({ id: 'shell.missing' }),
        ];
        expect(texts).toEqual(
          chain[0] === 'en'
            ? ['Hello Anna', '1 game', '2,000 games', '01/01/1970', 'Missing']
            : ['Hello Anna', '1 игра', '2\u00a0000 игры', '01.01.1970', 'Missing'],
        );
      }
    }
  }
});

it('finds the format of a message without writing its tree, also in the next document', () => {
  const greet = () => intlOf(withQuickMessages(bookOf()), ['en']).formatMessage({ id: 'named' }, { name: 'Boris' });
  greet();
  const write = jest.spyOn(JSON, 'stringify');
  expect(greet()).toBe('Hello Boris');
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

it('gives the same words until something is added', () => {
  const book = withQuickMessages(bookOf());
  const words = book.words(['en']);
  expect(book.words(['en'])).toBe(words);
  book.add('en', 'more', {});
  expect(book.words(['en'])).not.toBe(words);
});
