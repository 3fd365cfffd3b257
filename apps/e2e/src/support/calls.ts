import { expect, type Page, type Request } from '@playwright/test';

/** Records the requests of a page, and waits for those in flight. */
export function countCalls(page: Page) {
  const requests: string[] = [];
  const open = new Map<Request, string>();
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    requests.push(call);
    open.set(request, call);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { requests, settled: () => expect.poll(() => [...open.values()]).toEqual([]) };
}
