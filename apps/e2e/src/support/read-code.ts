import type { Page } from '@playwright/test';

/** Reads the code from its message, types it and continues. */
export async function readCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demo site: read the message here' }).click();
  await page.getByRole('button', { name: /^Use code/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
