import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const isDescribed = (node: ts.Node, source: ts.SourceFile): boolean =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []).some(({ pos }) => source.text.startsWith('/**', pos));

/** Members of exported interfaces without a description, as `Interface.member`. @param text - content of a TypeScript file. */
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

/** Declarations of a stylesheet that use left or right instead of logical properties. */
export function physicalDeclarations(css: string): string[] {
  return [...css.matchAll(/(?<![\w-])((?:margin|padding|border)-(?:left|right)|(?:left|right)|text-align|float)\s*:\s*([^;]+);/g)]
    .filter(([, name = '', value = '']) => !(name === 'text-align' && !/left|right/.test(value)))
    .map(([text]) => text);
}

/**
 * Faults in the sources of a component lib: members without a description, and physical instead of logical CSS properties.
 *
 * @param folder - the lib's `src`, with a folder for each component.
 * @throws RangeError when there are no components, so that a wrong folder does not pass.
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
