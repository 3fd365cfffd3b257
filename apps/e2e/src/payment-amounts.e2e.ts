import type { Page } from '@playwright/test';
import { depositForm } from './support/deposit-form.ts';
import { expect, test } from './support/quiet-page.ts';

/** Amounts that cannot be paid, and the error that the form shows. */
const REFUSED = [
  ['fifty', 'Enter an amount, such as 50.00'],
  ['-5', 'Enter an amount, such as 50.00'],
  ['12.3456', 'Enter an amount, such as 50.00'],
  ['1.000', 'Do you mean 1.00 or 1,000.00?'],
  ['1٢', 'Use digits of one script'],
  ['₹1,00,000.00', 'Enter the amount in EUR'],
  ['1234567890123456', 'Enter an amount, such as 50.00'],
  ['0,00', 'Enter an amount, such as 50.00'],
] as const;

/** Submits each amount and checks the error; no payment starts. */
async function expectRefused(page: Page, field: string, button: string): Promise<void> {
  const amount = page.getByRole('textbox', { name: field });
  for (const [typed, words] of REFUSED) {
    await amount.fill(typed);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(words), typed).toBeVisible();
    await expect(amount, typed).toHaveAttribute('aria-invalid', 'true');
    await expect(amount, 'what was typed stays').toHaveValue(typed);
  }
}

test('[AC-04] letters, a minus, too many digits and unclear amounts are rejected with a reason; spaces and 1.234,56 are accepted', async ({
  player,
  page,
}) => {
  await player.beNewPlayer();
  await player.open('/office/recharge');
  await depositForm(page);
  await page.getByRole('main').getByText('Bank card', { exact: true }).click();
  await expectRefused(page, 'Amount to deposit', 'Continue to payment');
  const amount = page.getByRole('textbox', { name: 'Amount to deposit' });
  await amount.fill('1.234,56');
  await expect(page.getByRole('definition').filter({ hasText: '€1,234.56' })).toHaveCount(2);
  // As copied from a statement: surrounded by spaces, with a narrow space as thousands separator.
  await amount.fill('  1\u202f234,56 € ');
  await expect(page.getByRole('definition').filter({ hasText: '€1,234.56' })).toHaveCount(2);
  await amount.fill('40');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('  4242 4242 4242 4242 ');
  await page.getByLabel('Expiry (MM/YY)').fill('12/35');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay €40.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();

  await player.open('/office/deduce');
  await page.getByRole('main').getByText('Bank card').click();
  await expectRefused(page, 'Amount to withdraw', 'Withdraw');
  const out = page.getByRole('textbox', { name: 'Amount to withdraw' });
  await out.fill('1.234,56');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '€1,040.00' })).toBeVisible();
  await expect(player.balance).toContainText('€1,040.00');
});
