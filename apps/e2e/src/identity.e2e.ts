import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoViolations } from './support/axe.ts';
import { smallFields } from './support/fields.ts';
import { ONLY } from './support/only.ts';
import { Player } from './support/player.ts';
import { readCode } from './support/read-code.ts';
import { watchSecrets } from './support/secrets.ts';
import { expect, test } from './support/quiet-page.ts';

const PASSWORD = 'quiet-river-lantern-7';
const NEW_PASSWORD = 'amber-window-42-oak';

const DIGITS = 9;
const STEP_MS = 30_000;

/** A unique German phone number. */
const newNumber = (): string => `15${String(Date.now()).slice(-DIGITS)}`;

/** Target of the button in the email. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Demo site: read the message here' }).click();
  const letter = await page.getByText(/user\/login\?guid=/).innerText();
  return /http\S+/.exec(letter)?.[0] ?? '';
}

/** Everything that the site has stored in the browser. */
async function keptText(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => url)]),
    );
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached, databases]);
  });
  return inPage + JSON.stringify(await page.context().cookies());
}

test('[ID-03] [ID-06] [ID-09] [ID-10] [SEC-9] [SEC-12] registers by email with a code that survives a reload, resets the password, signs in with the new one and with a link', async ({
  player,
  page,
}) => {
  const email = `anna-${Date.now()}@example.test`;
  const expectNoSecrets = watchSecrets(page, [PASSWORD, NEW_PASSWORD]);
  await player.open('/registration');
  await page.getByRole('radio', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'First name' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lee');
  await page.getByLabel('Date of birth').fill('1990-04-30');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByText(/^We sent a 6-digit code to a•••@example.test/)).toBeVisible();
  await expectNoViolations(page, 'the code');
  await page.reload();
  await readCode(page);
  await expect(player.balance).toContainText('€1,000.00');

  await expect(page).not.toHaveURL(/registration/);
  await player.signOut();
  await expect(player.balance).toHaveCount(0);
  await page.goto('/en/forgotpassword');
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  // Codes are per purpose, so the recent one of the registration does not delay this one.
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await readCode(page);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible();

  await player.open('/user/login');
  await player.signIn({ login: email, password: NEW_PASSWORD });
  await expect(player.balance).toContainText('€1,000.00');

  await player.signOut();
  await expect(player.balance).toHaveCount(0);
  await player.open('/user/login');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.goto(await linkOf(page));
  await expect(page.getByText('This link opens your account on this device. It works once.')).toBeVisible();
  await expectNoViolations(page, 'the link of a letter');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(player.balance).toContainText('€1,000.00');
  await expectNoSecrets();
});

test('[ID-01] [ID-03] [ID-08] [ID-25] registers by phone with a code by SMS, and signs in by SMS alone', async ({ player, page }) => {
  const number = newNumber();
  await player.open('/registration');
  await page.getByRole('radio', { name: 'Phone' }).click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany');
  // Pasted with the country code, as phone books store it: the code is removed and the rest formatted.
  await page.getByRole('textbox', { name: 'Phone number' }).fill(`+49${number}`);
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(new RegExp(`^${[...number].join(' ?')}$`));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Date of birth').fill('1990-04-30');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await readCode(page);
  await expect(player.balance).toContainText('€1,000.00');

  // The next page closes dialogs that are still open.
  await expect(page).not.toHaveURL(/registration/);
  await player.signOut();
  await expect(player.balance).toHaveCount(0);
  await player.open('/user/login');
  await page.getByRole('radio', { name: 'SMS code' }).click();
  await page.getByRole('button', { name: /^Country code/ }).click();
  await page.getByRole('searchbox', { name: 'Country or code' }).fill('TURKIYE');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^T(ü|u)rk/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Country or code' }).fill('49');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Germany/ })
    .click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expectNoViolations(page, 'the code of an SMS');
  await readCode(page);
  await expect(player.balance).toContainText('€1,000.00');
});

