import { HtmlValidate } from 'html-validate';

/**
 * Rules of `html-validate:recommended` that say nothing about these documents, with the reason. Everything else is a fault.
 */
const REASONED = {
  // How React writes markup: names of attributes and ids that browsers read the same.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'doctype-style': 'off',
  'valid-id': 'off',
  'void-style': 'off',
  // Heights of rows that are not drawn yet are known to the list alone; the policy of the page allows no other styles.
  'no-inline-style': 'off',
  // Radios, toggles and lists of the kit follow the patterns of ARIA with native buttons; axe judges them.
  'prefer-native-element': 'off',
} as const;

const judge = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: REASONED });

/** Faults of a document as the server sent it: rule, words and place. */
export async function faultsOf(html: string): Promise<string[]> {
  const { results } = await judge.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`));
}
