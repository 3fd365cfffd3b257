// A rule of the lint: platform/navigation runs the guard chain, in one function with one deadline; nothing else assembles the facts of a
// visit or decides about a navigation, above all not the host, which only composes libs.
const JUDGE = 'Judge a visit by judgeVisit of platform/navigation: it assembles the facts and has the one deadline of the chain.';

const OF_THE_CHAIN = new Set(['GUARD_CHAIN', 'factsOf', 'runGuards']);

export const oneJudge = {
  meta: { type: 'problem', schema: [], messages: { judge: JUDGE } },
  create: (context) => ({
    ImportSpecifier(node) {
      const from = node.parent.source.value;
      if (from === '@touchline/platform-guards' && OF_THE_CHAIN.has(node.imported.name)) context.report({ node, messageId: 'judge' });
    },
  }),
};
