import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Names of a lib's messages, by group: `{ title: ['set'] }` is the message `title.set`. */
type Names = Readonly<Record<string, readonly string[]>>;
type Texts<N extends Names> = { readonly [Group in keyof N]: Readonly<Record<N[Group][number], string>> };

/** The messages of one server lib in every language. */
export interface ServerMessages<N extends Names> {
  /** Languages with a file, in alphabetical order. */
  readonly languages: readonly string[];
  /** The language in which messages are written for a player who asks for `lang`: the same, or English. */
  languageFor(lang: string): string;
  /** The messages for a player who asks for `lang`, by group and name. */
  in(lang: string): Texts<N>;
}

const DEFAULT_LANGUAGE = 'en';

/**
 * Reads the messages of a server lib: one JSON file per language, from `group.name` to the text. A text that a language lacks is English.
 * `npm run build` reports missing and unknown messages, and placeholders that the English text does not have.
 *
 * @param folder - the `messages` folder of the lib.
 * @throws Error if the English file lacks a name, or has one that is not among `names`.
 */
export function readMessages<const N extends Names>(folder: URL, names: N): ServerMessages<N> {
  const files = readdirSync(fileURLToPath(folder)).filter((file) => file.endsWith('.json'));
  const stored = new Map<string, Readonly<Record<string, string>>>(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>,
    ]),
  );
  const english = stored.get(DEFAULT_LANGUAGE) ?? {};
  const ids = new Set(Object.entries(names).flatMap(([group, inGroup]) => inGroup.map((name) => `${group}.${name}`)));
  const strange = [
    ...[...ids].filter((id) => !Object.hasOwn(english, id)).map((id) => `'${id}' has no English text`),
    ...Object.keys(english).flatMap((id) => (ids.has(id) ? [] : [`'${id}' is used nowhere`])),
  ];
  if (strange.length > 0) throw new Error(`${folder.pathname}: ${strange.join(', ')}`);
  const textsIn = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(names).map(([group, inGroup]) => [
        group,
        Object.fromEntries(inGroup.map((name) => [name, texts[`${group}.${name}`] ?? english[`${group}.${name}`]])),
      ]),
    ) as Texts<N>;
  const byLanguage = new Map([...stored].map(([lang, texts]) => [lang, textsIn(texts)]));
  const languageFor = (lang: string) => (byLanguage.has(lang) ? lang : DEFAULT_LANGUAGE);
  return { languages: [...byLanguage.keys()].sort(), languageFor, in: (lang) => byLanguage.get(languageFor(lang))! };
}

/** Fills in the placeholders of a message: `{code}` becomes `facts.code`, or nothing if there is none. */
export const fillMessage = (text: string, facts: Readonly<Record<string, string | number | undefined>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((Object.hasOwn(facts, name) ? facts[name] : undefined) ?? ''));
