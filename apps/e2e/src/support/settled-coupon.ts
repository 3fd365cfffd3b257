import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';
import { sandbox } from './sandbox.ts';

/** Ends a game, waits for settlement, and opens the player's newest coupon with its settlement details. */
export async function openSettledCoupon(player: Player, gameId: string): Promise<Locator> {
  await sandbox.endGame(gameId);
  await player.open('/office/history');
  const coupon = player.page.locator('[data-coupon]').first();
  await expect(coupon).toContainText(/Won|Lost/, { timeout: 30_000 });
  await coupon.getByRole('button').first().click();
  await coupon.getByText('How this bet was settled').click();
  return coupon;
}
