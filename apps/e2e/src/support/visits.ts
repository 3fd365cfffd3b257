import type { Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SEEN = join(import.meta.dirname, '../../../../.cache/visits');

/**
 * Writes down which sections' code the pages of a test fetch, by file of tests: a change of a section runs the files that visit it
 * (`visits.json`). Contexts that are made otherwise than by the browser of the test are not seen; files that make such are not listed there.
 */
export function noteVisits(browser: Browser, fileOfTest: () => string): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const folder = join(SEEN, basename(fileOfTest()));
    context.on('request', (request) => {
      const section = /^\/assets\/([a-z-]+)\//.exec(new URL(request.url()).pathname)?.[1];
      if (section === undefined) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, section), '');
    });
    return context;
  };
}
