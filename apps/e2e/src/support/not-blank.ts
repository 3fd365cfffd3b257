import { expect, type Page } from '@playwright/test';

/** Expects text and a heading on the page, whatever has failed. @spec REM-10 */
export async function expectNotBlank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect((await page.locator('body').innerText()).length).toBeGreaterThan(200);
}
