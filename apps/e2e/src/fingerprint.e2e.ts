import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';

test.describe('with functional cookies', () => {
  test.use({ agreed: 1 });

  test(
    '[HT-07] [HT-08] the device is told apart 8 s after the start, by eight facts that a real browser gives',
    ONLY.desktop,
    async ({ player, page }) => {
      await page.clock.install();
      await player.open('/registration');
      const asked = page.waitForRequest('**/web-api/fingerprint');
      await page.clock.fastForward(8_000);
      const { componentsData } = (await asked).postDataJSON() as { componentsData: object };

      const facts = ['architecture', 'colorDepth', 'hardwareConcurrency', 'languages', 'platform', 'timezone', 'touchPoints', 'vendor'];
      expect(Object.keys(componentsData).sort()).toEqual(facts);
    },
  );
});

test.describe('without the code that takes a fingerprint', () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test('[HT-07] a page that cannot load it says nothing of it, and a player signs in', ONLY.desktop, async ({ player, page }) => {
    await page.clock.install();
    await page.route('**/assets/**/challenge-desk*', (route) => route.abort());
    await player.open('/user/login');
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('challenge-desk'));
    await page.clock.fastForward(8_000);
    await refused;

    await player.signIn();
    await expect(player.balance).toBeVisible();
  });
});
