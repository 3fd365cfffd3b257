import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { FAMILY_GAMES, type FamilyGame, frameOf, type Hand, PlayersHand, playRound } from './support/games.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';

type Mode = 'demo' | 'money';
const isLong = process.env['TOUCHLINE_LONG'] === '1';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Light theme on desktop, dark theme on mobile. */
test.use({ colorScheme: async ({ isMobile }, use) => use(isMobile === true ? 'dark' : 'light') });

/** A game's frame has an opaque origin, so axe is injected from outside; it skips the colours of the canvas. */
async function expectGoodFrame(page: Page): Promise<void> {
  const frame = page.frames().at(-1);
  await frame?.evaluate(axe.source);
  // At the end of the page the stake bar has its own place and covers nothing.
  await frame?.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const found = await frame?.evaluate(async (rules) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
      { exclude: ['svg[aria-hidden="true"]'] },
      {
        runOnly: rules,
        resultTypes: ['violations'],
        preload: false,
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }, RULES);
  expect.soft(found, 'rules that the frame of the game breaks').toEqual([]);
  const isTooWide = await frame?.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect.soft(isTooWide, 'the game is wider than its frame').toBe(false);
}

/** From the lobby to the result and the round in the history. */
async function play(
  { page, player }: { page: Page; player: Player },
  game: FamilyGame,
  { mode, by }: { mode: Mode; by: Hand },
): Promise<void> {
  const hand = new PlayersHand(page, by);
  if (mode === 'money') await player.beNewPlayer();
  await player.open('/games');
  await hand.press(page.getByRole('main').getByRole('link', { name: new RegExp(`^${game.name} Returns`) }));
  // A signed-in player has chosen the game by pressing it.
  if (mode === 'demo') await hand.press(page.getByRole('button', { name: 'Play the demo' }));
  const balance = frameOf(page).getByTestId('balance');
  await expect(balance).toHaveText('€1,000.00');

  const words = await playRound(page, hand, game);

  await expect(balance).toHaveText(words === 'No win' ? /^€99\d\.\d\d$/ : /^€\d[\d,]*\.\d\d$/);
  const left = await balance.innerText();
  if (words.startsWith('You won')) expect(left).toMatch(/^€1,/);
  await expectGoodFrame(page);
  const rounds = page.getByRole('region', { name: 'Your rounds' });
  if (mode === 'demo') return expect(rounds).toHaveCount(0);
  await expect(player.balance).toContainText(left);
  await expect(rounds.getByRole('listitem').filter({ hasText: '#' })).toHaveCount(1);
  await hand.press(rounds.getByText('Show this round'));
  await expect(rounds.locator('[data-family]')).toHaveAttribute('data-family', game.family);
}

// Every run plays each family once: for money or as a demo, by mouse, keyboard or touch, in turn. The long run plays every combination.
for (const [at, game] of FAMILY_GAMES.entries()) {
  for (const [nth, mode] of (['money', 'demo'] as const).entries()) {
    for (const [way, by] of (['mouse', 'keyboard', 'touch'] as const).entries()) {
      if (!isLong && (at % 2 !== nth || Math.floor(at / 2) % 3 !== way)) continue;
      const build = by === 'touch' ? 'mobile' : 'desktop';
      test(`[CS-01] [CS-02] [CS-05] from the lobby to a result: ${game.family}, ${mode}, by ${by} @${build}-only`, ({ page, player }) =>
        play({ page, player }, game, { mode, by }));
    }
  }
}

test('[CS-05] the game of skill is played with the arrow keys, and has no stake @desktop-only', async ({ page, player }) => {
  const hand = new PlayersHand(page, 'keyboard');
  await player.open('/games');
  await hand.press(page.getByRole('main').getByRole('link', { name: /^2048 No stake/ }));
  await hand.press(page.getByRole('button', { name: 'Play', exact: true }));
  const game = frameOf(page);
  await hand.press(game.getByRole('button', { name: 'Play', exact: true }));

  await expect(
    game
      .getByRole('button', { name: 'Up' })
      .or(game.getByRole('button', { name: 'Down' }))
      .first(),
  ).toBeEnabled();
  const score = game.getByText(/^Score \d+$/);
  await expect(async () => {
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(score.first()).not.toHaveText('Score 0', { timeout: 500 });
  }).toPass();
  await expectGoodFrame(page);
});
