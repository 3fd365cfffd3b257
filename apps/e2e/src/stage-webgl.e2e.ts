import { test } from './support/quiet-page.ts';
import { expectDrawnBy, STAGED } from './support/stage.ts';

// Chromium gives pages WebGL without a graphics processor only when it is asked to.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  },
});

for (const game of STAGED)
  test(`[CS-05] [SEC-3] draws ${game.name} by WebGL under the policy of the frame: no generated code, worker or image`, async ({
    player,
    page,
  }) => {
    await expectDrawnBy('webgl', game, { player, page });
  });
