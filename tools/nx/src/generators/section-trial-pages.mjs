// Effects of deployments for visitors, in a browser: two versions side by side, pages opened before a deployment, and removed files.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const HEADING = 'main h1';

/** A visitor with a separate browser context. `documents` grows with every document that the page loads. */
async function visitor(browser, origin) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en' });
  await context.addCookies([{ name: 'tl-consent', value: '1.0', url: origin }]);
  const page = await context.newPage();
  const documents = [];
  const messages = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('response', (response) => response.request().isNavigationRequest() && documents.push(response.url()));
  return { context, page, documents, messages, close: () => context.close() };
}

/** Resolves when the page is hydrated and reacts to input and navigation. */
const takenOver = (page) => page.locator('html[data-taken-over]').waitFor({ state: 'attached' });

/** Navigates like a link inside the page, without loading a new document. */
const goInside = (page, url) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, url);

/** The coupon stored in this browser, or null if it is empty. */
const couponOf = (page) => page.evaluate(() => localStorage.getItem('touchline.coupon'));

/** Opens the line and adds a bet to the coupon. */
async function withBet(browser, origin) {
  const one = await visitor(browser, origin);
  await one.page.goto('/en/line');
  await takenOver(one.page);
  await one.page.locator('[data-testid^="outcome-"]:not([aria-disabled="true"])').first().click();
  await one.page.waitForFunction(() => localStorage.getItem('touchline.coupon') !== null);
  return one;
}

/** @param pageFile - source of the section's page. */
export async function walkInBrowser({ key, pageFile, origin, dist, deploy, edit, verdict, until }) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const path = `/en/${key}`;
  let lines = 6;
  /** Changes the title, and the page's code so that its chunk gets a new name. */
  const change = (from, to) => {
    edit(`libs/${key}/pages/src/page-words.ts`, `defaultMessage: '${from}'`, `defaultMessage: '${to}'`);
    edit(`libs/${key}/pages/src/${pageFile}`, `count={${lines}}`, `count={${++lines}}`);
  };
  /** Chunks of the pages. The entry is left out, because an open page may have loaded it already. */
  const chunksOf = ({ remotes }) => {
    const { js, imports, pages } = remotes[key];
    return [...new Set(Object.values(pages).flat())].filter((file) => ![js, ...imports].includes(file));
  };
  const registry = () => JSON.parse(readFileSync(join(dist, 'registry.json'), 'utf8'));
  try {
    // Two visitors open home while "Races of the day" is live, then another version is deployed.
    const [stays, late] = [await withBet(browser, origin), await withBet(browser, origin)];
    const old = chunksOf(registry());
    change('Races of the day', 'Races of the week');
    verdict('another version is deployed while pages are open', deploy().isOk);
    await until(path, ({ text }) => text.includes('Races of the week'));

    await goInside(stays.page, path);
    await stays.page.locator(HEADING, { hasText: 'Races of the day' }).waitFor();
    verdict('a page that was open before finds its old files: no new document', stays.documents.length === 1, stays.documents.join('\n'));

    // Simulates the removal of the old files a day later.
    const gone = old.filter((file) => !chunksOf(registry()).includes(file));
    for (const file of gone) for (const ending of ['', '.br', '.gz']) rmSync(join(dist, file + ending), { force: true });
    const coupon = await couponOf(late.page);
    await goInside(late.page, path);
    await late.page.locator(HEADING, { hasText: 'Races of the week' }).waitFor();
    verdict(
      `without them (${gone.length}) the newer version is shown`,
      gone.length > 0 && late.documents.length === 2,
      late.documents.join('\n'),
    );
    verdict('the coupon is kept', coupon !== null && (await couponOf(late.page)) === coupon, String(coupon));
    await Promise.all([stays.close(), late.close()]);

    // Two versions side by side.
    change('Races of the week', 'Races of the month');
    const tried = deploy('--canary', '0');
    verdict('a version is tried beside the live one', tried.isOk, tried.output);
    const isOnTrial = ({ text }) => text.includes('Races of the month');
    await until(`${path}?mf-canary=${key}`, isOnTrial);
    const [many, tester] = [await visitor(browser, origin), await visitor(browser, origin)];
    await many.page.goto(path);
    await tester.page.goto(`${path}?mf-canary=${key}`);
    await many.page.locator(HEADING, { hasText: 'Races of the week' }).waitFor();
    await tester.page.locator(HEADING, { hasText: 'Races of the month' }).waitFor();
    await tester.page.goto('/en');
    await takenOver(tester.page);
    await goInside(tester.page, path);
    await tester.page.locator(HEADING, { hasText: 'Races of the month' }).waitFor();
    await many.page.reload();
    await many.page.locator(HEADING, { hasText: 'Races of the week' }).waitFor();
    verdict('each visitor stays with their version, drawn by the edge and by the browser', true);
    verdict(
      'the console is silent',
      [...many.messages, ...tester.messages].length === 0,
      [...many.messages, ...tester.messages].join('\n'),
    );
    verdict('the trial is given to everybody', deploy('--promote').isOk);
    const all = await until(path, isOnTrial);
    verdict('they have it', isOnTrial(all));
    await Promise.all([many.close(), tester.close()]);
    deploy('--rollback');
    deploy('--rollback');
    await until(path, ({ text }) => text.includes('Races of the day'));
    change('Races of the month', 'Races of the day');
  } finally {
    await browser.close();
  }
}
