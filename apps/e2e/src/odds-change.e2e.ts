import type { Request } from '@playwright/test';
import type { Player } from './support/player.ts';
import { shakyList } from './support/lists.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';
import { changeServices } from './support/services.ts';

const QUOTE = '/web-api/coupon/quote';
const RULES = { ask: '0', any: '1', better: '2' } as const;

async function pickUnderRule(player: Player, rule: keyof typeof RULES, at: number, budget = 'None') {
  await player.beNewPlayer();
  // A pushed price could arrive before the click, which would then accept it.
  await changeServices(player.page.context(), { config: { isPricePush: false } });
  await player.open(shakyList(player));
  const pending = new Set<Request>();
  player.page.on('request', (request) => request.url().endsWith(QUOTE) && pending.add(request));
  player.page.on('requestfinished', (request) => pending.delete(request));
  // A newer quote aborts the previous one.
  player.page.on('requestfailed', (request) => pending.delete(request));
  const [pick] = await player.pickAtFixedPrice(1, at);
  if (pick === undefined) throw new Error('nothing was picked');
  await player.openCoupon();
  await player.openCouponOptions();
  await player.coupon.getByText('Coupon settings').click();
  await player.coupon.getByRole('combobox', { name: 'When odds change' }).selectOption(RULES[rule]);
  if (rule !== 'any') await player.coupon.getByRole('combobox', { name: 'Lower odds you accept' }).selectOption(budget);
  await expect(player.placeButton).toContainText('Place bet ·');
  await expect.poll(() => pending.size).toBe(0);
  return pick;
}

/** From here on only the placement answers: no quote is in flight, and further ones never get an answer. */
const endQuotes = (player: Player) => player.page.route(`**${QUOTE}`, () => undefined);

const text = (coef: number): string => (coef / 1000).toFixed(2);

test('[CP-25] [ODD-2] asks about a better price if the player chose to be asked, and shows the old and the new price', async ({
  player,
}) => {
  const { outcomeId, coef } = await pickUnderRule(player, 'ask', 0);
  await endQuotes(player);
  await sandbox.pinCoef(outcomeId, coef + 500);

  await player.placeButton.click();
  await expect(player.placeButton).toHaveText('Accept odds change');
  await expect(player.bet(outcomeId)).toContainText(`was ${text(coef)}`);
  await expect(player.bet(outcomeId).getByRole('img', { name: 'increased' })).toBeVisible();
  await expect(player.balance).toContainText('€1,000.00');

  // One click accepts the price, a later one places the bet; a double click would only accept the price.
  await player.place();
  await expect(player.receipt).toContainText(text(coef + 500));
  await expect(player.balance).toContainText('€995.00');
});

test('[CP-25] under the default rule, accepts a better price without asking and asks about a worse one', async ({ player }) => {
  const { outcomeId, coef } = await pickUnderRule(player, 'better', 1);
  await endQuotes(player);
  await sandbox.pinCoef(outcomeId, coef - 20);

  await player.placeButton.click();
  await expect(player.placeButton).toHaveText('Accept odds change');
  await expect(player.bet(outcomeId).getByRole('img', { name: 'decreased' })).toBeVisible();

  await sandbox.pinCoef(outcomeId, coef + 300);
  await player.placeButton.click();
  await player.place();
  await expect(player.receipt).toContainText(text(coef + 300));
});

test("[CP-25] [ODD-3] accepts odds that fall within the player's budget without asking", async ({ player }) => {
  const { outcomeId, coef } = await pickUnderRule(player, 'better', 3, 'Up to 5%');
  await endQuotes(player);
  const within = Math.ceil(coef * 0.96);
  await sandbox.pinCoef(outcomeId, within);

  await player.placeButton.click();
  await expect(player.receipt).toContainText(String(within / 1000));
  await expect(player.balance).toContainText('€995.00');
});

test('[CP-25] asks about odds that fall further than the budget', async ({ player }) => {
  const { outcomeId, coef } = await pickUnderRule(player, 'better', 4, 'Up to 5%');
  await sandbox.pinCoef(outcomeId, Math.floor(coef * 0.94));

  // The list of this game is polled every 15 s.
  await expect(player.placeButton).toHaveText('Accept odds change', { timeout: 100_000 });
  await expect(player.balance).toContainText('€1,000.00');
});

test('[BT-02] [CP-29] a bet on a suspended game cannot be placed, and the coupon says so', async ({ player }) => {
  const { outcomeId, gameId } = await pickUnderRule(player, 'any', 2);
  await endQuotes(player);
  await sandbox.suspend(gameId, true);

  await player.placeButton.click();
  await expect(player.bet(outcomeId)).toHaveAttribute('data-locked', '');
  await expect(player.placeButton).toContainText('Remove suspended');
  await expect(player.balance).toContainText('€1,000.00');

  await sandbox.suspend(gameId, false);
});
