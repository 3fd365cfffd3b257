import { measured } from './support/measured.ts';
import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { smallFields } from './support/fields.ts';
import { goTo, pushPath } from './support/go-to.ts';
import type { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { lineOf, readTable, type TableRow } from './support/route-table.ts';

// Opens every row of the route table once per build by navigation inside the page. The console has to stay silent (quiet-page).

/** Rows that redirect on the default site of the sandbox: no maintenance, no changed terms. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  coupon: '/en',
  forgotpassword: '/en',
  lpage: '/en',
  maintenance: '/en',
  'confirm-terms': '/en',
  'legacy-games-index': '/en/games',
  'legacy-game': '/en/games/dice',
  'legacy-promo': '/en/promotions/first-steps',
};

/** `npm run test:long -- axe` audits every page; every run audits one page of each kind. */
const isLong = process.env['TOUCHLINE_LONG'] === '1';
const PAGES_MS = isLong ? 2_400_000 : 180_000;

async function expectPage(player: Player, row: TableRow): Promise<void> {
  const { page } = player;
  const path = `/en${row.path === '/' ? '' : row.path}`;
  const elsewhere = ELSEWHERE[row.key];
  if (elsewhere === undefined) {
    await goTo(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    if (row.section !== 'shell') await expect(page.getByTestId(`section-${row.section}`)).toBeVisible();
  } else {
    await pushPath(page, path);
    await page.waitForURL((url) => url.pathname === elsewhere);
  }
  await expect(player.heading).toHaveCount(1);
  await expect(page.getByTestId(/^remote-error-/)).toHaveCount(0);
  expect(await page.title()).not.toBe('');
  if (player.isMobile) expect.soft(await smallFields(page), row.key).toEqual([]);
  if (isLong && elsewhere === undefined) await expectNoViolationsInBothThemes(page, row.key);
}

/** Unavailable on the sandbox's site: identification is off. Payment needs a player. */
const isOffered = ({ key }: TableRow): boolean => key !== 'office-identification';
const isForPlayers = ({ key, access }: TableRow): boolean => access === 'auth' || key === 'payment';
// One after another inside one page: leftovers of a section would disturb the next one.
test('[RT-01] [PL-02] opens every visitor page inside the page, section after section', async ({ player }) => {
  test.setTimeout(PAGES_MS);
  const rows = readTable(await lineOf()).filter((row) => isOffered(row) && !isForPlayers(row));
  await player.open('/toto');
  for (const row of rows) await test.step(row.key, () => expectPage(player, row));
});

test('[RT-01] [GD-13] opens every player page inside the page, section after section', async ({ player }) => {
  test.setTimeout(PAGES_MS);
  await player.beNewPlayer();
  await player.open('/toto');
  for (const row of readTable().filter((one) => isOffered(one) && isForPlayers(one)))
    await test.step(row.key, () => expectPage(player, row));
});

/** One page of each kind. */
const TEMPLATES = {
  'cards with their section beside it': '/bonus/casino/tournaments',
  'a text': '/information/responsiblegaming',
  'a table in a text': '/information/cookies',
  'a page alone': '/onpay/pending',
  'a form': '/user/login',
  'an empty page of the line': '/epl',
  'a page for printing': '/print-coupon/12',
  'a page of the shell': '/oldbrowser',
} as const;

test('[A11Y-1] [A11Y-4] no kind of page breaks a rule of WCAG 2.2 AA', async ({ player, page }) => {
  test.slow();
  await player.open('/multi');
  for (const [kind, path] of Object.entries(TEMPLATES)) {
    await test.step(kind, async () => {
      await goTo(page, `/en${path}`);
      await expectNoViolationsInBothThemes(page, kind);
    });
  }
});

test('[LY-01] multi-view, competitions, how to bet and the glossary are one click from the footer of every page', async ({
  player,
  page,
}) => {
  for (const [name, path] of [
    ['Multi-view', '/en/multi'],
    ['All competitions', '/en/champs'],
    ['How to bet', '/en/information/howbet'],
    ['Betting glossary', '/en/betting-alphabet'],
  ] as const) {
    await player.open('/information/contacts');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

/** Elements that scroll in both directions, except tables and court maps, and the width of the page. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element, way: 'overflowX' | 'overflowY') => ['auto', 'scroll'].includes(getComputedStyle(element)[way]);
    const both = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        element.scrollHeight > element.clientHeight + 1 &&
        scrolls(element, 'overflowX') &&
        scrolls(element, 'overflowY') &&
        element.querySelector('table') === null,
    );
    return { width: document.documentElement.scrollWidth, both: both.map(({ className }) => String(className)) };
  });

test.describe('on the narrowest screens, equal to a wide one at 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('[A11Y-6] no page of a player scrolls in two directions at 320 px', { tag: '@mobile-only' }, async ({ player }) => {
    test.setTimeout(PAGES_MS * 2);
    await player.beNewPlayer();
    await player.open('/toto');
    const rows = readTable(await lineOf()).filter((row) => isOffered(row) && isForPlayers(row));
    for (const row of rows.filter(({ key }) => ELSEWHERE[key] === undefined)) {
      await goTo(player.page, `/en${row.path === '/' ? '' : row.path}`);
      const { width, both } = await sideways(player.page);
      measured({ id: 'A11Y-6', unit: 'px wide, of players', atMost: 320, trials: 40, run: 'long', value: width });
      expect.soft(both, row.key).toEqual([]);
    }
  });
});

/** Pages that are empty for a new player, and the text that they show. */
const EMPTY: Readonly<Record<string, RegExp>> = {
  'office-history': /Bets appear here as soon as you place them/,
  'office-historypay': /Your deposits and withdrawals appear here/,
  'office-bonus-wager': /When you have a bonus, you see here what is left to wager/,
};

test('[AC-01] [AC-04] [AC-06] every page of office and payments has its own content; an empty one says what will appear and links onward', async ({
  player,
  page,
}) => {
  test.setTimeout(PAGES_MS);
  await player.beNewPlayer();
  await player.open('/toto');
  const rows = readTable(await lineOf()).filter(
    ({ key, section }) => ['office', 'payments'].includes(section) && key !== 'office-identification' && !key.startsWith('onpay'),
  );
  expect(rows.length).toBeGreaterThanOrEqual(27);
  for (const row of rows)
    await test.step(row.key, async () => {
      await goTo(page, `/en${row.path}`);
      const main = page.getByTestId(`section-${row.section}`);
      // Nothing is loading any more.
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft((await main.innerText()).length, row.key).toBeGreaterThan(120);
      expect.soft(await main.locator('a, button, input, select').count(), row.key).toBeGreaterThan(0);
      if (EMPTY[row.key] !== undefined) await expect.soft(main, row.key).toContainText(EMPTY[row.key] ?? /./);
    });
});
