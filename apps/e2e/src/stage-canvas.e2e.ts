import { test } from './support/quiet-page.ts';
import { expectDrawnBy } from './support/stage.ts';

test('[CS-05] [SEC-3] draws a game on a canvas where there is no graphics processor', async ({ player, page }) => {
  await expectDrawnBy('canvas', { player, page });
});
