import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
export const LANGUAGES = ['en', 'ru', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Every language of the product. */
export const ALL_LANGUAGES: readonly string[] = globSync('libs/shared/i18n/languages/*.json', { cwd: ROOT })
  .map((file) => basename(file, '.json'))
  .sort();

const tables = new Map<Language, Record<string, string>>();
/** A message in the code, as attributes or as an object: `id="a.b" defaultMessage="C"`. */
const STATED = /\bid(?:=|: )["']([\w.]+)["'],?\s+defaultMessage(?:=|:\s+)(?:"([^"]*)"|'([^']*)')/g;

function english(): Record<string, string> {
  const files = globSync('libs/*/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const found = files.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(STATED)]);
  return Object.fromEntries(found.map(([, id, double, single]) => [id, double ?? single ?? '']));
}

function translated(language: Language): Record<string, string> {
  const files = globSync(`libs/*/*/messages/{,*/}${language}.json`, { cwd: ROOT });
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as object)) as Record<string, string>;
}

function table(language: Language): Record<string, string> {
  const known = tables.get(language) ?? (language === 'en' ? english() : translated(language));
  tables.set(language, known);
  return known;
}

/** The product's text of a message without placeholders. @throws when the id is unknown. */
export function message(language: Language, id: string): string {
  const text = table(language)[id];
  if (text === undefined) throw new Error(`${id} has no text in ${language}`);
  return text;
}
