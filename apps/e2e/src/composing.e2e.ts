import type { Page } from '@playwright/test';
import { quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';

/** An input method as the browser reports it: a text that is being composed in the focused field, and the end of the composition. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    compose: (text: string) => session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    end: (text: string) => session.send('Input.insertText', { text }),
  };
}

test('[BT-05] the palette neither searches nor runs a command while a word is being composed', async ({ player, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/bff-api/feed/search') asked.push(searchParams.get('q') ?? '');
  });
  await player.open(quietList(player));
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  const { compose, end } = await inputMethod(page);

  for (const text of ['ｒ', 'れ', 'れあｌ', 'れある']) await compose(text);
  await expect(field).toHaveValue('れある');
  // Before the search, the palette offers pages; Enter would open the first one.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(palette).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${quietList(player)}$`));
  await end('レアル');

  await expect(field).toHaveValue(/レアル/);
  await expect.poll(() => asked.at(-1)).toContain('レアル');
  expect(asked.filter((text) => text.includes('れ'))).toEqual([]);
});

test('[LY-05] Enter that ends a composition does not send a message; the next one does', async ({ player, page }) => {
  await player.open('/live');
  await page.getByTestId('support-button').getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Contact support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Support', exact: true });
  const field = dialog.getByRole('textbox', { name: 'Your message' });
  await field.focus();
  const { compose, end } = await inputMethod(page);

  await compose('안녕하세');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/안녕하세/);
  await end('안녕하세요');
  await expect(field).toHaveValue(/안녕하세요/);
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('log').getByText('안녕하세요')).toBeVisible();
  await expect(dialog.getByRole('log').getByText('안녕하세', { exact: true })).toHaveCount(0);
});

test('[ID-02] Enter that ends a composition does not submit a form', async ({ player, page }) => {
  let tries = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/web-api/user/login') tries += 1;
  });
  await player.open('/user/login');
  const main = page.getByRole('main');
  await main.getByLabel('Password', { exact: true }).fill('Quiet-river-7');
  const login = main.getByRole('textbox', { name: player.message('identity.login.login'), exact: true });
  await login.focus();
  const { compose, end } = await inputMethod(page);

  await compose('やまだ');
  await page.keyboard.press('Enter');
  await end('山田');
  await expect(login).toHaveValue(/山田/);
  expect(tries).toBe(0);
  await page.keyboard.press('Enter');

  await expect.poll(() => tries).toBe(1);
});
