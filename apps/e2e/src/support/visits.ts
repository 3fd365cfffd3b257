import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SEEN = join(import.meta.dirname, '../../../../.cache/visits');
const CODE = /\/assets\/([a-z-]+)\//g;
/** Code and styles that a document loads. Its data also names the files of sections that it does not show. */
const LOADED = /(?:href|src)="[^"]*"/g;
type FileOfTest = () => string;

/**
 * Records which sections' code the pages of each test file fetch (`visits.json`), so that a change of a section runs the files that visit
 * it. A file that visits none leaves an empty folder. Contexts not created by the test's browser are reported with `noteContext`; requests
 * outside Playwright contexts are not seen, so files that fetch pages that way are not listed.
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

/** Records documents requested without a page: they name the code of the section that the server rendered. */
export function noteRequests(request: APIRequestContext, fileOfTest: FileOfTest): void {
  const fetch = request.fetch.bind(request);
  const noted: typeof fetch = async (...given) => {
    const answer = await fetch(...given);
    note(new URL(answer.url()).pathname, fileOfTest);
    if (answer.headers()['content-type']?.startsWith('text/html') === true)
      note((await answer.text()).match(LOADED)?.join(' ') ?? '', fileOfTest);
    return answer;
  };
  request.fetch = noted;
  request.get = (url, options) => noted(url, { ...options, method: 'GET' });
}

/** Already recorded by this process: a page fetches a hundred files. */
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
