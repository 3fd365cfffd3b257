// A rule of the lint: sagas own waiting (docs/architecture.md). A timer of a component may only change state of this component, as a countdown or
// an animation does; what asks, retries or polls belongs to a saga.
const TEXT =
  'A timer of a component only sets state of the component. Polling and retries belong to a saga: watchResource of casino/state keeps what a page shows fresh, pollWhile of shared/state repeats work in a process.';
const TIMERS = /^set(?:Timeout|Interval)$/;

/** `() => setNow(...)`. */
const setsState = (node) =>
  node?.type === 'ArrowFunctionExpression' && node.body.type === 'CallExpression' && /^set[A-Z]/.test(node.body.callee.name ?? '');

export const ownTicks = {
  meta: { type: 'problem', schema: [], messages: { text: TEXT } },
  create: (context) => ({
    CallExpression(node) {
      const name = node.callee.property?.name ?? node.callee.name ?? '';
      if (TIMERS.test(name) && !setsState(node.arguments[0])) context.report({ node, messageId: 'text' });
    },
  }),
};
