// A rule of the lint: `main` of a score is what bets are settled on and not what was played. Texts show `playedScore`, and beside it what
// followed regular time.
const MESSAGE =
  'Show playedScore(score) of betting/rules and endingText or scoreText of betting/names: `main` lacks extra time, and a shoot-out belongs beside the score.';

const isMain = (node) =>
  (node?.type === 'Identifier' && node.name === 'main') ||
  (node?.type === 'MemberExpression' && !node.computed && node.property.name === 'main');
const isText = ({ type, callee }) =>
  type === 'TemplateLiteral' || type === 'JSXExpressionContainer' || (type === 'CallExpression' && callee.name === 'String');

/** The server settles bets on `main`, so it may take it apart; pages only show scores. */
const isServer = (file) => /[\\/]libs[\\/]server[\\/]|[\\/]apps[\\/]sandbox[\\/]/.test(file);

export const scoreParts = {
  meta: { type: 'problem', schema: [], messages: { main: MESSAGE } },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'main' });
    const isShown = !isServer(context.filename);
    return {
      MemberExpression(node) {
        if (node.computed && isMain(node.object) && isText(node.parent)) report(node);
        if (!node.computed && ['join', 'map', 'at'].includes(node.property.name) && isMain(node.object)) report(node);
      },
      VariableDeclarator({ id, init }) {
        if (isShown && id.type === 'ArrayPattern' && init?.type === 'MemberExpression' && isMain(init)) report(init);
      },
    };
  },
};
