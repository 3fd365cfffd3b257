import { measured } from './support/measured.ts';
import type { Page } from '@playwright/test';
import { scrollFrames } from './support/frames.ts';
import { expect, test } from './support/quiet-page.ts';

const ENTRIES = 50_000;
const PAGE = 100;
const NEWEST = 100_000;
/** Frames measured in the long run, each with one step of the wheel. */
const FRAMES = 600;
const STEP_PX = 240;
/** Measured in the long run alone: other load on a shared machine delays frames. */
const IS_MEASURED = process.env['TOUCHLINE_LONG'] !== undefined;

/** A settled coupon of an invented match, in the server's format. */
const couponAt = (at: number) => ({
  couponId: NEWEST - at,
  id: `00000000-0000-4000-8000-${String(NEWEST - at).padStart(12, '0')}`,
  accountId: 1,
  typeId: 0,
  systemValue: null,
  currencyIso: 'EUR',
  exponent: 2,
  amount: 100,
  coef: 1_850,
  possibleWin: 185,
  placedAt: 1_790_000_000 - at * 60,
  state: at % 3 === 0 ? 'won' : 'lost',
  payout: at % 3 === 0 ? 185 : 0,
  settledAt: 1_790_007_000 - at * 60,
  bets: [
    {
      ...{ gameId: at + 1, marketId: 2, outcomeId: 3, marketTypeId: 1, outcomeTypeId: 1, param: null, outcomeName: null },
      ...{ sportId: 1, champId: 4, champName: 'Coast League', opponent1: `Harbour ${at}`, opponent2: 'Mill United' },
      ...{ startAt: 1_790_000_000, isLive: false, subKind: null, coef: 1_850, coefSeen: 1_850, scoreAtPlacement: null },
      ...{ result: '2:1', statusId: at % 3 === 0 ? 1 : 0 },
    },
  ],
});

/** Serves a history of fifty thousand coupons. @returns the number of pages requested so far. */
async function haveLongHistory(page: Page): Promise<() => number> {
  let pages = 0;
  await page.route('**/web-api/coupon/history?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('state') === 'open') return route.continue();
    const cursor = query.get('cursor');
    const from = cursor === null ? 0 : NEWEST - Number(cursor) + 1;
    const to = Math.min(ENTRIES, from + Number(query.get('count')));
    if (cursor !== null) pages += 1;
    const coupons = Array.from({ length: to - from }, (_, at) => couponAt(from + at));
    const totals = {
      count: ENTRIES,
      staked: 100 * ENTRIES,
      returned: 3_083_395,
      atStake: 0,
      net: -1_916_605,
      currencyIso: 'EUR',
      exponent: 2,
    };
    return route.fulfill({ json: { coupons, nextCursor: to < ENTRIES ? String(NEWEST - to + 1) : null, totals } });
  });
  return () => pages;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test('[LOAD-4] [AC-05] a history of fifty thousand coupons loads while it is read, and the page stays small and smooth', async ({
  player,
  page,
}) => {
  test.slow();
  await player.beNewPlayer();
  const pages = await haveLongHistory(page);
  await player.open('/office/history');
  await expect(cards(page).first()).toContainText('Harbour 0');
  expect(pages()).toBe(0);

  await page.getByRole('button', { name: 'Show older bets' }).click();
  await expect.poll(pages).toBe(1);
  const { p95, busyMs } = await scrollFrames(page, { count: FRAMES, step: STEP_PX });
  console.log(`history: p95 of a frame ${p95.toFixed(1)} ms, main thread busy ${busyMs.toFixed(1)} ms a frame`);
  // Each page was requested at the end of the one before, without further clicks.
  await expect.poll(pages).toBeGreaterThan(5);
  const entry = cards(page).first().locator('xpath=ancestor::li');
  // Late pages interrupt the scrolling on a busy machine: it continues until the reader is far down.
  await expect
    .poll(async () => {
      await page.evaluate((step) => scrollBy(0, step), 10 * STEP_PX);
      return Number(await entry.getAttribute('aria-posinset'));
    })
    .toBeGreaterThan(500);
  await expect(entry).toHaveAttribute('aria-setsize', String(20 + pages() * PAGE));
  measured({ id: 'LOAD-4', unit: 'nodes of a history', atMost: 5_000, run: 'long', value: await nodes(page) });
  if (IS_MEASURED) measured({ id: 'LOAD-4', unit: 'ms p95 of a frame, history', atMost: 32, run: 'long', value: p95 });

  await page.getByRole('searchbox', { name: 'Search bets' }).fill('Harbour 7');
  await expect(cards(page).first()).toContainText('Harbour 7');
  const before = pages();
  await page.getByRole('radio', { name: 'Won', exact: true }).click();
  await expect(cards(page)).not.toHaveCount(0);
  expect(pages(), 'a new filter begins with its first page').toBe(before);
});
