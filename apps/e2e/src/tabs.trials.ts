import { measured } from './support/measured.ts';
import type { BrowserContext, CDPSession, Page, TestInfo } from '@playwright/test';
import { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

const TABS = 8;
const TEN_MINUTES = 600_000;
const PLAY = 'touchline:play';
const PING = '/limit-service-api/api/external/web/v3/ping';
const SESSION = '/web-api/session';
const TERMS = '/web-api/api-v3/v2/user/agreement-rules/status';

test.beforeEach(() => sandbox.changeSite({ isConfirmTermsEnabled: true }));

/** Opens eight tabs of a player with a session limit, each on another page. */
async function openTabs(player: Player, context: BrowserContext, testInfo: TestInfo): Promise<Page[]> {
  await player.beNewPlayer();
  await player.open('/office/responsible?tab=time');
  const session = player.page.getByRole('region', { name: 'Session limit' });
  await session.getByRole('combobox', { name: 'New session limit' }).selectOption('5');
  await session.getByRole('button', { name: 'Set limit' }).click();
  await expect(session.getByText('5 hours in 24 hours').first()).toBeVisible();
  const pages = [player.page];
  while (pages.length < TABS) {
    const other = new Player(await context.newPage(), testInfo);
    // Each page pings once when it opens; counting starts after that.
    const pinged = other.page.waitForResponse((answer) => answer.url().endsWith(PING));
    await other.open('/office/account');
    await pinged;
    pages.push(other.page);
  }
  return pages;
}

/** Client id of the tab that pings; null while there is none. */
const holder = (page: Page): Promise<string | null> =>
  page.evaluate(async (name) => (await navigator.locks.query()).held?.find((lock) => lock.name === name)?.clientId ?? null, PLAY);

const clientOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    navigator.locks.request(`who ${crypto.randomUUID()}`, async (own) => {
      const { held } = await navigator.locks.query();
      return held?.find(({ name }) => name === own?.name)?.clientId ?? '';
    }),
  );

/** Ends the tab that pings and measures the time until another one takes over. */
async function handOver(pages: Page[], end: (page: Page) => Promise<unknown>): Promise<{ left: Page; others: Page[]; ms: number }> {
  const clients = await Promise.all(pages.map(clientOf));
  const first = await holder(pages[0] as Page);
  const left = pages[clients.indexOf(first ?? '')];
  if (left === undefined) throw new Error('no tab pings');
  const others = pages.filter((page) => page !== left);
  const watcher = others[0] as Page;
  const begun = performance.now();
  await end(left);
  await expect.poll(async () => ![null, first].includes(await holder(watcher)), { intervals: [50], timeout: 40_000 }).toBe(true);
  return { left, others, ms: performance.now() - begun };
}

test('[TAB-1] eight tabs ping 20 times in ten minutes, and check the session and the terms 10 times each', async ({
  player,
  context,
}, testInfo) => {
  test.setTimeout(TEN_MINUTES + 120_000);
  await openTabs(player, context, testInfo);
  const requests: string[] = [];
  context.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await new Promise((end) => setTimeout(end, TEN_MINUTES));
  const count = (path: string) => requests.filter((each) => each === path).length;
  testInfo.annotations.push({ type: 'counted', description: JSON.stringify([count(PING), count(SESSION), count(TERMS)]) });
  console.log('pings, looks at the session, at the terms:', count(PING), count(SESSION), count(TERMS));

  measured({ id: 'TAB-1', unit: 'pings of eight real tabs in ten minutes', atLeast: 18, atMost: 22, run: 'long', value: count(PING) });
  measured({ id: 'TAB-1', unit: 'session polls of eight real tabs', atLeast: 9, atMost: 11, run: 'long', value: count(SESSION) });
  measured({ id: 'TAB-1', unit: 'terms polls of eight real tabs', atLeast: 9, atMost: 11, run: 'long', value: count(TERMS) });
});

test('[TAB-2] when the tab that pings closes, crashes or freezes, exactly one other takes over', async ({ player, context }, testInfo) => {
  test.setTimeout(240_000);
  const pages = await openTabs(player, context, testInfo);
  const closed = await handOver(pages, (page) => page.close());
  measured({ id: 'TAB-2', unit: 'ms after a close', atMost: 2_000, run: 'long', value: closed.ms });

  const crashed = await handOver(closed.others, async (page) => {
    const devtools = await context.newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
  });
  measured({ id: 'TAB-2', unit: 'ms after a crash', atMost: 2_000, run: 'long', value: crashed.ms });

  // A headless browser does not freeze pages: this fires the events and stops the scripts.
  let devtools: CDPSession | undefined;
  const frozen = await handOver(crashed.others, async (page) => {
    devtools = await context.newCDPSession(page);
    await devtools.send('Debugger.enable');
    await page.evaluate(() => void document.dispatchEvent(new Event('freeze')));
    await devtools.send('Debugger.pause');
  });
  measured({ id: 'TAB-2', unit: 'ms after a freeze', atMost: 35_000, run: 'long', value: frozen.ms });
  console.log('taken over after closing, a crash, freezing, ms:', Math.round(closed.ms), Math.round(crashed.ms), Math.round(frozen.ms));

  let pings = 0;
  context.on('request', (request) => void (pings += Number(request.url().endsWith(PING))));
  await devtools?.send('Debugger.disable');
  await frozen.left.evaluate(() => void document.dispatchEvent(new Event('resume')));
  await new Promise((end) => setTimeout(end, 60_000));
  expect(pings).toBeLessThanOrEqual(3);
});

test('[TAB-3] eight tabs show one reality check; an answer in one closes it in all within a second, with one call', async ({
  player,
  context,
}, testInfo) => {
  test.setTimeout(180_000);
  const { login } = await player.beNewPlayer();
  await player.open('/office/responsible?tab=time');
  const check = player.page.getByRole('region', { name: 'Reality check' });
  await check.getByRole('combobox', { name: 'New interval' }).selectOption('5');
  await check.getByRole('button', { name: 'Set limit' }).click();
  await expect(check.getByText('Every 5 minutes').first()).toBeVisible();
  const pages = [player.page];
  while (pages.length < TABS) {
    const other = new Player(await context.newPage(), testInfo);
    await other.open('/office/account');
    await expect(other.balance).toBeVisible();
    pages.push(other.page);
  }
  const answers: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/reality-check') && request.method() === 'POST') answers.push(request.url());
  });
  await sandbox.letHavePlayed(login, 7);
  const dialogs = pages.map((page) => page.getByRole('dialog', { name: 'Reality check' }));
  await Promise.all(dialogs.map((dialog) => expect(dialog).toBeVisible({ timeout: 40_000 })));

  await dialogs[5]?.getByRole('button', { name: 'Keep playing' }).click();
  const pressedAt = performance.now();
  await Promise.all(dialogs.map((dialog) => expect(dialog).toBeHidden({ timeout: 5_000 })));
  const ms = performance.now() - pressedAt;
  console.log('closed in eight tabs after ms:', Math.round(ms));
  measured({ id: 'TAB-3', unit: 'ms until all checks are closed', atMost: 1_000, run: 'long', value: ms });
  expect(answers).toHaveLength(1);
});
