import { readCode } from './support/read-code.ts';
import { expect, test } from './support/quiet-page.ts';

const DIGITS = 8;

test('[ID-02] [ID-08] [ID-25] registers with a number that begins with zero, and signs in with the password composed in another way', async ({
  player,
  page,
}) => {
  const number = `07${String(Date.now()).slice(-DIGITS)}`;
  await player.open('/registration');
  await page.getByRole('radio', { name: 'Phone' }).click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany');
  const field = page.getByRole('textbox', { name: 'Phone number' });
  await field.pressSequentially(`+225${number}`);
  await expect(page.getByRole('button', { name: /^Country code \+225,/ })).toBeVisible();
  await expect(field).toHaveValue(/^07 \d{2} \d{2} \d{4}$/);
  await page.getByLabel('Password', { exact: true }).fill('cafe\u0301-lantern-72');
  await page.getByLabel('Date of birth').fill('1990-04-30');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await readCode(page);
  await expect(player.balance).toContainText('€1,000.00');

  await expect(page).not.toHaveURL(/registration/);
  await player.signOut();
  await expect(player.balance).toHaveCount(0);
  await player.open('/user/login');
  await page.getByRole('radio', { name: 'Phone' }).click();
  await field.fill(`+225 ${number}`);
  await page.getByLabel('Password', { exact: true }).fill('caf\u00e9-lantern-72');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(player.balance).toContainText('€1,000.00');
});
