import { runInNewContext } from 'node:vm';
import { generateLanguage } from '../language.mjs';
import { generateSport } from '../sport.mjs';
import { languageFiles } from './languages.mjs';

const written = new Map<string, string>();
const tree = { exists: (path: string) => written.has(path), write: (path: string, text: string) => written.set(path, text) };
beforeEach(() => written.clear());

it.each(['Net/ball', '../netball', 'net ball', '7-a-side', "netball'"])(
  '[BT-01] g:sport refuses %p, which is no name of a file and of a constant',
  async (name) => {
    await expect(generateSport(tree, { name, like: 'basketball' })).rejects.toThrow(`'${name}' is no key of a sport`);
    expect(written.size).toBe(0);
  },
);

it.each([
  [{ countries: 'pl' }, "'pl' is no code of a country"],
  [{ countries: 'PL', alsoIn: 'PL,Germany' }, "'Germany' is no code of a country"],
  [{ countries: 'PL', currency: 'zloty' }, "'zloty' is no code of a currency"],
])('[LG-01] g:language refuses %j', (options, why) => {
  expect(() => generateLanguage(tree, { code: 'pl', name: 'Polski', ...options })).toThrow(why);
  expect(written.size).toBe(0);
});

it('[LG-01] the lists of languages are code whatever a language is called', () => {
  const { 'libs/shared/primitives/src/languages.ts': text = '' } = languageFiles([
    { code: 'uz', name: "O'zbekcha", countries: ['UZ'], place: 10, direction: 'ltr' },
  ]) as Record<string, string>;
  const [, names = ''] = /LANGUAGE_NAMES: [^=]+ = (.+);/.exec(text) ?? [];

  expect(runInNewContext(`(${names})`)).toEqual({ uz: "O'zbekcha" });
});
