// A rule of the lint: code outside of the rules of a game asks for facts of its model (`climbs`, `isShared`, `start`, `idle` of casino/game-math),
// not for its id or family, so that a new model needs no change there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MATHS = fileURLToPath(new URL('../../../../libs/casino/game-math/src', import.meta.url));
const idsIn = (text) => [...text.matchAll(/^ {2}'?([a-z0-9-]+)'?: /gm)].map(([, id]) => id);
/** Ids of every model. */
const MODELS = new Set(idsIn(readFileSync(`${MATHS}/outlines.ts`, 'utf8')));

const TEXT =
  'Compare a fact of the model instead of its id or family: climbs, isShared, start, idle or stake of modelOf, or climb of rulesOf (casino/game-math). Add a fact if there is none.';

/** The last name of `init.model` or `model`; undefined for other expressions. */
const lastName = (node) => (node.type === 'ChainExpression' ? lastName(node.expression) : (node.property?.name ?? node.name));
/** Words of other lists that are also ids: kinds of scenes and of catalogue games, names of grids and moves. */
const OTHERS = new Set(['kind', 'name']);
const isId = (node) => node?.type === 'Literal' && MODELS.has(node.value);
const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';

export const modelFacts = {
  meta: { type: 'problem', schema: [], messages: { text: TEXT } },
  create(context) {
    const asks = (value, of) => (lastName(of) === 'family' ? isText(value) : isId(value) && !OTHERS.has(lastName(of)));
    return {
      BinaryExpression(node) {
        const { operator, left, right } = node;
        if (/^[!=]==?$/.test(operator) && (asks(left, right) || asks(right, left))) context.report({ node, messageId: 'text' });
      },
      SwitchStatement({ discriminant, cases }) {
        for (const { test } of cases) if (test !== null && asks(test, discriminant)) context.report({ node: test, messageId: 'text' });
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const list = callee.property?.name === 'includes' && callee.object.type === 'ArrayExpression' ? callee.object.elements : [];
        if (given[0] !== undefined && list.some((value) => asks(value, given[0]))) context.report({ node, messageId: 'text' });
      },
    };
  },
};
