// npm run screenshots: captures every page at every width, theme and language to dist/screenshots. Fails on a console message, a page that
// scrolls horizontally, or a wrong status.
//   --readme          the three images of the README instead
//   --origin=URL      a product that is already running
//   --only=REGEX      only images whose name matches, for example --only='home-1366'
import { chromium } from '@playwright/test';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, withProduct } from '../../../nx/src/bootstrap/product.mjs';
import { answerConsent, open, PAGES, pick, pickOnGame, placeCoupons, signIn } from './pages.mjs';

const OUT = join(ROOT, 'dist/screenshots');
const IMAGES = join(ROOT, 'docs/images');
const MOST_README_BYTES = 250_000;
const WIDTHS = [1920, 1366, 1100, 768, 390, 320];
const HEIGHTS = { 1920: 1080, 390: 844, 320: 640 };
const THEMES = { dark: 1, light: 0 };
const LANGUAGES = ['en', 'ru', 'ar'];
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'].concat([
  '--disable-component-update',
  '--disable-sync',
]);

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const failures = [];
const fail = (text) => {
  failures.push(text);
  console.error(`screenshots: ${text}`);
};

async function main(origin) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ARGS });
  try {
    if (process.argv.includes('--readme')) await takeReadme(browser, origin);
    else await takeAll(browser, origin);
  } finally {
    await browser.close();
  }
}

/** A window of one width, theme and language, with the cookies of a player if given. */
async function openWindow(browser, origin, { width, theme, lang, cookies = [] }) {
  const isMobile = width < 768;
  const viewport = { width, height: HEIGHTS[width] ?? 900 };
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  await context.addCookies([
    ...cookies.filter(({ name }) => name !== 'tl-view' && name !== 'tl-build'),
    { name: 'tl-view', value: `t=${THEMES[theme]}&l=${lang}`, url: origin },
    { name: 'tl-build', value: isMobile ? 'mobile' : 'desktop', url: origin },
  ]);
  return context;
}

/** A visitor who has answered the cookie question. */
async function makeVisitor(browser, origin) {
  const context = await openWindow(browser, origin, { width: 1366, theme: 'dark', lang: 'en' });
  const cookies = await answerConsent(await context.newPage());
  await context.close();
  return cookies;
}

/** A player who is signed in and has placed bets. */
async function makePlayer(browser, origin) {
  const context = await openWindow(browser, origin, { width: 1366, theme: 'dark', lang: 'en' });
  const page = await context.newPage();
  await answerConsent(page);
  const cookies = await signIn(page);
  await placeCoupons(page);
  await context.close();
  return cookies;
}

async function takeAll(browser, origin) {
  const only = new RegExp(option('only') ?? '');
  const nameOf = (page, { width, theme, lang }) => `${page.name}-${width}-${theme}-${lang}`;
  const looks = WIDTHS.flatMap((width) => Object.keys(THEMES).flatMap((theme) => LANGUAGES.map((lang) => ({ width, theme, lang }))));
  const wanted = looks.map((look) => ({ look, pages: PAGES.filter((page) => only.test(nameOf(page, look))) }));
  if (option('only') === undefined) rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const needsPlayer = wanted.some(({ pages }) => pages.some(({ isForPlayer }) => isForPlayer));
  const visitor = await makeVisitor(browser, origin);
  const player = needsPlayer ? await makePlayer(browser, origin) : [];
  const cookiesOf = ({ isForPlayer, isFirstVisit }) => (isFirstVisit ? [] : isForPlayer ? player : visitor);
  let count = 0;
  for (const { look, pages } of wanted) {
    for (const page of pages) {
      await take(browser, origin, page, { ...look, cookies: cookiesOf(page) }, nameOf(page, look));
      count += 1;
    }
  }
  console.log(`${count} pictures in dist/screenshots`);
}

async function take(browser, origin, shot, look, name) {
  const context = await openWindow(browser, origin, look);
  try {
    const page = await context.newPage();
    listen(page, name, shot.mayAnswer404);
    const path = typeof shot.path === 'string' ? shot.path : await shot.path(context, look.lang);
    await open(page, `/${look.lang}${path}`);
    await shot.prepare?.(page);
    await settle(page);
    const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    if (inside > window) fail(`${name}: the page is ${inside} px wide in a window of ${window} px`);
    await page.screenshot({ path: join(OUT, `${name}.png`), animations: 'disabled' });
  } catch (error) {
    fail(`${name}: ${error.message}`);
  } finally {
    await context.close();
  }
}

function listen(page, name, mayAnswer404 = false) {
  page.on('console', (message) => {
    const isOwn404 = mayAnswer404 && message.text().includes('404');
    if (['error', 'warning'].includes(message.type()) && !isOwn404) fail(`${name}: ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => fail(`${name}: uncaught: ${error.message}`));
}

/** The coupon and the sections load after the first paint; wait until the last placeholder is gone. */
async function settle(page) {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"], aside [aria-busy="true"]') === null, null, {
    timeout: 10_000,
  });
  await page
    .locator('[data-testid="coupon"]')
    .first()
    .waitFor({ state: 'attached', timeout: 3_000 })
    .catch(() => undefined);
}

async function takeReadme(browser, origin) {
  mkdirSync(IMAGES, { recursive: true });
  const player = await makePlayer(browser, origin);
  for (const [name, width, path] of [
    ['home-desktop', 1366, ''],
    ['live-mobile', 390, '/live'],
    ['game-desktop', 1366, findFullGame],
  ]) {
    const context = await openWindow(browser, origin, { width, theme: 'dark', lang: 'en', cookies: player });
    const page = await context.newPage();
    listen(page, name);
    await open(page, `/en${typeof path === 'string' ? path : await path(context)}`);
    await pickForReadme(page);
    await settle(page);
    const file = join(IMAGES, `${name}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
    await context.close();
    const { size } = statSync(file);
    if (size > MOST_README_BYTES) fail(`${name}: ${size} bytes are more than ${MOST_README_BYTES}`);
    console.log(`docs/images/${name}.png: ${Math.round(size / 1000)} kB`);
  }
}

/** Games of a list, excluding the row of live cards above it. */
const LISTED = 'div[data-event], [data-index] [data-event]';

/** Three bets from the list; on a game page only one, because bets on the same game cannot be combined. */
async function pickForReadme(page) {
  const rows = page.getByRole('main').locator(LISTED);
  if ((await rows.count()) >= 3) await pick(page, 3, LISTED);
  else await pickOnGame(page);
  const button = page.locator('[data-testid="place-bet"]:not([aria-disabled="true"]):not(:disabled)');
  if (page.viewportSize().width >= 768) await button.waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** A game with many markets: the first of the live page whose row is complete. */
async function findFullGame(context) {
  const page = await context.newPage();
  await open(page, '/en/live');
  const rows = page.getByRole('main').locator('[data-event]');
  const full = [];
  for (const one of await rows.all()) full.push([await one.locator('[data-testid^="outcome-"]').count(), one]);
  const [, best] = full.reduce((most, one) => (one[0] > most[0] ? one : most));
  const path = await best.locator('a').first().getAttribute('href');
  await page.close();
  return path.slice(3);
}

const origin = option('origin');
if (origin === undefined) await withProduct(main, { port: '4230', sandboxPort: '4330' });
else await main(origin);
if (failures.length > 0) {
  console.error(`screenshots: ${failures.length} failures`);
  process.exit(1);
}
