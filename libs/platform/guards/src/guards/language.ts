import { canonicalPath, isCanonical } from '../canonical.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';
import type { GuardFacts } from '../facts.ts';

/** A group of the left menu that this site does not have leads to the one that holds everything. @spec BT-07 */
function withKnownMenu(facts: GuardFacts): GuardDecision {
  const menu = facts.match.params['menuSection'];
  return menu && facts.site?.menuSections?.every(({ key }) => key !== menu)
    ? { kind: 'redirect', to: canonicalPath(facts).replace(/(\/li[nv]e\/)[^/?#]+/, '$1all'), status: 302 }
    : proceed;
}

/**
 * Gives every page its prefix and takes the slash at its end away. The language itself is known before the chain starts.
 *
 * @spec BT-07 GD-24 LG-01 LG-02 LG-03 RT-04
 */
export const language: Guard = {
  name: 'language',
  decide: (facts) => {
    if (isCanonical(facts)) return withKnownMenu(facts);
    const isPrefixRight = facts.prefix === facts.lang;
    // The form of the url is for ever; which language a person gets is not.
    return { kind: 'redirect', to: canonicalPath(facts), status: isPrefixRight ? 301 : 302, ...(!isPrefixRight && { isByLanguage: true }) };
  },
};
