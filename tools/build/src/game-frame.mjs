// Builds the page that runs the games as one bundle, because it is on another origin and shares nothing with the site.
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';
import { noDefaultMessage } from './no-default-message.mjs';
import { baseOptions, CLIENT_OUTPUT, NO_PARSER, rolldown } from './vite-options.mjs';
import { DIST, ROOT } from './workspace.mjs';

const BASE = '/assets/game-frame/';
export const GAME_FRAME = '@touchline/game-frame';

/** @returns URLs of its script and styles. */
export async function buildGameFrame() {
  const options = baseOptions();
  const output = await build({
    ...options,
    resolve: { ...options.resolve, alias: [NO_PARSER] },
    base: BASE,
    plugins: [noDefaultMessage(), react()],
    build: {
      outDir: join(DIST, 'assets/game-frame'),
      emptyOutDir: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: rolldown({ input: { frame: join(ROOT, 'apps/game-frame/src/main.tsx') }, output: CLIENT_OUTPUT }),
    },
  });
  const files = [output].flat().flatMap((each) => each.output);
  const urls = files.map(({ fileName }) => BASE + fileName);
  return { js: BASE + files.find(({ isEntry }) => isEntry).fileName, css: urls.filter((url) => url.endsWith('.css')), files: urls };
}
