import type { BrandEntry } from '@touchline/ui-kit';
import { brandCss } from '@touchline/shared-brand/css';
// Not from the kit's entry: every story would load all of its components first, 82 scripts and 44 style sheets.
import { brandStyle } from '../libs/ui/kit/src/brand-book/brand-book.ts';

type Sample = Parameters<typeof brandCss>[0] & { name: string; tokens: Readonly<Record<string, string>> };

const FILES = import.meta.glob<Sample>('../brands/*/brand.json', { eager: true, import: 'default' });
const URLS = import.meta.glob<string>('../brands/*/*.{svg,woff2}', { eager: true, query: '?url', import: 'default' });
const nameOf = (path: string): string => path.split('/')[2] ?? '';

const SAMPLES: Readonly<Record<string, Sample>> = Object.fromEntries(Object.entries(FILES).map(([path, file]) => [nameOf(path), file]));

/** Colours, radii and typeface of every brand under `brands`, by folder. */
export const BRAND_BOOKS: Readonly<Record<string, readonly BrandEntry[]>> = Object.fromEntries(
  Object.entries(SAMPLES).map(([name, { tokens }]) => [
    name,
    Object.entries(tokens).map(([css_prop, css_value]) => ({ css_prop, css_value })),
  ]),
);

/** The house brand and every brand under `brands`, for the toolbar. */
export const BRANDS: readonly { value: string; title: string }[] = [
  { value: 'default', title: 'Touchline' },
  ...Object.entries(SAMPLES).map(([value, { name }]) => ({ value, title: name })),
];

/** All styles of a brand as the edge writes them: tokens, logo and fonts. Empty for the house brand. */
export function brandSheet(name: string): string {
  const sample = SAMPLES[name];
  if (sample === undefined) return '';
  return brandStyle(BRAND_BOOKS[name] ?? []).style + brandCss(sample, (file) => URLS[`../brands/${name}/${file}`] ?? '');
}
