import type { BrowserContext } from '@playwright/test';
import { ONLY } from './support/only.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';

/** A visitor's language, theme, clock and time zone: a pairwise table. */
const VISITORS = [
  { lang: 'en', theme: 'dark', clock: 12, timezoneId: 'Pacific/Kiritimati' },
  { lang: 'ru', theme: 'light', clock: 24, timezoneId: 'Etc/GMT+10' },
  { lang: 'ar', theme: 'dark', clock: 12, timezoneId: 'Asia/Kathmandu' },
  { lang: 'kk', theme: 'light', clock: 12, timezoneId: 'Pacific/Kiritimati' },
  { lang: 'hi', theme: 'dark', clock: 24, timezoneId: 'Etc/GMT+10' },
  { lang: 'tr', theme: 'light', clock: 24, timezoneId: 'Asia/Kathmandu' },
] as const;
const isLong = process.env['TOUCHLINE_LONG'] === '1';
const THEMES = ['dark', 'light'] as const;
const ZONES = VISITORS.slice(0, 3).map(({ timezoneId }) => ({ timezoneId }));
/** The long trial combines each language, zone and theme; the clocks take turns so that each meets them all. */
const CASES = isLong
  ? VISITORS.flatMap(({ lang }, at) =>
      ZONES.flatMap((zone, zoneAt) =>
        THEMES.map((theme, themeAt) => ({ lang, theme, clock: (at + zoneAt + themeAt) % 2 === 0 ? 12 : 24, ...zone }) as const),
      ),
    )
  : VISITORS;

const PAGES = ['', '/line/all/1-football/115', '/live/all/4-tennis', '/registration'];
const PLAYER_PAGES = ['/office/history', '/office/account'];
const MORE_PAGES = [
  '/line',
  '/live',
  '/multi',
  '/champs',
  '/results',
  '/casino',
  '/toto',
  '/promo',
  '/information/rules/sports',
  '/user/login',
  '/nowhere',
];

/** Cookie that the edge reads before it renders: settings of a returning visitor. */
async function chose(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: 'tl-view', value, url: ORIGIN }]);
}

for (const [at, { lang, theme, clock, timezoneId }] of CASES.entries()) {
  const name = `${lang}, ${theme}, ${clock} h, ${timezoneId}`;
  test.describe(name, () => {
    // Chromium logs the status of the missing page, which is requested on purpose; load times do not matter here.
    test.use({ timezoneId, allowedConsole: isLong ? [/status of 404 .*\/nowhere\)$|preloaded using link preload but not used/] : [] });

    // Every other visitor uses a phone; in the long trial each uses both.
    const build = isLong ? {} : at % 2 === 0 ? ONLY.desktop : ONLY.mobile;

    test(`[REM-9] the browser hydrates pages without differences: ${name}`, build, async ({ page, context, player }) => {
      test.setTimeout(isLong ? 300_000 : 120_000);
      // Outside production the console reports a page that React had to render again, which fails any test here.
      const open = async (path: string): Promise<void> => {
        await page.goto(`/${lang}${path}`);
        await player.takenOver();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      };
      const choice = `l=${lang}&h=${clock === 12 ? 1 : 0}&t=${theme === 'dark' ? 1 : 0}`;
      await chose(context, choice);
      // First with an unknown time zone, then with the stored one.
      await open('');
      await chose(context, `${choice}&n=${timezoneId}`);
      for (const path of [...PAGES, ...(isLong ? MORE_PAGES : [])]) await open(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await player.beNewPlayer();
      for (const path of PLAYER_PAGES) await open(path);
      await expect(page).toHaveURL(new RegExp(`/${lang}/office/account`));
    });
  });
}
