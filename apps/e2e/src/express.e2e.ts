import { quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';

test('[CP-09] [CP-10] [CP-12] [CP-13] an express pays the floor of stake times product and boost, to the cent, and its receipt says the same', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open(quietList(player));
  const picks = await player.pickAtFixedPrice(3);
  const product = picks.reduce((total, { coef }) => total * BigInt(coef), 1n);
  // Three selections are boosted by 3 %, unless one is below 1.10; the boost applies automatically.
  const isBoosted = picks.every(({ coef }) => coef >= 1_100);
  const cents = Number((700n * product * (isBoosted ? 103n : 100n)) / (1000n ** 3n * 100n));
  const win = `€${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

  await player.openCoupon();
  await expect(player.bets).toHaveCount(3);
  await player.stake.fill('7');
  await expect(player.coupon).toContainText(`Potential winnings if all 3 win${win}`);
  await expect(player.coupon.getByText('Boost +3%')).toHaveCount(isBoosted ? 1 : 0);
  await player.place();

  await expect(player.receipt).toContainText(win);
  await expect(player.balance).toContainText('€993.00');
  await player.open('/office/history');
  await page.locator('[data-coupon]').getByRole('button').first().click();
  await expect(page.locator('[data-coupon]')).toContainText(`Potential winnings ${win}`);
});

test('[CP-08] [CP-29] two outcomes of one game cannot be in an express, and the coupon says why', async ({ player, page }) => {
  await player.open(quietList(player));
  const [first] = await player.pick();
  const others = page.getByRole('main').locator(`[data-event="${first?.gameId}"] [data-testid^="outcome-"][aria-pressed="false"]`);
  await others.first().click();

  await player.openCoupon();
  await expect(player.bets).toHaveCount(2);
  const express = player.coupon.getByRole('radio', { name: 'Express', exact: true });
  if (await express.isVisible()) await express.check();

  await expect(player.bets.and(page.locator('[data-locked]')).first()).toContainText(/another selection from this event/i);
  await expect(player.placeButton).not.toContainText('Place express');
});
