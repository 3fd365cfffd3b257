import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './support/own-site.ts';
import { expect } from './support/quiet-page.ts';

const HOSTILE = readFileSync(join(import.meta.dirname, '../../../libs/ui/kit/src/brand-book/hostile-values.json'), 'utf8');

/** A host that no code of the site calls; records the requests it gets. */
async function canary() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, requests, close: () => new Promise((done) => server.close(done)) };
}

// The page's Content-Security-Policy would block most of them; this test is about the stylesheet alone.
test.use({ bypassCSP: true });

test('[LY-12] [CFG-4] hostile brand books call no host and run no script; safe values apply', async ({ page, ownSite }) => {
  const { host, requests, close } = await canary();
  const all = JSON.parse(HOSTILE.replaceAll('CANARY', host)) as { css_prop: string; css_value: string }[];
  // The backend rejects a NUL byte before it reaches a value; the sanitiser's own test covers it.
  const book = all.filter(({ css_prop, css_value }) => !`${css_prop}${css_value}`.includes('\u0000'));
  // The edge reads 150 values per brand book, so there are several; a safe value in each shows that the book has arrived.
  for (let part = 0; part * 150 < book.length; part += 1) {
    const mark = `#00${part + 1}0ff`.padEnd(7, '0').slice(0, 7);
    ownSite.changeSite({
      brandBook: [...book.slice(part * 150, (part + 1) * 150), { css_prop: '--tl-cyan-300', css_value: mark }],
    });
    await expect
      .poll(async () => {
        await page.goto('/en/oldbrowser');
        return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tl-cyan-300').trim());
      })
      .toBe(mark);
    // Uses every token, so that any value that fetches something does so.
    await page.evaluate(() => {
      for (const property of ['--accent', '--text', '--surface-page', '--font', '--r-m', '--tl-green-400', 'background'])
        for (const use of ['background', 'border-image', 'list-style', 'cursor', 'font', 'border-radius', 'content']) {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.cssText = `${use}:var(${property})`;
        }
    });
    expect(await page.evaluate(() => (globalThis as { __pwned?: number }).__pwned)).toBeUndefined();
    const sheets = await page.evaluate(() => [...document.querySelectorAll('head style')].map((sheet) => sheet.textContent));
    expect(sheets).toEqual([`@media screen{:root:root{--tl-cyan-300:${mark}}}`]);
  }
  expect(requests).toEqual([]);
  await close();
});
