// Builds the service worker: one classic script without imports, for browser compatibility.
import { join } from 'node:path';
import { build } from 'vite';
import { baseOptions, rolldown } from './vite-options.mjs';
import { DIST, ROOT } from './workspace.mjs';

const BASE = '/assets/service-worker/';
export const SERVICE_WORKER = '@touchline/service-worker';

/** @returns the URL of its script. */
export async function buildServiceWorker() {
  const output = await build({
    ...baseOptions(),
    base: BASE,
    build: {
      outDir: join(DIST, 'assets/service-worker'),
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: rolldown({
        input: { worker: join(ROOT, 'apps/service-worker/src/worker.ts') },
        output: { format: 'iife', entryFileNames: '[name]-[hash].js' },
      }),
    },
  });
  const files = [output].flat().flatMap((each) => each.output);
  const urls = files.map(({ fileName }) => BASE + fileName);
  return { js: BASE + files.find(({ isEntry }) => isEntry).fileName, files: urls };
}
