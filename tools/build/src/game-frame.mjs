// Builds the page that runs the games as one bundle, because it is on another origin and shares nothing with the site.
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';
import { noDefaultMessage } from './no-default-message.mjs';
import { baseOptions, CLIENT_OUTPUT, NO_PARSER, plainImports, rolldown } from './vite-options.mjs';
import { DIST, ROOT } from './workspace.mjs';

const BASE = '/assets/game-frame/';
export const GAME_FRAME = '@touchline/game-frame';

/** What a chunk holds, as far as a first play depends on it: the renderer, the stages of a family, a set of pictures, all backdrops. */
const PARTS = [
  [/\/casino\/stage-ui\/src\/play\/webgl-surface\.ts$/, () => 'renderer'],
  [/\/casino\/(stage-[a-z]+)-ui\/src\/load-stage\.ts$/, ([, family]) => family],
  [/\/casino\/game-art\/src\/sets\//, () => 'art'],
  [/\/casino\/game-art\/src\/backdrops\//, () => 'backdrops'],
];
function partOf(moduleIds) {
  for (const [pattern, name] of PARTS) {
    const found = moduleIds.map((id) => pattern.exec(id)).find((each) => each !== null);
    if (found !== undefined) return name(found);
  }
  return null;
}

/**
 * @returns URLs of its script and styles, and what each of its scripts imports, at once and on demand.
 */
export async function buildGameFrame() {
  const options = baseOptions();
  const output = await build({
    ...options,
    resolve: { ...options.resolve, alias: [NO_PARSER] },
    base: BASE,
    plugins: [noDefaultMessage(), plainImports(), react()],
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
  const chunks = Object.fromEntries(
    files
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, moduleIds, imports, dynamicImports }) => [
        BASE + fileName,
        { part: partOf(moduleIds), imports: imports.map((each) => BASE + each), later: dynamicImports.map((each) => BASE + each) },
      ]),
  );
  return { js: BASE + files.find(({ isEntry }) => isEntry).fileName, css: urls.filter((url) => url.endsWith('.css')), files: urls, chunks };
}
