// A rule of the lint: text is typed into the fields of ui/kit, which hold back what an input method (Japanese, Chinese, Korean) is composing and
// keep its keys to themselves. Another field, or a listener that sees keys before the field does or when they are released, would take half a word.
const FIELD = 'Use a field of ui/kit (TextField, TextArea, AmountField, Combobox): it holds back what an input method is composing.';
const EARLY =
  'Listen to keys and input by onKeyDown and onChange, or by keydown on the window: there, fields have stopped what belongs to an input method.';
/** Inputs without text. A number is empty until it is complete. */
const WITHOUT_TEXT = new Set(['checkbox', 'radio', 'range', 'file', 'hidden', 'number']);
const EARLY_PROPS = /^(?:on(?:Key(?:Down|Up)|Change|Input|BeforeInput)Capture|on(?:Before)?Input|onKey(?:Press|Up))$/;
const EARLY_EVENTS = new Set(['keyup', 'keypress', 'input', 'beforeinput']);
/** Objects whose listeners are called after those of React. */
const OUTSIDE = new Set(['window', 'document', 'globalThis']);

const isCapture = (options) =>
  options?.value === true || options?.properties?.some(({ key, value }) => key?.name === 'capture' && value?.value !== false) === true;

export const composedFields = {
  meta: { type: 'problem', schema: [], messages: { field: FIELD, early: EARLY } },
  create(context) {
    return {
      JSXOpeningElement(node) {
        const { name } = node.name;
        const type = node.attributes.find((one) => one.name?.name === 'type')?.value?.value;
        if (name === 'textarea' || (name === 'input' && !WITHOUT_TEXT.has(type))) context.report({ node, messageId: 'field' });
      },
      JSXAttribute(node) {
        if (node.name.name === 'contentEditable') context.report({ node, messageId: 'field' });
        if (EARLY_PROPS.test(node.name.name)) context.report({ node, messageId: 'early' });
      },
      CallExpression({ callee, arguments: [event, , options], ...node }) {
        const name = callee.property?.name ?? callee.name;
        if (name !== 'addEventListener') return;
        const isOutside = callee.type === 'Identifier' || OUTSIDE.has(callee.object.name);
        const isEarlyKey = event?.value === 'keydown' && (isCapture(options) || !isOutside);
        if (isEarlyKey || EARLY_EVENTS.has(event?.value)) context.report({ loc: node.loc, messageId: 'early' });
      },
    };
  },
};
