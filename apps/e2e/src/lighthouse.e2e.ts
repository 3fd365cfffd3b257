import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { ONLY } from './support/only.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];
/** Pages with moving prices never become idle, so waiting after the first render finds nothing more. */
const DRAWN = { maxWaitForLoad: 4_000, pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, networkQuietThresholdMs: 0, cpuQuietThresholdMs: 0 };

async function judge(port: number, build: string, path: string): Promise<unknown> {
  const flags = { port, throttlingMethod: 'provided', disableFullPageScreenshot: true, logLevel: 'silent', ...DRAWN } as const;
  const result = await lighthouse(
    `${ORIGIN}${path}?platform_type=${build}`,
    { ...flags, onlyCategories: ['accessibility', 'best-practices', 'seo'] },
    build === 'desktop' ? desktopConfig : undefined,
  );
  if (result === undefined) throw new Error(`${build} ${path}: Lighthouse says nothing`);
  const { categories, audits } = result.lhr;
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return { lost: lost.map(({ id }) => id), ...Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score])) };
}

// Lighthouse takes ten seconds per page: every run audits the first page on a phone, `npm run test:long -- judges` all indexed pages in
// both builds.
test(
  '[SE-01] [A11Y-1] Lighthouse gives indexed pages 100 for accessibility, best practices and search',
  ONLY.mobile,
  async ({ request }) => {
    test.slow();
    const live = await (await request.get('/en/live')).text();
    const game = /href="(\/en\/live\/[^"/]+\/[^"/]+\/[^"/]+\/[^"/]+)"/.exec(live)?.[1] ?? 'no game on the live page';
    const all = [
      '/en',
      '/en/live',
      game,
      '/en/promotions/first-steps',
      '/en/news/bet-calculator',
      '/en/information/rules/general',
      '/en/information/betting-calculator',
      '/en/casino',
    ];
    const chrome = await launch({
      chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      chromeFlags: [...FLAGS, '--disable-component-update', '--disable-quic'],
      logLevel: 'silent',
    });
    try {
      for (const build of IS_LONG ? ['mobile', 'desktop'] : ['mobile'])
        for (const path of IS_LONG ? all : all.slice(0, 1))
          expect
            .soft(await judge(chrome.port, build, path), `${build} ${path}`)
            .toEqual({ lost: [], accessibility: 1, 'best-practices': 1, seo: 1 });
    } finally {
      chrome.kill();
    }
  },
);
