import type { BrowserContext, Page, Request } from '@playwright/test';
import { cutLine, type CutLine } from './support/cut-line.ts';
import { shakyList } from './support/lists.ts';
import { PICKABLE, Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';
import { within } from './support/within.ts';

const STREAM = '/bff-api/feed/stream';
/** Price polls; the menu has no prices. */
const isPoll = (request: Request): boolean => /\/bff-api\/feed\/(?:(?:line|live)\/games|game\/\d+)$/.test(new URL(request.url()).pathname);
const isStream = (request: Request): boolean => new URL(request.url()).pathname === STREAM;

// Each test pins a price of the same list, so they run one after another.
test.describe.configure({ mode: 'default' });
test.slow();

/** Feed requests of the pages of a browser. */
function watchFeed(context: BrowserContext) {
  const open = new Set<Request>();
  const polls: string[] = [];
  context.on('request', (request) => {
    if (isStream(request)) open.add(request);
    if (isPoll(request)) polls.push(request.url());
  });
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  // A closed page does not report the end of its requests.
  const now = () => [...open].filter((request) => !request.frame().page().isClosed());
  return {
    polls,
    open: now,
    /** Feeds of the open streams. */
    feeds: () => now().flatMap((request) => new URL(request.url()).searchParams.getAll('feed')),
  };
}

const priceOn = (page: Page, outcomeId: string) => page.locator(`main [data-testid="outcome-${outcomeId}"] [data-price]`).first();

interface Pinned {
  id: string;
  gameId: string;
}

/** Pins a price of a game that no other test uses. */
async function holdPrice(player: Player): Promise<Pinned> {
  const { id: gameId, row } = await player.ownGame({ games: player.openGames, skip: 2 });
  const id = (await row.locator(PICKABLE).first().getAttribute('data-testid'))?.slice('outcome-'.length);
  if (id === undefined) throw new Error('no price on the page');
  await sandbox.pinCoef(id, 2_500);
  await expect(priceOn(player.page, id)).toHaveText('2.50');
  return { id, gameId };
}

/** Changes the price, and waits until every page shows it. */
async function moveTo(id: string, coef: number, pages: readonly Page[]): Promise<void> {
  await sandbox.pinCoef(id, coef);
  for (const page of pages) await expect(priceOn(page, id)).toHaveText((coef / 1_000).toFixed(2));
}

test('[BT-01] [CF-06] [SEC-1] prices of a list and of a game update by push, without polling', async ({ player, page, context }) => {
  const feed = watchFeed(context);
  await player.open(shakyList(player));
  const { id, gameId } = await holdPrice(player);
  await expect.poll(() => feed.feeds().some((one) => one.startsWith('line/games?'))).toBe(true);
  await moveTo(id, 2_600, [page]); // by the stream
  const polls = feed.polls.length;
  for (const coef of [2_700, 2_400, 3_100, 1_900]) await moveTo(id, coef, [page]);
  expect(feed.polls.slice(polls), 'polls meanwhile').toEqual([]);
  expect(feed.open()).toHaveLength(1);

  await page.locator(`main [data-event="${gameId}"] a`).first().click();
  await expect.poll(() => feed.feeds().some((one) => one.startsWith(`game/${gameId}?`))).toBe(true);
  await moveTo(id, 2_200, [page]);
  const before = feed.polls.length;
  for (const coef of [2_300, 2_800]) await moveTo(id, coef, [page]);
  expect(feed.polls.slice(before), 'polls meanwhile').toEqual([]);
});

test('[TAB-1] [TAB-2] two tabs share one stream; when one closes, the other takes it over within two seconds', async ({
  player,
  page,
  context,
}, info) => {
  const feed = watchFeed(context);
  await player.open(shakyList(player));
  const { id } = await holdPrice(player);
  await expect.poll(() => feed.open().length).toBe(1);
  const other = new Player(await context.newPage(), info);
  await other.open(shakyList(other));
  await moveTo(id, 2_600, [page, other.page]); // possibly by a poll
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
});

test.describe('on a connection that can be cut', () => {
  // The browser itself logs a cut connection.
  test.use({ allowedConsole: [/net::ERR_/] });
  let line: CutLine;
  test.beforeEach(async ({ context }) => {
    line = await cutLine();
    await context.addCookies([{ name: 'tl-consent', value: '1.0', url: line.origin }]);
  });
  test.afterEach(() => line.close());

  test('[ODD-5] [CF-06] without its stream a page polls, shows no error, and reconnects', async ({ player, page }) => {
    await page.goto(`${line.origin}/en${shakyList(player)}`);
    await player.takenOver();
    const { id } = await holdPrice(player);
    await expect.poll(() => line.streams()).toBe(1);
    await moveTo(id, 2_600, [page]);

    line.cut();
    const polls = line.polls();
    await sandbox.pinCoef(id, 2_750);
    await expect(priceOn(page, id)).toHaveText('2.75', { timeout: 100_000 });
    expect(line.polls()).toBeGreaterThan(polls);
    await expect(page.getByText(player.message('betting.stale.title'))).toHaveCount(0);
    await expect(page.locator('main [data-stale]')).toHaveCount(0);

    line.mend();
    await expect.poll(() => line.streams(), { timeout: 60_000 }).toBe(1);
    await moveTo(id, 2_850, [page]);
    await expect(page.getByText(player.message('betting.stale.title'))).toHaveCount(0);
  });
});
