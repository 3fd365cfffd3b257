import type { IntlShape } from 'react-intl';

/**
 * Puts each text of a message with markup into its own element, so that React can change and remove it on a page whose text nodes a
 * translator has replaced (ADR 0011).
 */
export function withOwnParts(intl: IntlShape): IntlShape {
  const formatMessage = ((...args: Parameters<IntlShape['formatMessage']>) => {
    const parts: unknown = intl.formatMessage(...args);
    return Array.isArray(parts) ? parts.map((part, at) => (typeof part === 'string' ? <span key={at}>{part}</span> : part)) : parts;
  }) as IntlShape['formatMessage'];
  return { ...intl, formatMessage };
}
