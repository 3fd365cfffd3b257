import type { Browser, Page, TestInfo } from '@playwright/test';
import { depositForm } from './support/deposit-form.ts';
import { ORIGIN } from './support/product.ts';
import { quietList } from './support/lists.ts';
import { Player } from './support/player.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { sandbox } from './support/sandbox.ts';
import { LANGUAGES, type Language } from './support/messages.ts';

const DEPOSIT = '/office/recharge';
const METHODS = ['card', 'bank', 'wallet', 'voucher', 'mobile', 'bitcoin', 'ethereum'] as const;
type Method = (typeof METHODS)[number];
/** For the simulated check, payout or confirmation to finish. */
const SLOW = { timeout: 120_000 };
/** Lowest odds that count for the bonus of the code. */
const LEAST_ODDS = 1.6;

const submit = (page: Page) => page.locator('main form:not([action$="/leave"]) button').first();

/** The payer's actions on the provider's page, which is in the player's language; fields are found by name. */
const PAY: Readonly<Record<Method, (page: Page, player: Player) => Promise<void>>> = {
  card: async (page) => {
    await page.locator('input[name=number]').fill('4242 4242 4242 4242');
    await page.locator('input[name=expiry]').fill('12/35');
    await page.locator('input[name=cvc]').fill('123');
    await submit(page).click();
  },
  wallet: async (page) => {
    await page.locator('input[name=wallet]').fill('wallet@example.test');
    await submit(page).click();
  },
  voucher: async (page) => {
    await page.locator('input[name=voucher]').fill('1111 2222 3333 4444');
    await submit(page).click();
  },
  mobile: async (page) => {
    await page.locator('input[name=phone]').fill('+49 1555 5550100');
    await submit(page).click();
  },
  ...{ bank: sendByTestPayer, bitcoin: sendByTestPayer, ethereum: sendByTestPayer },
};
async function sendByTestPayer(page: Page, player: Player): Promise<void> {
  await page.getByRole('link', { name: player.message('payments.follow.simulate') }).click();
  await submit(page).click();
}

/** Balance in the header in minor units, in any language's number format. */
async function moneyOf(player: Player): Promise<number> {
  // The balance loads after the page.
  await expect(player.balance).toHaveText(/\d/);
  return Number(((await player.balance.textContent()) ?? '').replaceAll(/\D/g, ''));
}
const expectMoney = (player: Player, minor: number) => expect.poll(() => moneyOf(player), SLOW).toBe(minor);

/** Picks an outcome of an upcoming game at odds that count. @returns its game. */
async function pickForBonus(player: Player): Promise<string> {
  await player.open(quietList(player));
  await player.outcomes.first().waitFor();
  const found = await player.outcomes.evaluateAll((all, least) => {
    const one = all.find((outcome) => Number(outcome.querySelector('[data-price]')?.textContent) >= least);
    return { id: one?.getAttribute('data-testid') ?? '', game: one?.closest('[data-event]')?.getAttribute('data-event') ?? '' };
  }, LEAST_ODDS);
  await player.page.getByTestId(found.id).first().click();
  return found.game;
}

async function placeSingle(player: Player, stake: string): Promise<void> {
  await player.openCoupon();
  await player.stake.fill(stake);
  await player.place();
}

/** A picture that could be of a document: large, sharp, neither dark nor bright. */
const pictureBytes = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 700 });
    const context = canvas.getContext('2d')!;
    for (let at = 0; at < 900; at += 12) {
      context.fillStyle = at % 24 === 0 ? '#ddd' : '#333';
      context.fillRect(at, 0, 12, 700);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return [...new Uint8Array(await blob!.arrayBuffer())];
  });

/** @returns the number of these methods that the player has; each was credited once. */
async function deposits(player: Player, methods: readonly Method[]): Promise<number> {
  const { page } = player;
  let money = await moneyOf(player);
  let paid = 0;
  for (const method of methods) {
    await player.open(DEPOSIT);
    const choice = page.getByRole('main').getByText(player.message(`payments.method.${method}`), { exact: true });
    await depositForm(page, player.lang);
    if ((await choice.count()) === 0) continue;
    await choice.click();
    await page.getByRole('textbox', { name: player.message('payments.deposit.amount') }).fill('50');
    await page.getByRole('button', { name: player.message('payments.deposit.send') }).click();
    await PAY[method](page, player);
    await expect(player.heading).toHaveText(player.message('payments.success.title'), SLOW);
    await player.open(DEPOSIT);
    await expectMoney(player, (money += 5_000));
    paid += 1;
  }
  return paid;
}

/** All three results of one match as singles: exactly one of them wins. */
async function betsAndWins(player: Player): Promise<void> {
  await player.open('/live/all/1-football');
  const open = '[data-testid^="outcome-"]:not([aria-disabled="true"])';
  const game = player.games.filter({ has: player.page.locator(open).nth(2) }).first();
  const id = (await game.getAttribute('data-event')) ?? '';
  const results = player.page.locator(`[data-event="${id}"]`).locator('[data-testid^="outcome-"]');
  for (const at of [0, 1, 2]) await results.nth(at).click();
  await player.openCoupon();
  await expect(player.bets).toHaveCount(3);
  await player.coupon.getByText(player.message('betting.couponType.9'), { exact: true }).click();
  await player.place();
  const before = await moneyOf(player);
  await sandbox.endGame(id);
  await player.open('/office/history');
  await expect.poll(() => moneyOf(player), SLOW).toBeGreaterThan(before);
  await expect(player.page.locator('[data-coupon] [data-status="won"]')).toHaveCount(1, SLOW);
}

