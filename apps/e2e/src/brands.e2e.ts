import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { startEdge } from './support/own-edge.ts';
import { expect, test } from './support/quiet-page.ts';

const BRANDS = join(import.meta.dirname, '../../../brands');
const CASES = [
  {
    brand: 'harbour',
    name: 'Harbour',
    accent: 'oklch(0.48 0.12 245)',
    radius: '8px',
    font: null,
    company: 'Harbour Play Ltd, 1 Quay Street',
  },
  {
    brand: 'orchard',
    name: 'Orchard',
    accent: 'oklch(0.45 0.13 15)',
    radius: '24px',
    font: 'Orchard Text',
    company: 'Orchard Games Ltd, 7 Mill Road',
  },
];

for (const { brand, name, accent, radius, font, company } of CASES)
  test(`[LY-12] [SE-01] the site uses the name, images, colours, fonts and legal text of ${brand}`, async ({ page }) => {
    const edge = await startEdge({ brand });
    try {
      await page.goto(`${edge.origin}/en`);
      const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');

      await expect(page).toHaveTitle(`${name}: sports betting odds, live and pre-match`);
      expect(await content('og:site_name')).toBe(name);
      expect(await content('og:image')).toBe(`${edge.origin}/brand/social.png`);
      expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(`"name":"${name}"`);
      await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
      await expect(page.getByRole('complementary', { name })).toContainText(company);

      const worn = await page.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        const values = ['--tl-green-600', '--r-l'].map((token) => root.getPropertyValue(token).trim());
        const { maskImage, backgroundImage } = getComputedStyle(document.querySelector('header [role="img"] > span') ?? document.body);
        return {
          values,
          logo: `${maskImage} ${backgroundImage}`,
          fonts: [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
        };
      });
      expect(worn.values).toEqual([accent, radius]);
      expect(worn.logo).toContain('/brand/logo.svg');
      if (font !== null) expect(worn.fonts).toContain(font);

      const icon = await page.request.get(`${edge.origin}/favicon.svg`);
      expect(await icon.text()).toBe(readFileSync(join(BRANDS, brand, 'favicon.svg'), 'utf8'));
      const manifest = await page.request.get(`${edge.origin}/manifest.webmanifest`);
      expect(await manifest.json()).toMatchObject({ name, icons: [{ src: '/favicon.svg' }] });
      await expectNoViolationsInBothThemes(page, name);
    } finally {
      await page.close(); // pending requests would fail when the edge stops
      await edge.stop();
    }
  });
