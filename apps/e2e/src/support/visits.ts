import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SEEN = join(import.meta.dirname, '../../../../.cache/visits');
const CODE = /\/assets\/([a-z-]+)\//g;
type FileOfTest = () => string;

/**
 * Writes down which sections' code the pages of a test fetch, by file of tests: a change of a section runs the files that visit it
 * (`visits.json`). A file that visits none leaves an empty folder. Contexts that are made otherwise than by the browser of the test say so by
 * `noteContext`; what a test fetches without any of Playwright's contexts is not seen, so files that fetch pages so are not listed there.
 */
export function noteVisits(browser: Browser, fileOfTest: FileOfTest): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    noteContext(context, fileOfTest);
    return context;
  };
}

export function noteContext(context: BrowserContext, fileOfTest: FileOfTest): void {
  context.on('request', (request) => note(new URL(request.url()).pathname, fileOfTest));
  noteRequests(context.request, fileOfTest);
}

/** Documents that a test asks for without a page: they name the code of the section that was drawn on the server. */
export function noteRequests(request: APIRequestContext, fileOfTest: FileOfTest): void {
  const fetch = request.fetch.bind(request);
  const noted: typeof fetch = async (...given) => {
    const answer = await fetch(...given);
    note(new URL(answer.url()).pathname, fileOfTest);
    if (answer.headers()['content-type']?.startsWith('text/html') === true) note(await answer.text(), fileOfTest);
    return answer;
  };
  request.fetch = noted;
  request.get = (url, options) => noted(url, { ...options, method: 'GET' });
}

/** What this process has written down already: a page asks for a hundred files. */
const written = new Set<string>();

function note(text: string, fileOfTest: FileOfTest): void {
  const folder = join(SEEN, basename(fileOfTest()));
  const once = (path: string, write: () => void): void => {
    if (written.has(path)) return;
    written.add(path);
    write();
  };
  once(folder, () => mkdirSync(folder, { recursive: true }));
  for (const [, section] of text.matchAll(CODE))
    if (section !== undefined) once(join(folder, section), () => writeFileSync(join(folder, section), ''));
}
