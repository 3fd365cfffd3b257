import { canonicalPath, isCanonical } from '../canonical.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';
import type { GuardFacts } from '../facts.ts';

/** Redirects an unknown group of the left menu to `all`. @spec BT-07 */
function withKnownMenu(facts: GuardFacts): GuardDecision {
  const menu = facts.match.params['menuSection'];
  return menu && facts.site?.menuSections?.every(({ key }) => key !== menu)
    ? { kind: 'redirect', to: canonicalPath(facts).replace(/(\/li[nv]e\/)[^/?#]+/, '$1all'), status: 302 }
    : proceed;
}

/**
 * Adds the language prefix and removes a trailing slash. The language is known before the chain starts.
 *
 * @spec BT-07 GD-24 LG-01 LG-02 LG-03 RT-04
 */
export const language: Guard = {
  name: 'language',
  decide: (facts) => {
    if (isCanonical(facts)) return withKnownMenu(facts);
    const isPrefixRight = facts.prefix === facts.lang;
    // Permanent only for the form of the url: the detected language differs between visitors.
    return { kind: 'redirect', to: canonicalPath(facts), status: isPrefixRight ? 301 : 302, ...(!isPrefixRight && { isByLanguage: true }) };
  },
};
