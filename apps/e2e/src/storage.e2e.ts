import { measured } from './support/measured.ts';
import { quietList } from './support/lists.ts';
import { expectNotBlank } from './support/not-blank.ts';
import { ONLY } from './support/only.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';

/** Storage faults, injected before any script of the site. */
const FAULTS: Readonly<Record<string, () => void>> = {
  'storage of the site is blocked': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  'nothing can be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  },
  'storage of the tab is blocked': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  'both are blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
  'there is none': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  },
  'both are full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'nothing can be removed': () => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  },
  'pages may not touch cookies': () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
  },
};

// Eight faults, five activities in each; uncaught errors fail the test.
for (const [name, fault] of Object.entries(FAULTS))
  test(
    `[STO-1] [REM-10] ${name}: browsing, a bet in the coupon across pages, sign-in, placing a bet and settings work`,
    ONLY.desktop,
    async ({ player, page, context }) => {
      test.slow();
      const credentials = await player.beNewPlayer();
      await context.clearCookies();
      await context.addCookies([{ name: 'tl-consent', value: '1.0', url: ORIGIN }]);
      await page.addInitScript(fault);
      let done = 0;
      const act = (what: string, play: () => Promise<void>) => test.step(what, play).then(() => void (done += 1));

      await act('browsing', async () => {
        await player.open(quietList(player));
        await expectNotBlank(page);
      });
      await act('a bet in the coupon, across pages', async () => {
        const [pick] = await player.pickAtFixedPrice();
        await page.locator('header a').first().click();
        await expect(page).toHaveURL(/\/en$/);
        await expectNotBlank(page);
        await expect(player.bet(pick?.outcomeId ?? '')).toBeVisible();
      });
      await act('sign-in', async () => {
        await player.placeButton.click();
        await player.signIn(credentials);
        await expect(player.balance).toContainText('€1,000.00');
      });
      await act('placing a bet', async () => {
        await player.place();
        await expect(player.balance).toContainText('€995.00');
      });
      await act('settings', async () => {
        const html = page.locator('html');
        const was = await html.getAttribute('data-theme');
        await page.getByRole('banner').getByRole('button', { name: /theme/i }).first().click();
        await expect(html).not.toHaveAttribute('data-theme', was ?? '');
      });
      measured({ id: 'STO-1', unit: 'acts that work with a fault', atLeast: 5, trials: 40, run: 'long', value: done, tried: done });
    },
  );
