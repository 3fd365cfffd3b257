import { expectNoViolations } from './support/axe.ts';
import { worldNow } from './support/product.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

// The schedule and the age question affect the whole site: this file runs alone, one test after another.
test.describe.configure({ mode: 'serial' });
test.use({ allowedConsole: [/status of 503/] });

const seconds = (fromNow: number): number => Math.floor(worldNow() / 1000) + fromNow;
const schedule = (started_at: number, ended_at: number) => ({
  maintenance: { started_at, ended_at, notify_started_at: seconds(-60), notify_ended_at: ended_at, isActive: true, web_state: 1 },
});

test('[MT-01] [MT-02] [MT-03] [A11Y-1] announces maintenance, redirects open pages when it starts, answers 503 in each language, and leads back home', async ({
  page,
  player,
  request,
}) => {
  // It starts after 60 s, and pages poll every 20 to 30 s.
  test.slow();
  const begins = seconds(60);
  await sandbox.changeSite(schedule(begins, begins + 3_600));
  // The edge caches the configuration for some seconds.
  await expect(async () => {
    await player.open('/live');
    await expect(page.locator('[data-notice="maintenance"]')).toBeVisible({ timeout: 6_000 });
  }).toPass({ timeout: 55_000 });
  await expect(page).toHaveURL('/en/maintenance', { timeout: 200_000 });
  await expectNoViolations(page, 'maintenance');

  for (const [lang, title] of Object.entries({ en: 'Maintenance', ru: 'Технические работы' })) {
    const answer = await request.get(`/${lang}/line`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, `/${lang}/maintenance`]);
    const shown = await request.get(`/${lang}/maintenance`);
    expect([shown.status(), shown.headers()['retry-after'], (await shown.text()).includes(title)]).toEqual([503, '30', true]);
  }
  await sandbox.changeSite({});

  await expect(page).toHaveURL('/en', { timeout: 100_000 });
});

test('[ID-16] [A11Y-1] a visitor confirms being of age, once in three days', async ({ page, player, context }) => {
  await sandbox.changeSite({ ageConfirmation: 'days' });
  const dialog = page.getByRole('dialog', { name: 'Are you 18 or older?' });
  await expect(async () => {
    await player.open('/live');
    await expect(dialog).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 100_000 });
  await expectNoViolations(page, 'age');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'tl-age');
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000)).toBe(72);
  await player.reload();
  await expect(page.getByTestId('support-button')).toBeVisible();
  await expect(dialog).toBeHidden();
});
