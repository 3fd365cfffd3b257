import { brandFolder, readBrand } from '@touchline/shared-brand';
import type { SiteConfig } from '@touchline/shared-contract';
import { fileURLToPath } from 'node:url';

const BRANDS = fileURLToPath(new URL('../../../../../brands', import.meta.url));

/**
 * What the configuration says of the brand that `TOUCHLINE_BRAND` names; nothing for the house brand.
 *
 * @throws BrandError on a brand that cannot be used.
 * @spec LY-12
 */
export function brandConfig(env: NodeJS.ProcessEnv): Partial<Pick<SiteConfig, 'companyName' | 'themeColor' | 'brandBook'>> {
  const named = env['TOUCHLINE_BRAND'];
  if (named === undefined || named === '') return {};
  const { name, themeColor, tokens } = readBrand(brandFolder(named, BRANDS));
  return { companyName: name, themeColor, brandBook: Object.entries(tokens).map(([css_prop, css_value]) => ({ css_prop, css_value })) };
}
