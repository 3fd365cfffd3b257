// A rule of the lint: a secret or name that a person types is compared in one form (ADR 0241), and a phone number is read with libphonenumber's
// metadata (ADR 0241). Anything else refuses what was typed on another keyboard.
const MESSAGES = {
  hash: 'Hash and compare passwords and answers by passwords.ts of server/identity: the same password has several spellings in Unicode.',
  phone: 'Read phone numbers by people/phones.ts of server/identity, and format typed ones by phone-format.ts of identity/forms.',
  sql: 'Find players by people/names.ts or people/emails.ts of server/identity: the database compares bytes.',
  fold: 'Compare typed codes by typedCode of shared/primitives, names by nameForm and answers by answerForm of identity/rules: what finds names in a search takes different secrets as equal.',
  same: 'Compare passwords by opaqueForm of identity/rules: the same password has several spellings in Unicode.',
};
/** Functions for names and tokens; methods of texts are refused by the rule touchline/one-folding. */
const FOLDS = new Set(['fold', 'matchText', 'textFilter', 'lowerAscii', 'upperAscii']);
const TYPED = /^(?:.*promo|coupon|booking|recovery|share|ref_?|u)?(?:code|login|password|answer|email|nick(?:name)?)$/i;
const PASSWORD = /^(?:new|old|u|typed)?_?(?:password|answer)$/i;
const COMPARES = /\b(?:where|and|or|on)\s+(?:\w+\.)?email\s*=/i;

const nameOf = (node) =>
  node?.type === 'MemberExpression'
    ? nameOf(node.property)
    : node?.type === 'CallExpression'
      ? nameOf(node.callee?.object)
      : (node?.name ?? '');

export const typedForms = {
  meta: { type: 'problem', schema: [], messages: MESSAGES },
  create(context) {
    const report = (node, messageId) => context.report({ node, messageId });
    return {
      ImportDeclaration(node) {
        if (node.importKind === 'type') return;
        if (node.source.value === '@node-rs/argon2') report(node, 'hash');
        if (/^libphonenumber-js/.test(node.source.value)) report(node, 'phone');
      },
      Literal(node) {
        if (typeof node.value === 'string' && COMPARES.test(node.value)) report(node, 'sql');
      },
      TemplateElement(node) {
        if (COMPARES.test(node.value.raw)) report(node, 'sql');
      },
      CallExpression(node) {
        if (FOLDS.has(node.callee.name) && TYPED.test(nameOf(node.arguments[0]))) report(node, 'fold');
      },
      BinaryExpression({ operator, left, right }) {
        if (!/^[!=]==?$/.test(operator) || [left, right].some(({ type }) => type === 'Literal')) return;
        if (PASSWORD.test(nameOf(left)) && PASSWORD.test(nameOf(right))) report(left, 'same');
      },
    };
  },
};
