import { expectLaterStyles, expectLaterWords, withWords } from './later-words.ts';

const flush = () => new Promise((resume) => setTimeout(resume));

test('[LG-08] a part that opens later is here when both its code and its words are', async () => {
  let bring: () => void = () => undefined;
  expectLaterWords(() => new Promise<void>((resolve) => (bring = resolve)));
  const seen: string[] = [];

  void withWords(async () => 'panel')().then((part) => seen.push(part));
  await flush();
  expect(seen).toEqual([]);

  bring();
  await flush();
  expect(seen).toEqual(['panel']);
});

test('[I18N-1] words that do not come keep no part away', async () => {
  expectLaterWords(() => Promise.reject(new Error('offline')));

  await expect(withWords(async () => 'panel')()).resolves.toBe('panel');
});

test('[RM-06] code that does not come is a failure, whatever became of the words', async () => {
  expectLaterWords(() => Promise.resolve());

  await expect(withWords(() => Promise.reject(new Error('gone')))()).rejects.toThrow('gone');
});

test('[PL-02] a part that opens later is drawn when its styles are here, and fails without them', async () => {
  expectLaterWords(() => Promise.resolve());
  let dress: () => void = () => undefined;
  expectLaterStyles(() => new Promise<void>((resolve) => (dress = resolve)));
  const seen: string[] = [];

  void withWords(async () => 'panel')().then((part) => seen.push(part));
  await flush();
  expect(seen).toEqual([]);
  dress();
  await flush();
  expect(seen).toEqual(['panel']);

  expectLaterStyles(() => Promise.reject(new Error('no styles')));
  await expect(withWords(async () => 'panel')()).rejects.toThrow('no styles');
});

test('[PL-02] what the edge draws has its styles in the document and asks for no others', async () => {
  expectLaterWords(() => Promise.resolve());
  expectLaterStyles(() => Promise.reject(new Error('no styles')));

  await expect(withWords(async () => 'question', { isDrawn: true })()).resolves.toBe('question');
});
