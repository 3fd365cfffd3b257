// Pages to capture, and the steps that bring each into a representative state.

/** Pages by name. `isForPlayer`: captured signed in; `isFirstVisit`: with the cookie question; `prepare` receives the opened page. */
export const PAGES = [
  { name: 'first-visit', path: '', isFirstVisit: true },
  { name: 'home', path: '' },
  { name: 'live', path: '/live' },
  { name: 'line', path: '/line/all/1-football' },
  { name: 'game', path: findGame },
  { name: 'coupon', path: '/live', prepare: fillCoupon },
  { name: 'sign-in', path: '/user/login' },
  { name: 'registration', path: '/registration' },
  { name: 'account', path: '/office/account', isForPlayer: true },
  { name: 'history', path: '/office/history', isForPlayer: true },
  { name: 'not-found', path: '/no-such-page', mayAnswer404: true },
];

const DEMO = { login: 'demo@touchline.test', password: 'Touchline-demo-1' };
const OPEN_PRICE = '[data-testid^="outcome-"]:not([aria-disabled="true"]):not([aria-pressed="true"])';

/** Opens a page and waits until it is hydrated and its fonts are loaded. */
export async function open(page, path) {
  await page.goto(path);
  await page.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The first game of the live page. */
async function findGame(context, lang) {
  const html = await (await context.request.get(`/${lang}/live`)).text();
  const path = /href="\/[a-z]{2}(\/live\/[^"/]+\/[^"/]+\/[^"/]+\/[^"/]+)"/.exec(html)?.[1];
  if (!path) throw new Error('no link to a game on the live page');
  return path;
}

/** Selects the first open price of several games; `games` is the selector of a game. */
export async function pick(page, count, games = '[data-event]') {
  for (let i = 0; i < count; i++) {
    const game = page
      .getByRole('main')
      .locator(games)
      .filter({ has: page.locator(OPEN_PRICE) })
      .nth(i);
    await game.locator(OPEN_PRICE).first().click();
  }
}

/** Selects the first open price on a game page. */
export const pickOnGame = (page) => page.getByRole('main').locator(OPEN_PRICE).first().click();

/** Adds three bets; opens the coupon if it is behind a button. */
async function fillCoupon(page) {
  await pick(page, 3);
  const coupon = page.getByTestId('coupon');
  const opener =
    page.viewportSize().width < 768 ? page.locator('nav button').nth(1) : page.locator('button[aria-expanded][data-print="hidden"]');
  if (await opener.isVisible()) await opener.click();
  await coupon.waitFor();
  await page.getByTestId('place-bet').waitFor();
}

/** Signs the demo player in through the page. @returns the cookies of the session. */
export async function signIn(page) {
  await open(page, '/en/user/login');
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox').first().fill(DEMO.login);
  await form.locator('input[type="password"]').fill(DEMO.password);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
  return page.context().cookies();
}

/** Answers the cookie question. @returns the cookie that stores the answer. */
export async function answerConsent(page) {
  await open(page, '/en');
  await page.getByTestId('consent').getByRole('button', { name: 'Necessary only' }).click();
  await page.getByTestId('consent').waitFor({ state: 'detached' });
  return (await page.context().cookies()).filter(({ name }) => name === 'tl-consent');
}

/** Places an express of two bets and a single, so that the history is not empty. */
export async function placeCoupons(page) {
  for (const count of [2, 1]) {
    await open(page, '/en/line/all/1-football');
    await pick(page, count);
    await place(page);
  }
}

/** Clicks the button until the receipt is shown: after a price change, the button asks for confirmation. */
async function place(page) {
  const receipt = page.getByTestId('receipt');
  for (let i = 0; i < 8 && !(await receipt.isVisible()); i++) {
    await page.getByTestId('place-bet').click();
    await receipt.waitFor({ timeout: 4_000 }).catch(() => undefined);
  }
  await receipt.waitFor({ timeout: 1_000 });
}
