import type { BrowserContext, Page } from '@playwright/test';
import { countCalls } from './support/calls.ts';
import { expect, test } from './support/quiet-page.ts';

/** Bytes that home may transfer with data saving on, once its files are cached: documents, responses, everything. */
const MOST_BYTES = 60_000;
const STEP_MS = 5_000;
const PICTURE = /\/flags\/|\.(?:png|jpe?g|webp|avif|gif|svg)$/;

/** Spends half a minute on a page, scrolling from top to bottom. */
async function visit(context: BrowserContext, path: string): Promise<{ page: Page; requests: readonly string[]; bytes: number }> {
  const page = await context.newPage();
  const calls = countCalls(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(path);
  await page.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  for (let passed = 0; passed < 30_000; passed += STEP_MS) {
    await page.mouse.wheel(0, 1_000);
    await context.clock.runFor(STEP_MS);
    await calls.settled();
  }
  return { page, requests: calls.requests, bytes };
}

const flags = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset['flags'] ?? '');
const picturesOf = (requests: readonly string[]): string[] => requests.filter((path) => PICTURE.test(path) && !path.includes('/assets/'));

test.describe('a browser with the Save-Data header', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('[LY-11] [CF-06] home takes at most 60 kB in all after the first visit, and loads no picture', async ({ context }, testInfo) => {
    await context.clock.install();
    await (await visit(context, '/en')).page.close();
    const { page, bytes, requests } = await visit(context, '/en');
    testInfo.annotations.push({ type: 'bytes of home', description: String(bytes) });

    expect(await flags(page)).toBe('isDataSaved');
    // Its live games have been polled again meanwhile.
    expect(requests.filter((path) => path.endsWith('/feed/live/games')).length, requests.join('\n')).toBeGreaterThanOrEqual(2);
    expect(bytes, requests.join('\n')).toBeLessThanOrEqual(MOST_BYTES);
    expect(picturesOf(requests)).toEqual([]);
    await expect(page.locator('[data-crest]').first()).toBeHidden();
    await expect(page.getByTestId(/^outcome-/).first()).toBeVisible();
  });
});

test('[LY-11] [CF-06] choosing to save data stops pictures and slows polls at once and after a reload, until it is switched off', async ({
  player,
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => void pictures.push(new URL(request.url()).pathname));
  // A championship of a country has a flag; the first one of the whole line may have none.
  await player.open('/line/all/1-football/112-premier-league');
  await expect.poll(() => picturesOf(pictures).length).toBeGreaterThan(0);
  await expect(page.locator('main img[alt=""]').first()).toBeVisible();
  await page.clock.install();

  const choose = async (isSaved: boolean): Promise<void> => {
    if (player.isMobile) await player.openMenu();
    await page
      .getByRole('button', { name: player.message('shell.settings'), exact: true })
      .first()
      .click();
    const settings = page.getByRole('dialog', { name: player.message('shell.settings') });
    await settings.getByText(player.message('shell.settings.data')).click();
    await expect(settings.getByRole('switch', { name: player.message('shell.settings.data') })).toBeChecked({ checked: isSaved });
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
  };
  await choose(true);
  await expect(page.locator('main img[alt=""]').first()).toBeHidden();

  const answer = await page.reload({ waitUntil: 'commit' });
  expect((await answer?.text())?.slice(0, 300)).toContain('data-flags="isDataSaved"');
  pictures.length = 0;
  await player.takenOver();
  await expect(page.getByTestId(/^outcome-/).first()).toBeVisible();
  const calls = countCalls(page);
  for (let passed = 0; passed < 90_000; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await calls.settled();
  }
  expect(picturesOf(pictures)).toEqual([]);
  const lists = calls.requests.filter((path) => path.endsWith('/feed/line/games')).length;
  // Every 45 s instead of every 15 s.
  expect(lists, calls.requests.join('\n')).toBeGreaterThanOrEqual(1);
  expect(lists, calls.requests.join('\n')).toBeLessThanOrEqual(3);

  await choose(false);
  await expect(page.locator('main img[alt=""]').first()).toBeVisible();
});
