import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesOf } from '../files.mjs';

/** Code that runs in a browser, on the edge or in the backend. Build and test tools only read files of this repository. */
const SOURCES = ['apps/{edge,sandbox,host}/src/**/*.{ts,tsx}', 'apps/remotes/*/src/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx}'];
const OTHER = /\.(?:test|stories|bench)\.|\.test\.helper\.|\/testing(?:\/|\.ts$)|\/crash\/|\.d\.ts$/;

/**
 * @returns every regular expression of the product with its position; `regex` is null if it is built from parts that are not constants of
 * the file.
 */
export function findRegexes(root) {
  return filesOf(SOURCES, { cwd: root })
    .filter((file) => !OTHER.test(file))
    .flatMap((file) => regexesOf(file, readFileSync(`${root}/${file}`, 'utf8')));
}

/** @returns the regular expressions of one file, in order. */
export function regexesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const strings = new Map();
  const found = [];
  const add = (node, regex) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file, line: line + 1, text: node.getText(), regex });
  };
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && ts.isStringLiteralLike(node.initializer))
      strings.set(node.name.text, node.initializer.text);
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
    if (isMade) {
      const [pattern, flags] = (node.arguments ?? []).map((argument) => textOf(argument, strings));
      add(node, pattern === undefined ? null : new RegExp(pattern, flags));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a literal, or of a template whose parts are constants of the file. */
function textOf(node, strings) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return strings.get(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const part = textOf(expression, strings);
    if (part === undefined) return undefined;
    text += part + literal.text;
  }
  return text;
}
