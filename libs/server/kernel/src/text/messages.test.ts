import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillMessage, readMessages } from './messages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (lang: string, texts: Record<string, string>) => writeFileSync(join(folder, `${lang}.json`), JSON.stringify(texts));
const read = () => readMessages(pathToFileURL(`${folder}/`), { title: ['set', 'quiz'] });

it('[LG-07] [I18N-1] reads messages by language, and uses English for a language or a text that is missing', () => {
  write('en', { 'title.set': 'Saved', 'title.quiz': 'Questions' });
  write('de', { 'title.set': 'Gespeichert' });
  const messages = read();

  expect(messages.languages).toEqual(['de', 'en']);
  expect(messages.in('de')).toEqual({ title: { set: 'Gespeichert', quiz: 'Questions' } });
  expect(messages.in('xx')).toEqual({ title: { set: 'Saved', quiz: 'Questions' } });
  expect(['de', 'xx', 'constructor'].map((lang) => messages.languageFor(lang))).toEqual(['de', 'en', 'en']);
});

it.each([
  [{ 'title.set': 'Saved' }, "'title.quiz' has no English text"],
  [{ 'title.set': 'Saved', 'title.quiz': 'Questions', 'title.more': 'More' }, "'title.more' is used nowhere"],
])('[I18N-1] refuses English messages that differ from the names in the code', (texts, problem) => {
  write('en', texts as Record<string, string>);
  expect(read).toThrow(problem);
});

it('[I18N-1] fills placeholders once, and with nothing if a fact is missing', () => {
  expect(fillMessage('{brand}: {code}{none}', { brand: '{code}$&', code: 42 })).toBe('{code}$&: 42');
  expect(fillMessage('{constructor}', {})).toBe('');
});
