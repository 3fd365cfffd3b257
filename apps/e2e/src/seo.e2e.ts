import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { quietList, shakyList } from './support/lists.ts';
import { ONLY } from './support/only.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';
import { goInside } from './support/remotes.ts';
import { sandbox } from './support/sandbox.ts';
import { changeServices } from './support/services.ts';

/** Head elements, sorted. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elements = [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"], link[hreflang]')]
      .filter((one) => !['viewport', 'theme-color', 'csp-nonce'].includes(one.getAttribute('name') ?? one.getAttribute('property') ?? ''))
      .map((one) => one.outerHTML.replace(/ data-seo(="")?/, ''));
    return elements.sort();
  });

test(
  '[SE-01] [SE-02] after a client-side navigation the head equals that of a full document',
  ONLY.desktop,
  async ({ player, page, context }) => {
    const list = quietList(player);
    const fresh = await context.newPage();
    const structuredOf = (of: Page) => of.locator('script[type="application/ld+json"]');
    // The description counts games; if one starts between the two requests, both are repeated. Routing bypasses the HTTP cache, which would
    // return the same document for half a minute.
    await context.route('**/*', (route) => route.continue());
    await expect(async () => {
      await fresh.goto(`/en${list}`);
      const ofDocument = await headOf(fresh);
      expect(ofDocument.filter((one) => one.includes('hreflang'))).not.toHaveLength(0);
      expect(await structuredOf(fresh).evaluate((one) => one.textContent)).toContain('BreadcrumbList');
      await player.open('/line');
      await page.locator(`a[href="/en${list}"]`).first().click();
      await expect.poll(() => headOf(page), { timeout: 10_000 }).toEqual(ofDocument);
    }).toPass({ timeout: 100_000 });
    // Data of the previous page would be wrong, and the client must not write new data.
    await expect(structuredOf(page)).toHaveCount(0);
  },
);

test(
  '[SE-02] [GD-20] shows the breadcrumbs of the redirect service, in a document and after a client-side navigation',
  ONLY.desktop,
  async ({ player, page, context }) => {
    const breadcrumbs = (title: string, url: string) => ({
      redirect: false,
      breadcrumbs: [
        { title: 'Start of all', url: '/en' },
        { title, url },
      ],
    });
    await changeServices(context, {
      redirects: { '/en/live': breadcrumbs('What is on', '/en/live'), '/en/toto': breadcrumbs('Pools', '/en/toto') },
    });
    const trail = page.getByRole('main').getByRole('navigation', { name: player.message('ui.breadcrumb') });

    for (const go of [(path: string) => player.open(path), (path: string) => goInside(page, `/en${path}`)])
      // The usual trail is shown if the service misses its deadline, as it may on a busy machine: then the visit is repeated.
      await expect(async () => {
        await go('/live');
        await expect(trail.getByRole('listitem')).toHaveText(['Start of all', 'What is on'], { timeout: 5_000 });
        await expect(trail.getByRole('link', { name: 'Start of all' })).toHaveAttribute('href', '/en');
        await go('/toto');
        await expect(trail.getByRole('listitem')).toHaveText(['Start of all', 'Pools'], { timeout: 5_000 });
      }).toPass({ timeout: 200_000 });
    await goInside(page, '/en/line');
    await expect(trail.getByRole('listitem')).toHaveCount(2);
    await expect(trail).not.toContainText('Start of all');
  },
);

test(
  '[CFG-6] text from a partner stays text in head and page, also after a client-side navigation',
  ONLY.desktop,
  async ({ player, page }) => {
    const text = '</title></script><script>window.__hit=1</script>"><img src=x onerror=window.__hit=1>';
    // This list is used by no other test, which would see the partner's text.
    const path = `/en${shakyList(player)}`;
    const setAnswer = (call: 'page-data' | 'content', answer: unknown) => sandbox.setSeoAnswer({ call, url: path, answer });
    await setAnswer('page-data', {
      title: text,
      description: text,
      metaRobots: text,
      metas: [
        { name: text, content: text },
        { name: 'author', content: text },
      ],
      customCanonical: { mode: 'url', targetUrl: 'https://evil.test/' },
    });
    await setAnswer('content', { content: { heading: text, lead: text, parts: [{ heading: text, text }] } });
    try {
      await expect(async () => {
        await page.goto(path);
        expect(await page.title()).toBe(text);
      }).toPass({ timeout: 100_000 });
      await player.takenOver();
      await expect(page.getByTestId('seo-block').getByRole('heading', { level: 2 })).toHaveText(text);
      const isSafe = () =>
        page.evaluate(() => ({
          hit: '__hit' in window,
          images: document.querySelectorAll('img[src="x"]').length,
          canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
          author: document.querySelector('meta[name="author"]')?.getAttribute('content'),
        }));
      const safe = { hit: false, images: 0, canonical: `${ORIGIN}${path}`, author: text };
      expect(await isSafe()).toEqual(safe);

      await player.open('/line');
      await page.locator(`a[href="${path}"]`).first().click();
      await expect.poll(() => page.title()).toBe(text);
      expect(await isSafe()).toEqual(safe);
    } finally {
      await setAnswer('page-data', null);
      await setAnswer('content', null);
    }
  },
);

const MANY_BYTES = 64 * 1024 * 1024;

test('[CFG-5] [CFG-6] 200 hostile strings in every field at once run no script and add no element', ONLY.desktop, async ({ page }) => {
  test.setTimeout(120_000);
  const root = resolve(import.meta.dirname, '../../..');
  const script = [
    '--conditions=@touchline/source',
    '--disable-warning=ExperimentalWarning',
    'apps/edge/src/testing/print-hostile-documents.ts',
  ];
  const documents = JSON.parse(execFileSync(process.execPath, script, { cwd: root, maxBuffer: MANY_BYTES }).toString()) as {
    text: string;
    html: string;
  }[];
  expect(documents).toHaveLength(200);
  // These documents have no Content-Security-Policy: injected code would run.
  await page.route('http://hostile.localhost/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const html = documents[Number(pathname.slice(1))]?.html;
    if (pathname === '/all')
      return route.fulfill({ contentType: 'text/html', body: documents.map((_, at) => `<iframe src="/${at}"></iframe>`).join('') });
    if (html !== undefined) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    return route.fulfill({ contentType: pathname.endsWith('.css') ? 'text/css' : 'text/javascript', body: '' });
  });
  await page.goto('http://hostile.localhost/all', { waitUntil: 'load' });

  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map(({ contentWindow, contentDocument }) => {
      const state = JSON.parse(contentDocument?.getElementById('tl-state')?.textContent ?? 'null') as { user: { login: string } } | null;
      return {
        hit: contentWindow === null || '__hit' in contentWindow,
        body: [...(contentDocument?.body.children ?? [])].map((one) => `${one.localName}#${one.id}`).join(),
        images: contentDocument?.querySelectorAll('img, svg').length,
        login: state?.user.login,
      };
    }),
  );
  expect(seen).toEqual(documents.map(({ text }) => ({ hit: false, body: 'div#root,script#tl-state,script#', images: 0, login: text })));
});
