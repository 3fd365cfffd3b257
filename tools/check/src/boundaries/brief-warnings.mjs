// A rule of the lint: a warning has no stack. Visitors cause warnings at will, so they take the short, limited lines of `Services.warn`.
const MESSAGE = 'Write warnings by `warn` of the services: an error with its stack for every hostile request fills the log.';
const ERRORS = new Set(['err', 'error']);
const nameOf = (node) => node?.name ?? node?.value;

export const briefWarnings = {
  meta: { type: 'problem', schema: [], messages: { stack: MESSAGE } },
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: args } = node;
        if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'warn') return;
        const [facts] = args;
        if (facts?.type !== 'ObjectExpression') return;
        if (facts.properties.some(({ key }) => ERRORS.has(nameOf(key)))) context.report({ node, messageId: 'stack' });
      },
    };
  },
};
