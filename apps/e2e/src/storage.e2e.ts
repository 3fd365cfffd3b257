import { quietList } from './support/lists.ts';
import { expectNotBlank } from './support/not-blank.ts';
import { ONLY } from './support/only.ts';
import { ORIGIN } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';

/** Storage faults, injected before any script of the site. */
const FAULTS: Readonly<Record<string, () => void>> = {
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

// Six faults, five activities in each.
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

      await test.step('browsing', async () => {
        await player.open(quietList(player));
        await expectNotBlank(page);
      });
      await test.step('a bet in the coupon, across pages', async () => {
        const [pick] = await player.pickAtFixedPrice();
        await page.locator('header a').first().click();
        await expect(page).toHaveURL(/\/en$/);
        await expectNotBlank(page);
        await expect(player.bet(pick?.outcomeId ?? '')).toBeVisible();
      });
      await test.step('sign-in', async () => {
        await player.placeButton.click();
        await player.signIn(credentials);
        await expect(player.balance).toContainText('€1,000.00');
      });
      await test.step('placing a bet', async () => {
        await player.place();
        await expect(player.balance).toContainText('€995.00');
      });
      await test.step('settings', async () => {
        const html = page.locator('html');
        const was = await html.getAttribute('data-theme');
        await page.getByRole('banner').getByRole('button', { name: /theme/i }).first().click();
        await expect(html).not.toHaveAttribute('data-theme', was ?? '');
      });
    },
  );
