// Props of a component from its types and docstrings: types, defaults, and the values of unions, which become controls.
import ts from 'typescript';
import { docOf, paragraphsOf } from './docstrings.ts';
import { declarationOf, type Declared } from './resolve-name.ts';

/** One prop. */
export interface PropDoc {
  name: string;
  /** As it is written, or the values of a union. */
  type: string;
  isRequired: boolean;
  description: string;
  /** As it is written in the component. */
  defaultValue?: string;
  /** Values of a union of strings or numbers, or of a boolean. */
  options?: readonly (string | number | boolean)[];
}

/** What a component is for, and what it takes. */
export interface ComponentDocs {
  name: string;
  /** Paragraphs of its docstring. */
  paragraphs: readonly string[];
  /** Ids of the requirements in its docstring. */
  ids: readonly string[];
  /** Empty if the component takes none. */
  props: readonly PropDoc[];
  /** Elements whose attributes it passes on. */
  passesOn: readonly string[];
  /** Whether it has a parameter at all. */
  hasProps: boolean;
}

interface Members {
  props: PropDoc[];
  passesOn: string[];
}
const NONE: Members = { props: [], passesOn: [] };
const MOST_TYPE = 160;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const merged = (all: readonly Members[]): Members => ({
  // What is declared later overrides what is inherited.
  props: [...new Map(all.flatMap(({ props }) => props).map((prop) => [prop.name, prop])).values()],
  passesOn: [...new Set(all.flatMap(({ passesOn }) => passesOn))],
});
const literalsOf = (node: ts.TypeNode | undefined): string[] => {
  if (node === undefined) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literalsOf);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
};

