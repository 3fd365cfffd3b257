import type { BrowserContext, Page, Request } from '@playwright/test';
import { cutLine, type CutLine } from './support/cut-line.ts';
import { shakyList } from './support/lists.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';
import { within } from './support/within.ts';

const STREAM = '/bff-api/feed/stream';
/** Polls of prices; the menu has none. */
const isPoll = (request: Request): boolean => /\/bff-api\/feed\/(?:(?:line|live)\/games|game\/\d+)$/.test(new URL(request.url()).pathname);
const isStream = (request: Request): boolean => new URL(request.url()).pathname === STREAM;

// Each test holds a price of the same list, so they run one after the other.
test.describe.configure({ mode: 'default' });
test.slow();

/** What the pages of a browser ask of the feed. */
function watchFeed(context: BrowserContext) {
  const open = new Set<Request>();
  const polls: string[] = [];
  context.on('request', (request) => {
    if (isStream(request)) open.add(request);
    if (isPoll(request)) polls.push(request.url());
  });
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  // A page that was closed says nothing of the ends of its requests.
  const now = () => [...open].filter((request) => !request.frame().page().isClosed());
  return {
    polls,
    open: now,
    /** Feeds of the streams that are open. */
    feeds: () => now().flatMap((request) => new URL(request.url()).searchParams.getAll('feed')),
  };
}

const priceOn = (page: Page, outcomeId: string) => page.locator(`main [data-testid="outcome-${outcomeId}"] [data-price]`).first();

/** A price of the page that the test holds; of a game that does not begin meanwhile, as the first ones do. */
async function holdPrice(player: Player): Promise<string> {
  const id = (await player.outcomes.nth(9).getAttribute('data-testid'))?.slice('outcome-'.length);
  if (id === undefined) throw new Error('no price on the page');
  await sandbox.pinCoef(id, 2_500);
  await expect(priceOn(player.page, id)).toHaveText('2.50');
  return id;
}

/** Moves the price, and waits until every page shows it. */
async function moveTo(id: string, coef: number, pages: readonly Page[]): Promise<void> {
  await sandbox.pinCoef(id, coef);
  for (const page of pages) await expect(priceOn(page, id)).toHaveText((coef / 1_000).toFixed(2));
}

test('[BT-01] [CF-06] [SEC-1] prices of a list and of a game move by push, and nobody polls them', async ({ player, page, context }) => {
  const feed = watchFeed(context);
  await player.open(shakyList(player));
  const id = await holdPrice(player);
  await expect.poll(() => feed.feeds().some((one) => one.startsWith('line/games?'))).toBe(true);
  await moveTo(id, 2_600, [page]); // the stream brings it now
  const polls = feed.polls.length;
  for (const coef of [2_700, 2_400, 3_100, 1_900]) await moveTo(id, coef, [page]);
  expect(feed.polls.slice(polls), 'polls meanwhile').toEqual([]);
  expect(feed.open()).toHaveLength(1);

  const gameId = await page.locator(`main [data-event]:has([data-testid="outcome-${id}"])`).first().getAttribute('data-event');
  await page.locator(`main [data-event="${gameId}"] a`).first().click();
  await expect.poll(() => feed.feeds().some((one) => one.startsWith(`game/${gameId}?`))).toBe(true);
  await moveTo(id, 2_200, [page]);
  const before = feed.polls.length;
  for (const coef of [2_300, 2_800]) await moveTo(id, coef, [page]);
  expect(feed.polls.slice(before), 'polls meanwhile').toEqual([]);
  await sandbox.pinCoef(id, null);
});

test('[TAB-1] [TAB-2] two tabs share one stream, and when one is closed the other holds it within two seconds', async ({
  player,
  page,
  context,
}, info) => {
  const feed = watchFeed(context);
  await player.open(shakyList(player));
  const id = await holdPrice(player);
  await expect.poll(() => feed.open().length).toBe(1);
  const other = new Player(await context.newPage(), info);
  await other.open(shakyList(other));
  await moveTo(id, 2_600, [page, other.page]); // a poll may bring it
  await moveTo(id, 2_650, [page, other.page]);
  await expect.poll(() => feed.open().length).toBe(1);
  const polls = feed.polls.length;
  for (const coef of [2_700, 2_400, 3_100]) await moveTo(id, coef, [page, other.page]);
  expect(feed.polls.slice(polls), 'polls of both tabs').toEqual([]);
  expect(feed.open(), 'streams of both tabs').toHaveLength(1);

  const holder = feed.open()[0]?.frame().page();
  const [first, second] = holder === page ? [page, other.page] : [other.page, page];
  await first.close();
  await expect
    .poll(() => feed.open().map((request) => request.frame().page() === second), { ...within(2_000), intervals: [50] })
    .toEqual([true]);
  await moveTo(id, 2_900, [second]);
  await sandbox.pinCoef(id, null);
});

test.describe('on a line that can be cut', () => {
  // The browser says itself that a connection was cut.
  test.use({ allowedConsole: [/net::ERR_/] });
  let line: CutLine;
  test.beforeEach(async ({ context }) => {
    line = await cutLine();
    await context.addCookies([{ name: 'tl-consent', value: '1.0', url: line.origin }]);
  });
  test.afterEach(() => line.close());

  test('[ODD-5] [CF-06] without its stream a page polls, says nothing, and takes the stream up again', async ({ player, page }) => {
    await page.goto(`${line.origin}/en${shakyList(player)}`);
    await player.takenOver();
    const id = await holdPrice(player);
    await expect.poll(() => line.streams()).toBe(1);
    await moveTo(id, 2_600, [page]);

    line.cut();
    const polls = line.polls();
    await sandbox.pinCoef(id, 2_750);
    await expect(priceOn(page, id)).toHaveText('2.75', { timeout: 100_000 });
    expect(line.polls()).toBeGreaterThan(polls);
    await expect(page.getByText(player.word('betting.stale.title'))).toHaveCount(0);
    await expect(page.locator('main [data-stale]')).toHaveCount(0);

    line.mend();
    await expect.poll(() => line.streams(), { timeout: 60_000 }).toBe(1);
    await moveTo(id, 2_850, [page]);
    await expect(page.getByText(player.word('betting.stale.title'))).toHaveCount(0);
    await sandbox.pinCoef(id, null);
  });
});
