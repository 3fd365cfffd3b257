import type { SiteConfig } from '@touchline/shared-contract';
import type { Ports } from '@touchline/shared-state';
import { brandStyle, brandValue } from '@touchline/ui-kit';

/** Default theme colour. */
const THEME_COLOUR = '#0b3d2e';
/** Brand books already reported: a broken one is broken on every page, so it is logged once, and again when it changes. */
const reportedBooks = new Set<string>();
const MOST_REPORTED = 100;
/** Maximum number of properties in one log line, and their maximum length. */
const MOST_NAMED = 20;
const LONGEST_NAME = 40;

/**
 * The partner's look: a stylesheet and the colour of the browser's toolbar. Unsafe values are dropped and reported, one log line per brand
 * book.
 *
 * @spec LY-12 CFG-4
 */
export function brandOf({ brandBook, themeColor }: Pick<SiteConfig, 'brandBook' | 'themeColor'>, report: Ports['report']) {
  const { style, dropped } = brandStyle(brandBook);
  if (dropped.length > 0) {
    const book = JSON.stringify(brandBook).slice(0, 10_000);
    if (!reportedBooks.has(book) && reportedBooks.size < MOST_REPORTED) {
      reportedBooks.add(book);
      const faults = dropped.slice(0, MOST_NAMED).map(({ property, reason }) => `${property.slice(0, LONGEST_NAME)}: ${reason}`);
      report('brand-book-dropped', { code: dropped.length, name: faults.join(', ') });
    }
  }
  return { brandStyle: style, themeColor: brandValue('colour', themeColor) ?? THEME_COLOUR };
}
