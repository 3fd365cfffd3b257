import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

test('[BT-01] [OD-02] a bet on a live match is settled when it ends, and the balance updates without a reload', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/live/all/1-football');
  // All three results of one match as singles: exactly one of them wins.
  const results = page.getByRole('button', { name: /^Match result: /, disabled: false });
  const { id, row } = await player.ownGame({ games: player.games.filter({ has: results.nth(2) }) });
  for (const at of [0, 1, 2]) await player.choose(row.locator(results).nth(at));
  await player.openCoupon();
  await expect(player.bets).toHaveCount(3);
  await player.coupon.getByText('Singles', { exact: true }).click();
  await player.place();
  await expect(player.balance).toContainText('€985.00');

  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bet history' }).click();
  const coupons = page.locator('[data-coupon]');
  await expect(coupons).toHaveCount(3);
  // Ends the match at once with its simulated result; no clock moves, so this works on a product that has been running for long.
  await sandbox.endGame(id);

  await expect(coupons.filter({ hasText: 'Won' })).toHaveCount(1, { timeout: 100_000 });
  await expect(coupons.filter({ hasText: 'Lost' })).toHaveCount(2);
  await expect(player.balance).not.toContainText('€985.00');
  const won = coupons.filter({ hasText: 'Won' });
  await won.getByRole('button').click();
  await expect(won).toContainText('Returns');
});
