import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';

test.describe('with functional cookies', () => {
  test.use({ agreed: 1 });

  test(
    '[HT-07] [HT-08] identifies the device 8 s after the start, by eight facts that a real browser provides',
    ONLY.desktop,
    async ({ player, page }) => {
      await page.clock.install();
      await player.open('/registration');
      const fingerprintRequest = page.waitForRequest('**/web-api/fingerprint');
      await page.clock.fastForward(8_000);
      const { componentsData } = (await fingerprintRequest).postDataJSON() as { componentsData: object };

      const facts = ['architecture', 'colorDepth', 'hardwareConcurrency', 'languages', 'platform', 'timezone', 'touchPoints', 'vendor'];
      expect(Object.keys(componentsData).sort()).toEqual(facts);
    },
  );
});

test.describe('without an agreement', () => {
  test('[HT-07] [AN-01] does not load the fingerprint code', ONLY.desktop, async ({ player, page }) => {
    await page.clock.install();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await player.open('/registration');
    await page.clock.runFor(20_000);
    expect(requests.filter((url) => /challenge-desk|fingerprint/.test(url))).toEqual([]);
  });
});

test.describe('without the code that takes a fingerprint', () => {
  test.use({ agreed: 1, allowedConsole: [/net::ERR_FAILED/] });

  test('[HT-07] the page shows no error, and a player can register', ONLY.desktop, async ({ player, page }) => {
    await page.clock.install();
    await page.route('**/assets/**/challenge-desk*', (route) => route.abort());
    await player.open('/registration');
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('challenge-desk'));
    await page.clock.fastForward(8_000);
    await refused;

    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account', exact: true }).click();
    await expect(page.getByTestId('made-login')).not.toBeEmpty();
  });
});
