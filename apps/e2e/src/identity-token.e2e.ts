import { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';

test('[ID-03] another window is signed in by a token made for its code, once', async ({ player, page, browser, baseURL }, testInfo) => {
  const { password } = await player.register();
  await expect(player.balance).toContainText('€1,000.00');
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await other.addCookies([{ name: 'tl-consent', value: '1.0', url: baseURL ?? '' }]);
  const stranger = new Player(await other.newPage(), testInfo);
  const there = stranger.page;
  await stranger.open('/user/login');
  await there.getByRole('button', { name: "Use a phone that's signed in" }).click();
  await there.getByRole('button', { name: 'No phone at hand? Use another window' }).click();
  const code = there.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  await expect(code).toBeVisible();

  await player.open('/office/security');
  await page.getByRole('button', { name: 'Sign in another window' }).click();
  const ask = page.getByRole('dialog', { name: 'Sign in another window' });
  await ask.getByLabel('Current password').fill(password);
  await ask.getByLabel('Code in the other window').fill((await code.textContent()) ?? '');
  await ask.getByRole('button', { name: 'Make token' }).click();
  const made = page.getByRole('textbox', { name: 'Token for that window' });
  await expect(made).toHaveValue(/^[\w-]{22}\.[\w-]{43}$/);
  await there.getByLabel('Token from the other window').fill(await made.inputValue());
  await there.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(stranger.balance).toContainText('€1,000.00');

  // From a public page a sign-out goes home. @spec ID-14
  await stranger.open('/line');
  await stranger.signOut();
  await expect(there).toHaveURL('/en');
  await expect(stranger.balance).toHaveCount(0);
  await other.close();
});
