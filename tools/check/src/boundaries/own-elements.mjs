// A rule of the lint (ADR 0011): a text that changes, or whose siblings come and go, is in its own element. Translators of browsers and
// extensions put other nodes in the place of text nodes; React cannot change or remove such a text, nor insert anything before it.
import { isNothing, isShown, kindsIn, returnsOf } from './jsx-kinds.mjs';

const MESSAGE =
  'Put this text into its own element, because {{why}}: a translator puts another node in its place, and React loses it (ADR 0011).';

const hasKey = ({ openingElement: { attributes } }) => attributes.some((one) => one.name?.name === 'key');
const elementName = ({ openingElement: { name } }) => (name.type === 'JSXMemberExpression' ? name.property.name : name.name);

/** Elements that hold text rather than other blocks; in others, what a caller passes in is taken for elements, unless its name is one of a text. */
const OF_TEXT =
  /^(?:a|b|bdi|button|caption|dd|dt|em|figcaption|h[1-6]|i|label|legend|li|mark|output|p|q|s|small|span|strong|summary|td|th|time|Badge|Button|Chip|ChipLink|Link|LinkButton|MoneyText|VisuallyHidden)$/;
/** Of these, the ones whose children may be blocks. */
const OF_FLOW = /^(?:dd|li|td)$/;
const NAMES_OF_TEXTS = /(?:label|title|name|words|hint|message|caption|value|heading|reason)s?$/i;