async function bonus(player: Player): Promise<void> {
  const { page } = player;
  await player.open('/office/promotion');
  await page.getByRole('textbox', { name: player.message('account.promo.code') }).fill('touchline10');
  await page.getByRole('button', { name: player.message('account.promo.check') }).click();
  await page.getByRole('button', { name: player.message('account.promo.use') }).click();
  await expect(page.getByText(player.message('account.promo.used'))).toBeVisible();
  const game = await pickForBonus(player);
  await placeSingle(player, '50');
  await sandbox.endGame(game);
  const claim = page.getByRole('button', { name: player.message('account.wager.claim') });
  await expect(async () => {
    await player.open('/office/bonuses/wager');
    await expect(claim).toBeVisible({ timeout: 5_000 });
  }).toPass(SLOW);
  await expect(page.getByText(player.message('account.verdict.counted'))).toHaveCount(1);
  const before = await moneyOf(player);
  await claim.click();
  await expect(page.getByText(player.message('account.bonusState.paid'))).toBeVisible();
  await expectMoney(player, before + 1_000);
}

async function verifies(player: Player): Promise<void> {
  const { page } = player;
  await player.open('/office/verification');
  const picture = { name: 'document.png', mimeType: 'image/png', buffer: Buffer.from(await pictureBytes(page)) };
  for (const kind of ['passport', 'address']) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: player.message(`account.document.${kind}`) }) });
    await card.locator('input[type=file]').last().setInputFiles(picture);
    await card.getByRole('button', { name: player.message('account.documents.send') }).click();
    await expect(card.getByText(player.message('account.documentState.checking'))).toBeVisible();
  }
  await expect(async () => {
    await player.reload();
    await expect(page.getByText(player.message('account.documents.verified'))).toBeVisible({ timeout: 5_000 });
  }).toPass(SLOW);
}

async function withdraws(player: Player): Promise<void> {
  const { page } = player;
  await player.open('/office/deduce');
  const before = await moneyOf(player);
  await page.getByRole('main').getByText(player.message('payments.method.card')).first().click();
  await page.getByRole('textbox', { name: player.message('payments.withdraw.amount') }).fill('25');
  await page
    .getByRole('main')
    .getByRole('button', { name: player.message('payments.withdraw.send'), exact: true })
    .click();
  await expect(player.heading).toHaveText(player.message('payments.withdrawPending.title'));
  await expect(player.heading).toHaveText(player.message('payments.withdrawSuccess.title'), SLOW);
  await player.open('/office/historypay');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: player.message('payments.list.withdrawal') }),
  ).not.toHaveCount(0);
  await expectMoney(player, before - 2_500);
}

/** The friend uses another browser, follows the link, and stakes the required amount. */
async function bringsFriend(player: Player, browser: Browser, info: TestInfo): Promise<void> {
  const { page, lang } = player;
  await player.open('/office/bringfriend');
  const link = (await page.getByRole('main').getByText('/registration?ref_id=', { exact: false }).textContent()) ?? '';
  const theirs = await browser.newContext(info.project.use);
  // The inviter is remembered only with the friend's consent.
  await theirs.addCookies([{ name: 'tl-consent', value: '1.3', url: ORIGIN }]);
  const messages = listenTo(theirs);
  const friend = new Player(await theirs.newPage(), info, lang);
  await friend.page.goto(link);
  await friend.takenOver();
  await friend.page.getByRole('checkbox').check();
  await friend.page.getByRole('button', { name: friend.message('identity.registration.submit'), exact: true }).click();
  await expect(friend.page.getByTestId('made-login')).toBeVisible();
  await player.reload();
  await expect(page.getByText(player.message('account.friends.joined'), { exact: true })).toBeVisible();
  await pickForBonus(friend);
  await placeSingle(friend, '50');
  await player.reload();
  await expect(page.getByText(player.message('account.friends.rewarded'), { exact: true })).toBeVisible();
  await theirs.close();
  expect(messages, 'console of the friend').toEqual([]);
}

/** A newly registered player, with the initial play money. */
async function newPlayer(player: Player): Promise<void> {
  await player.register();
  await player.open(DEPOSIT);
  await expect.poll(() => moneyOf(player)).toBe(100_000);
}

for (const lang of LANGUAGES satisfies readonly Language[]) {
  test.describe(lang, () => {
    test.use({ lang });
    test.setTimeout(10 * 60_000);

    test(`[AC-04] [AC-05] [AC-09] [OD-02] from registration to a completed payout, in ${lang}`, async ({ player }) => {
      await newPlayer(player);
      await deposits(player, ['card']);
      await betsAndWins(player);
      await verifies(player);
      await withdraws(player);
    });

    test(`[AC-04] deposits with every method, in ${lang}`, async ({ player }) => {
      await newPlayer(player);
      expect(await deposits(player, METHODS), 'methods that this player has').toBeGreaterThanOrEqual(5);
    });

    test(`[AC-06] [AC-11] a code gives a bonus that is wagered and moved to the balance, in ${lang}`, async ({ player }) => {
      await newPlayer(player);
      await bonus(player);
    });

    test(`[AC-10] a friend follows the link and stakes the required amount, in ${lang}`, async ({ player, browser }, info) => {
      await newPlayer(player);
      await bringsFriend(player, browser, info);
    });
  });
}
