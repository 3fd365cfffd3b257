import { test } from './support/quiet-page.ts';
import { expectDrawnBy, STAGED } from './support/stage.ts';

for (const game of STAGED)
  test(`[CS-05] [SEC-3] draws ${game.name} on a canvas where there is no graphics processor`, async ({ player, page }) => {
    await expectDrawnBy('canvas', game, { player, page });
  });
