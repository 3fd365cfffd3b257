import { readDocument } from './read-document.ts';
import { FOLDER, readFolder } from './read-folder.ts';

const sources = readFolder(FOLDER);

it('[PI-01] [PI-02] [PI-03] every document in the repository is valid', () => {
  const broken = sources.flatMap((source) => {
    try {
      readDocument(source);
      return [];
    } catch (error) {
      return [`${source.kind}/${source.slug}/${source.lang}: ${String(error)}`];
    }
  });

  expect(broken).toEqual([]);
  expect(sources.length).toBeGreaterThan(150);
});

it('[PI-01] [LG-01] every document exists in English, Russian and Arabic', () => {
  const languages = new Map<string, string[]>();
  for (const { kind, slug, lang } of sources) languages.set(`${kind}/${slug}`, [...(languages.get(`${kind}/${slug}`) ?? []), lang]);

  expect([...languages].filter(([, known]) => !['ar', 'en', 'ru'].every((lang) => known.includes(lang))).map(([name]) => name)).toEqual([]);
});

it('[PI-01] no text contains exclamation marks or pressures the reader', () => {
  expect(
    sources
      .filter(({ text }) => /!(?!\[)|hurry|last chance|don't miss|успейте|не упустите|أسرع|لا تفوت/i.test(text))
      .map(({ slug, lang }) => `${slug}/${lang}`),
  ).toEqual([]);
});
