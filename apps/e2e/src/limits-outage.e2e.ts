import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

// Failed requests to the limit service are logged. Inbox items fail too, because a break may be in effect.
test.use({ allowedConsole: [/status of 50\d .*(limit-service-api|coupon\/(place|quote)|payments|responsible-gaming|limits|inbox)/] });

test("[LIM-13] while a player's limits cannot be read, bets and deposits are rejected, the page says so and stays readable", async ({
  player,
  page,
}) => {
  const { login } = await player.beNewPlayer();
  await player.open(quietList(player));
  await player.pickAtFixedPrice();
  await player.openCoupon();
  await player.stake.fill('5');
  await expect(player.placeButton).toContainText('€5.00');
  await sandbox.failLimits(login, true);
  await player.placeButton.click();
  await expect(player.coupon.getByText('Bet not placed')).toBeVisible();
  await expect(player.receipt).toHaveCount(0);
  await expect(player.balance).toContainText('€1,000.00');

  await player.open('/office/recharge');
  await expect(page.getByText("We can't check your limits right now, so deposits are closed.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0);
  await expectNoViolationsInBothThemes(page, 'deposits without limits');
  await page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(player.heading).toHaveText('Withdrawal');

  await player.open('/office/responsible');
  await expect(page.getByRole('main').getByText("We can't show your limits right now.")).toBeVisible();
  await sandbox.failLimits(login, false);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Stakes in 24 hours' })).toBeVisible();
});