test('[ID-01] [ID-31] [TAB-6] [STO-3] signs in with a password and an authenticator; signing out leaves nothing that identifies the player', async ({
  player,
  page,
  context,
}) => {
  const credentials = await player.register();
  await player.open('/office/security');
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Two-step sign-in' }) })
    .last()
    .getByRole('button', { name: 'Turn on' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(credentials.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  const clock = async () => Date.parse((await page.request.get('/web-api/session')).headers()['date'] ?? '');
  await dialog.getByLabel('Code from the app').fill(authenticator.generate({ timestamp: await clock() }));
  await expect(dialog.getByText('Save your recovery codes')).toBeVisible();
  await dialog.getByRole('button', { name: "I've saved them" }).click();

  const { user_id: userId } = (await (await page.request.get('/web-api/session')).json()) as { user_id: number };
  await player.open('/office/account');
  await expect(page.getByText('€1,000.00').first()).toBeVisible();
  await player.signOut();
  await expect(player.balance).toHaveCount(0);
  const kept = await keptText(page);
  const isPrivate = (text: string) => text.includes(credentials.login) || text.includes('1,000.00') || text.includes(`"userId":${userId}`);
  expect(isPrivate(kept), kept).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-tl-session');

  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await player.takenOver();
    await expect(player.balance).toHaveCount(0);
    expect(isPrivate(await page.locator('body').innerText())).toBe(false);
  }

  await player.open('/user/login');
  await player.signIn(credentials);
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
  await expectNoViolations(page, 'the second step');
  // Each code is valid once, so this is the one of the next 30 seconds, which is accepted too.
  await page.getByLabel('Code', { exact: true }).fill(authenticator.generate({ timestamp: (await clock()) + STEP_MS }));
  await expect(player.balance).toContainText('€1,000.00');
});

/** Signs in at the other site, which accepts any account. */
async function consent(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('[ID-04] [ID-30] [AUTH-5] registers with an account of another site, and with Apple, which posts its answer; signs in again', async ({
  player,
  page,
}) => {
  const email = `anna-${Date.now()}@example.test`;
  expect((await page.request.get('/en/registration/myspace')).status()).toBe(404);
  await player.open('/user/login');
  await page.getByRole('link', { name: 'Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in for touchline-google' })).toBeVisible();
  expect(await smallFields(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('You cancelled at Google. Nothing was changed.');

  await player.open('/registration/apple');
  await page.getByRole('link', { name: 'Continue with Apple' }).click();
  await consent(page, email);
  await expect(page.getByRole('heading', { name: 'Register with Apple' })).toBeVisible();
  await expect(page.getByText("Apple says you're Anna Lee.")).toBeVisible();
  await expectNoViolations(page, 'registration with another site');
  await page.getByLabel('Date of birth').fill('1990-04-30');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(player.balance).toContainText('€1,000.00');

  await expect(page).not.toHaveURL(/registration/);
  await player.signOut();
  await expect(player.balance).toHaveCount(0);
  await player.open('/user/login?returnUrl=/en/line');
  await page.getByText('More sites').click();
  await page.getByRole('link', { name: 'Apple' }).click();
  await expect(page).toHaveURL('/en/line');
  await expect(player.balance).toContainText('€1,000.00');
});

test('[ID-28] a signed-in phone approves the code of another browser after it has shown device, place and number', async ({
  player,
  page,
  browser,
  baseURL,
}, testInfo) => {
  const phone = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await phone.addCookies([{ name: 'tl-consent', value: '1.0', url: baseURL ?? '' }]);
  const owner = new Player(await phone.newPage(), testInfo);
  await owner.beNewPlayer();

  const begun = page.waitForResponse('**/user/login/qr');
  await player.open('/user/login');
  await page.getByRole('button', { name: "Use a phone that's signed in" }).click();
  const { guid, number } = (await (await begun).json()) as { guid: string; number: string };
  await expect(page.getByText(`The phone shows the same number: ${number}.`)).toBeVisible();
  await expectNoViolations(page, 'the code for a phone');

  await owner.open(`/office/security?qr=${guid}`);
  const dialog = owner.page.getByRole('dialog', { name: 'Sign in on another device?' });
  await expect(dialog.getByText(`the number ${number} `)).toBeVisible();
  await expectNoViolations(owner.page, 'the approval');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText('Done. The other device is signed in.')).toBeVisible();
  await expect(player.balance).toContainText('€1,000.00');
  await phone.close();
});

test('[ID-07] [GD-14] registration opens over the page, 95 % wide; the sign-in page links to its own page', async ({ player, page }) => {
  await player.open('/live');
  let giveOptions = (): void => undefined;
  const wait = new Promise<void>((resolve) => (giveOptions = resolve));
  await page.route('**/registration/options?*', async (route) => {
    await wait;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  const card = dialog.locator('[data-corner]').first();
  // The dialog is drawn again when its code arrives, and then waits for the options.
  await expect(card.getByRole('status')).toBeAttached();
  await expect.poll(() => card.boundingBox()).not.toBeNull();
  const first = await card.boundingBox();
  giveOptions();
  await expect(dialog.getByRole('button', { name: 'Create account', exact: true })).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  const box = await dialog.boundingBox();
  if (!player.isMobile) expect(Math.abs((box?.width ?? 0) - width * 0.95)).toBeLessThanOrEqual(1);
  // The card that is seen is narrow and has its size from the beginning; its three tabs are inside.
  const last = await card.boundingBox();
  expect(last?.width).toBeLessThanOrEqual(480);
  expect([last?.width, last?.height]).toEqual([first?.width, first?.height]);
  for (const tab of await dialog.getByRole('radio').all()) expect(await tab.isVisible()).toBe(true);
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expectNoViolations(page, 'registration over a page');
  await expect(page).toHaveURL('/en/live');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await player.open('/user/login');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/en/registration');
  await expect(player.heading).toHaveText('Create your account');
  await player.open('/registration?showRegistrationModal=1');
  await expect(player.heading).toHaveText('Create your account');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  '[ID-03] [ID-21] [ID-31] a passkey is added on the security page and signs the player in',
  ONLY.desktop,
  async ({ player, page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    const { password } = await player.register();
    await player.open('/office/security');
    await expect(page.getByText('Weak, 0%')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByLabel(/^Name/).fill('My laptop');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('My laptop')).toBeVisible();
    await expectNoViolations(page, 'security');

    // No click: the browser answers the autofill offer of the login field, as if the player chose the passkey there.
    await player.signOut();
    await expect(player.balance).toHaveCount(0);
    await page.goto('/en/user/login', { waitUntil: 'commit' });
    await expect(player.balance).toContainText('€1,000.00');

    // No user presence from here on, so the autofill request waits until the button replaces it.
    const touch = (enabled: boolean) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    await touch(false);
    await player.signOut();
    await expect(player.balance).toHaveCount(0);
    await Promise.all([page.waitForResponse('**/web-api/user/login/passkey/options'), player.open('/user/login')]);
    await page.route('**/web-api/user/login/passkey/options', (route) => touch(true).then(() => route.continue()));
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(player.balance).toContainText('€1,000.00');
  },
);

test.describe('with functional cookies', () => {
  test.use({ agreed: 1 });

  test('[ID-05] [SEC-1] [AUTH-14] the browser offers the account of another site: a new visitor registers with it, and a player signs in with one click', async ({
    player,
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    const shown: { accountEmail: string | undefined; loginState: string | undefined }[] = [];
    session.on('FedCm.dialogShown', ({ dialogId, accounts: [account] }) => {
      shown.push({ accountEmail: account?.email, loginState: account?.loginState });
      void session.send('FedCm.selectAccount', { dialogId, accountIndex: 0 });
    });
    await session.send('FedCm.enable', { disableRejectionDelay: true });
    const email = `anna-${Date.now()}@example.test`;
    const { configUrl } = (await (await page.request.get('/social-api/oauth/google-one-tap/clientId')).json()) as { configUrl: string };
    await page.goto(new URL('/fedcm/login', configUrl).href);
    await consent(page, email);
    await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();

    // The page navigates as soon as an account is chosen, possibly before its load event.
    await page.goto('/en/user/login', { waitUntil: 'commit' });
    await expect(page.getByText("Google says you're Anna Lee.")).toBeVisible();
    await page.getByLabel('Date of birth').fill('1990-04-30');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account', exact: true }).click();
    await expect(player.balance).toContainText('€1,000.00');

    await expect(page).not.toHaveURL(/registration/);
    await player.signOut();
    await expect(player.balance).toHaveCount(0);
    await page.goto('/en/user/login?returnUrl=/en/line', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/en/line');
    await expect(player.balance).toContainText('€1,000.00');
    // The browser asked the second time too: no sign-in without a click.
    expect(shown).toEqual([
      { accountEmail: email, loginState: 'SignUp' },
      { accountEmail: email, loginState: 'SignIn' },
    ]);
  });
});

test.describe('too many wrong passwords', () => {
  // The browser itself logs rejected requests.
  test.use({ allowedConsole: [/status of 4\d\d .*user\/login/] });

  test('[HT-04] [AUTH-8] [A11Y-5] after wrong passwords from elsewhere the owner still signs in: the browser solves the captcha automatically', async ({
    player,
    page,
    playwright,
    baseURL,
  }) => {
    const credentials = await player.register();
    await player.signOut();
    await expect(player.balance).toHaveCount(0);
    const stranger = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
    for (let tries = 0; tries < 6; tries += 1) {
      await stranger.post('/web-api/user/login', {
        data: { uLogin: credentials.login, uPassword: `wrong-${tries}` },
        headers: { origin: baseURL ?? '' },
      });
    }
    await stranger.dispose();
    // Makes this browser unknown to the player's account.
    await page.context().clearCookies({ name: '__Host-tl-device' });

    await player.open('/user/login');
    const proof = page.waitForResponse('**/web-api/captcha/validate');
    await player.signIn(credentials);

    expect((await proof).status()).toBe(200);
    await expect(player.balance).toContainText('€1,000.00');
  });
});
