import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';

test('[OD-01] a market shows its margin and its fair odds next to the offered odds', async ({ player, page }) => {
  await player.open(quietList(player));
  const { row } = await player.ownGame({ skip: 1 });
  await row.locator('a').first().click();
  const market = page.locator('section[data-market]').first();
  await market.getByRole('button', { name: /^Margin of / }).click();

  const table = market.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Outcome', 'Odds', 'Margin', 'Proportional', 'Power', 'Shin']);
  for (const row of await table.locator('tbody tr').all()) {
    const [odds = 0, fair = 0] = [await row.locator('td').nth(1).textContent(), await row.locator('td').nth(3).textContent()].map(Number);
    expect(fair).toBeGreaterThan(odds);
  }
  expect(await table.locator('tbody tr').count()).toBeGreaterThan(1);
  await expectNoViolationsInBothThemes(page, 'the margin of a market');

  await market.getByRole('button', { name: /^Margin of /, pressed: true }).click();
  await expect(table).toHaveCount(0);
});
