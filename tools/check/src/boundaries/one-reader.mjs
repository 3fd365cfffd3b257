// A rule of the lint: numbers that a person types are read by `readAmount` and `readCount` of shared/primitives, through `useAmountReader` of
// ui/kit. A field with another reader refuses `1.000,50`, or worse, misreads it.
const READER =
  'Read typed amounts with useAmountReader of ui/kit, other typed numbers with readCount, plainDigits or parseOdds: a page of another language writes them differently. An exception needs a line with its reason in tools/check/src/boundaries/one-reader.mjs.';
const NUMBER =
  'A field of type number drops what the browser does not read: 1,5 becomes 15. Use a text field with inputMode and useAmountReader.';

/** Files with such a field that do not read it, and why; files that read numbers that no person typed. */
export const UNREAD = {
  'libs/ui/kit/src/field/AmountField.tsx': 'holds text; its caller reads it',
  'libs/betting/ui/src/coupon/{BlockStakes,CouponSettingsForm,StakeField}.tsx': 'hold text; coupon-panel reads it',
  'libs/betting/my-bets/src/MomentFields.tsx': 'holds text; typedMoment reads it',
  'libs/ui/kit/src/tokens/design-tokens.ts': 'reads the stylesheet of the kit',
};

const READERS = new Set(['useAmountReader', 'amountReader', 'useAmountText', 'readAmount', 'readCount', 'plainDigits', 'parseOdds']);
const FIELDS = new Set(['AmountField', 'StakeField']);
/** Elements with a text that a person types; a select gives the text of an option. */
const TYPED_INTO = new Set(['AmountField', 'StakeField', 'TextField', 'input', 'textarea']);
const WITHOUT_NUMBERS = /^(?:email|none|search|tel|text|url)$/;

function isTypedInto(node) {
  if (node === null || node.type === 'JSXOpeningElement') return TYPED_INTO.has(node?.name.name);
  return isTypedInto(node.parent);
}

export const oneReader = {
  meta: { type: 'problem', schema: [], messages: { reader: READER, number: NUMBER } },
  create(context) {
    const fields = [];
    let hasReader = false;
    return {
      ImportSpecifier({ imported }) {
        hasReader ||= READERS.has(imported.name);
      },
      JSXOpeningElement(node) {
        if (FIELDS.has(node.name.name)) fields.push(node);
      },
      JSXAttribute(node) {
        const { name, value } = node;
        if (name.name === 'type' && value?.value === 'number') context.report({ node, messageId: 'number' });
        if (name.name === 'inputMode' && !WITHOUT_NUMBERS.test(value?.value ?? '')) fields.push(node);
      },
      CallExpression(node) {
        const name = node.callee.property?.name ?? node.callee.name;
        const isTyped = /^(?:Number|parseInt)$/.test(name) && node.arguments[0]?.property?.name === 'value';
        if (name === 'parseFloat' || (isTyped && isTypedInto(node))) context.report({ node, messageId: 'reader' });
      },
      'Program:exit'() {
        if (!hasReader) for (const node of fields) context.report({ node, messageId: 'reader' });
      },
    };
  },
};
