import { expectNoViolationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/quiet-page.ts';
import type { Page } from '@playwright/test';
import { ONLY } from './support/only.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Support', exact: true });
const openSupport = async (page: Page): Promise<void> => {
  await page.getByTestId('support-button').getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Contact support' }).click();
  await expect(dialogOf(page)).toBeVisible();
};
const send = async (page: Page, text: string): Promise<void> => {
  await dialogOf(page).getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
};

test('[LY-05] [A11Y-1] a conversation labels automatic replies, and survives a reload', async ({ player, page }) => {
  await player.open('/live');
  await openSupport(page);
  await expectNoViolationsInBothThemes(page, 'no messages');

  await send(page, 'Where is my bet?');
  const log = dialogOf(page).getByRole('log');
  await expect(log.getByText('This is an automatic reply.')).toBeVisible();
  await expect(log.getByText('Automatic reply', { exact: true })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'answered');
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();

  await player.reload();
  await openSupport(page);
  await expect(log.getByText('Where is my bet?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('support-button').getByRole('button').first()).toBeFocused();
});

test('[LY-05] two tabs share one conversation', ONLY.desktop, async ({ player, page, context }) => {
  await player.open('/live');
  await openSupport(page);
  await send(page, 'First');
  await expect(dialogOf(page).getByRole('log').getByText('First')).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await other.goto('/en/live');
  await expect(other.getByTestId('support-button')).toBeVisible();
  await openSupport(other);
  await expect(dialogOf(other).getByRole('log').getByText('First')).toBeVisible();
  await other.keyboard.press('Escape');
  await openSupport(page);
  await send(page, 'Second');
  await expect(dialogOf(page).getByText('Second')).toBeVisible();

  await openSupport(other);
  await expect(dialogOf(other).getByRole('log').getByText('Second')).toBeVisible();
});
