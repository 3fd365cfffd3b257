import { REPLACEABLE } from './replaceable.ts';
import { brandValue } from './value-grammar.ts';

/** One entry of a partner's brand book in the configuration. */
export interface BrandEntry {
  /** Name of a token: `--accent`. */
  css_prop: string;
  /** Its new value in CSS. */
  css_value: string;
}

/** Why an entry has no effect. */
export type BrandRefusal = 'unknown-property' | 'unsafe-value' | 'too-many';

export interface BrandStyle {
  /** Text of one style element; empty without a brand. */
  style: string;
  /** Dropped entries in their order. `property` is untrusted text, reduced to characters that are safe in a log. */
  dropped: readonly { property: string; reason: BrandRefusal }[];
}

const MOST_ENTRIES = 200;
const LONGEST_LOGGED = 40;

const logged = (property: unknown): string =>
  String(property)
    .replaceAll(/[^\w-]/g, '?')
    .slice(0, LONGEST_LOGGED);

/**
 * Turns the brand book into a stylesheet: only replaceable tokens with values of their grammar; the last entry for a token wins. It applies
 * to screens only, so that print stays black on white.
 *
 * @spec LY-12 CFG-4
 */
export function brandStyle(brandBook: readonly BrandEntry[]): BrandStyle {
  const values = new Map<string, string>();
  const dropped: { property: string; reason: BrandRefusal }[] = [];
  const drop = (property: unknown, reason: BrandRefusal) => void dropped.push({ property: logged(property), reason });
  if (brandBook.length > MOST_ENTRIES) drop(`${brandBook.length}-entries`, 'too-many');
  for (const { css_prop: property, css_value: value } of brandBook.slice(0, MOST_ENTRIES)) {
    const kind = REPLACEABLE.get(property);
    const safe = kind === undefined ? null : brandValue(kind, value);
    if (kind === undefined) drop(property, 'unknown-property');
    else if (safe === null) drop(property, 'unsafe-value');
    else values.set(property, safe);
  }
  const lines = [...values].map(([property, value]) => `${property}:${value}`);
  // The doubled selector is more specific than a theme's rule, independent of order.
  return { style: lines.length === 0 ? '' : `@media screen{:root:root{${lines.join(';')}}}`, dropped };
}
