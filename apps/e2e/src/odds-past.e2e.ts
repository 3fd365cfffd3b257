import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { BEFORE_THE_END, quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

test("[BT-11] shows the history of a market's odds in sentences, as a chart and as a table, by keyboard too", async ({ player, page }) => {
  await player.open(quietList(player));
  const { row } = await player.ownGame({ skip: 1 });
  await row.locator('a').first().click();
  const market = page.locator('section[data-market]').first();
  const outcome = market.locator('[data-testid^="outcome-"]').first();
  const id = ((await outcome.getAttribute('data-testid')) ?? '').replace('outcome-', '');
  await sandbox.pinCoef(id, 7770);
  const opener = market.getByRole('button', { name: /^Odds history of / });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Odds history: / });
  await expect(dialog.getByRole('listitem').first()).toContainText(/: \d+\.\d+ on .*, lowest \d+\.\d+, highest 7\.77, now 7\.77\.$/);
  await expect(dialog.getByRole('application')).toHaveAccessibleName(/^Odds from /);
  await expectNoViolationsInBothThemes(page, 'the history of odds');
  await dialog.getByRole('button', { name: 'Show as table' }).click();
  await expect(dialog.getByRole('table').locator('tbody tr').last()).toContainText('7.77');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[BT-12] replays a live match moment by moment, by keyboard; past prices cannot be clicked', async ({ player, page }) => {
  await player.open('/live/all/1-football');
  const { row } = await player.ownGame({ games: player.games.filter({ hasText: BEFORE_THE_END }) });
  await row.locator('a').first().click();
  const opener = page.getByRole('main').getByRole('button', { name: 'Look back at the match' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const past = page.getByTestId('match-past');
  const slider = past.getByRole('slider', { name: 'Moment of the match' });
  await slider.focus();
  await page.keyboard.press('Home');

  await expect(past.getByTestId('past-score')).toContainText('0 – 0');
  await expect(slider).toHaveAttribute('aria-valuetext', /^1′ · 0 – 0$/);
  await expect(past).toContainText("They can't be bet on.");
  await expect(past.getByRole('region', { name: 'Odds at this moment' }).locator('dd').first()).toContainText(/\d\.\d\d$/);
  await expect(past.locator('[data-testid^="outcome-"]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolationsInBothThemes(page, 'a match at an earlier moment');
});

test('[BT-12] replays a finished match too', async ({ player, page }) => {
  await player.open('/live/all/1-football');
  const { id, row } = await player.ownGame();
  await row.locator('a').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Look back at the match' }).waitFor();
  await sandbox.endGame(id);
  await player.reload();
  await page.getByRole('main').getByRole('button', { name: 'Look back at the match' }).click();
  await expect(page.getByTestId('match-past').getByTestId('past-score')).toContainText(/\d+ – \d+/);
  await expect(page.getByRole('main').locator('[data-testid^="outcome-"]')).toHaveCount(0);
});
