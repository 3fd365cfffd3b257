import { brandFolder, readBrand } from '@touchline/shared-brand';
import type { SiteConfig } from '@touchline/shared-contract';
import { fileURLToPath } from 'node:url';

const BRANDS = fileURLToPath(new URL('../../../../../brands', import.meta.url));

/**
 * Configuration of the brand named by `TOUCHLINE_BRAND`; empty for the house brand.
 *
 * @throws BrandError for an unusable brand.
 * @spec LY-12
 */
export function brandConfig(env: NodeJS.ProcessEnv): Partial<Pick<SiteConfig, 'companyName' | 'themeColor' | 'brandBook'>> {
  const named = env['TOUCHLINE_BRAND'];
  if (named === undefined || named === '') return {};
  const { name, themeColor, tokens } = readBrand(brandFolder(named, BRANDS));
  return { companyName: name, themeColor, brandBook: Object.entries(tokens).map(([css_prop, css_value]) => ({ css_prop, css_value })) };
}
