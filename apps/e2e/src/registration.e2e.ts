import { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';

test('[ID-06] one click makes a login and a password that open the account again', async ({ player, page }) => {
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
  // The browser itself writes a refused answer into the console.
  test.use({ allowedConsole: [/status of 4\d\d .*user\/login/] });

  test('[ID-01] [ID-02] a wrong password is refused in words and the login stays', async ({ player }) => {
    await player.open('/user/login');
    await player.signIn({ login: 'nobody@touchline.test', password: 'not-this-one' });

    await expect(player.page.getByRole('alert')).toBeVisible();
    await expect(player.page.getByRole('textbox', { name: 'E-mail or login' })).toHaveValue('nobody@touchline.test');
  });
});

test('[TAB-4] signing out in one tab makes a guest of every tab within a second', async ({ player, context }, testInfo) => {
  await player.beNewPlayer();
  await player.open();
  const other = new Player(await context.newPage(), testInfo);
  await other.open('/office/account');
  await expect(other.balance).toContainText('€1,000.00');

  await player.signOut();
  await expect(player.balance).toHaveCount(0);

  await expect(other.balance).toHaveCount(0, { timeout: 1_000 });
  await expect(other.page.getByText('€1,000.00')).toHaveCount(0);
});
