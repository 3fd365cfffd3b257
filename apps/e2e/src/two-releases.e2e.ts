import type { Page, Response } from '@playwright/test';
import { ONLY } from './support/only.ts';
import { startEdge, type OwnEdge } from './support/own-edge.ts';
import { expect, test } from './support/quiet-page.ts';
import { copyOfBuild, DAY_MS, type Releases } from './support/releases.ts';
import { goInside, isSamePage, mark } from './support/remotes.ts';

// Copies the build three times and starts its edge as often.
test.slow();
// The browser itself logs an edge that is briefly down, tokens that are a minute old, and deleted files.
test.use({
  allowedConsole: [
    /net::ERR_(?:CONNECTION|EMPTY|SOCKET|INCOMPLETE)|status of (?:401|404|502|503)|Refused to apply style from '[^']+\/assets\//,
  ],
});

const PORT_OF = /:(\d+)$/;

/** Writes the next release and replaces the edge by one that serves it. */
async function deploy(releases: Releases, before: OwnEdge): Promise<OwnEdge> {
  releases.next();
  await before.stop();
  return startEdge({ dist: releases.dist, port: Number(PORT_OF.exec(before.origin)?.[1]) });
}

async function expectPage(page: Page, path: string, heading: string): Promise<void> {
  await goInside(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('[data-testid^="remote-error"]')).toHaveCount(0);
}

const TITLE = '[SWK-1] a tab left open during two releases opens every section; a deleted file is a 404';

test(TITLE, ONLY.desktop, async ({ page, player }) => {
  await player.beNewPlayer();
  const releases = copyOfBuild();
  const ofFirst = [...releases.live()];
  let edge = await startEdge({ dist: releases.dist });
  const failed: string[] = [];
  const requested = new Set<string>();
  page.on('response', (answer: Response) => {
    // A new document: earlier requests do not count.
    if (answer.request().isNavigationRequest()) {
      requested.clear();
      failed.length = 0;
    }
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/assets/')) return;
    requested.add(pathname);
    if (answer.status() !== 200) failed.push(`${answer.status()} ${pathname}`);
  });
  try {
    await page.goto(`${edge.origin}/en/line`);
    await player.takenOver();
    await mark(page);

    edge = await deploy(releases, edge);
    await expectPage(page, '/en/office/account', 'Account');
    edge = await deploy(releases, edge);
    await expectPage(page, '/en/casino', 'Casino');
    await expectPage(page, '/en/toto', 'Toto');
    expect(await isSamePage(page), 'the old tab was not loaded again').toBe(true);
    expect(failed).toEqual([]);

    const [old = ''] = ofFirst.filter((url) => /\/assets\/results\/.+\.js$/.test(url));
    const status = async (path: string) => (await page.request.get(edge.origin + path)).status();
    releases.cleanUpAfter(DAY_MS - 60_000);
    expect(await status(old), 'a minute before the day is over').toBe(200);
    releases.cleanUpAfter(60_000);
    const gone = await page.request.get(edge.origin + old);
    expect(gone.status(), 'a day later').toBe(404);
    expect(gone.headers()['content-type']).not.toContain('html');
    expect(await gone.text()).not.toContain('<');

    // Its messages are deleted as well: the browser loads a full document, with files of the current release only.
    await goInside(page, '/en/results');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results');
    await player.takenOver();
    expect(await isSamePage(page), 'a new document').toBe(false);
    const ofToday = new Set(releases.live());
    expect([...requested].filter((path) => !ofToday.has(path))).toEqual([]);
    expect(failed).toEqual([]);
  } finally {
    await page.close(); // pending requests would fail when the edge stops
    await edge.stop();
    releases.remove();
  }
});
