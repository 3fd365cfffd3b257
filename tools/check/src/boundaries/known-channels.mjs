// A rule of the lint: a response that stays open after its call, and a socket, outlive the authentication of the call (ADR 0116). Each file that
// opens one is listed here with the session check that it makes.
/** [end of the file's path, why it may keep a connection open]. */
const CHANNELS = [
  ['libs/server/support/src/support.ts', 'asks channelSessions at each heartbeat, before each message and before each frame'],
  ['apps/edge/src/feeds/feed-routes.ts', 'prices belong to no session; player-streams.ts has sessions checked at each heartbeat'],
  ['apps/edge/src/http/api-proxy.ts', 'passes on the support socket, which the backend closes'],
  ['libs/server/kernel/src/switches/service-overrides.ts', 'a control of tests that sends spaces'],
];
const MESSAGE =
  'A connection that outlives its call has to ask for its session again (channelSessions of server/kernel). Then list the file in known-channels.mjs.';

const nameOf = (node) => node?.name ?? node?.value;

export const knownChannels = {
  meta: { type: 'problem', schema: [], messages: { unknown: MESSAGE } },
  create(context) {
    if (CHANNELS.some(([file]) => context.filename.replaceAll('\\', '/').endsWith(file))) return {};
    const report = (node) => context.report({ node, messageId: 'unknown' });
    return {
      CallExpression(node) {
        if (node.callee.type === 'MemberExpression' && nameOf(node.callee.property) === 'hijack') report(node);
      },
      NewExpression(node) {
        if (nameOf(node.callee) === 'WebSocketServer') report(node);
      },
      Property(node) {
        if (nameOf(node.key) === 'websocket' && node.value.value === true) report(node);
      },
      Literal(node) {
        if (typeof node.value === 'string' && node.value.startsWith('text/event-stream')) report(node);
      },
    };
  },
};
