import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

test('[AC-06] [A11Y-1] a settled bet marks the bell with a dot, an answer of support with a number; both can be read on their page', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/live');
  const [picked] = await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await player.place();
  const bell = page.getByTestId('inbox-bell');
  await expect(bell.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  await sandbox.endGame(picked!.gameId);
  await player.reload();
  await expect(bell.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(page.getByTestId('inbox-unread')).toBeVisible();
  await expect(page.getByTestId('inbox-needs')).toBeHidden();

  await player.open('/office/support');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question');
  await page.getByRole('textbox', { name: 'What happened?' }).fill('Where is my bet?');
  const sent = page.waitForResponse((response) => response.url().endsWith('/office/requests') && response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send request' }).click();
  const { requests } = (await (await sent).json()) as { requests: [{ id: number }] };
  await sandbox.answerRequest(requests[0].id, 'It was settled.');
  await player.open('/office/account');
  await expect(page.getByTestId('inbox-needs')).toHaveText('1');

  await bell.getByRole('link', { name: 'Notifications, 2 unread' }).click();
  const items = page.getByTestId('inbox-items').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Support answered your request');
  await expect(items.nth(1)).toContainText(/Bet \d+ (won|lost|returned)/);
  await expect(bell.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the inbox');

  await items.first().getByRole('link').click();
  await expect(player.heading).toHaveText('Support');
});

test('[AC-06] a disabled topic sends no notification, and quiet hours survive a reload', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open('/office/notifications');
  await page.getByRole('switch', { name: 'Settled bets' }).uncheck({ force: true });
  await page.getByRole('switch', { name: 'Quiet hours' }).check({ force: true });
  await page.getByLabel('From', { exact: true }).fill('23:15');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await player.reload();
  await expect(page.getByRole('switch', { name: 'Settled bets' })).not.toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('23:15');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('08:00');
});
