import type { Locator } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './support/axe.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { openSettledCoupon } from './support/settled-coupon.ts';

const RESULT = '1';
const TOTAL = '4';
const OPEN = '[data-testid^="outcome-"]:not([aria-disabled="true"])';

/** Opens the builder of an upcoming match without a clear favourite, so that a home win doesn't imply goals. @returns the id of the match. */
async function openBuilder(player: Player, name = 'Bet builder'): Promise<string> {
  const { page } = player;
  await player.open('/line/all/1-football');
  const home = page
    .locator('[data-price]')
    .first()
    .filter({ hasText: /^(1\.[89]|2\.\d)\d$/ });
  const { id, row } = await player.ownGame({ games: player.games.filter({ has: home }), skip: 1 });
  await row.locator('a').first().click();
  await page.getByRole('main').getByRole('button', { name }).click();
  await page.getByTestId('bet-builder').waitFor();
  return id;
}

const market = (player: Player, typeId: string): Locator => player.page.getByRole('main').locator(`section[data-market="${typeId}"]`);

test('[BT-10] combines selections of one match, rejects some with a reason, sells them as one bet, and settles each leg', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  const id = await openBuilder(player);
  const builder = page.getByTestId('bet-builder');
  const [home, draw] = [market(player, RESULT).locator(OPEN).nth(0), market(player, RESULT).locator(OPEN).nth(1)];
  await expect(builder).toContainText('Choose 2 to 8 selections from this match.');

  await player.choose(home);
  await expect(builder).toContainText('Choose one more selection to see the odds.');
  await player.choose(draw);
  await expect(builder).toContainText("These selections can't all win.");
  await expect(builder.getByTestId('builder-odds')).toHaveCount(0);
  await expectNoViolationsInBothThemes(page, 'a bet builder that refuses');

  // Removes the draw by keyboard; focus stays in the page.
  const legs = builder.getByRole('list', { name: 'Your selections' });
  await legs
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .focus();
  await page.keyboard.press('Enter');
  await expect(legs.getByRole('listitem')).toHaveCount(1);
  // A win implies a goal, so the lowest line would add nothing.
  await player.choose(market(player, TOTAL).getByRole('button', { name: 'Over 2.5' }));
  await expect(builder.getByTestId('builder-odds')).toHaveText(/^\d+\.\d+$/);
  await expect(builder).toContainText("their odds aren't multiplied");
  // axe measures only the visible part of a heading that is half under the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolationsInBothThemes(page, 'a bet builder with its odds');

  const picked = await legs.getByRole('listitem').allTextContents();
  await builder.getByRole('button', { name: 'Add to coupon' }).click();
  await expect(builder.getByRole('button', { name: 'In your coupon' })).toBeVisible();
  await player.openCoupon();
  await expect(player.bets).toHaveCount(1);
  await expect(player.bets).toContainText('2 selections');
  for (const leg of picked) await expect(player.bets).toContainText(leg.trim());
  await player.place();
  for (const leg of picked) await expect(player.receipt).toContainText(leg.trim());

  await player.coupon.getByRole('tab', { name: 'My bets' }).click();
  await expect(player.coupon.getByRole('list', { name: 'Selections of the bet builder' }).getByRole('listitem')).toHaveCount(2);
  await player.coupon.getByRole('tab', { name: 'Coupon' }).click();
  await player.closeCoupon();

  const coupon = await openSettledCoupon(player, id);
  for (const leg of picked) await expect(coupon).toContainText(leg.trim());
  const explained = coupon.getByRole('list', { name: 'Selections of the bet builder' }).getByRole('listitem');
  await expect(explained).toHaveCount(2);
  await expect(explained.first()).toContainText(/Result: \d+:\d+/);
  await expect(coupon).toContainText('A void selection is left out');
  await expectNoViolationsInBothThemes(page, 'a settled bet builder');
});

test('[BT-10] follows a ready-made combination of a live match', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open('/live/all/1-football');
  await player.games.first().waitFor();
  const ids = await player.games.evaluateAll((all) => all.map((game) => game.getAttribute('data-event') ?? ''));
  const ready = page.getByRole('group', { name: 'Ready combinations' }).getByRole('button');
  const links = await player.games.evaluateAll((all) => all.map((game) => game.querySelector('a')?.getAttribute('href') ?? ''));
  const builder = page.getByTestId('bet-builder');
  for (const [at] of ids.entries()) {
    await page.goto(links[at] ?? '');
    await player.takenOver();
    await page.getByRole('main').getByRole('button', { name: 'Bet builder' }).click();
    // Late in a match there is nothing left to combine.
    await expect(builder.or(page.getByText("Bet builder isn't available for this match"))).toBeVisible();
    if ((await ready.count()) > 0) break;
  }
  await ready.first().click();
  await expect(builder.getByTestId('builder-odds')).toBeVisible();
  await builder.getByRole('button', { name: 'Add to coupon' }).click();
  await player.openCoupon();
  await player.place();
  await player.coupon.getByRole('tab', { name: 'My bets' }).click();
  const legs = player.coupon.getByRole('list', { name: 'Selections of the bet builder' });
  await expect(legs.getByText(/at this score|^Needs /).first()).toBeVisible();
});

test('[BT-10] [LG-06] the builder is in Arabic and laid out from right to left', async ({ page }, info) => {
  const { Player } = await import('./support/player.ts');
  const player = new Player(page, info, 'ar');
  await openBuilder(player, 'منشئ الرهان');
  const builder = page.getByTestId('bet-builder');
  await expect(builder).toContainText('اختر من 2 إلى 8 اختيارات من هذه المباراة.');
  const [odds, words] = await Promise.all([market(player, RESULT).boundingBox(), builder.getByRole('heading', { level: 2 }).boundingBox()]);
  const box = await builder.boundingBox();
  // The heading is aligned to the right edge of the builder.
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) - 30);
  expect(odds).not.toBeNull();
  await expectNoViolationsInBothThemes(page, 'the bet builder in Arabic');
});
