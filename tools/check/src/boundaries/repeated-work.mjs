// A rule of the lint: sagas own what the store polls, and `useRepeated` of ui/pages repeats the call of a single component. Any other interval
// of a component moves a clock or a picture by setting state.
const REPEATED =
  'Sagas poll (pollWhile of shared/state, watchResource of casino/state); a call that only one component needs is repeated by useRepeated of ui/pages. An interval that moves a clock or a picture needs a line with its reason in tools/check/src/boundaries/repeated-work.mjs.';

/** Files with an interval, and why. */
export const INTERVALS = {
  'libs/ui/pages/src/use-repeated.ts': 'repeats the call of one component',
  'libs/platform/shell/src/strip/use-now.ts': 'the clock of the page',
  'libs/platform/shell/src/debugger/DebuggerPage.tsx': 'reads what the page remembers, without requests',
  'libs/account/pages/src/wallets/use-seconds-since.ts': 'a count of seconds',
  'libs/betting/event-list/src/clock/ticker.ts': 'the clock of all games',
  'libs/betting/line-pages/src/commentary/Commentary.tsx': 'speaks what the store has',
  'libs/cyber/pages/src/use-renewed.ts': 'open: polls disciplines and matches',
  'libs/betting/event-list/src/feed/use-answer.ts': 'open: polls answers about results',
};

/** `setTimeout(ask, ASK_EVERY_MS)` at the end of `ask` is an interval too. */
const isEvery = ({ name = '' }) => /EVERY_MS$/.test(name);

/** `() => setNow(...)`: an animation or a countdown. */
const setsState = (node) =>
  node?.type === 'ArrowFunctionExpression' && node.body.type === 'CallExpression' && /^set[A-Z]/.test(node.body.callee.name ?? '');

/** With `{ timeouts: true }`, a timeout must only set state too. */
export const repeatedWork = {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { timeouts: { type: 'boolean' } } }], messages: { repeated: REPEATED } },
  create: (context) => ({
    CallExpression(node) {
      const name = node.callee.property?.name ?? node.callee.name;
      const [work, delay] = node.arguments;
      const { timeouts = false } = context.options[0] ?? {};
      const isRepeated = name === 'setInterval' || (name === 'setTimeout' && (timeouts || (delay !== undefined && isEvery(delay))));
      if (isRepeated && !setsState(work)) context.report({ node, messageId: 'repeated' });
    },
  }),
};
