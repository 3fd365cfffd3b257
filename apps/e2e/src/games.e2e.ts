import type { FrameLocator, Page } from '@playwright/test';
import type { Player } from './support/player.ts';
import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[sandbox]');
const result = (page: Page) => frameOf(page).getByRole('status');

async function playForMoney(player: Player, game: string): Promise<void> {
  await player.open(`/games/${game}`);
  await player.page.getByRole('button', { name: 'Play for money' }).click();
}

test('[CS-05] [CS-02] from the index to a demo and its result, without signing in', async ({ player, page }) => {
  await player.open('/games');
  await page.getByRole('link', { name: /Classic Three/ }).click();
  await page.getByRole('button', { name: 'Play the demo' }).click();
  const game = frameOf(page);
  await expect(game.getByTestId('balance')).toHaveText('€1,000.00');
  await game.getByRole('button', { name: 'Spin' }).click();
  // A win is shown for longer than a round takes at least.
  await expect(game.getByRole('button', { name: /Next round in/ })).toBeDisabled();
  await expect(result(page)).toHaveText(/You won|returned|No win/);
  const fonts = () => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  expect(await page.frames().at(-1)?.evaluate(fonts)).toContain('Inter Variable');
});

test('[CS-02] [SEC-3] a round for money: balance, history, and the proof in this browser; the frame has no origin', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await playForMoney(player, 'roulette-european');
  const game = frameOf(page);
  const red = game.getByRole('button', { name: 'Red' });
  await red.focus();
  await page.keyboard.press('Enter');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(result(page)).toHaveText(/You won €2\.00|No win/);
  const left = (await result(page).innerText()).includes('won') ? '€1,001.00' : '€999.00';
  await expect(game.getByTestId('balance')).toHaveText(left);
  await expect(player.balance).toContainText(left);
  expect(
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => window.origin),
  ).toBe('null');

  const rounds = page.getByRole('region', { name: 'Your rounds' });
  await expect(rounds.getByRole('listitem')).toHaveCount(1);
  await rounds.getByText('Provably fair').click();
  await rounds.getByRole('button', { name: 'Reveal and change seeds' }).click();
  await rounds.getByText('Check this round').click();
  await rounds.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(rounds.getByText('The seed fits the hash given before, and the result follows from it.')).toBeVisible();

  const isWon = left === '€1,001.00';
  await rounds.getByRole('link', { name: 'Check a round by its seeds' }).click();
  await page.getByRole('button', { name: 'Work out the round' }).click();
  await expect(page.getByText(`This round returns ${isWon ? 2 : 0}× its first stake.`)).toBeVisible();
  await expect(page.getByText('The server seed fits the hash given before.')).toBeVisible();
});

test.describe('in two windows', () => {
  // The later move is rejected, and the browser logs that.
  test.use({ allowedConsole: [/status of 409 .*\/moves\)$/] });

  test('[CS-05] [CS-02] a running round appears in a window that knew nothing of it, and survives a reload', async ({ player, page }) => {
    await player.beNewPlayer();
    await playForMoney(player, 'mines');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Play for money' }).click();
    await frameOf(other).getByRole('button', { name: 'Play' }).click();
    await expect(frameOf(other).getByRole('button', { name: 'Open cell 13' })).toBeEnabled();

    await frameOf(page).getByRole('button', { name: 'Play' }).click();
    await expect(frameOf(page).getByRole('alert')).toHaveText('Your last round is still open. Finish it to start a new one.');
    await expect(frameOf(page).getByRole('button', { name: 'Open cell 12' })).toBeEnabled();

    await player.reload();
    await page.getByRole('button', { name: 'Continue the round' }).click();
    await frameOf(page).getByRole('button', { name: 'Open cell 12' }).click();
    await expect(frameOf(page).getByRole('button', { name: /Open cell 12 [◆✹]/ })).toBeVisible();
    await frameOf(other).getByRole('button', { name: 'Open cell 13' }).click();
    await expect(frameOf(other).getByRole('button', { name: /Open cell 12 [◆✹]/ })).toBeVisible();
    await other.close();
  });
});

test('[CS-05] anyone can recompute a round from its seeds', async ({ player, page }) => {
  await player.open('/games');
  await page.getByRole('main').getByRole('link', { name: 'Check a round by its seeds' }).click();
  await expect(player.heading).toHaveText('Check a round by its seeds');
  const field = (name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
  await field(/^Server seed/).fill('0'.repeat(64));
  await field(/^Hash/).fill('60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55');
  await field(/^Your seed/).fill('words');
  await field(/^Number of the round/).fill('3');
  await field(/^Choices/).fill('{"side":"left"}');
  await page.getByRole('button', { name: 'Work out the round' }).click();
  await expect(page.getByText('This game takes no such bet')).toBeVisible();

  await field(/^Choices/).fill('{"side":"over","target":5049}');
  await page.getByRole('button', { name: 'Work out the round' }).click();
  await expect(page.getByText('This round returns 2× its first stake.')).toBeVisible();
  await expect(page.getByText('The server seed fits the hash given before.')).toBeVisible();
  await expect(page.getByText('59.58')).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the page that works rounds out');
  // Runs the displayed script in this browser.
  const script = await page.locator('pre').innerText();
  const logged = await page.evaluate(
    `(async () => { const logged = []; const console = { log: (...words) => logged.push(words) }; ${script}; return logged; })()`,
  );
  expect(logged).toEqual([
    ['hash of the seed', '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'],
    ['numbers of 32 bits', expect.arrayContaining([2712075958])],
  ]);
});
