import { BEFORE_THE_END } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

test('[AC-05] [BET-9] [OD-02] follows a live bet, cashes out half of it, and settles the rest', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open('/live/all/1-football');
  const results = page.getByRole('button', { name: /Match result: /, disabled: false });
  const { id, row } = await player.ownGame({ games: player.games.filter({ has: results.nth(2) }) });
  await player.choose(row.locator(results).first());
  await player.openCoupon();
  await player.place();
  const before = await player.balance.textContent();
  const inCoupon = player.coupon.getByRole('list', { name: 'Open selections' });
  await player.coupon.getByRole('tab', { name: 'My bets' }).click();
  await expect(inCoupon.getByText(/^\d+:\d+$/)).toBeVisible();
  await expect(inCoupon.getByText(/at this score|^Needs /)).toBeVisible();
  await expect(player.coupon.getByText(/^Potential winnings €/)).toBeVisible();
  await expect(player.coupon.getByRole('button', { name: /^Cash out €/ })).toBeVisible();
  await player.coupon.getByRole('tab', { name: 'Coupon' }).click();
  await player.closeCoupon();

  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bet history' }).click();
  const selections = page.getByRole('list', { name: 'Open selections' });
  await expect(selections.getByText(/^\d+:\d+$/)).toBeVisible();
  await expect(selections.getByText(/at this score|^Needs /)).toBeVisible();

  const main = page.getByRole('main');
  await expect(main.locator('[data-coupon] [data-odds]')).toBeVisible();
  const button = main.getByRole('button', { name: /^Cash out €/ });
  const more = main.getByRole('button', { name: 'Cash out a part, or automatically' });
  const [pressed, beside, meter] = await Promise.all([button, more, main.getByRole('meter')].map((each) => each.boundingBox()));
  expect([pressed?.height, beside?.height]).toEqual([44, 44]);
  expect(pressed?.width).toBeLessThanOrEqual(480);
  expect(beside?.y).toBe(pressed?.y);
  expect((meter?.y ?? 0) - (pressed?.y ?? 0)).toBeGreaterThanOrEqual(44 + 12);
  await more.click();
  await expect(page.getByText('Fair value', { exact: true })).toBeVisible();
  await page.getByLabel('Exact amount').fill('2.50');
  await page.getByRole('button', { name: /^Cash out €\S+ for €2\.50 of the stake$/ }).click();
  await expect(page.getByText(/paid for €2\.50 of the stake$/).first()).toBeVisible();
  await expect(player.balance).not.toHaveText(before ?? '');

  await sandbox.endGame(id);
  await expect(page.locator('[data-coupon]')).toContainText(/Won|Lost|No profit/, { timeout: 100_000 });
  await expect(selections).toHaveCount(0);
});

test('[AC-05] [BET-8] cashes out a bet automatically at a given minute of its match, with no page open', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open('/live/all/1-football');
  const results = page.getByRole('button', { name: /Match result: /, disabled: false });
  // The draw: a team in the lead may be paid early.
  const { row } = await player.ownGame({ games: player.games.filter({ has: results.nth(2) }).filter({ hasText: BEFORE_THE_END }) });
  await player.choose(row.locator(results).nth(1));
  await player.openCoupon();
  await player.place();
  await player.closeCoupon();
  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bet history' }).click();

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Cash out a part, or automatically' }).click();
  await expect(main.getByText(/^We cash out the whole bet at the offer of that moment, which may be lower than now\./)).toBeVisible();
  await main.getByLabel('From minute').fill('1');
  const set = page.waitForResponse((answer) => answer.url().endsWith('/web-api/coupon/cash-out-rule') && answer.ok());
  await main.getByRole('button', { name: 'Set', exact: true }).click();
  await set;
  await page.goto('about:blank');

  await player.open('/office/history');
  await expect(async () => {
    await player.reload();
    await expect(page.locator('[data-coupon]')).toContainText('Cashed out', { timeout: 5_000 });
  }).toPass();
  await expect(main.getByText('Cash out automatically')).toHaveCount(0);
});
