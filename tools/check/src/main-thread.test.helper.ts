import ts from 'typescript';

/** Packages that decode, estimate or render, so that their running time depends on the input. */
const HEAVY: ReadonlySet<string> = new Set([
  ...['jpeg-js', 'pngjs', 'sharp', 'jimp', 'canvas', 'pdf-lib', 'pdfkit', 'pdfjs-dist', 'qrcode', 'exceljs', 'xlsx', 'jszip', 'yauzl'],
  ...['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'zxcvbn', 'bcryptjs', 'fast-xml-parser', 'xml2js', 'csv-parse', 'papaparse'],
]);
/** Synchronous functions of Node and of packages, which block the thread. */
const SYNC =
  /^(?:scrypt|pbkdf2|argon2|hash|verify|generateKeyPair|generateKey|generatePrime|checkPrime|gzip|gunzip|unzip|inflate|inflateRaw|deflate|deflateRaw|brotliCompress|brotliDecompress|zstdCompress|zstdDecompress|exec|execFile|spawn)Sync$/;
export const IS_PROCESS = /\.process\.ts$/;

interface Read {
  /** Specifiers of imported modules, without type-only imports. */
  imports: string[];
  names: string[];
}

function read(path: string, text: string): Read {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Read = { imports: [], names: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && !isOfTypes(node))
      found.imports.push(node.moduleSpecifier.text);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier) && !node.isTypeOnly)
      found.imports.push(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier !== undefined && ts.isStringLiteral(specifier)) found.imports.push(specifier.text);
    }
    if (ts.isIdentifier(node)) found.names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isOfTypes({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined && named !== undefined && ts.isNamedImports(named) && named.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/**
 * Finds slow work on untrusted input that would block the main thread.
 *
 * @param files - source texts by path.
 * @param allowed - reasons by path for files that may use synchronous functions.
 * @returns one line for each problem.
 */
export function mainThreadProblems(files: ReadonlyMap<string, string>, allowed: Readonly<Record<string, string>>): string[] {
  const problems: string[] = [];
  for (const [path, text] of files) {
    const { imports, names } = read(path, text);
    const isApart = IS_PROCESS.test(path);
    for (const name of imports) {
      if (IS_PROCESS.test(name)) problems.push(`${path} imports ${name}, which a helper process runs`);
      if (!isApart && HEAVY.has(name)) problems.push(`${path} imports ${name}: such work belongs into a *.process.ts`);
    }
    if (isApart || path in allowed) continue;
    for (const name of new Set(names.filter((each) => SYNC.test(each)))) problems.push(`${path} uses ${name}, which holds the thread`);
  }
  return problems;
}
