import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const isDescribed = (node: ts.Node, source: ts.SourceFile): boolean =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []).some(({ pos }) => source.text.startsWith('/**', pos));

/** Members of every exported interface that nobody described, as `Interface.member`. @param text - of a TypeScript file. */
export function silentMembers(text: string): string[] {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX);
  return source.statements
    .filter((node) => ts.isInterfaceDeclaration(node))
    .filter((node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
    .flatMap((node) =>
      node.members
        .filter((member) => !isDescribed(member, source))
        .map((member) => `${node.name.text}.${member.name?.getText() ?? member.getText()}`),
    );
}

/** Declarations of a stylesheet that know left from right, where it does not say beside them what becomes of the other side. */
export function physicalDeclarations(css: string): string[] {
  return [...css.matchAll(/(?<![\w-])((?:margin|padding|border)-(?:left|right)|(?:left|right)|text-align|float)\s*:\s*([^;]+);/g)]
    .filter(([, name = '', value = '']) => !(name === 'text-align' && !/left|right/.test(value)))
    .map(([text]) => text);
}

/**
 * What the sources of a lib of components lack: a description of a member, a stylesheet that stands in either direction of writing.
 *
 * @param folder - the lib's `src`, with a folder for each component.
 * @throws RangeError where there is nothing to look at: a wrong folder has no faults.
 */
export function sourceFaults(folder: string): string[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const sources = globSync('*/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const sheets = globSync('*/*.module.css', { cwd: folder });
  if (sources.length === 0 || sheets.length === 0) throw new RangeError(`No components in ${folder}`);
  return [
    ...sources.flatMap((file) => silentMembers(read(file)).map((member) => `${file}: ${member} is not described`)),
    ...sheets.flatMap((file) => physicalDeclarations(read(file)).map((text) => `${file}: ${text}`)),
  ].sort();
}
