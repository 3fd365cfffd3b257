import { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { ONLY } from './support/only.ts';
import { within } from './support/within.ts';

test('[ID-06] one-click registration generates a login and a password that sign in again', async ({ player, page }) => {
  const credentials = await player.register();
  await expect(player.balance).toContainText('€1,000.00');

  await player.signOut();
  await expect(player.balance).toHaveCount(0);

  await player.open('/user/login');
  await player.signIn(credentials);
  await expect(page).toHaveURL('/en');
  await expect(player.balance).toContainText('€1,000.00');
});

test.describe('with a wrong password', () => {
  // The browser itself logs the rejected request.
  test.use({ allowedConsole: [/status of 4\d\d .*user\/login/] });

  test('[ID-01] [ID-02] a wrong password shows an error and keeps the login', async ({ player }) => {
    await player.open('/user/login');
    await player.signIn({ login: 'nobody@touchline.test', password: 'not-this-one' });

    await expect(player.page.getByRole('alert')).toBeVisible();
    await expect(player.page.getByRole('textbox', { name: 'Email or username' })).toHaveValue('nobody@touchline.test');
  });
});

const TABS = 8;
const BUSY_TABS = 3;

test.describe('eight tabs', () => {
  test(
    "[TAB-4] signing out in one of eight tabs signs out all within a second, with no further request in the player's name",
    ONLY.desktop,
    async ({ player, context }, testInfo) => {
      await player.beNewPlayer();
      await player.open();
      const others: Player[] = [];
      for (let tab = 1; tab < TABS; tab++) {
        const other = new Player(await context.newPage(), testInfo);
        await other.open('/office/account');
        await expect(other.balance).toContainText('€1,000.00');
        others.push(other);
      }
      // Three tabs have requests whose answers arrive after the sign-out.
      let release = (): void => undefined;
      const isOver = new Promise<void>((resolve) => (release = resolve));
      for (const { page } of others.slice(0, BUSY_TABS)) {
        const requested = page.waitForRequest('**/web-api/**history**');
        await page.route('**/web-api/**history**', async (route) => {
          await isOver;
          await route.continue().catch(() => undefined);
        });
        await page.locator('a[href$="/office/history"]').first().click();
        await requested;
      }

      await player.signOut();
      await expect(player.balance).toHaveCount(0);
      await Promise.all(others.map((other) => expect(other.balance).toHaveCount(0, within(1_000))));
      await Promise.all(others.map((other) => expect(other.page.getByText('€1,000.00')).toHaveCount(0, within(1_000))));

      const inTheirName: string[] = [];
      context.on('request', (request) => {
        if (request.headers()['authorization'] !== undefined) inTheirName.push(request.url());
      });
      release();
      for (const other of [player, ...others]) await other.page.goto(other.page.url());
      await player.takenOver();
      expect(inTheirName).toEqual([]);
    },
  );
});
