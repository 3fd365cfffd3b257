import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';
import { changeServices } from './support/services.ts';

// The browser itself logs rejected requests.
test.use({ allowedConsole: [/status of 4\d\d .*(user\/login|captcha\/validate)/] });

const NAMES = { turnstile: 'Cloudflare Turnstile', hcaptcha: 'hCaptcha', recaptcha: 'Google reCAPTCHA', geetest: 'GeeTest' } as const;

for (const provider of ['turnstile', 'hcaptcha', 'recaptcha', 'geetest'] as const)
  test(`[HT-04] [HT-05] [A11Y-5] [SEC-1] [A11Y-1] solves the captcha of ${provider} by keyboard in its frame, and signs the player in`, async ({
    player,
    page,
    context,
    playwright,
  }) => {
    const credentials = await player.register();
    await player.signOut();
    await expect(player.balance).toHaveCount(0);
    const stranger = await playwright.request.newContext({ baseURL: ORIGIN });
    for (let tries = 0; tries < 6; tries += 1)
      await stranger.post('/web-api/user/login', {
        data: { uLogin: credentials.login, uPassword: `wrong-${tries}` },
        headers: { origin: ORIGIN },
      });
    await stranger.dispose();
    await context.clearCookies({ name: '__Host-tl-device' });
    await changeServices(context, { captcha: provider });

    await player.open('/user/login');
    await player.signIn(credentials);
    const main = page.getByRole('main');
    await expect(main.getByText(`${NAMES[provider]} runs it and sees your IP address.`)).toBeVisible();
    const frame = page.frameLocator(`iframe[title="Security check by ${NAMES[provider]}"]`);
    const tick = frame.getByRole('checkbox', { name: 'I am human (test)' });
    await expect(tick).toBeVisible();
    await expect(main.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible();
    await expectNoViolationsInBothThemes(page, `captcha of ${provider}`);
    await tick.press('Space');

    await expect(player.balance).toContainText('€1,000.00');
  });