export const ownElements = {
  meta: { type: 'problem', fixable: 'code', schema: [], messages: { bare: MESSAGE } },
  create(context) {
    const { sourceCode } = context;
    const { kindOf, isFormatted, isPlain, valueOf, functionOf } = kindsIn(sourceCode);

    /** Puts a text into a span. A text on its own line keeps the blanks at its ends, which JSX drops with the line break. */
    const wrap = (node) => (fixer) => {
      const text = sourceCode.getText(node);
      if (isFormatted(node) && elementName(node) === 'FormattedMessage')
        return fixer.insertTextAfter(node.openingElement.name, ' tagName="span"');
      if (node.type === 'JSXText') {
        const [, before, words, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text);
        const blank = (around) => (around === '' || around.includes('\n') ? around : "{' '}");
        return fixer.replaceText(node, `${blank(before)}<span>${words}</span>${blank(after)}`);
      }
      const { parent } = node;
      const isChild = parent.type === 'JSXExpressionContainer' && /^JSX(?:Element|Fragment)$/.test(parent.parent.type);
      const isPlain = node.type === 'Literal' && /^[^{}<>&\n]*$/.test(node.value);
      const inside = node.type.startsWith('JSX') ? text : isPlain ? node.value : `{${text}}`;
      return fixer.replaceText(isChild ? parent : node, `<span>${inside}</span>`);
    };
    const isList = ({ type, callee }) => type === 'CallExpression' && /^(?:flatM|m)ap$/.test(callee.property?.name ?? '');
    /** The first of `a ?? b` would be there always as an element. */
    const isFirst = (node) => node.parent.type === 'LogicalExpression' && node.parent.operator !== '&&' && node.parent.left === node;
    const report = (node, why) =>
      context.report({ node, messageId: 'bare', data: { why }, fix: isList(node) || isFirst(node) ? null : wrap(node) });

    const hasText = (node) => kindOf(node).hasText;
    /** What a condition chooses from. */
    const branchesOf = (node) => {
      if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(branchesOf);
      if (node.type !== 'LogicalExpression') return [node];
      return node.operator === '&&' ? branchesOf(node.right) : [node.left, node.right].flatMap(branchesOf);
    };
    /** The parts of a child that may be text by themselves: branches of conditions. */
    const textsOf = (node) => {
      const expression = node.type === 'JSXExpressionContainer' ? node.expression : node;
      switch (expression.type) {
        case 'LogicalExpression':
          if (expression.operator === '&&') return textsOf(expression.right);
          if (!/^JSX/.test(expression.left.type) && !/^JSX/.test(expression.right.type)) return [expression].filter(hasText);
          return [expression.left, expression.right].flatMap(textsOf);
        case 'ConditionalExpression':
          return [expression.consequent, expression.alternate].flatMap(textsOf);
        case 'JSXFragment':
          return expression.children.filter(isShown).flatMap(textsOf);
        case 'Identifier':
        case 'CallExpression': {
          // Messages are mended where they are; another value is wrapped where its name is used.
          const texts = valuesOf(expression).flatMap(textsOf);
          const messages = texts.filter(({ type }) => type === 'JSXElement');
          return messages.length > 0 && messages.length === texts.length ? messages : [...messages, ...[expression].filter(hasText)];
        }
        default:
          return [expression].filter(hasText);
      }
    };
    const valuesOf = (node) => {
      const fn = node.type === 'CallExpression' ? functionOf(node) : undefined;
      const values = fn !== undefined ? returnsOf(fn) : node.type === 'Identifier' ? [valueOf(node)] : [];
      return values.filter((value) => value !== undefined && !/^(?:Identifier|CallExpression)$/.test(value.type));
    };

    const check = (node) => {
      const children = node.children.filter(isShown);
      const isOfText = node.type === 'JSXElement' && OF_TEXT.test(elementName(node));
      const isOfFlow = isOfText && OF_FLOW.test(elementName(node));
      const isHost = node.type === 'JSXElement' && /^[a-z]/.test(elementName(node));
      const nameOf = ({ expression }) => expression?.property?.name ?? expression?.name ?? '';
      const kinds = children.map((child) => {
        const kind = kindOf(child);
        const isText = NAMES_OF_TEXTS.test(nameOf(child)) || (isOfText && !(isOfFlow && nameOf(child) === 'children'));
        return kind.isSlot && !isText ? { ...kind, hasText: false } : kind;
      });
      children.forEach((child, at) => {
        const kind = kinds[at];
        if (!kind.hasText) return;
        const others = kinds.filter((_, other) => other !== at);
        if (others.length === 0) {
          // An element writes its only text itself, unless a component of react-intl renders it.
          const isWritten = ({ type }) => isHost && !type.startsWith('JSX');
          if (kind.comesAndGoes) for (const text of textsOf(child)) if (!isWritten(text)) report(text, 'it comes and goes');
          return;
        }
        if (kind.comesAndGoes) textsOf(child).forEach((text) => report(text, 'it comes and goes'));
        else if (others.some(({ comesAndGoes }) => comesAndGoes)) report(child, 'another child comes and goes');
        else if (kind.changes) report(child, 'it changes');
      });
    };
    /** A component renders elements: its text would be placed beside the siblings of the component, which its own file does not show. */
    const checkComponent = (fn) => {
      const name = fn.id?.name ?? fn.parent.id?.name ?? '';
      if (!/^[A-Z]/.test(name)) return;
      for (const value of returnsOf(fn))
        for (const text of textsOf(value)) if (!kindOf(text).isSlot) report(text, 'a component renders it beside others');
    };
    /** Of a slot that holds a message in one render and something else in another, React removes the message. What holds nothing has its element removed. */
    const checkSlot = ({ value }) => {
      const expression = value?.expression;
      if (expression === undefined || !/^(?:Conditional|Logical)Expression$/.test(expression.type) || expression.operator === '&&') return;
      const texts = textsOf(expression);
      const isMessage = ({ type }) => type === 'JSXElement';
      const hasOthers = branchesOf(expression).some((one) => !isNothing(one) && !(isMessage(one) && isFormatted(one)));
      if (hasOthers) for (const text of texts) if (isMessage(text)) report(text, 'something else may be in its place');
    };
    /** React keeps an element of the same type in the place of another, and changes its children. */
    const checkBranches = (node) => {
      if (/^(?:Conditional|Logical)Expression$/.test(node.parent.type)) return;
      const elements = branchesOf(node).filter((one) => one.type === 'JSXElement' && !isFormatted(one) && !hasKey(one));
      for (const name of new Set(elements.map(elementName))) {
        const alike = elements.filter((one) => elementName(one) === name).map(({ children }) => children.filter(isShown));
        if (alike.length < 2 || alike.every(([child, ...others]) => others.length === 0 && child !== undefined && isPlain(child))) continue;
        for (const children of alike)
          for (const child of children)
            if (isFormatted(child) || (children.length > 1 && child.type === 'JSXText'))
              report(child, 'another branch has the same element');
      }
    };
    return {
      JSXElement: check,
      JSXAttribute: checkSlot,
      ConditionalExpression: checkBranches,
      JSXFragment: check,
      FunctionDeclaration: checkComponent,
      ArrowFunctionExpression: checkComponent,
    };
  },
};
