import { test } from './support/quiet-page.ts';
import { expectDrawnBy, STAGED } from './support/stage.ts';

// Chromium gives pages WebGL without a graphics processor only when it is asked to, and a stage then prefers a canvas.
test.use({
  // Taking a picture of WebGL without a graphics processor is slow, which Chromium notes.
  allowedConsole: [/GPU stall due to ReadPixels/],
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  },
});

/** Gives slow WebGL to pages that ask for a quick one, and does not name its renderer. Runs in every frame. */
function acceptSlowWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
    apply: (target, canvas, [kind, options]: [string, object?]) =>
      Reflect.apply(target, canvas, [kind, { ...options, failIfMajorPerformanceCaveat: false }]) as unknown,
  });
  const { getExtension } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getExtension = new Proxy(getExtension, {
    apply: (target, context, [name]: [string]) =>
      name === 'WEBGL_debug_renderer_info' ? null : (Reflect.apply(target, context, [name]) as unknown),
  });
}

for (const game of STAGED)
  test(`[CS-05] [SEC-3] draws ${game.name} by WebGL under the policy of the frame: no generated code, worker or image`, async ({
    player,
    page,
  }) => {
    await page.addInitScript(acceptSlowWebGl);
    await expectDrawnBy('webgl', game, { player, page });
  });
