import { expectLaterStyles, expectLaterWords, withWords } from './later-words.ts';

const flush = () => new Promise((resume) => setTimeout(resume));

test('[LG-08] a lazy part resolves when its code and its messages have loaded', async () => {
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

test('[I18N-1] a lazy part resolves even if its messages fail', async () => {
  expectLaterWords(() => Promise.reject(new Error('offline')));

  await expect(withWords(async () => 'panel')()).resolves.toBe('panel');
});

test('[RM-06] a lazy part rejects if its code fails', async () => {
  expectLaterWords(() => Promise.resolve());

  await expect(withWords(() => Promise.reject(new Error('gone')))()).rejects.toThrow('gone');
});

test('[PL-02] a lazy part waits for its styles and rejects without them', async () => {
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

test('[PL-02] a part rendered by the edge does not wait for styles', async () => {
  expectLaterWords(() => Promise.resolve());
  expectLaterStyles(() => Promise.reject(new Error('no styles')));

  await expect(withWords(async () => 'question', { isDrawn: true })()).resolves.toBe('question');
});
