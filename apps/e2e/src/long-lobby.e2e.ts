import { measured } from './support/measured.ts';
import type { Page } from '@playwright/test';
import { scrollFrames } from './support/frames.ts';
import { expect, test } from './support/quiet-page.ts';

/** Measured in the long run alone: other load on a shared machine delays frames. */
const IS_MEASURED = process.env['TOUCHLINE_LONG'] !== undefined;
const PAGE_SIZE = 48;
const MODELS = ['slot-lines-5x3', 'plinko-8', 'bingo-75', 'crash'] as const;

/** Serves a catalogue of `total` games in pages of `size`. */
async function haveGames(page: Page, total: number, size: number): Promise<void> {
  await page.route('**/bff-api/casino/games?*', async (route) => {
    const requestedPage = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const answer = await route.fetch();
    const known = (await answer.json()) as { games: { id: number; title: string }[] };
    const games = Array.from({ length: size }, (_, at) => ({
      ...known.games[at % known.games.length],
      ...{ id: 900_000 + at, title: `Amber ${at + 1}`, slug: `amber-${at + 1}`, model: MODELS[at % MODELS.length] },
    }));
    await route.fulfill({ json: { ...known, games, total, page: requestedPage, pages: Math.ceil(total / size) } });
  });
}

const tiles = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Games' }).getByRole('listitem');

const LOBBIES = [
  ['five thousand games, as the lobby pages them', 5_000, PAGE_SIZE],
  ['four hundred games on one page', 400, 400],
  ['five thousand games on one page', 5_000, 5_000],
] as const;

for (const [what, total, size] of IS_MEASURED ? LOBBIES : LOBBIES.slice(0, 1))
  test(`[LOAD-4] [CS-01] scrolls a lobby of ${what}`, async ({ player, page }) => {
    test.slow();
    await haveGames(page, total, size);
    await player.open('/casino/slots');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last().click();
    await expect(page.getByRole('status').filter({ hasText: total.toLocaleString('en') })).toBeVisible();
    await expect(tiles(page)).toHaveCount(size);

    const { p95, busyMs } = await scrollFrames(page, { count: 400, step: 240 });
    console.log(`${what}: p95 of a frame ${p95.toFixed(1)} ms, main thread busy ${busyMs.toFixed(1)} ms a frame`);
    await expect(tiles(page).nth(Math.min(size, 200) - 1)).toContainText(`Amber ${Math.min(size, 200)}`);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    if (size === PAGE_SIZE) measured({ id: 'LOAD-4', unit: 'nodes of a lobby', atMost: 5_000, run: 'long', value: nodes });
    if (IS_MEASURED) measured({ id: 'LOAD-4', unit: 'ms p95 of a frame, lobby', atMost: 32, trials: 3, run: 'long', value: p95 });
  });
