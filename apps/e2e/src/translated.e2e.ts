import { frameOf } from './support/games.ts';
import { goTo } from './support/go-to.ts';
import { BEFORE_THE_END, quietList } from './support/lists.ts';
import { message } from './support/messages.ts';
import { ONLY } from './support/only.ts';
import type { Player } from './support/player.ts';
import { PLAYS } from './support/plays.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';
import { translate, type TranslatorWay } from './support/translator.ts';

const WAYS: readonly TranslatorWay[] = ['replaces', 'wraps'];
/** More pages, so that every section is visited. */
const PAGES = ['', '/champs', '/cyber/real', '/games', '/promotions', '/betting-alphabet', '/office/history'] as const;

const priceText = (coef: number): string => (coef / 1000).toFixed(2);

/** No part of the page has failed. The console is watched by quiet-page. */
async function expectWhole({ page }: Player): Promise<void> {
  await expect(page.getByTestId(/^remote-error-/)).toHaveCount(0);
  await expect(page.getByText(message('en', 'ui.section.title'))).toHaveCount(0);
  await expect(page.getByRole('banner').first()).toBeVisible();
}

for (const way of WAYS) {
  test.describe(`a translator that ${way} the texts`, () => {
    test('[RM-08] [ODD-6] loses no part of the coupon; prices, amounts and the balance stay current until the bet is placed', async ({
      player,
      page,
    }) => {
      await player.beNewPlayer();
      await player.open(quietList(player));
      await translate(page, way);
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
      const palette = page.getByRole('dialog', { name: 'Search' });
      for (const text of ['qqqq', 'qqqqq']) {
        await palette.getByRole('combobox').fill(text);
        // There are no results, or the search of another section is offered.
        await expect(palette).toContainText(new RegExp(String.raw`(?<!q)${text}(?!q)`));
      }
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();

      const [kept, other] = await player.pickAtFixedPrice(2);
      if (kept === undefined || other === undefined) throw new Error('nothing was picked');
      await player.openCoupon();
      await expect(player.bets).toHaveCount(2);

      await player
        .bet(other.outcomeId)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(player.bets).toHaveCount(1);
      await expectWhole(player);

      const coef = kept.coef + 500;
      await sandbox.pinCoef(kept.outcomeId, coef);
      await expect(player.bet(kept.outcomeId)).toContainText(priceText(coef));
      await player.stake.fill('10');
      await expect(player.placeButton).toContainText('€10.00');
      await player.stake.fill('5');
      await expect(player.placeButton).toContainText('€5.00');
      await player.place();
      await expect(player.receipt).toContainText(priceText(coef));
      await expect(player.balance).toHaveText(/€995\.00/);
      await expectWhole(player);
    });

    test('[RM-08] [CS-05] shows the results and the balance of a game', async ({ player, page }) => {
      await player.open('/games/limbo');
      await translate(page, way);
      await page.getByRole('button', { name: 'Play the demo' }).click();
      const game = frameOf(page);
      await expect(game.getByTestId('balance')).toHaveText('€1,000.00');
      const frame = page.frames().at(-1);
      if (frame === undefined) throw new Error('the game has no frame');
      await translate(frame, way);
      for (let round = 0; round < 3; round += 1) {
        const before = await game.getByTestId('balance').innerText();
        await game.getByRole('button', { name: 'Play', exact: true }).click();
        await expect(game.getByRole('status')).toHaveText(/You won|returned|No win/);
        await expect(game.getByTestId('balance')).not.toHaveText(before);
      }
      await expectWhole(player);
    });

    test('[RM-08] [LG-06] plays on ten pages, goes from section to section and changes the language', async ({ player, page }) => {
      test.slow();
      await player.beNewPlayer();
      await player.open('/toto');
      await translate(page, way);
      for (const { path, play } of PLAYS)
        await test.step(path(player), async () => {
          await goTo(page, `/en${path(player)}`);
          await play(page, player);
          await expectWhole(player);
        });
      for (const path of PAGES)
        await test.step(path, async () => {
          await goTo(page, `/en${path}`);
          await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
          await expectWhole(player);
        });

      await player.openSettings();
      await page.getByRole('button', { name: 'Language: EN' }).click();
      await page.getByRole('menuitemradio', { name: 'Русский' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await player.closeSettings();

      // Every text is in the new language, also those that React has not made anew.
      await expect(page.getByText(message('en', 'ui.skip'), { exact: true })).toHaveCount(0);
      await expect(page.getByText(message('ru', 'ui.skip'), { exact: true })).toBeAttached();
      await expect(page.getByText(message('ru', 'ui.section.title'))).toHaveCount(0);
      await expect(page.getByTestId(/^remote-error-/)).toHaveCount(0);
    });
  });
}

test('[RM-08] [LY-13] the clocks of a translated page tick', async ({ player, page }) => {
  await player.beNewPlayer();
  await player.open('/live/all/1-football');
  await translate(page, 'replaces');
  const ofGames = player.games.getByText(BEFORE_THE_END);
  // The strip with the time of day is part of the desktop build.
  const ofDay = page.locator('time', { hasText: /\d:\d\d:\d\d/ });
  for (const clocks of player.isMobile ? [ofGames] : [ofGames, ofDay]) {
    await expect(clocks.first()).toBeVisible();
    const before = await clocks.allTextContents();
    await expect.poll(() => clocks.allTextContents()).not.toEqual(before);
  }
});

test.describe('translated before the page has started', () => {
  // React finds other elements than the edge has rendered, and renders the page anew.
  test.use({ allowedConsole: [/differs from what the edge drew|hydrat/i] });

  test('[RM-08] [REM-10] the page starts and takes a bet', ONLY.mobile, async ({ player, page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (text.parentElement === null || text.parentElement.closest('script, style, noscript') !== null) continue;
          const font = document.createElement('font');
          font.textContent = text.data;
          text.replaceWith(font);
        }
      });
    });
    await player.beNewPlayer();
    await player.open(quietList(player));
    await player.pickAtFixedPrice();
    await player.openCoupon();
    await player.place();
    await expect(player.balance).toHaveText(/€995\.00/);
    await expectWhole(player);
  });
});
