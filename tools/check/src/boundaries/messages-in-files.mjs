// A rule of the lint: texts of the backend by language are in messages/*.json of the lib, where translators' tools and the checks of the build
// find them, and not in tables in the code.
const OWN = 'Texts by language belong to messages/*.json of the lib; read them with readMessages of server/kernel.';
/** A table by language names at least these. */
const NAMED = ['ru', 'ar'];
/** Two words of another alphabet, as in a table for one language. Search terms have Latin words among them. */
const OTHER_ALPHABET = /[\u0400-\u04ff\u0600-\u06ff\u0900-\u097f]{2,} [\u0400-\u04ff\u0600-\u06ff\u0900-\u097f]/;

/** Files that still have such tables: names of sports, tournaments and countries in the catalogue. They may only get fewer. */
export const OTHER_TABLES = ['libs/server/engine/src/catalogue/**'];

const keyOf = ({ key }) => key?.name ?? key?.value;

export const messagesInFiles = {
  meta: { type: 'problem', schema: [], messages: { own: OWN } },
  create(context) {
    return {
      ObjectExpression(node) {
        const keys = new Set(node.properties.map(keyOf));
        if (NAMED.every((lang) => keys.has(lang))) context.report({ node, messageId: 'own' });
      },
      'Property > Literal'(node) {
        const text = String(node.value).replaceAll(/\{\w+\}/g, '');
        if (OTHER_ALPHABET.test(text) && !/[a-z]/i.test(text)) context.report({ node, messageId: 'own' });
      },
    };
  },
};
