// Reads declarations and their docstrings without a type checker, which would cost the build seconds. `npm run api-docs` uses it too.
import { readFileSync, statSync } from 'node:fs';
import ts from 'typescript';

const parsed = new Map<string, { at: number; source: ts.SourceFile }>();

/** The syntax tree of a file, kept until the file changes. @throws if there is no such file. */
export function parse(file: string): ts.SourceFile {
  const at = statSync(file).mtimeMs;
  const kept = parsed.get(file);
  if (kept?.at === at) return kept.source;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true);
  parsed.set(file, { at, source });
  return source;
}

/** Names that a statement of a file declares; a pattern declares none. */
export function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.Statement & { name?: ts.Node };
  return name === undefined ? [] : [name.getText()];
}

/** Statements of a file that declare a name: several if a value and a type share it. */
export const declarationsIn = (file: string, name: string): ts.Statement[] =>
  parse(file).statements.filter((statement) => declaredNames(statement).includes(name));

/** The docstring of a declaration. */
export const docOf = (node: ts.Node): ts.JSDoc | undefined => ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);

/** Text and tags of a docstring. */
export interface Docstring {
  text: string;
  tags: readonly { name: string; of?: string | undefined; text: string }[];
}

const BARE_LINK = /\{@link (\w+)\s*\}/g;
const plain = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\{@link (\w+)\}/g, '`$1`').trim();

/** An example is code: its text stays as it is, without the asterisks. */
const exampleOf = (tag: ts.JSDocTag): string =>
  tag
    .getText()
    .replace(/^@example\s*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .replace(/\*\/\s*$/, '')
    .trim();

/**
 * Reads a docstring.
 *
 * @param where - file and name, for the error.
 * @throws if it is empty.
 */
export function readDoc(doc: ts.JSDoc | undefined, where: string): Docstring {
  if (!doc) return { text: '', tags: [] };
  const tags = (doc.tags ?? []).map((tag) => {
    const name = tag.tagName.text;
    if (name === 'example') return { name, text: exampleOf(tag) };
    const of = (tag as ts.JSDocTag & { name?: ts.Node }).name?.getText();
    return { name, of, text: plain(tag.comment).replace(/^- /, '').replace(BARE_LINK, '`$1`') };
  });
  const text = plain(doc.comment).replace(BARE_LINK, '`$1`');
  if (text === '' && tags.length === 0) throw new Error(`${where} has an empty docstring`);
  return { text, tags };
}

/** The paragraphs of a docstring without its tags, and the requirement ids of its `@spec`. */
export function paragraphsOf(comment: string): { paragraphs: string[]; ids: string[] } {
  const text = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n');
  const [, list = ''] = /@spec ([\w\- ,]+)/.exec(text) ?? [];
  const paragraphs = text
    .replaceAll(/^@[^]*$/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .replaceAll(/@spec [^.]*$/g, '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  return { paragraphs, ids: [...list.matchAll(/\b[A-Z]{2,4}\d?-\d+\b/g)].map(([id]) => id) };
}
