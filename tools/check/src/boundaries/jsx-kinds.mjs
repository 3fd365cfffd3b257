// What a JSX child may render, as far as its file tells.

/** Components of react-intl that render bare text. */
const FORMATTED =
  /^Formatted(?:Message|Number|Date|Time|RelativeTime|List|Plural|DisplayName|DateTimeRange|NumberParts|DateParts|TimeParts)$/;
const DEEPEST = 12;
/** Names of what a caller passes in that is an element. */
const NAMES_OF_ELEMENTS = /(?:icon|mark|flag|crest|art|picture|button|controls|tools|actions)s?$|^(?:start|end)$/i;
/** Functions that draw elements. */
const DRAWS = /^(?:render|draw)/;

/**
 * Kinds: `hasText`: it may render bare text; `changes`: that text may differ between two renders; `comesAndGoes`: it may be there in one render and not in
 * another, or be another element; `isRendered`: the text is rendered by a component or comes from outside, so that React keeps a text node; `isSlot`: the
 * caller knows what it is.
 */
const kind = (more = {}) => ({ hasText: false, changes: false, comesAndGoes: false, isRendered: false, isSlot: false, ...more });
const NOTHING = kind();
const ELEMENT = kind();
const STATIC_TEXT = kind({ hasText: true });
const TEXT = kind({ hasText: true, changes: true });
/** Anything that a caller passes in. */
const SLOT = kind({ hasText: true, changes: true, isRendered: true, isSlot: true });
const ONE_OF_ELEMENTS = kind({ comesAndGoes: true });

const either = (kinds) => {
  const some = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, kinds.some((one) => one[name])]));
  return kind({ ...some, isSlot: some.hasText && kinds.every(({ hasText, isSlot }) => !hasText || isSlot) });
};

export const isNothing = (node) =>
  node.type === 'JSXEmptyExpression' ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'Literal' && [null, true, false, ''].includes(node.value) && node.raw !== undefined);
const isFunction = (node) => /^(?:Arrow)?Function/.test(node?.type ?? '');
const nameOf = ({ openingElement: { name } }) => (name.type === 'JSXMemberExpression' ? name.property.name : name.name);
const attributeOf = (node, name) => node.openingElement.attributes.find((one) => one.name?.name === name);
const isFormatted = (node) => node.type === 'JSXElement' && FORMATTED.test(nameOf(node)) && attributeOf(node, 'tagName') === undefined;

/** Children that render something: neither line breaks nor comments. Blank texts do not count, because translators leave them alone. */
export const isShown = (node) =>
  !(node.type === 'JSXText' && node.value.trim() === '') &&
  !(node.type === 'JSXExpressionContainer' && (node.expression.type === 'JSXEmptyExpression' || node.expression.value?.trim?.() === ''));

/** Values that a function returns, without those of functions inside. */
export function returnsOf(fn) {
  if (fn.body.type !== 'BlockStatement') return [fn.body];
  const found = [];
  const walk = (node) => {
    if (Array.isArray(node)) node.forEach(walk);
    if (node === null || typeof node !== 'object' || Array.isArray(node) || isFunction(node)) return;
    if (node.type === 'ReturnStatement') found.push(...(node.argument === null ? [] : [node.argument]));
    else for (const [key, value] of Object.entries(node)) if (key !== 'parent') walk(value);
  };
  walk(fn.body.body);
  return found;
}

