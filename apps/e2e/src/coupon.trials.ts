import { measured } from './support/measured.ts';
import type { Locator, Page } from '@playwright/test';
import { chance } from './support/chance.ts';
import { quietList, shakyList } from './support/lists.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';

/** The promised number of rounds; TOUCHLINE_TRIALS lowers it while a trial is being written. */
const atMost = (count: number): number => Math.min(count, Number(process.env['TOUCHLINE_TRIALS'] ?? count));
const BURSTS = atMost(200);
const CHANGES = atMost(200);
const RACES = atMost(100);
const QUOTE = '/web-api/coupon/quote';
const PLACE = '/web-api/coupon/place';
const TRIAL_MS = 10_000;

test.use({ hasTouch: true });

/** Collects the placements that a page sends, by intent id, and delays each on its way to the server. */
async function placementsOf(page: Page, delayMs: () => number = () => 0): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  await page.route(`**${PLACE}`, async (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    sent.set(id, (sent.get(id) ?? 0) + 1);
    await new Promise((resume) => setTimeout(resume, delayMs()));
    await route.continue();
  });
  return sent;
}

async function middleOf(button: Locator): Promise<[number, number]> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is not there');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Clicks the button of a tab at this time of the system clock, to the millisecond; does nothing if the button is gone by then. */
const pressAt = (tab: Player | undefined, at: number): Promise<unknown> =>
  Promise.resolve(
    tab?.placeButton.evaluate(
      (button: HTMLButtonElement, time) =>
        new Promise<void>((done) => {
          setTimeout(() => {
            button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            button.click();
            done();
          }, time - Date.now());
        }),
      at,
      { timeout: 2_000 },
    ),
  ).catch(() => undefined);

test('[BET-3] any burst of clicks, keys and taps on one place of the screen places one bet', async ({ player, page }) => {
  test.setTimeout(60_000 + BURSTS * TRIAL_MS);
  const random = chance(17);
  const sent = await placementsOf(page, () => random(600));
  await player.beNewPlayer();
  await player.open(quietList(player));
  // A game that starts after all trials: started games leave the list.
  const [pick] = await player.pickAtFixedPrice(1, 6);
  await player.stake.fill('1');
  await expect(player.placeButton).toContainText('Place bet · €1.00');

  for (let burst = 1; burst <= BURSTS; burst += 1) {
    const [x, y] = await middleOf(player.placeButton);
    await player.placeButton.focus();
    for (let gestures = 1 + random(4); gestures > 0; gestures -= 1) {
      const kind = random(5);
      if (kind === 0) await page.mouse.dblclick(x, y);
      else if (kind === 1) await Promise.all([page.keyboard.press('Enter'), page.mouse.click(x, y)]);
      else if (kind === 2) await page.mouse.click(x, y, { clickCount: 20, delay: 50 });
      else if (kind === 3) await Promise.all([page.touchscreen.tap(x, y), page.mouse.click(x, y)]);
      else await page.keyboard.press(random(2) === 0 ? 'Enter' : 'Space');
    }
    await expect(player.receipt).toBeVisible();
    await expect(player.balance).toContainText(`€${(1000 - burst).toFixed(2)}`);
    expect([...sent.values()]).toEqual(Array.from({ length: burst }, () => 1));
    measured({ id: 'BET-3', unit: 'surplus requests in a browser', atMost: 0, trials: 200, run: 'long', value: sent.size - burst });
    await player.pressOnReceipt('Done');
    await expect(player.receipt).toBeHidden();
    await player
      .outcome(pick?.outcomeId ?? '')
      .first()
      .click();
    await expect(player.placeButton).toContainText('Place bet ·');
  }
});

