import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';
import { openSettledCoupon } from './support/settled-coupon.ts';

test('[BT-15] the coupon names the lead that is paid early before placement, and the explainer names the rule that settled it', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/line/all/1-football');
  const { id, row } = await player.ownGame({ skip: 3 });
  await player.choose(row.locator('[data-testid^="outcome-"]').first());
  await player.openCoupon();
  await expect(player.bets).toContainText('Early payout');
  await player.openCouponOptions();
  await expect(player.coupon).toContainText(/Early payout: wins once .+ leads by 2 goals, whatever the result\./);
  await expectNoViolationsInBothThemes(page, 'a coupon with an early payout');
  await player.place();
  await player.closeCoupon();

  const coupon = await openSettledCoupon(player, id);
  await expect(coupon).toContainText(/Early payout: won and paid at this score|Counted: the score that decides the game/);
});
