import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

const PAGE = '/verification/sumsub';

test('[RT-18] [AC-09] consent, the provider’s frame, and the check until it is done; only this page may frame the provider', async ({
  player,
  page,
  request,
}) => {
  const elsewhere = (await request.get('/en')).headers()['content-security-policy'] ?? '';
  await player.beNewPlayer();
  // Navigating inside the site would keep the policy of the first document.
  await player.open('/office/verification');
  await player.open(PAGE);
  const title = 'ID verification by our partner';
  await expect(page.getByRole('checkbox', { name: 'I agree that the partner checks my identity' })).toBeVisible();
  await expect(page.getByTitle(title)).toHaveCount(0);
  await expectNoViolationsInBothThemes(page, 'consent to the identity check');
  await page.getByRole('checkbox', { name: 'I agree that the partner checks my identity' }).check();
  await page.getByRole('button', { name: 'Start the check' }).click();
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  await expect(frame.getByRole('heading', { name: 'Test identity check' })).toBeVisible();
  const provider = new URL((await page.getByTitle(title).getAttribute('src')) ?? '').origin;
  expect(elsewhere).not.toContain(provider);
  await frame.getByRole('button', { name: 'Finish the check' }).click();
  await expect(page.getByText('Your account is verified. Nothing more is needed.')).toBeVisible({ timeout: 100_000 });
  await page.getByRole('link', { name: 'My documents' }).click();
  await expect(page.getByText('Accepted', { exact: true })).toHaveCount(2);
});
