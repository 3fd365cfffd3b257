import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { GamesAnswer } from '@touchline/betting-contract';
import { quietList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { changeServices } from './support/services.ts';

/** Most layout shift in sum while a page fills; this is not visible. */
const MOST_SHIFT = 0.02;
const MOST_TRIES = 4;
const LATE_MS = { font: 900, image: 700, fetch: 400 } as const;
/** Price answers to wait for; the second one of a live list contains only changes. */
const ANSWERS = { '/en': 2, '/en/live': 2, '/en/casino': 0 } as const;

interface Shift {
  value: number;
  nodes: string[];
}

/** Counts layout shifts from the first paint on, as the browser does for CLS: shifts after input are excluded. */
function countShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          nodes: entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? ''),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. @returns classes of elements with endless animations, without skeletons. */
const endlessMotions = (): string[] =>
  document
    .getAnimations()
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity)
    .map((effect) => (effect as KeyframeEffect).target)
    .filter((target) => target?.closest('[aria-busy="true"]') === null)
    .map((target) => target?.className ?? '');

/** Delays fonts, pictures and prices one after another, as a slow connection does. @returns how many of each were delayed. */
async function slowDown(page: Page): Promise<Record<keyof typeof LATE_MS, number>> {
  const seen = { font: 0, image: 0, fetch: 0 };
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'font' && kind !== 'image' && kind !== 'fetch') return route.continue();
    await new Promise((resume) => setTimeout(resume, LATE_MS[kind]));
    await route.continue();
    seen[kind] += 1;
  });
  return seen;
}

/** Games of a page, in their order. */
const gamesOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('[data-event]')
    .evaluateAll((games) => games.map((game) => game.getAttribute('data-event') ?? ''));

/**
 * Opens a page on a slow connection.
 *
 * @returns its shifts, or undefined if a game started or ended or the feed went stale meanwhile, all of which move a list.
 */
async function shiftsOf(context: BrowserContext, path: string, answers: number): Promise<Shift[] | undefined> {
  const tab = await context.newPage();
  const seen = await slowDown(tab);
  await tab.goto(path);
  const before = await gamesOf(tab);
  await tab.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => seen.font, `${path}: fonts that came late`).toBeGreaterThan(0);
  await expect.poll(() => seen.fetch, `${path}: prices that came late`).toBeGreaterThanOrEqual(answers);
  const shifts = await tab.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const after = await gamesOf(tab);
  const isStale = await tab.getByText('Odds not updating').isVisible();
  // Motion beside text must be stoppable (WCAG 2.2.2); once everything has loaded, there is none.
  await expect.poll(() => tab.evaluate(endlessMotions), `${path}: moves for ever`).toEqual([]);
  await tab.close();
  // The browser decides how many rows of a long list it renders.
  const isSame = after.every((game, at) => at >= before.length || game === before[at]);
  return isSame && !isStale ? shifts : undefined;
}

// The markets of a live game change with the game and move the page, so the game is an upcoming one.
test('nothing shifts on home, live, a game and the casino while fonts, crests and prices arrive', async ({ player, context, page }) => {
  await player.open(quietList(player));
  const game = (await page.getByRole('main').locator('[data-event] a').first().getAttribute('href')) ?? '';
  await page.close();
  await context.addInitScript(countShifts);
  await Promise.all(
    Object.entries({ ...ANSWERS, [game]: 1 }).map(async ([path, answers]) => {
      let shifts: Shift[] | undefined;
      for (let tries = 0; tries < MOST_TRIES && shifts === undefined; tries += 1) shifts = await shiftsOf(context, path, answers);
      if (shifts === undefined) throw new Error(`${path}: games began or ended, or the feed fell silent, in each of ${MOST_TRIES} tries`);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT);
    }),
  );
});

/** Answers the next poll of the live list with only this change. @returns the time of that poll. */
async function answerNext(page: Page, news: Partial<GamesAnswer>): Promise<void> {
  let isAnswered = false;
  await page.route('**/bff-api/feed/live/games?*', async (route) => {
    const since = new URL(route.request().url()).searchParams.get('since');
    if (isAnswered || since === null) return route.continue();
    isAnswered = true;
    const nothing = { revision: Number(since), isFull: false, servedAt: Date.now(), champs: [], games: [], changes: [], removed: [] };
    await route.fulfill({ json: { ...nothing, ...news } satisfies GamesAnswer });
  });
  await expect.poll(() => isAnswered).toBe(true);
}

const topOf = async (row: Locator): Promise<number> => (await row.boundingBox())?.y ?? Number.NaN;

test('[BT-01] games that start or end above the viewport do not move the visible content', async ({ player, page, context }) => {
  // The test answers polls; with push there would be none.
  await changeServices(context, { config: { isPricePush: false } });
  await player.open('/live');
  const rows = page
    .getByRole('main')
    .locator('[data-index]')
    .filter({ has: page.locator('[data-event]') });
  await expect(rows).not.toHaveCount(0);
  const moving = (await gamesOf(page)).slice(0, 3).map(Number);
  const { games } = (await (await page.request.get('/bff-api/feed/live/games?lang=en')).json()) as GamesAnswer;
  await page.evaluate(() => window.scrollTo(0, 2_500));
  await expect(page.locator(`[data-event="${moving[0]}"]`)).toHaveCount(0);
  const tops = (): Promise<number[]> => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  // Measured once the scroll has ended.
  let last: number[] = [];
  const isAtRest = async (): Promise<boolean> => {
    const before = last;
    last = await tops();
    return last.length > 0 && last.join() === before.join();
  };
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
  const firstSeen = (await tops()).findIndex((top) => top >= 0);
  const id = await rows.nth(firstSeen).locator('[data-event]').getAttribute('data-event');
  const row = rows.filter({ has: page.locator(`[data-event="${id}"]`) });
  const top = await topOf(row);
  const placeNow = async (): Promise<number> => Number(await row.getAttribute('aria-posinset'));
  const place = await placeNow();

  await answerNext(page, { removed: moving });
  await expect.poll(placeNow).toBeLessThan(place);
  expect(Math.abs((await topOf(row)) - top), 'three games ended').toBeLessThanOrEqual(1);

  const placeWithout = await placeNow();
  await answerNext(page, { games: games.filter(({ id }) => moving.includes(id)) });
  await expect.poll(placeNow).toBeGreaterThan(placeWithout);
  expect(Math.abs((await topOf(row)) - top), 'they began again').toBeLessThanOrEqual(1);
});
