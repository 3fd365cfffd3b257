import { measured } from './support/measured.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNotBlank } from './support/not-blank.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';

/** Everything that the site stores in a browser under its own keys and reads again. */
const KEYS = {
  cookie: [
    ...['tl-age', 'tl-build', 'tl-canary', 'tl-consent', 'tl-hops', 'tl-partner', 'tl-postback', 'tl-ref', 'tl-tag', 'tl-view', 'tl-why'],
  ],
  localStorage: [
    ...['touchline.coupon', 'touchline.coupon-intent', 'touchline.coupon-player', 'touchline.coupon-settings', 'tl-adblock-told'],
    ...['tl-betting', 'tl-commentary', 'tl-consent-sent', 'tl-consent-unsent', 'tl-convert-reminded', 'tl-favourites', 'tl-teams'],
    ...['tl-new-site', 'tl-reality-check', 'tl-right-side'],
    ...['tl-payments-open', 'tl-support', 'tl-terms-told', 'tl-toto-open', 'tl-touched'],
  ],
  sessionStorage: ['scroll-places', 'tl-chunk-reloads', 'tl-draft-login-phone', 'tl-killed-remotes', 'tl-offered-release'],
} as const;
const ALL = Object.entries(KEYS).flatMap(([place, names]) => names.map((name) => ({ place, name })));

/** Values that another program, an older release or a broken disk may have left. */
const BLOBS: readonly string[] = [
  ...['', 'null', 'undefined', '0', '-1', 'true', '[]', '{}', '[null]', '"', '{"bets":', 'NaN', '1e999'],
  ...['{"__proto__":{"isPlayer":true},"constructor":null}', '{"version":999,"bets":[{"outcomeId":-1,"coef":"x"}]}'],
  ...['<img src=x onerror=alert(1)>', '\u0000\ufeff\u202e', '\u{1f600}'.repeat(60), 'a'.repeat(3_000), '['.repeat(900)],
];

async function leave(page: Page, context: BrowserContext, blobOf: (at: number) => string | undefined): Promise<void> {
  await context.clearCookies();
  // A page of this origin that runs no script of the site.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const [at, { place, name }] of ALL.entries()) {
    const blob = blobOf(at);
    if (blob === undefined) continue;
    if (place === 'cookie') await context.addCookies([{ name, value: encodeURIComponent(blob).slice(0, 3_000), url: ORIGIN }]);
    else
      await page.evaluate(([where, key, value]) => window[where as 'localStorage' | 'sessionStorage'].setItem(key, value), [
        place,
        name,
        blob,
      ] as const);
  }
}

const isLong = process.env['TOUCHLINE_LONG'] === '1';

// In twenty starts every key gets each of the twenty values, next to others in all other keys. The long run tries each alone.
test(`[STO-2] the site starts with any of ${BLOBS.length} values in any of its ${ALL.length} keys`, async ({ player, page, context }) => {
  test.setTimeout(isLong ? 39 * 60_000 : 300_000);
  expect(ALL.length).toBeGreaterThanOrEqual(30);
  expect(BLOBS).toHaveLength(20);
  const starts = isLong
    ? ALL.flatMap((_, key) => BLOBS.map((blob) => (at: number) => (at === key ? blob : undefined)))
    : BLOBS.map((_, shift) => (at: number) => BLOBS[(at + shift) % BLOBS.length]);
  let crashes = starts.length;
  for (const blobOf of starts) {
    await leave(page, context, blobOf);
    await player.open('/line');
    await expectNotBlank(page);
    crashes -= 1;
  }
  measured({ id: 'STO-2', unit: 'crashes', atMost: 0, trials: 600, run: 'long', value: crashes, tried: starts.length });
});
