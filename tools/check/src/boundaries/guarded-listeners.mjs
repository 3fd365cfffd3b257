// A rule of the lint: listeners are opened by `createWebApp`, `createWebServer` and `createSocketServer` of shared/serving. One reset connection ends a
// process that opens its own.
const MESSAGE =
  'Open listeners by createWebApp, createWebServer or createSocketServer of shared/serving, and sockets by takeUpgrades: a connection that is reset ends any other process.';
const MODULES = /^(?:node:)?(?:http|https|http2|net|tls)$/;
const OPENERS = new Set(['createServer', 'createSecureServer', 'Server']);
const LISTENS = new Set(['on', 'once', 'addListener', 'prependListener', 'prependOnceListener']);
/** With one of these `ws` listens by itself. */
const OF_ITS_OWN = new Set(['port', 'server']);

const nameOf = (node) => node?.name ?? node?.value;
const isValue = ({ importKind }) => importKind !== 'type';

export const guardedListeners = {
  meta: { type: 'problem', schema: [], messages: { unguarded: MESSAGE } },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'unguarded' });
    return {
      ImportDeclaration(node) {
        if (!isValue(node)) return;
        const { value: from } = node.source;
        for (const specifier of node.specifiers.filter(isValue)) {
          const isDefault = specifier.type === 'ImportDefaultSpecifier' || nameOf(specifier.imported) === 'fastify';
          if (from === 'fastify' && isDefault) report(specifier);
          if (MODULES.test(from) && OPENERS.has(nameOf(specifier.imported))) report(specifier);
        }
      },
      CallExpression(node) {
        const { callee, arguments: args } = node;
        if (callee.type !== 'MemberExpression') return;
        const method = nameOf(callee.property);
        if (method === 'createServer' || method === 'createSecureServer') report(node);
        if (LISTENS.has(method) && nameOf(args[0]) === 'upgrade') report(node);
      },
      NewExpression(node) {
        const [options] = node.arguments;
        if (nameOf(node.callee) !== 'WebSocketServer' || options?.type !== 'ObjectExpression') return;
        if (options.properties.some(({ key }) => OF_ITS_OWN.has(nameOf(key)))) report(node);
      },
    };
  },
};
