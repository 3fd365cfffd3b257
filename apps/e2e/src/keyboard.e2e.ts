import { measured } from './support/measured.ts';
import { Keyboard } from './support/keyboard.ts';
import { quietList } from './support/lists.ts';
import { PICKABLE, type Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';

/** Uses the skip links. */
async function toEvents(player: Player, keyboard: Keyboard): Promise<void> {
  await keyboard.reach('a[href="#main"]');
  await keyboard.press('Enter');
  if (player.isMobile) return;
  await keyboard.reach('a[href="#games"]');
  await keyboard.press('Enter');
}

/** Moves from the prices to the coupon. */
async function toCoupon(player: Player, keyboard: Keyboard): Promise<void> {
  await keyboard.reach('a[href="#coupon"]', 'Shift+Tab');
  await keyboard.press('Enter');
  if (!player.isMobile) return;
  await keyboard.reach('#coupon button');
  await keyboard.press('Enter');
  await player.coupon.waitFor();
}

/** Places with Enter, and accepts a changed price when the coupon asks. */
const placeWith = (player: Player, keyboard: Keyboard) =>
  player.place(async () => {
    keyboard.presses++;
    await player.pressKeyCalmly('Enter');
  });

test('[A11Y-2] from the first page to a placed single in at most 60 key presses, by keyboard alone', async ({ player }) => {
  await player.beNewPlayer();
  await player.open();
  const keyboard = new Keyboard(player.page);

  await toEvents(player, keyboard);
  await keyboard.reach(PICKABLE);
  await keyboard.press('Enter');
  await toCoupon(player, keyboard);
  await expect(player.bets).toHaveCount(1);
  await keyboard.reach('[data-testid="place-bet"]');
  await placeWith(player, keyboard);

  measured({ id: 'A11Y-2', unit: 'key presses to a bet', atMost: 60, run: 'long', value: keyboard.presses });
});

test('[A11Y-2] by keyboard alone: two selections, a stake, the receipt, and a limit', async ({ player, page }) => {
  test.slow();
  await player.beNewPlayer();
  await player.open(quietList(player));
  const keyboard = new Keyboard(page);

  // The list is one tab stop: arrows go along a row, and from row to row in the same column.
  await toEvents(player, keyboard);
  await keyboard.reach('[role="list"][aria-label="Events"] *');
  await keyboard.reach('[data-event] *', 'ArrowDown');
  await keyboard.reach(PICKABLE, 'ArrowRight');
  await keyboard.press('Enter');
  await keyboard.reach(PICKABLE, 'ArrowDown');
  await keyboard.press('Enter');
  await toCoupon(player, keyboard);
  await expect(player.bets).toHaveCount(2);

  const stake = await player.stake.getAttribute('id');
  await keyboard.reach(`[id="${stake}"]`);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('3');
  await expect(player.placeButton).toContainText('€3.00');
  await keyboard.reach('[data-testid="place-bet"]');
  await placeWith(player, keyboard);

  // Focus is in the receipt, which names the bets.
  await expect(page.locator('[data-testid="coupon"]:focus, [data-testid="coupon"] :focus')).toHaveCount(1);
  await expect(player.receipt).toContainText('Express');
  await expect(player.receipt).toContainText('€3.00');
  await expect(player.balance).toContainText('€997.00');

  await player.open('/office/responsible');
  const form = page.getByRole('region', { name: 'Stakes in 24 hours' });
  await form.waitFor();
  await keyboard.reach('a[href="#main"]');
  await keyboard.press('Enter');
  await keyboard.reach('[aria-label="Stakes in 24 hours"] input');
  await keyboard.type('50');
  await keyboard.reach('[aria-label="Stakes in 24 hours"] button');
  await keyboard.press('Enter');
  await expect(form.getByText('Limit €50.00, €47.00 left')).toBeVisible();
});
