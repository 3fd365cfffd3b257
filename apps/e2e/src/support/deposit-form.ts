import type { Page } from '@playwright/test';
import { type Language, message } from './messages.ts';

/** Waits for the deposit form; before the first deposit, the page offers to set a limit, which is skipped. */
export async function depositForm(page: Page, lang: Language = 'en'): Promise<void> {
  const amount = page.getByRole('textbox', { name: message(lang, 'payments.deposit.amount') });
  const skip = page.getByRole('button', { name: message(lang, 'payments.first.skip') });
  await amount.or(skip).waitFor();
  if (await skip.isVisible()) await skip.click();
  await amount.waitFor();
}
