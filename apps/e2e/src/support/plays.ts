import type { Page } from '@playwright/test';
import { depositForm } from './deposit-form.ts';
import { quietList } from './lists.ts';
import type { Player } from './player.ts';
import { expect } from './quiet-page.ts';

/** A page, and what a signed-in player does there. Each play makes texts appear, change and go that are beside others. */
export interface Play {
  path: (player: Player) => string;
  play: (page: Page, player: Player) => Promise<void>;
}

/** The words of buttons and fields are those of the English site. */
const playOn = (path: string | Play['path'], play: Play['play']): Play => ({ path: typeof path === 'string' ? () => path : path, play });

/** Ten pages of all sections with forms, lists and figures. */
export const PLAYS: readonly Play[] = [
  playOn(quietList, async (page, player) => {
    await player.openGames.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/line\/all\/[^/]+\/[^/]+\/[^/]+$/);
    const find = page.getByRole('searchbox', { name: 'Search markets' });
    if (player.isMobile) await page.getByRole('button', { name: 'Search markets' }).click();
    await find.fill('qqqq');
    await expect(page.getByText('No markets match your search')).toBeVisible();
    await find.fill('');
    await expect(player.outcomes.first()).toBeVisible();
  }),
  playOn('/results', async (page) => {
    const days = page.getByRole('group', { name: 'Days' }).getByRole('link');
    await expect(days.first()).toHaveAttribute('aria-current', /./);
    await days.nth(1).click();
    await expect(days.nth(1)).toHaveAttribute('aria-current', /./);
    await expect(days.first()).not.toHaveAttribute('aria-current', /./);
    await page.getByRole('searchbox', { name: 'Search teams and competitions' }).fill('qqqq');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=qqqq/);
  }),
  playOn('/casino', async (page) => {
    await page.getByRole('link', { name: 'Slots', exact: true }).click();
    await expect(page.getByText('212 games', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Provider' }).selectOption({ label: 'Полюс (12)' });
    await expect(page.getByText('12 games', { exact: true })).toBeVisible();
  }),
  playOn('/toto/ice-hockey/draw', async (page) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Choose favourites' }).click();
    await expect(main.getByText('1 combination of €0.10 each')).toBeVisible();
    const game = main.getByRole('list', { name: 'Games of the draw' }).getByRole('group').first();
    for (const outcome of await game.getByRole('button').all())
      if ((await outcome.getAttribute('aria-pressed')) === 'false') await outcome.click();
    await expect(main.getByText('3 combinations of €0.10 each')).toBeVisible();
  }),
  playOn('/lotto/7-49', async (page) => {
    const main = page.getByRole('main');
    const board = main.getByRole('group', { name: 'Numbers of the ticket' });
    for (const number of [3, 9, 14, 21, 33, 40, 41, 49]) await board.getByRole('button', { name: String(number), exact: true }).click();
    await expect(main.getByText('System: 8 numbers make 8 combinations.')).toBeVisible();
    await board.getByRole('button', { name: '49', exact: true }).click();
    await expect(main.getByText('System: 8 numbers make 8 combinations.')).toBeHidden();
  }),
  playOn('/office/recharge', async (page) => {
    await depositForm(page);
    await page.getByRole('main').getByText('Bank card', { exact: true }).click();
    const amount = page.getByRole('textbox', { name: 'Amount to deposit' });
    await amount.fill('fifty');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Enter an amount, such as 50.00')).toBeVisible();
    for (const [typed, shown] of [
      ['40', '€40.00'],
      ['50', '€50.00'],
    ] as const) {
      await amount.fill(typed);
      await expect(page.getByRole('definition').filter({ hasText: shown })).toHaveCount(2);
    }
  }),
  playOn('/office/promotion', async (page) => {
    const main = page.getByRole('main');
    for (const [code, shown] of [
      ['nosuchcode', 'There is no such code. Check the spelling.'],
      ['touchline10', /gives a bonus of €10\.00\./],
    ] as const) {
      await main.getByRole('textbox', { name: 'Promo code' }).fill(code);
      await main.getByRole('button', { name: 'Check code' }).click();
      await expect(main.getByText(shown)).toBeVisible();
    }
  }),
  playOn('/office/responsible', async (page) => {
    const stakes = page.getByRole('region', { name: 'Stakes in 24 hours' });
    for (const [typed, shown] of [
      ['7', 'Limit €7.00, €7.00 left'],
      ['6', 'Limit €6.00, €6.00 left'],
    ] as const) {
      await stakes.getByRole('textbox', { name: 'New limit: Stakes in 24 hours' }).fill(typed);
      await stakes.getByRole('button', { name: 'Set limit' }).click();
      await expect(stakes.getByText(shown)).toBeVisible();
    }
  }),
  playOn('/information/contacts', async (page) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main.getByRole('alert').getByText('Write a message')).toBeVisible();
  }),
  playOn('/information/betting-calculator?tool=odds', async (page) => {
    const main = page.getByRole('main');
    const odds = main.getByRole('textbox', { name: 'Odds in any format' });
    await odds.fill('17/20');
    await odds.press('Enter');
    await expect(main.getByRole('cell', { name: '1.85', exact: true })).toBeVisible();
    await odds.fill('evens?');
    await odds.press('Enter');
    await expect(main.getByText("We can't read these odds.")).toBeVisible();
  }),
];
