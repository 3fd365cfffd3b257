// npm run test:long -- docs: opens the documentation site in dist/docs in a browser. Pages of each kind pass the accessibility rules in
// both themes, the search finds a name and a page, the version is shown, and Storybook exists.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const SITE = join(ROOT, 'dist/docs');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PAGES = ['index.html', 'modules/_touchline_betting-coupon-math.html', 'modules/_touchline_ui-kit.html', 'documents/Brands.html'];

const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const file = join(SITE, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
  if (!file.startsWith(SITE) || !existsSync(file) || extname(file) === '') return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ reducedMotion: 'reduce' });
const page = await context.newPage();
const messages = [];
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
page.on('pageerror', (error) => messages.push(error.message));

let passed = 0;
let failed = 0;
function verdict(name, wrong) {
  if (wrong.length === 0) passed++;
  else failed++;
  console.log(`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const line of wrong.slice(0, 8)) console.log(`  ${line}`);
}
/**
 * TypeDoc's script renders the navigation tree with a link inside a summary. Both can be reached by keyboard, so that rule is disabled
 * there.
 */
const TREE = '.tsd-navigation';
/** The dark theme differs only in colours. */
async function violationsOf(colorScheme) {
  const judge = (axe) => (colorScheme === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe.withTags(RULES));
  const rest = await judge(new AxeBuilder({ page }).exclude(TREE)).analyze();
  const tree = await judge(new AxeBuilder({ page }).include(TREE)).analyze();
  return [...rest.violations, ...tree.violations.filter(({ id }) => id !== 'nested-interactive')];
}
const wantsEqual = (is, wanted) => (is === wanted ? [] : [`is ${is}, and ${wanted} is wanted`]);

try {
  await page.goto(origin);
  await page.getByRole('link', { name: `Touchline ${version}` }).click();
  verdict('the front page leads to the version', wantsEqual(new URL(page.url()).pathname, `/${version}/index.html`));
  verdict('every page shows its version', wantsEqual(await page.locator('.title').first().textContent(), `Touchline ${version}`));

  for (const path of PAGES)
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      const answer = await page.goto(`${origin}/${version}/${path}`);
      const violations = await violationsOf(colorScheme);
      verdict(`${path}, ${colorScheme}`, [
        ...wantsEqual(answer?.status(), 200),
        ...violations.flatMap(({ id, nodes }) =>
          nodes.slice(0, 2).map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
        ),
      ]);
    }

  for (const [words, wanted] of [
    ['bestOddsGuaranteed', 'coupon-math'],
    ['SegmentedControl', 'SegmentedControl'],
  ]) {
    await page.goto(`${origin}/${version}/index.html`);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: /search/i }).fill(words);
    const first = page.locator('#tsd-search-results a').first();
    const href = await first.getAttribute('href', { timeout: 15_000 }).catch(() => null);
    verdict(`the search finds ${words}`, href !== null && href.includes(wanted) ? [] : [`its first result leads to ${href}`]);
  }

  await page.goto(`${origin}/${version}/index.html`);
  await page.getByRole('link', { name: 'Storybook' }).first().click();
  const story = page.frameLocator('#storybook-preview-iframe').locator('.story');
  await story.first().waitFor({ timeout: 30_000 });
  verdict('Storybook opens beside the documents', []);
  verdict('the console is silent', [...new Set(messages)]);
} catch (error) {
  verdict('the site can be used', [error.message]);
} finally {
  await browser.close();
  server.close();
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
