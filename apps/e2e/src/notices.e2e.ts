import { expectNoViolations } from './support/axe.ts';
import { DEMO } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';
import { ONLY } from './support/only.ts';

/** Stories test every overlay in both themes; here each build uses one of them. */
const themeOf = ({ isMobile }: { isMobile: boolean }, ofMobile: 'dark' | 'light') =>
  isMobile ? ofMobile : ofMobile === 'dark' ? 'light' : 'dark';

test.describe('a first visit', () => {
  test.use({ agreed: null });

  test('[ID-17] [A11Y-1] is asked about cookies in two views', async ({ player, page }) => {
    await page.emulateMedia({ colorScheme: themeOf(player, 'light') });
    await player.open('/live');
    const panel = page.getByTestId('consent');
    await expect(panel).toBeVisible();
    await expectNoViolations(page, 'main view');

    const buttons = await Promise.all(['Necessary only', 'Accept all'].map((name) => panel.getByRole('button', { name }).boundingBox()));
    expect(buttons[0]?.height).toBe(buttons[1]?.height);
    expect(buttons[0]?.y).toBe(buttons[1]?.y);
    await panel.getByRole('button', { name: 'Customise' }).click();
    await expect(panel.getByRole('heading', { name: 'Cookie preferences' })).toBeFocused();
    await expectNoViolations(page, 'customize view');
    await panel.getByText(/^Preferences/).click();
    const sent = page.waitForRequest('**/web-api/user/cookies-agreement');
    await panel.getByRole('button', { name: 'Save choices' }).click();

    expect((await sent).postDataJSON()).toEqual({ cookiesAgreeTime: 1 });
    await expect(panel).toBeHidden();
    await player.reload();
    await expect(page.getByTestId('support-button')).toBeVisible();
    await expect(panel).toBeHidden();
  });

  for (const lang of ['en', 'ru', 'ar']) {
    test(
      `[ID-17] on a phone the question is at most 96 px high in ${lang}, with buttons large enough for a thumb`,
      ONLY.mobile,
      async ({ page }) => {
        await page.goto(`/${lang}/live`);
        const panel = page.getByTestId('consent');
        await expect(panel).toBeVisible();

        expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(96);
        for (const button of await panel.getByRole('button').all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      },
    );
  }

  test(
    '[PRV-2] [ID-17] "necessary only", chosen by keyboard, leaves only necessary cookies',
    ONLY.desktop,
    async ({ player, page, context }) => {
      await player.open('/live');
      const necessary = page.getByTestId('consent').getByRole('button', { name: 'Necessary only' });
      await necessary.press('Enter');
      await expect(necessary).toBeHidden();

      const names = (await context.cookies()).map(({ name }) => name);
      expect(names.filter((name) => !['tl-build', 'tl-consent', 'tl-view'].includes(name))).toEqual([]);
      // The footer reopens the choice.
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
      await expect(page.getByTestId('consent')).toBeVisible();
    },
  );
});

test('[RT-09] [A11Y-1] a URL opens a modal for a guest; Back closes it and keeps the page', async ({ player, page }) => {
  await page.emulateMedia({ colorScheme: themeOf(player, 'dark') });
  await player.open('/live');
  await page.goto('/en/forgotpassword');
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en');
  await expectNoViolations(page, 'forgot password');

  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/en');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(player.heading).toBeVisible();
});

test(
  '[GD-13] [RT-09] the sign-in modal keeps the page below; a signed-in player sees no guest modals',
  ONLY.mobile,
  async ({ player, page }) => {
    await player.open('/live?showLoginModal=1');
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByRole('textbox', { name: 'Email or username' })).toBeVisible();
    await expectNoViolations(page, 'sign in');

    await dialog.getByRole('textbox', { name: 'Email or username' }).fill(DEMO.login);
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

    // Checked first: the notice disappears after ten seconds, even on a slow page.
    await expect(page.locator('[data-notice="signed-in"]')).toHaveAttribute('role', 'status');
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/en/live');
    await expectNoViolations(page, 'notice');
    await player.open('/live?showLoginModal=1');
    await expect(page.getByTestId('support-button')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test('[NT-04] [A11Y-1] an ad blocker is mentioned once', ONLY.desktop, async ({ player, page, context }) => {
  // Simulates an ad blocker with a user stylesheet.
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.adsbox { display: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await player.open('/live');
  const notice = page.locator('[data-notice="adblock"]');
  await expect(notice).toHaveAttribute('role', 'alert');
  await expectNoViolations(page, 'ad blocker');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#main')).toBeFocused();

  await player.reload();
  await expect(page.getByTestId('support-button')).toBeVisible();
  await expect(notice).toBeHidden();
});
