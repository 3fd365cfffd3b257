import type { Page } from '@playwright/test';
import type { Player } from './player.ts';
import { frameOf } from './games.ts';
import { expect } from './quiet-page.ts';

/** A picture with nothing on it is smaller, as a PNG. */
const BLANK_BYTES = 6_000;

/** Games with a stage: one of a single object, one of reels with the art of a theme. */
export const STAGED = [
  { name: 'Coin flip', start: 'Play' },
  { name: 'Classic Three', start: 'Spin' },
] as const;

/** Plays a demo of a game with a stage, and expects that a renderer has drawn it, without a message in the console. */
export async function expectDrawnBy(
  renderer: 'webgl' | 'canvas',
  { name, start }: (typeof STAGED)[number],
  { player, page }: { player: Player; page: Page },
): Promise<void> {
  await player.open('/games');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Play the demo' }).click();
  const game = frameOf(page);
  const canvas = game.locator(`canvas[data-renderer=${renderer}]`);
  await expect(canvas).toBeVisible();
  await game.getByRole('button', { name: start }).click();
  await expect(game.getByRole('status')).toHaveText(/You won|returned|No win/);
  expect((await canvas.screenshot()).byteLength).toBeGreaterThan(BLANK_BYTES);
}