test('[ODD-2] marks a price that changes between pointer down and up within half a second, and ignores the click', async ({
  player,
  page,
}) => {
  test.setTimeout(60_000 + CHANGES * TRIAL_MS);
  const sent = await placementsOf(page);
  // Quotes are fetched every fifteen seconds; the page's clock is advanced to the next one.
  await page.clock.install();
  await player.beNewPlayer();
  await player.open(shakyList(player));
  const [pick] = await player.pickAtFixedPrice(1, 9);
  const { outcomeId: id = '', coef: first = 0 } = pick ?? {};
  await player.openCouponOptions();
  await player.coupon.getByText('Coupon settings').click();
  await player.coupon.getByRole('combobox', { name: 'When odds change' }).selectOption('0');
  await expect(player.placeButton).toContainText('Place bet · €5.00');
  const waits: number[] = [];
  let onQuote: (quote: string) => unknown = () => undefined;
  // Read in transit: after some hundred responses the browser drops their bodies.
  let pending = 0;
  await page.route(`**${QUOTE}`, async (route) => {
    pending += 1;
    const answer = await route.fetch();
    const quote = await answer.text();
    await route.fulfill({ response: answer, body: quote });
    pending -= 1;
    onQuote(quote);
  });
  const text = (coef: number): string => (coef / 1000).toFixed(2);

  for (let change = 1; change <= CHANGES; change += 1) {
    const [was, now] = change % 2 === 1 ? [first, first + 250] : [first + 250, first];
    await page.mouse.move(...(await middleOf(player.placeButton)));
    await page.mouse.down();
    await sandbox.pinCoef(id, now);
    const quoted = new Promise<void>((resolve) => {
      onQuote = (quote) => quote.includes(`"coef":${now}`) && resolve();
    });
    // Advancing the clock during a quote would make that quote time out.
    await expect.poll(() => pending, { timeout: 20_000 }).toBe(0);
    await page.clock.fastForward(15_500);
    await quoted;
    const since = Date.now();
    await expect(player.bet(id).getByRole('img', { name: now > was ? 'up' : 'down' })).toBeVisible();
    await expect(player.bet(id)).toContainText(`was ${text(was)}`);
    waits.push(Date.now() - since);
    await page.mouse.up();
    await expect(player.placeButton).toHaveText('Accept odds change');
    expect(sent.size).toBe(0);

    await player.placeButton.click();
    await expect(player.placeButton).toContainText('Place bet · €5.00');
  }

  await player.place();
  expect(sent.size).toBe(1);
  console.log('marked after at most', Math.max(...waits), 'ms');
  const slowest = Math.max(...waits);
  measured({ id: 'ODD-2', unit: 'ms until the mark', atMost: 500, trials: 200, run: 'long', value: slowest, tried: waits.length });
});

test('[BET-4] two tabs that confirm the shared coupon within 50 ms place one bet', async ({ player, context }, testInfo) => {
  test.setTimeout(60_000 + RACES * TRIAL_MS);
  const random = chance(29);
  await player.beNewPlayer();
  await player.open(quietList(player));
  const other = new Player(await context.newPage(), testInfo);
  await other.open();
  const [pick] = await player.pickAtFixedPrice(1, 3);
  await player.stake.fill('1');
  const sent = await Promise.all([player, other].map(({ page }) => placementsOf(page)));

  for (let race = 1; race <= RACES; race += 1) {
    for (const tab of [player, other]) {
      await expect(tab.placeButton).toContainText('Place bet ·');
      if (!(await tab.placeButton.textContent())?.includes('€1.00')) await tab.stake.fill('1');
      await expect(tab.placeButton).toContainText('€1.00');
    }
    const tabs = random(2) === 0 ? [player, other] : [other, player];
    const apartMs = random(51);
    const ids = () => new Set(sent.flatMap((one) => [...one.keys()])).size;
    await expect(async () => {
      // A click is ignored while the button shows a change made by the other tab; such a round did not race.
      const at = Date.now() + 300;
      if (ids() < race) await Promise.all([pressAt(tabs[0], at), pressAt(tabs[1], at + apartMs)]);
      expect(ids()).toBe(race);
    }).toPass({ timeout: 20_000 });
    for (const tab of [player, other]) {
      await expect(tab.balance).toContainText(`€${(1000 - race).toFixed(2)}`);
      await expect(tab.receipt.or(tab.coupon.getByText('Your coupon is empty'))).toBeVisible();
    }
    measured({ id: 'BET-4', unit: 'surplus bets in a browser', atMost: 0, trials: 100, run: 'long', value: ids() - race });
    for (const tab of [player, other]) {
      if (await tab.receipt.isVisible()) await tab.pressOnReceipt('Done');
      await expect(tab.receipt).toBeHidden();
    }
    await player
      .outcome(pick?.outcomeId ?? '')
      .first()
      .click();
  }
});
