import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

test('[TL-01] a toto system is filled in, placed once, settled from its games and shown with its result', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open('/toto/ice-hockey/draw');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Choose favourites' }).click();
  await expect(main.getByText('1 combination of €0.10 each')).toBeVisible();
  const games = main.getByRole('list', { name: 'Games of the draw' }).getByRole('group');
  await expect(games).toHaveCount(10);
  // All three outcomes of two games: nine combinations, all listed.
  for (const at of [0, 1])
    for (const outcome of await games.nth(at).getByRole('button').all())
      if ((await outcome.getAttribute('aria-pressed')) === 'false') await outcome.click();
  await expect(main.getByText('9 combinations of €0.10 each')).toBeVisible();
  await main.getByText('All combinations').click();
  await expect(main.locator('details').getByRole('listitem')).toHaveCount(9);
  await expectNoViolationsInBothThemes(page, 'toto draw');

  await main.getByRole('button', { name: 'Place ticket' }).click();
  await expect(main.getByText('Ticket placed')).toBeVisible();
  await expect(player.balance).toContainText('€999.10');
  await main.getByRole('link', { name: 'My tickets' }).click();
  const ticket = main.getByRole('list', { name: 'Tickets' }).getByRole('listitem').first();
  await expect(ticket).toContainText('Open');
  await sandbox.endToto('ice-hockey');
  await expect(ticket).toContainText('Paid out', { timeout: 100_000 });

  await player.open('/toto/ice-hockey/draws');
  await expect(main.getByText('Settled').first()).toBeVisible();
  await expect(main.getByRole('table', { name: 'Prizes of the draw' }).first()).toContainText('10');
});

test('[TL-02] a lotto ticket is filled in; its draw is watched live and recomputed in the browser', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open('/lotto/7-49');
  const main = page.getByRole('main');
  const board = main.getByRole('group', { name: 'Numbers of the ticket' });
  for (const number of [3, 9, 14, 21, 33, 40, 41, 49]) await board.getByRole('button', { name: String(number), exact: true }).click();
  await expect(main.getByText('System: 8 numbers make 8 combinations.')).toBeVisible();
  await expect(main.getByText(/1 in 85,900,584/)).toBeVisible();
  await main.getByRole('button', { name: 'Place ticket' }).click();
  await expect(main.getByText('Ticket placed')).toBeVisible();
  await expect(player.balance).toContainText('€992.00');

  await main.getByRole('link', { name: 'Watch this draw live' }).click();
  await expect(main.getByText('Published after the draw')).toHaveCount(2);
  const commitment = await main.locator('dd').first().textContent();
  await sandbox.drawLotto('7-49');
  await expect(main.getByText('The draw is on.')).toBeVisible();
  await expect(main.getByText('All numbers have been drawn.')).toBeVisible({ timeout: 100_000 });
  await expect(main.getByRole('list', { name: /^Numbers of draw/ }).getByRole('listitem')).toHaveCount(7);
  await expect(main.locator('dd').first()).toHaveText(commitment ?? '');
  await main.getByRole('button', { name: 'Check this draw' }).click();
  await expect(main.getByText(/Your browser has computed the same numbers/)).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'lotto draw');

  await main.getByRole('link', { name: 'Tickets and past draws' }).click();
  const ticket = main.getByRole('list', { name: 'Tickets' }).getByRole('listitem').first();
  await expect(ticket).toContainText('Paid out', { timeout: 100_000 });
});

test('[GD-10] the start pages of toto and lotto explain with pictures how they work, already in the document', async ({ player, page }) => {
  const html = await (await page.request.get('/ar/toto')).text();
  expect(html).toContain('تتجمع كل رهانات السحب في صندوق واحد.');

  for (const [path, words] of [
    ['/lotto', 'Choose your own numbers or take random ones. No number is more likely than another.'],
    ['/toto', 'Choose an outcome for each match of the draw.'],
  ] as const) {
    await player.open(path);
    const pictures = page.getByTestId('route-media');
    await expect(pictures.getByRole('listitem')).toHaveCount(3);
    await expect(pictures.getByText(words)).toBeVisible();
    await pictures.scrollIntoViewIfNeeded();
    const widths = () => pictures.locator('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual([320, 320, 320]);
  }
  await page.getByRole('link', { name: /^Tickets with enough right forecasts/ }).click();
  await expect(page).toHaveURL('/en/toto/draws');
  await expect(page.getByTestId('route-media')).toHaveCount(0);
});
