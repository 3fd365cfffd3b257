// Removes defaultMessage from product code: dictionaries contain all texts, including English.
import ts from 'typescript';

export function noDefaultMessage() {
  return {
    name: 'touchline:no-default-message',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id.split('?')[0]) || id.includes('node_modules') || !code.includes('defaultMessage')) return null;
      return { code: withoutDefaults(code, id), map: null };
    },
  };
}

/** Blanks each `defaultMessage` with a literal value; computed ones are kept. Positions do not change. */
export function withoutDefaults(code, id = 'file.tsx') {
  const tree = ts.createSourceFile(id, code, ts.ScriptTarget.ES2023, false, ts.ScriptKind.TSX);
  let out = code;
  const blank = (from, to) => {
    out = out.slice(0, from) + out.slice(from, to).replaceAll(/[^\n]/g, ' ') + out.slice(to);
  };
  const isText = (node) => node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node));
  const visit = (node) => {
    if (ts.isJsxAttribute(node) && node.name.text === 'defaultMessage') {
      const value = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (isText(value)) blank(node.pos, node.end);
    } else if (ts.isPropertyAssignment(node) && node.name.text === 'defaultMessage' && isText(node.initializer)) {
      const comma = /^\s*,/.exec(out.slice(node.end));
      blank(node.pos, node.end + (comma ? comma[0].length : 0));
    } else ts.forEachChild(node, visit);
  };
  visit(tree);
  return out;
}
