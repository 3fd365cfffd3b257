import { HtmlValidate } from 'html-validate';

/** Disabled rules of `html-validate:recommended`, with the reason. Everything else is a fault. */
const REASONED = {
  // React writes attribute names and ids in a form that browsers treat the same.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'doctype-style': 'off',
  'valid-id': 'off',
  'void-style': 'off',
  // Heights of rows that are not rendered are inline; the page's policy allows no other inline styles.
  'no-inline-style': 'off',
  // Radios, toggles and lists of the kit follow ARIA patterns with native buttons; axe checks them.
  'prefer-native-element': 'off',
} as const;

const judge = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: REASONED });

/** Faults of a document as served: rule, message and position. */
export async function faultsOf(html: string): Promise<string[]> {
  const { results } = await judge.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`));
}