/** Values of a constant object or list, which a union is made of. */
function valuesOf(file: string, name: string, isKeys: boolean): (string | number)[] {
  const found = declarationOf(file, name);
  if (found === undefined || !ts.isVariableStatement(found.statement)) return [];
  let value = found.statement.declarationList.declarations.find((one) => one.name.getText() === name)?.initializer;
  while (value !== undefined && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  const literal = (node: ts.Node): (string | number)[] =>
    ts.isStringLiteral(node) ? [node.text] : ts.isNumericLiteral(node) ? [Number(node.text)] : [];
  if (value !== undefined && ts.isArrayLiteralExpression(value)) return isKeys ? [] : value.elements.flatMap(literal);
  if (value === undefined || !ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((each) =>
    ts.isPropertyAssignment(each) ? (isKeys ? [each.name.getText().replaceAll("'", '')] : literal(each.initializer)) : [],
  );
}
const queried = (node: ts.TypeNode): string | undefined => {
  const inner = ts.isParenthesizedTypeNode(node) ? node.type : node;
  return ts.isTypeQueryNode(inner) ? inner.exprName.getText() : undefined;
};

/** Values of a type, if it is a union of literals or a boolean; undefined for every other type. */
function optionsOf(file: string, node: ts.TypeNode, depth = 0): (string | number | boolean)[] | undefined {
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return [true, false];
  if (node.kind === ts.SyntaxKind.UndefinedKeyword) return [];
  if (ts.isParenthesizedTypeNode(node)) return optionsOf(file, node.type, depth);
  if (ts.isLiteralTypeNode(node)) {
    const { literal } = node;
    if (ts.isStringLiteral(literal)) return [literal.text];
    if (ts.isNumericLiteral(literal)) return [Number(literal.text)];
    if (ts.isPrefixUnaryExpression(literal)) return [Number(literal.getText())];
    if (literal.kind === ts.SyntaxKind.TrueKeyword) return [true];
    return literal.kind === ts.SyntaxKind.FalseKeyword ? [false] : literal.kind === ts.SyntaxKind.NullKeyword ? [] : undefined;
  }
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map((part) => optionsOf(file, part, depth));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const name = queried(node.objectType);
    const values = name === undefined ? [] : valuesOf(file, name, false);
    return values.length > 0 ? values : undefined;
  }
  if (ts.isTypeOperatorNode(node)) {
    const name = queried(node.type);
    const values = name === undefined ? [] : valuesOf(file, name, true);
    return values.length > 0 ? values : undefined;
  }
  if (!ts.isTypeReferenceNode(node) || node.typeArguments !== undefined || depth > 8) return undefined;
  const found = declarationOf(file, node.typeName.getText());
  const alias = found?.statement;
  return found !== undefined && alias !== undefined && ts.isTypeAliasDeclaration(alias)
    ? optionsOf(found.file, alias.type, depth + 1)
    : undefined;
}

function propOf(file: string, member: ts.PropertySignature | ts.MethodSignature): PropDoc {
  const node = ts.isPropertySignature(member) ? member.type : undefined;
  const options = node && optionsOf(file, node);
  const isUnion = options !== undefined && options.length > 0 && node?.kind !== ts.SyntaxKind.BooleanKeyword;
  const written = oneLine(node?.getText() ?? member.getText());
  const type = isUnion ? options.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ') : written;
  const doc = docOf(member);
  return {
    name: member.name.getText().replaceAll("'", ''),
    type: type.length > MOST_TYPE ? `${type.slice(0, MOST_TYPE)}…` : type,
    isRequired: member.questionToken === undefined,
    description: doc === undefined ? '' : paragraphsOf(doc.getText()).paragraphs.join(' '),
    ...(options !== undefined && options.length > 0 && { options: [...new Set(options)] }),
  };
}

type Named = { name: string; args: readonly ts.TypeNode[] };

/** Members of a type with a name: one of React's, a helper of the language, or one of ours. */
function membersOfNamed(file: string, { name, args }: Named, depth: number): Members {
  const [first, second] = args;
  const inner = (): Members => (first === undefined ? NONE : membersOf(file, first, depth + 1));
  switch (name) {
    case 'Readonly':
    case 'Required':
    case 'PropsWithChildren':
      return inner();
    case 'Partial': {
      const { props, passesOn } = inner();
      return { props: props.map((prop) => ({ ...prop, isRequired: false })), passesOn };
    }
    case 'Omit':
    case 'Pick': {
      const names = literalsOf(second);
      const { props, passesOn } = inner();
      return { props: props.filter((prop) => names.includes(prop.name) === (name === 'Pick')), passesOn };
    }
    case 'ComponentProps':
    case 'ComponentPropsWithRef':
    case 'ComponentPropsWithoutRef': {
      const [element] = literalsOf(first);
      if (element !== undefined) return { props: [], passesOn: [element] };
      const component = first === undefined ? undefined : queried(first);
      if (component === undefined) return NONE;
      const { props, passesOn } = docsOf(file, component, depth + 1) ?? NONE;
      return { props: [...props], passesOn: [...passesOn] };
    }
    default: {
      const found = declarationOf(file, name);
      return found === undefined ? NONE : membersOfDeclared(found, depth + 1);
    }
  }
}

function membersOfDeclared({ file, statement }: Declared, depth: number): Members {
  if (ts.isTypeAliasDeclaration(statement)) return membersOf(file, statement.type, depth);
  if (!ts.isInterfaceDeclaration(statement)) return NONE;
  const inherited = (statement.heritageClauses ?? []).flatMap(({ types }) =>
    types.map((type) => membersOfNamed(file, { name: type.expression.getText(), args: type.typeArguments ?? [] }, depth)),
  );
  return merged([...inherited, ownMembers(file, statement.members)]);
}
const ownMembers = (file: string, members: readonly ts.TypeElement[]): Members => ({
  props: members.flatMap((member) => (ts.isPropertySignature(member) || ts.isMethodSignature(member) ? [propOf(file, member)] : [])),
  passesOn: [],
});

function membersOf(file: string, node: ts.TypeNode, depth = 0): Members {
  if (depth > 8) return NONE;
  if (ts.isParenthesizedTypeNode(node)) return membersOf(file, node.type, depth);
  if (ts.isTypeLiteralNode(node)) return ownMembers(file, node.members);
  if (ts.isIntersectionTypeNode(node)) return merged(node.types.map((type) => membersOf(file, type, depth)));
  if (ts.isUnionTypeNode(node)) {
    const all = node.types.map((type) => membersOf(file, type, depth));
    const { props, passesOn } = merged(all);
    const isInAll = (name: string) => all.every((one) => one.props.some((prop) => prop.name === name));
    return { props: props.map((prop) => ({ ...prop, isRequired: prop.isRequired && isInAll(prop.name) })), passesOn };
  }
  // `Parameters<typeof Component>[0]`
  if (ts.isIndexedAccessTypeNode(node)) {
    const { objectType } = node;
    if (!ts.isTypeReferenceNode(objectType) || objectType.typeName.getText() !== 'Parameters') return NONE;
    return membersOfNamed(file, { name: 'ComponentProps', args: objectType.typeArguments ?? [] }, depth);
  }
  if (ts.isTypeReferenceNode(node)) return membersOfNamed(file, { name: node.typeName.getText(), args: node.typeArguments ?? [] }, depth);
  return NONE;
}

type Callable = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** The function of a component, which may be wrapped or be another name of one. */
function callableOf(file: string, name: string, depth = 0): { file: string; callable: Callable; doc: ts.JSDoc | undefined } | undefined {
  const found = declarationOf(file, name);
  if (found === undefined || depth > 4) return undefined;
  const doc = docOf(found.statement);
  if (ts.isFunctionDeclaration(found.statement)) return { file: found.file, callable: found.statement, doc };
  if (!ts.isVariableStatement(found.statement)) return undefined;
  const declarations = found.statement.declarationList.declarations;
  let value: ts.Expression | undefined = (declarations.find((one) => one.name.getText() === name) ?? declarations[0])?.initializer;
  while (value !== undefined && ts.isCallExpression(value)) value = value.arguments[0];
  if (value === undefined) return undefined;
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return { file: found.file, callable: value, doc };
  if (!ts.isIdentifier(value)) return undefined;
  const other = callableOf(found.file, value.text, depth + 1);
  return other && { ...other, doc: doc ?? other.doc };
}

/** Defaults in the pattern of the parameter, or in the first pattern that takes it apart. */
function defaultsOf(callable: Callable): ReadonlyMap<string, string> {
  const [parameter] = callable.parameters;
  let pattern: ts.BindingName | undefined = parameter?.name;
  if (pattern !== undefined && ts.isIdentifier(pattern) && callable.body !== undefined && ts.isBlock(callable.body)) {
    const own = pattern.text;
    pattern = callable.body.statements
      .flatMap((statement) => (ts.isVariableStatement(statement) ? statement.declarationList.declarations : []))
      .find(({ initializer }) => initializer?.getText() === own)?.name;
  }
  if (pattern === undefined || !ts.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer === undefined ? [] : [[(propertyName ?? name).getText().replaceAll("'", ''), oneLine(initializer.getText())] as const],
    ),
  );
}

/**
 * Docs of a component that a file declares or imports.
 *
 * @returns undefined if it is not found, for example in a package of others.
 */
export function docsOf(file: string, name: string, depth = 0): ComponentDocs | undefined {
  const found = callableOf(file, name);
  if (found === undefined || depth > 8) return undefined;
  const [parameter] = found.callable.parameters;
  const { props, passesOn } = parameter?.type === undefined ? NONE : membersOf(found.file, parameter.type, depth);
  const defaults = defaultsOf(found.callable);
  const { paragraphs, ids } = found.doc === undefined ? { paragraphs: [], ids: [] } : paragraphsOf(found.doc.getText());
  return {
    name,
    paragraphs,
    ids,
    passesOn,
    hasProps: parameter !== undefined,
    props: props.map((prop) => {
      const defaultValue = defaults.get(prop.name);
      return defaultValue === undefined ? prop : { ...prop, defaultValue, isRequired: false };
    }),
  };
}