/** @returns functions that classify the nodes of one file. */
export function kindsIn(sourceCode) {
  const definitionOf = (identifier) => {
    for (let scope = sourceCode.getScope(identifier); scope !== null; scope = scope.upper) {
      const found = scope.set.get(identifier.name);
      if (found !== undefined) return found.defs[0];
    }
    return undefined;
  };

  const kindOfType = (type) => {
    switch (type?.type) {
      case 'TSStringKeyword':
      case 'TSNumberKeyword':
      case 'TSTemplateLiteralType':
      case 'TSLiteralType':
        return TEXT;
      case 'TSUndefinedKeyword':
      case 'TSNullKeyword':
      case 'TSBooleanKeyword':
        return NOTHING;
      case 'TSUnionType':
        return either(type.types.map(kindOfType));
      case 'TSTypeReference':
        return ['ReactElement', 'Element'].includes(type.typeName.name ?? type.typeName.right?.name) ? ELEMENT : SLOT;
      default:
        return SLOT;
    }
  };
  /** Type of a property of a type that this file declares. */
  const typeOfProperty = (annotation, key) => {
    const declared = annotation?.typeName?.type === 'Identifier' ? definitionOf(annotation.typeName)?.node : undefined;
    const members = annotation?.members ?? declared?.body?.body ?? declared?.typeAnnotation?.members ?? [];
    const member = members.find((one) => one.key?.name === key);
    return member?.typeAnnotation?.typeAnnotation;
  };
  const contains = (outer, inner) => outer.range[0] <= inner.range[0] && outer.range[1] >= inner.range[1];
  const kindOfParameter = ({ node, name }) => {
    const parameter = node.params.find((one) => contains(one, name));
    const pattern = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter;
    const annotation = pattern?.typeAnnotation?.typeAnnotation;
    if (pattern?.type !== 'ObjectPattern') return kindOfType(annotation);
    const property = pattern.properties.find((one) => contains(one, name));
    return kindOfType(typeOfProperty(annotation, property?.key?.name));
  };
  /** The value of a name of this file; undefined if it is not known here. */
  const valueOf = (identifier) => {
    const definition = definitionOf(identifier);
    return definition?.type === 'Variable' && definition.node.id.type === 'Identifier' ? (definition.node.init ?? undefined) : undefined;
  };
  const kindOfName = (node, depth) => {
    if (NAMES_OF_ELEMENTS.test(node.name)) return ELEMENT;
    const definition = definitionOf(node);
    if (definition?.type === 'Parameter') return kindOfParameter(definition);
    const annotation = definition?.type === 'Variable' ? definition.node.id.typeAnnotation : undefined;
    if (annotation !== undefined) return kindOfType(annotation.typeAnnotation);
    const value = valueOf(node);
    return value === undefined ? SLOT : kindOf(value, depth);
  };
  /** The function of this file that is called; undefined if it is not known here. */
  const functionOf = ({ callee }) => {
    const definition = callee.type === 'Identifier' ? definitionOf(callee) : undefined;
    const fn = definition?.type === 'FunctionName' ? definition.node : definition?.node?.init;
    return isFunction(fn) ? fn : undefined;
  };
  const kindOfCall = (node, depth) => {
    const { callee, arguments: args } = node;
    const name = callee.property?.name ?? callee.name ?? '';
    if (name === 'map' || name === 'flatMap') {
      const item = isFunction(args[0]) ? either(returnsOf(args[0]).map((one) => kindOf(one, depth))) : ELEMENT;
      return item.isSlot ? ONE_OF_ELEMENTS : { ...item, comesAndGoes: true };
    }
    if (DRAWS.test(name)) return ONE_OF_ELEMENTS;
    if (/^format|^(?:toString|join|slice|toFixed|String)$/.test(name)) return TEXT;
    const fn = functionOf(node);
    if (fn === undefined) return SLOT;
    if (fn.returnType !== undefined && fn.returnType !== null) return kindOfType(fn.returnType.typeAnnotation);
    return either(returnsOf(fn).map((one) => kindOf(one, depth)));
  };

  /** A message with markup is several nodes. */
  const isPlain = (node) =>
    isFormatted(node) && !sourceCode.getText(attributeOf(node, 'values')?.value ?? node.openingElement.name).includes('<');
  /** Of two texts, or two messages without markup, React changes the one that is there. */
  const eitherOf = (branches, depth) => {
    const isSame = branches.every((one) => !/^JSX/.test(one.type) && !isNothing(one)) || branches.every(isPlain);
    const both = either(branches.map((one) => kindOf(one, depth)));
    return { ...both, changes: true, comesAndGoes: both.comesAndGoes || !isSame };
  };

  /** @param depth - of names and calls that were followed. */
  const kindOf = (node, depth = 0) => {
    if (depth > DEEPEST) return SLOT;
    if (isNothing(node)) return NOTHING;
    const next = depth + 1;
    switch (node.type) {
      case 'JSXText':
      case 'Literal':
        return STATIC_TEXT;
      case 'TemplateLiteral':
      case 'BinaryExpression':
        return TEXT;
      case 'JSXElement':
        if (!isFormatted(node)) return ELEMENT;
        return { ...STATIC_TEXT, isRendered: true, changes: ['values', 'value'].some((name) => attributeOf(node, name) !== undefined) };
      case 'JSXFragment':
        return { ...either(node.children.filter(isShown).map((one) => kindOf(one, next))), isRendered: true };
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
      case 'ChainExpression':
        return kindOf(node.expression, next);
      case 'LogicalExpression':
        if (node.operator === '&&') return { ...kindOf(node.right, next), changes: true, comesAndGoes: true };
        return eitherOf([node.left, node.right], next);
      case 'ConditionalExpression':
        return eitherOf([node.consequent, node.alternate], next);
      case 'Identifier':
        return kindOfName(node, next);
      case 'ArrayExpression':
        return either(node.elements.filter((one) => one !== null).map((one) => kindOf(one, next)));
      case 'CallExpression':
        return kindOfCall(node, next);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return NOTHING;
      case 'MemberExpression':
        return NAMES_OF_ELEMENTS.test(node.property.name ?? '') ? ELEMENT : SLOT;
      default:
        return SLOT;
    }
  };
  return { kindOf, isFormatted, isPlain, valueOf, functionOf };
}
