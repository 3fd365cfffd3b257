import { expect, test } from './support/quiet-page.ts';

test('[AC-05] [ODD-2] [BET-9] exchanges an open bet: swaps one selection, adds another, and the history shows the chain', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/line/all/1-football');
  const [first, second, third] = await player.pick(3);
  if (first === undefined || second === undefined || third === undefined) throw new Error('three games are on the line');
  await player.openCoupon();
  await player
    .bet(third.outcomeId)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await player.place();
  await player.closeCoupon();
  await player.outcome(third.outcomeId).first().click();

  await page.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bet history' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/^Cash out €/)).toBeVisible();
  await main.getByText('Edit bet', { exact: true }).click();
  const selections = main.getByRole('list', { name: 'Selections of the new bet' });
  await expect(selections.getByRole('listitem')).toHaveCount(2);
  await expect(main.getByText('Remove, swap or add a selection to see the new bet.')).toBeVisible();

  await selections
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await selections.getByRole('button', { name: /^Swap/ }).click();
  await selections.getByRole('combobox', { name: 'Market' }).selectOption({ index: 1 });
  await selections.getByRole('list').getByRole('button').first().click();
  await main.getByRole('button', { name: /^Add / }).click();
  await expect(selections.getByRole('listitem')).toHaveCount(2);
  await main.getByLabel('Add to the stake from your balance').fill('1');

  // Shown before the confirmation: both bets, the value used, and that the old bet ends.
  const table = main.getByRole('table').filter({ hasText: 'New bet' });
  await expect(table).toContainText('Potential winnings');
  await expect(main.getByText(/^Bet No\. \d+ ends\. It is closed at its cash-out value of €/)).toBeVisible();
  await expect(main.getByText('€1.00 is added from your balance.')).toBeVisible();
  const before = await player.balance.textContent();
  await main.getByRole('button', { name: 'Replace the bet' }).click();

  await expect(main.getByText(/^Replaced by bet No\. \d+/)).toHaveCount(0); // both cards are closed
  const cards = main.locator('[data-coupon]');
  await expect(cards).toHaveCount(2);
  await expect(player.balance).not.toHaveText(before ?? '');
  await cards.last().getByRole('button').first().click();
  const next = cards.last().getByText(/Replaced by bet No\. \d+/);
  await expect(next).toBeVisible();
  await cards.first().getByRole('button').first().click();
  await expect(cards.first().getByText(/Replaced bet No\. \d+: its cash-out value of €/)).toBeVisible();
  await next.getByRole('link').click();
  await expect(page.getByText(/Replaced bet No\. \d+/)).toBeVisible();
});
