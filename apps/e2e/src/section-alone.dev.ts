import { expect, test } from '@playwright/test';
import { changing, ORIGIN, startDevelopment } from './support/development.ts';
import { ORIGIN as SITE, productEnvironment } from './support/product.ts';

test('a locally served section appears in a deployed site, and a reload shows its changes', async ({ page }) => {
  const site = await startDevelopment({
    args: ['tools/nx/src/bootstrap/start.mjs'],
    until: 'Touchline is ready',
    env: productEnvironment(),
  });
  const section = await startDevelopment({
    args: ['tools/build/src/dev.mjs', '--section', 'casino', '--shell', SITE],
    until: 'The section casino is ready',
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const heading = page.getByTestId('section-casino').getByRole('heading', { level: 1 });
  try {
    const [address = ''] = /http\S+/.exec(section.output()) ?? [];
    await page.goto(address);
    await expect(page.getByRole('complementary', { name: 'Replaced sections' })).toContainText(`casino comes from ${ORIGIN}/casino.js`);
    await expect(heading).toHaveText('Casino');
    await expect(page.getByRole('banner')).toBeVisible();

    await changing('libs/ui/pages/src/OfSection.tsx', 'const heading = intl', "const heading = 'My ' + intl", async () => {
      await expect.poll(section.output).toContain('The section casino was built anew');
      await page.reload();
      await expect(heading).toHaveText('My Casino');
    });
    expect(errors).toEqual([]);
  } finally {
    await section.stop();
    await site.stop();
  }
});
