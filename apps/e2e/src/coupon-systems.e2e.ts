import type { Page } from '@playwright/test';
import { quietList, shakyList } from './support/lists.ts';
import { ONLY } from './support/only.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';
import type { Player } from './support/player.ts';

const euros = (cents: number): string => `€${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
const type = (player: Player, name: string) => player.coupon.getByRole('radio', { name, exact: true });

/** Opens the coupon of a new player and adds `count` bets at fixed prices. */
async function fill(player: Player, count: number, skip = 0) {
  await player.beNewPlayer();
  await player.open(quietList(player));
  const picks = await player.pickAtFixedPrice(count, skip);
  await player.openCoupon();
  await expect(player.bets).toHaveCount(count);
  return picks;
}

/** Counts placement requests of a page. */
function placingsOf(page: Page): { count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/web-api/coupon/place')) sent.count++;
  });
  return sent;
}

test('[CP-01] [CP-06] [CP-10] a system lists each combination, shows what it pays in two cases, and is placed as shown', async ({
  player,
  page,
}) => {
  const picks = await fill(player, 3);
  const [a, b, c] = picks.map(({ coef }) => coef) as [number, number, number];
  await type(player, 'System').click();
  // 6 euros on three doubles: two on each.
  await player.stake.fill('6');
  // The phone's keypad closes on blur, which shifts what is below it.
  await player.stake.blur();
  await expect(player.coupon.getByRole('group', { name: 'Number pad' })).toHaveCount(0);
  const all = Math.floor((200 * (a * b + a * c + b * c)) / 1_000_000);
  await expect(player.coupon).toContainText(`Potential winnings if all 3 win${euros(all)}`);

  await player.coupon.getByRole('button', { name: 'See all combinations' }).click();
  const dialog = page.getByRole('dialog', { name: 'How this system pays out' });
  await expect(dialog).toContainText('3 selections = 3 combinations of 2, €2.00 each.');
  // Calculates one of them independently.
  const [odds1, odds2] = [a, b].map((coef) => (coef / 1000).toFixed(2));
  await expect(dialog).toContainText(`Example A + B: €2.00 × ${odds1} × ${odds2} = ${euros(Math.floor((200 * a * b) / 1_000_000))}`);
  await expect(dialog.getByTestId('what-if-result')).toContainText(`Returns ${euros(all)}`);
  await dialog
    .getByRole('radiogroup', { name: /^Result of C/ })
    .getByRole('radio', { name: 'Lose' })
    .click();
  const one = Math.floor((200 * a * b) / 1_000_000);
  await expect(dialog.getByTestId('what-if-result')).toContainText(`Returns ${euros(one)}`);
  await expect(dialog.getByTestId('what-if-result')).toContainText('1 of 3 combinations win 2 lose because of C');
  await expect(dialog.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Escape');

  await player.place();
  await expect(player.receipt).toContainText('System 2/3');
  await expect(player.receipt).toContainText(euros(all));
  await expect(player.balance).toContainText('€994.00');
});

test('[CP-10] [CP-27] places a Patent at once, and one receipt lists its seven combinations as five coupons', async ({ player }) => {
  await fill(player, 3, 1);
  await type(player, 'System').click();
  await player.coupon.getByRole('combobox', { name: 'System type' }).selectOption({ label: 'Patent · 7 combinations' });
  await player.coupon.getByRole('textbox', { name: 'Stake per combination' }).fill('1');
  await expect(player.placeButton).toContainText('Place system · €7.00');

  await player.place();

  await expect(player.receipt).toContainText('Patent');
  await expect(player.receipt.getByTestId('receipt-lines').getByRole('listitem')).toHaveCount(5);
  await expect(player.balance).toContainText('€993.00');
});

test('[CP-01] [CP-29] a banker is in every combination, and a bet that cannot be one says why', { ...ONLY.desktop }, async ({ player }) => {
  const [first] = await fill(player, 4, 2);
  await type(player, 'Banker').click();
  await expect(player.placeButton).toContainText('Choose a banker');

  await player
    .bet(first?.outcomeId ?? '')
    .getByRole('button', { name: /^Banker/ })
    .click();

  await expect(player.coupon).toContainText('Your banker is in every combination: if it loses, the whole bet loses.');
  const other = player.bets.nth(1).getByRole('button', { name: /^Banker/ });
  await expect(other).toHaveAttribute('aria-disabled', 'true');
  await expect(other).toHaveAccessibleDescription("Keep at least 3 selections that aren't bankers");
  await player.place();
  await expect(player.receipt).toContainText('System 2/3 with bankers');
});

test('[CP-01] [CP-27] each of many singles has its own stake and its own line of the receipt', { ...ONLY.mobile }, async ({ player }) => {
  const [first] = await fill(player, 2, 3);
  await type(player, 'Singles').click();
  await player
    .bet(first?.outcomeId ?? '')
    .getByRole('textbox')
    .fill('7.50');
  await expect(player.placeButton).toContainText('Place 2 singles · €12.50');

  await player.place();

  const lines = player.receipt.getByTestId('receipt-lines').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('€7.50');
  await expect(lines.last()).toContainText('€5.00');
});

test(
  '[CP-28] a code that does not apply says why at its field; one that does shows what it adds',
  { ...ONLY.desktop },
  async ({ player }) => {
    // Four prices of at least 1.20 make total odds of at least 2.07.
    await fill(player, 4, 4);
    await player.openCouponOptions();
    await player.coupon.getByText('Promo code', { exact: true }).first().click();
    const code = player.coupon.getByRole('textbox', { name: 'Promo code' });
    await code.fill('NOSUCHCODE');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription('Invalid promo code. Check it and try again.');

    // Refunds half of the stake when the coupon loses; needs a stake of two and total odds of 1.80.
    await code.fill('second wind');
    await code.press('Enter');

    await expect(player.coupon.getByTestId('promo-applied')).toContainText('SECONDWIND 50% back if the bet loses');
    await player.place();
  },
);

test('[CP-16] [CP-17] [CP-18] [CP-19] one-click asks before it empties the coupon, shows that it is on, and places one bet per click', async ({
  player,
  page,
}) => {
  const sent = placingsOf(page);
  await fill(player, 1, 5);
  await player.openCouponOptions();
  const settings = player.coupon.getByText('Coupon settings');
  await settings.click();
  const oneClick = player.coupon.getByRole('switch', { name: 'One-click betting' });
  const ask = page.getByRole('dialog', { name: 'Turn on one-click betting?' });
  await oneClick.press('Space');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(oneClick).not.toBeChecked();
  await expect(player.bets).toHaveCount(1);

  await oneClick.press('Space');
  await ask.getByRole('button', { name: 'Clear coupon and turn on' }).click();
  await expect(player.bets).toHaveCount(0);
  await player.closeCoupon();
  const sign = page.getByTestId('one-click-sign');
  await expect(sign).toContainText('Selecting odds places €5.00 instantly.');
  await player.outcomes.nth(8).click();
  await expect(page.getByTestId('one-click-result').first()).toContainText('Bet placed');
  await expect(player.balance).toContainText('€995.00');
  expect(sent.count).toBe(1);

  await player.openCoupon();
  await settings.click();
  const drop = player.coupon.getByRole('switch', { name: 'Reject if the score changes' });
  const exact = player.coupon.getByRole('switch', { name: 'Show exact total odds' });
  await exact.press('Space');
  await drop.press('Space');
  await expect(oneClick).not.toBeChecked();
  await expect(sign).toBeHidden();
  await exact.press('Space');
  await expect(drop).not.toBeChecked();
});

test('[CP-31] [GD-16] a coupon is shared as a code, link and picture, and loaded again with the state of each bet', async ({
  player,
  page,
}) => {
  await player.open(shakyList(player));
  const [same, moved, paused] = await player.pickAtFixedPrice(3, 3);
  await player.openCoupon();
  await expect(player.bets).toHaveCount(3);
  await player.coupon.getByRole('button', { name: 'Share coupon' }).click();
  const code = (await page.getByTestId('share-code').textContent()) ?? '';
  await expect(page.getByRole('img', { name: 'QR code of this coupon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await player.coupon.getByRole('button', { name: 'Clear coupon' }).click();
  await sandbox.pinCoef(moved?.outcomeId ?? '', (moved?.coef ?? 0) + 400);
  await sandbox.suspend(paused?.gameId ?? '', true);

  await player.coupon.getByRole('textbox', { name: 'Booking code' }).fill(code);
  await page.keyboard.press('Enter');

  const loaded = player.coupon.getByTestId('loaded-coupon');
  await expect(loaded).toContainText('3 of 3 selections added.');
  await expect(loaded.getByRole('listitem')).toContainText(['Odds unchanged', 'Odds changed', 'Suspended']);
  await expect(player.bet(same?.outcomeId ?? '')).toBeVisible();
  await expect(player.bet(paused?.outcomeId ?? '')).toHaveAttribute('data-locked', '');
  await sandbox.suspend(paused?.gameId ?? '', false);
});

test(
  '[ODD-2] marks a price that changes during a click with an icon and text, and ignores the click',
  { ...ONLY.desktop },
  async ({ player, page }) => {
    const sent = placingsOf(page);
    await player.beNewPlayer();
    await player.open(shakyList(player));
    const [pick] = await player.pickAtFixedPrice(1, 7);
    const id = pick?.outcomeId ?? '';
    await player.openCoupon();
    await expect(player.placeButton).toContainText('Place bet · €5.00');
    await player.placeButton.hover();
    await page.mouse.down();
    // The price falls between pointer down and pointer up.
    await sandbox.pinCoef(id, (pick?.coef ?? 0) - 50);
    await expect(player.bet(id).getByRole('img', { name: 'decreased' })).toBeVisible({ timeout: 100_000 });

    await page.mouse.up();

    await expect(player.bet(id)).toContainText(`was ${((pick?.coef ?? 0) / 1000).toFixed(2)}`);
    await expect(player.placeButton).toHaveText('Accept odds change');
    expect(sent.count).toBe(0);
  },
);

test('[BET-3] bursts of clicks, keys and taps place one bet', async ({ player, page }) => {
  const sent = placingsOf(page);
  await fill(player, 1, 7);
  await expect(player.placeButton).toContainText('Place bet · €5.00');
  await player.placeButton.focus();

  // Twenty gestures in one task, faster than any hand: clicks, Enter and Space, and clicks without pointer events.
  await player.placeButton.evaluate((button: HTMLButtonElement) => {
    for (let at = 0; at < 20; at += 1) {
      if (at % 3 === 0) button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      if (at % 4 === 0) button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      button.click();
    }
  });

  await expect(player.receipt).toBeVisible();
  await expect(player.balance).toContainText('€995.00');
  expect(sent.count).toBe(1);
});

test.describe('without a connection', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    '[CPN-2] edits the coupon offline, says why it cannot be placed, and sends nothing automatically',
    { ...ONLY.mobile },
    async ({ player, page, context }) => {
      const sent = placingsOf(page);
      await fill(player, 2, 5);
      await context.setOffline(true);

      await type(player, 'Singles').click();
      await player.bets
        .first()
        .getByRole('button', { name: /^Remove / })
        .click();
      await expect(player.bets).toHaveCount(1);
      await expect(player.placeButton).toContainText("You're offline: betting is unavailable");
      await player.placeButton.press('Enter');

      const quoted = page.waitForResponse('**/web-api/coupon/quote');
      await context.setOffline(false);
      await quoted;
      await expect(player.placeButton).toContainText('Place bet · €5.00', { timeout: 100_000 });
      await expect(player.bets).toHaveCount(1);
      expect(sent.count).toBe(0);
    },
  );
});

test(
  '[CP-30] [BET-11] a placed coupon has a printable page, and its bets can be added to the coupon again',
  { ...ONLY.desktop },
  async ({ player, page }) => {
    const picks = await fill(player, 2, 6);
    await player.place();
    const number = (await player.receipt.getByText(/^\d{6,}$/).textContent()) ?? '';

    await player.pressOnReceipt('Print');
    await expect(page).toHaveURL(new RegExp(`/print-coupon/${number}$`));
    const paper = page.getByTestId('printed-coupon');
    await expect(paper).toContainText(number);
    await expect(paper).toContainText('Express · 2 selections');
    await expect(paper.getByRole('listitem')).toHaveCount(2);

    await player.open('/office/history');
    await page.locator('[data-coupon]').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Rebet' }).click();
    await player.openCoupon();
    for (const { outcomeId } of picks) await expect(player.bet(outcomeId)).toBeVisible();
  },
);
