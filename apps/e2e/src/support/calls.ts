import { expect, type Page } from '@playwright/test';

/** Calls that a page makes, and a wait for those that are under way. */
export function countCalls(page: Page) {
  const asked: string[] = [];
  let pending = 0;
  page.on('request', (request) => {
    pending += 1;
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  return { asked, rest: () => expect.poll(() => pending).toBeLessThanOrEqual(0) };
}
