// Removes defaultMessage from product code, because dictionaries contain all texts, including English, and shortens lists of messages.
import ts from 'typescript';

export function noDefaultMessage() {
  return {
    name: 'touchline:no-default-message',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id.split('?')[0]) || id.includes('node_modules') || !code.includes('defaultMessage')) return null;
      return { code: withShortLists(withoutDefaults(code, id), id), map: null };
    },
  };
}

/** Fewer messages are shorter as they are. */
const SHORTEST_LIST = 4;

/**
 * Writes `defineMessages({ draw: { id: 'outcome.draw' }, ... })` as a prefix and its keys, because ids repeat both. {@link idsOfLists} finds
 * the ids in the built code.
 */
export function withShortLists(code, id = 'file.tsx') {
  if (!code.includes('defineMessages')) return code;
  const tree = ts.createSourceFile(id, code, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX);
  const lists = [];
  const visit = (node) => {
    const isList = ts.isCallExpression(node) && node.expression.getText() === 'defineMessages';
    const short = isList ? shortList(node.arguments[0]) : undefined;
    if (short !== undefined) lists.push({ from: node.getStart(), to: node.end, short });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  // From the last to the first, so that positions stay right.
  return lists.reduceRight((text, { from, to, short }) => text.slice(0, from) + short + text.slice(to), code);
}

const NAME = /^[\w.-]+$/;

/** Key and id of an entry `draw: { id: 'outcome.draw' }`; undefined for any other. */
function entryOf(property) {
  const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  if (value === undefined || !ts.isObjectLiteralExpression(value) || value.properties.length !== 1) return undefined;
  const [only] = value.properties;
  const isId = ts.isPropertyAssignment(only) && only.name.getText() === 'id' && ts.isStringLiteral(only.initializer);
  // A computed name has no text.
  const key = property.name.text ?? '';
  return isId && NAME.test(key) && NAME.test(only.initializer.text) ? [key, only.initializer.text] : undefined;
}

function shortList(messages) {
  if (messages === undefined || !ts.isObjectLiteralExpression(messages)) return undefined;
  const entries = messages.properties.map(entryOf);
  if (entries.length < SHORTEST_LIST || entries.includes(undefined)) return undefined;
  const [first] = entries[0].slice(-1);
  const isOfAll = (prefix) => entries.every(([, id]) => id.startsWith(prefix));
  const ends = [...first.matchAll(/\./g)].map(({ index }) => index + 1).reverse();
  const prefix = first.slice(
    0,
    ends.find((end) => isOfAll(first.slice(0, end))),
  );
  if (!isOfAll(prefix)) return undefined;
  const parts = entries.map(([key, id]) => (id === prefix + key ? key : `${key}:${id.slice(prefix.length)}`));
  const entry = parts.some((part) => part.includes(':'))
    ? `{ const [key, own = key] = part.split(':'); return [key, { id: '${prefix}' + own }]; }`
    : `[part, { id: '${prefix}' + part }]`;
  // A pure call, so that unused lists are dropped.
  return `/* @__PURE__ */ (() => Object.fromEntries('${parts.join(' ')}'.split(' ').map((part) => ${entry})))()`;
}

const LIST =
  /[`"']([\w .:-]+)[`"']\.split\([`"'] [`"']\)\.map\([^`"']{1,30}(?:\.split\([`"']:[`"']\)[^`"']{1,30})?\{id:[`"']([\w.-]+)[`"']\+/g;

/** @returns the message ids of short lists in minified code. */
export const idsOfLists = (code) =>
  [...code.matchAll(LIST)].flatMap(([, parts, prefix]) => parts.split(' ').map((part) => prefix + part.slice(part.indexOf(':') + 1)));

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
