import { REPLACEABLE } from './replaceable.ts';
import { brandValue } from './value-grammar.ts';

/** One line of a partner's brand-book, as the configuration has it. */
export interface BrandEntry {
  /** Name of a token: `--accent`. */
  css_prop: string;
  /** What it becomes, as CSS writes it. */
  css_value: string;
}

/** Why a line has no effect. */
export type BrandRefusal = 'unknown-property' | 'unsafe-value' | 'too-many';

export interface BrandStyle {
  /** Text of one style element; empty when the brand is ours. */
  style: string;
  /** Lines that were left out, in their order. `property` is theirs, cut to what a log may hold. */
  dropped: readonly { property: string; reason: BrandRefusal }[];
}

const MOST_ENTRIES = 200;
const LONGEST_LOGGED = 40;

const logged = (property: unknown): string =>
  String(property)
    .replaceAll(/[^\w-]/g, '?')
    .slice(0, LONGEST_LOGGED);

/**
 * The brand-book as a stylesheet: only tokens that may be replaced, only values of their grammar. Of two lines for one token the later
 * counts. It stands for screens: what is printed is black on white whatever the brand.
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
  // Named twice, so that it is stronger than a theme's own rule wherever it stands.
  return { style: lines.length === 0 ? '' : `@media screen{:root:root{${lines.join(';')}}}`, dropped };
}
