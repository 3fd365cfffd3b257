import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
export const LANGUAGES = ['en', 'ru', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

const tables = new Map<Language, Record<string, string>>();

function table(language: Language): Record<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const files = globSync(`libs/*/*/messages/${language}.json`, { cwd: ROOT });
  const words = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, string>),
  ) as Record<string, string>;
  tables.set(language, words);
  return words;
}

/** The text of a message as the product has it, for messages without placeholders. @throws when the id has no text. */
export function word(language: Language, id: string): string {
  const text = table(language)[id];
  if (text === undefined) throw new Error(`${id} has no text in ${language}`);
  return text;
}
