import { quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

// What the service of limits does not answer, the browser says in its console.
test.use({ allowedConsole: [/status of 50\d .*(limit-service-api|coupon\/(place|quote)|payments|responsible-gaming|limits)/] });

test('[LIM-13] while nobody can read the limits of a player no bet and no deposit is taken, the page says so and can be read', async ({
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
  await expect(player.coupon.getByRole('alert')).toBeVisible();
  console.log('COUPON', await player.coupon.innerText());
  await expect(player.receipt).toHaveCount(0);
  await expect(player.balance).toContainText('€1,000.00');
  await player.closeCoupon();
  await expect(player.games.first()).toBeVisible();

  await player.open('/office/recharge');
  console.log('CASHIER', await page.getByRole('main').innerText());
  await player.open('/office/responsible');
  console.log('LIMITS', await page.getByRole('main').innerText());
  await sandbox.failLimits(login, false);
});
