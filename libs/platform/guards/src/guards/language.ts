import { canonicalPath, isCanonical } from '../canonical.ts';
import { proceed, type Guard } from '../guard.ts';

/**
 * Gives every page its prefix and takes the slash at its end away. The language itself is known before the chain starts.
 *
 * @spec GD-24 LG-01 LG-02 LG-03 RT-04
 */
export const language: Guard = {
  name: 'language',
  decide: (facts) => {
    if (isCanonical(facts)) return proceed;
    const isPrefixRight = facts.prefix === facts.lang;
    // The form of the url is for ever; which language a person gets is not.
    return { kind: 'redirect', to: canonicalPath(facts), status: isPrefixRight ? 301 : 302, ...(!isPrefixRight && { isByLanguage: true }) };
  },
};
