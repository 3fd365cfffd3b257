import { expect, test } from './support/quiet-page.ts';
import { goInside } from './support/remotes.ts';
import { ONLY } from './support/only.ts';

test(
  '[RT-13] [RM-04] [ODD-5] the flight recorder shows the cost of each section and the age of prices, and disables one in this tab',
  ONLY.desktop,
  async ({ player, page }) => {
    await player.open('/results');
    await goInside(page, '/en/live');
    const marks = () =>
      page.evaluate(() => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('price-age ')).length);
    await expect.poll(marks).toBeGreaterThan(0);
    await goInside(page, '/en/debugger');
    const prices = page.getByRole('row').filter({ has: page.getByText(/^live\/games\?/) });
    await expect(prices.first()).toContainText(/(push|poll)[\d,]+\sms/);

    const line = page.getByRole('row').filter({ has: page.getByText('results', { exact: true }) });
    await expect(line).toContainText(/ms/);
    await expect(page.getByText('/en/debugger', { exact: true })).toBeVisible();
    const killed = page.getByRole('switch', { name: 'Switched off in this tab: toto' });
    const press = () => page.locator('label').filter({ has: killed }).click();
    await press();
    await expect(killed).toBeChecked();

    await goInside(page, '/en/toto');
    await expect(page.getByTestId('remote-error-toto')).toBeVisible({ timeout: 100_000 });
    await goInside(page, '/en/debugger');
    await press();
    await expect(killed).not.toBeChecked();
    await goInside(page, '/en/toto');
    await expect(page.getByTestId('section-toto').getByRole('heading').first()).toBeVisible();
  },
);
