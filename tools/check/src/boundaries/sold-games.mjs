// A rule of the lint: a booked bet meets the game under its id in one file, which compares it with what was sold. Ids may come to another
// game, and a bet must not follow them.
const MESSAGE =
  'Read results, matches and prices of booked bets by soldResult, soldMatch, soldPrice and earlyScore of coupon/sold-game.ts: another game may be under the id.';
/** Calls on a source of prices that take the id of a game. */
const BY_ID = new Set(['result', 'firstLead', 'match', 'worth']);

const isPrices = (node) => node?.name === 'prices' || (node?.type === 'MemberExpression' && node.property?.name === 'prices');

export const soldGames = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { alsoQuotes: { type: 'boolean' } }, additionalProperties: false }],
    messages: { unchecked: MESSAGE },
  },
  create(context) {
    const { alsoQuotes = false } = context.options[0] ?? {};
    const isById = (name) => BY_ID.has(name) || (alsoQuotes && name === 'quote');
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'MemberExpression' && isPrices(callee.object) && isById(callee.property?.name))
          context.report({ node, messageId: 'unchecked' });
      },
      ObjectPattern(node) {
        const from = node.parent?.init ?? node.parent?.right;
        if (!isPrices(from)) return;
        for (const { key } of node.properties) if (isById(key?.name)) context.report({ node, messageId: 'unchecked' });
      },
    };
  },
};
