import type { SiteConfig } from '@touchline/shared-contract';

export type BrandBook = SiteConfig['brandBook'];

const book = (values: Readonly<Record<string, string>>): BrandBook =>
  Object.entries(values).map(([css_prop, css_value]) => ({ css_prop, css_value }));

/** Sample brands. They set the palette, so that each theme takes its own steps; `npm start` shows one with `TOUCHLINE_BRAND=harbour`. @spec LY-12 */
export const BRAND_BOOKS: Readonly<Record<string, BrandBook>> = {
  /** Deep water and signal blue, small corners. */
  harbour: book({
    '--tl-ink-0': 'oklch(0.13 0.03 240)',
    '--tl-ink-1': 'oklch(0.165 0.034 240)',
    '--tl-ink-2': 'oklch(0.2 0.037 240)',
    '--tl-ink-3': 'oklch(0.235 0.039 240)',
    '--tl-ink-4': 'oklch(0.268 0.04 240)',
    '--tl-ink-5': 'oklch(0.31 0.042 240)',
    '--tl-green-300': 'oklch(0.87 0.1 220)',
    '--tl-green-400': 'oklch(0.82 0.12 222)',
    '--tl-green-600': 'oklch(0.48 0.12 245)',
    '--tl-green-700': 'oklch(0.43 0.11 245)',
    '--tl-green-950': 'oklch(0.18 0.04 240)',
    '--r-s': '3px',
    '--r-m': '5px',
    '--r-l': '8px',
  }),
  /** Warm paper, dark berry and brass, round corners, letters with serifs. */
  orchard: book({
    '--tl-ink-0': 'oklch(0.13 0.02 20)',
    '--tl-ink-1': 'oklch(0.17 0.022 20)',
    '--tl-ink-2': 'oklch(0.205 0.024 20)',
    '--tl-ink-3': 'oklch(0.24 0.026 20)',
    '--tl-ink-4': 'oklch(0.272 0.028 20)',
    '--tl-ink-5': 'oklch(0.314 0.03 20)',
    '--tl-paper-1': 'oklch(0.985 0.008 80)',
    '--tl-paper-2': 'oklch(0.96 0.014 80)',
    '--tl-paper-3': 'oklch(0.94 0.018 80)',
    '--tl-paper-4': 'oklch(0.91 0.022 80)',
    '--tl-green-300': 'oklch(0.89 0.11 88)',
    '--tl-green-400': 'oklch(0.84 0.13 86)',
    '--tl-green-600': 'oklch(0.45 0.13 15)',
    '--tl-green-700': 'oklch(0.41 0.12 15)',
    '--tl-green-950': 'oklch(0.2 0.04 60)',
    '--r-s': '10px',
    '--r-m': '16px',
    '--r-l': '24px',
    '--font': "Georgia, 'Noto Serif', serif",
  }),
};

/** The brand of this process. @throws Error on a name that is not there. */
export function brandBookOf(env: NodeJS.ProcessEnv): BrandBook {
  const name = env['TOUCHLINE_BRAND'];
  if (name === undefined || name === '') return [];
  const chosen = BRAND_BOOKS[name];
  if (chosen === undefined) throw new Error(`TOUCHLINE_BRAND is ${name}; the sample brands are ${Object.keys(BRAND_BOOKS).join(', ')}.`);
  return chosen;
}
