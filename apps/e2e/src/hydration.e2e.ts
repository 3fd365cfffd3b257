import type { BrowserContext } from '@playwright/test';
import { ONLY } from './support/only.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';

/** A visitor's language, theme, clock and place, in a table in which each pair of values meets. */
const VISITORS = [
  { lang: 'en', theme: 'dark', clock: 12, timezoneId: 'Pacific/Kiritimati', hours: 14 },
  { lang: 'ru', theme: 'light', clock: 24, timezoneId: 'Etc/GMT+10', hours: -10 },
  { lang: 'ar', theme: 'dark', clock: 12, timezoneId: 'Asia/Kathmandu', hours: 5.75 },
  { lang: 'kk', theme: 'light', clock: 12, timezoneId: 'Pacific/Kiritimati', hours: 14 },
  { lang: 'hi', theme: 'dark', clock: 24, timezoneId: 'Etc/GMT+10', hours: -10 },
  { lang: 'tr', theme: 'light', clock: 24, timezoneId: 'Asia/Kathmandu', hours: 5.75 },
] as const;
const isLong = process.env['TOUCHLINE_LONG'] === '1';
const THEMES = ['dark', 'light'] as const;
const ZONES = VISITORS.slice(0, 3).map(({ timezoneId, hours }) => ({ timezoneId, hours }));
/** In the long trial everybody is everywhere in both themes; the clocks take turns, so that each meets every language, zone and theme. */
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

/** What the edge reads before it draws: the choices of a visitor who was here before. */
async function chose(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: 'tl-view', value, url: ORIGIN }]);
}

for (const [at, { lang, theme, clock, timezoneId, hours }] of CASES.entries()) {
  const name = `${lang}, ${theme}, ${clock} h, ${timezoneId}`;
  test.describe(name, () => {
    // The page that is not there is asked for on purpose, and Chromium writes its status down; how long a page of so many takes is not asked.
    test.use({ timezoneId, allowedConsole: isLong ? [/status of 404 .*\/nowhere\)$|preloaded using link preload but not used/] : [] });

    // Every other visitor has a phone; in the long trial everybody has both.
    const build = isLong ? {} : at % 2 === 0 ? ONLY.desktop : ONLY.mobile;

    test(`[REM-9] the browser takes pages over as the edge drew them: ${name}`, build, async ({ page, context, player }) => {
      test.setTimeout(isLong ? 300_000 : 120_000);
      // A page that React had to draw again is told in the console outside production, which fails any test here.
      const open = async (path: string): Promise<void> => {
        await page.goto(`/${lang}${path}`);
        await player.takenOver();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      };
      const choice = `l=${lang}&h=${clock === 12 ? 1 : 0}&t=${theme === 'dark' ? 1 : 0}`;
      await chose(context, choice);
      // First the edge does not know where the visitor is, then it does.
      await open('');
      await chose(context, `${choice}&z=${hours}`);
      for (const path of [...PAGES, ...(isLong ? MORE_PAGES : [])]) await open(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await player.beNewPlayer();
      for (const path of PLAYER_PAGES) await open(path);
      await expect(page).toHaveURL(new RegExp(`/${lang}/office/account`));
    });
  });
}
