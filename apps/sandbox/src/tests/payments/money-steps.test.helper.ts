import type { BonusesAnswer, PromoAnswer, RateAnswer } from '@touchline/account-office-contract';
import type { CashOutAnswer, CashOutsAnswer, PlaceAnswer } from '@touchline/betting-contract';
import { settleGames } from '@touchline/server-betting/testing';
import type { Cashier, Payment, PaymentAnswer } from '@touchline/payments-contract';
import { randomUUID } from 'node:crypto';
import {
  addWallet,
  BASE,
  type Bet,
  count,
  type Currency,
  CURRENCY_ID,
  type Deposit,
  get,
  OFFICE,
  type Payout,
  pick,
  type Run,
  seeBonuses,
  seeWallets,
  send,
  UNIT,
} from './money-run.test.helper.ts';
import type { Wallet } from './money-books.test.helper.ts';

/** Random values for one step, which uses those that it needs. */
export interface Step {
  do: keyof typeof STEPS;
  /** Index of the item to act on, modulo their number. */
  at: number;
  /** Amount in about euro cents. */
  amount: number;
  way: number;
}

const METHODS = ['card', 'bank-transfer', 'e-wallet'] as const;
/** Inputs that pay; `BAD_DAY` has those that are declined or paid in part. E-wallet payments always succeed. */
const TYPED = {
  card: { number: '4242424242424242', expiry: '12/80', cvc: '123' },
  'bank-transfer': {},
  'e-wallet': { wallet: 'one@touchline.test' },
};
const BAD_DAY = { ...TYPED, card: { ...TYPED.card, number: '4000000000000002' }, 'bank-transfer': { part: 'half' } };
const COEFS = [1_500, 2_000, 3_333] as const;
const CURRENCIES = Object.keys(CURRENCY_ID) as Currency[];
const SHARES = [0.3, 0.5, 1] as const;
const DAY = 86_400_000;
const currencies = (ids: Run['ids']) => CURRENCIES.filter((iso) => ids.has(iso));
const inUnits = (wallet: Wallet, amount: number) => Math.max(1, Math.round((amount * UNIT[wallet]) / 100));

/** Changes something at the provider, whose webhooks arrive up to three times, out of order, or never; then the worker reads its books. */
async function withWebhooks(run: Run, way: number, change: () => void): Promise<void> {
  const { test } = run;
  const isSilent = way % 5 === 4;
  test.provider.setFaults({ copies: 1 + (way % 3), isShuffled: true, isSilent });
  change();
  await test.tick();
  test.provider.setFaults({ copies: 1, isShuffled: false, isSilent: false });
  if (!isSilent) return;
  await test.catchUp();
  count(run, 'webhook that never came');
}

/** Sends a request, sometimes twice concurrently, which must have the effect of one. */
async function twice<T extends object>(run: Run, way: number, [path, body]: [path: string, body: object]): Promise<T | null> {
  if (way % 2 === 0) return send<T>(run, path, body);
  const [first, second] = await Promise.all([send<T>(run, path, body), send<T>(run, path, body)]);
  if ((first === null) !== (second === null)) throw new Error(`${path}: one press was refused and the other taken`);
  return first;
}

async function deposit(run: Run, { at, amount, way }: Step): Promise<void> {
  const [wallet = 'EUR', methodId = 'card'] = [pick(currencies(run.everIds), at), pick(METHODS, way)];
  const requested = inUnits(wallet, amount);
  const body = {
    ...{ id: randomUUID(), accountId: run.everIds.get(wallet) ?? 0, methodId, amount: requested },
    ...{ lang: 'en', returnTo: null },
  };
  const answer = await twice<PaymentAnswer>(run, way, [`${BASE}/deposits`, body]);
  if (answer?.status !== 'started') return;
  run.deposits.push({ ref: answer.payment.ref, wallet, requested, methodId, state: 'open', captured: 0, creditedAt: 0 });
  count(run, 'deposit');
}

const openDeposits = ({ deposits }: Run) => deposits.filter(({ state }) => state === 'open');

async function payIn(run: Run, step: Step): Promise<void> {
  const { at, way } = step;
  if (openDeposits(run).length === 0) await deposit(run, step);
  const open = pick(openDeposits(run), at);
  if (open === undefined) return;
  const isBadDay = way % 4 === 3;
  const isDeclined = isBadDay && open.methodId === 'card';
  const part = isBadDay && open.methodId === 'bank-transfer' ? Math.floor(open.requested / 2) : open.requested;
  const typed = isBadDay ? BAD_DAY[open.methodId] : TYPED[open.methodId];
  await withWebhooks(run, way, () => run.test.provider.act(`deposit:${open.ref}`, typed));
  count(run, isDeclined ? 'deposit declined' : part === open.requested ? 'deposit paid' : 'deposit paid in part');
  if (isDeclined) return void (open.state = 'over');
  Object.assign(open, { state: 'credited', captured: part, creditedAt: run.test.clock.nowMs } satisfies Partial<Deposit>);
  run.books.give(open.wallet, part, 'cash');
}

async function cancelDeposit(run: Run, deposit: Deposit | undefined): Promise<void> {
  if (deposit === undefined) return;
  const payment = await send<Payment>(run, `${BASE}/deposits/cancel`, { ref: deposit.ref });
  if (payment?.state !== 'cancelled') throw new Error(`deposit ${deposit.ref} could not be cancelled: ${payment?.state ?? 'refused'}`);
  deposit.state = 'over';
  count(run, 'deposit cancelled');
}

async function chargeBack(run: Run, { at, way }: Step): Promise<void> {
  const deposit = pick(
    run.deposits.filter(({ state }) => state === 'credited'),
    at,
  );
  if (deposit === undefined) return;
  await withWebhooks(run, way, () => run.test.provider.chargeBack(`deposit:${deposit.ref}`));
  deposit.state = 'charged-back';
  const taken = Math.min(deposit.captured, run.books.of(deposit.wallet));
  run.books.give(deposit.wallet, -taken, 'cash');
  run.books.between(deposit.wallet, deposit.captured - taken, { from: 'losses', to: 'cash' });
  count(run, taken === deposit.captured ? 'chargeback' : 'chargeback of what was spent');
}

async function withdraw(run: Run, { at, amount, way }: Step): Promise<void> {
  const wallet = pick(currencies(run.ids), at) ?? 'EUR';
  const { instruments } = await get<Cashier>(run, `${BASE}/cashier`);
  const instrument = pick(instruments, way);
  if (instrument === undefined) return;
  const requested = inUnits(wallet, amount);
  const body = { id: randomUUID(), accountId: run.ids.get(wallet) ?? 0, instrumentId: instrument.id, amount: requested };
  const answer = await twice<PaymentAnswer>(run, way, [`${BASE}/withdrawals`, body]);
  if (answer?.status !== 'started') return;
  run.payouts.push({ ref: answer.payment.ref, wallet, amount: requested, isOpen: true });
  run.books.give(wallet, -requested, 'payouts');
  count(run, 'withdrawal');
}

async function endPayout(run: Run, payout: Payout | undefined, way: number): Promise<void> {
  if (payout === undefined) return;
  const { test, books } = run;
  test.clock.nowMs += 5_000;
  await test.follow();
  const isFailed = way % 2 === 1;
  await withWebhooks(run, way, () => {
    if (isFailed) test.provider.failPayout(`withdrawal:${payout.ref}`, 'account-closed');
    else test.providerClock.nowMs += 6_000;
  });
  // Advancing the provider's clock completes all open payouts.
  for (const each of isFailed ? [payout] : run.payouts.filter(({ isOpen }) => isOpen)) {
    each.isOpen = false;
    if (isFailed) books.give(each.wallet, each.amount, 'payouts');
    else books.between(each.wallet, each.amount, { from: 'payouts', to: 'cash' });
    count(run, isFailed ? 'payout failed' : 'payout arrived');
  }
}

const openPayouts = ({ payouts }: Run) => payouts.filter(({ isOpen }) => isOpen);

async function bet(run: Run, { at, amount, way }: Step): Promise<void> {
  const wallet = pick(['EUR' as const, ...run.ids.keys()], at) ?? 'EUR';
  const coef = pick(COEFS, way) ?? 2_000;
  const { test, player } = run;
  const game = test.prices.addGame(run.nextGame(), { coef, startAt: test.clock.nowMs / 1000 + 3_600, chances: { won: 500_000 } });
  const coupon = test.coupon(player, { accountId: run.ids.get(wallet) ?? 0, bets: [game], amount: inUnits(wallet, amount) });
  const answer = await twice<PlaceAnswer>(run, way, ['/web-api/coupon/place', coupon]);
  if (answer?.status !== 'accepted') return;
  run.books.give(wallet, -coupon.amount, 'stakes');
  run.bets.push({ couponId: answer.coupon.couponId, gameId: game.gameId, wallet, left: coupon.amount, coef });
  count(run, wallet === 'bonus' ? 'bet of bonus money' : 'bet');
}

async function endBet(run: Run, ended: Bet | undefined, way: number): Promise<void> {
  if (ended === undefined) return;
  const { test, books } = run;
  const isVoid = way % 3 === 2;
  const main: [number, number] = way % 3 === 0 ? [1, 0] : [0, 1];
  test.prices.finish(ended.gameId, { main, periods: [], ...(isVoid && { isVoid: true }) });
  await settleGames(test.services, [ended.gameId]);
  run.bets = run.bets.filter((each) => each !== ended);
  const pays = isVoid ? ended.left : way % 3 === 0 ? Math.floor((ended.left * ended.coef) / 1_000) : 0;
  books.give(ended.wallet, pays, 'stakes');
  count(run, isVoid ? 'bet void' : pays > 0 ? 'bet won' : 'bet lost');
}

async function cashOut(run: Run, { at, way }: Step): Promise<void> {
  const { coupons } = await get<CashOutsAnswer>(run, '/web-api/coupon/cash-outs');
  const chosen = pick(run.bets, at);
  const offer = coupons.find(({ couponId }) => couponId === chosen?.couponId)?.offer;
  if (chosen === undefined || !offer) return;
  const stake = Math.max(1, Math.floor(offer.stakeLeft * (pick(SHARES, way) ?? 1)));
  const body = {
    id: randomUUID(),
    couponId: chosen.couponId,
    stake,
    amount: Math.floor((offer.offer * stake) / offer.stakeLeft),
    quote: offer.quote,
  };
  if (body.amount < 1) return;
  const answer = await twice<CashOutAnswer>(run, way, ['/web-api/coupon/cash-out', body]);
  if (answer?.status !== 'accepted') return;
  run.books.give(chosen.wallet, answer.amount, 'stakes');
  chosen.left -= stake;
  if (chosen.left === 0) run.bets = run.bets.filter((each) => each !== chosen);
  count(run, chosen.left === 0 ? 'cash-out' : 'cash-out of a part');
}

async function convert(run: Run, { at, amount, way }: Step): Promise<void> {
  const own = currencies(run.ids);
  const [from = 'EUR', to = 'USD'] = [pick(own, at), pick(own, at + 1 + (way % 2))];
  const exchange = { fromId: run.ids.get(from) ?? 0, toId: run.ids.get(to) ?? 0, amount: inUnits(from, amount) };
  const rate = await send<RateAnswer>(run, `${OFFICE}/conversion/rate`, exchange);
  if (rate === null) return;
  // Converting back and forth must not yield a profit.
  if (rate.gives * UNIT[from] >= exchange.amount * UNIT[to]) throw new Error(`${exchange.amount} ${from} gave ${rate.gives} ${to}`);
  const body = { ...exchange, id: randomUUID(), rateAt: rate.rateAt };
  if ((await twice(run, way, [`${OFFICE}/conversion`, body])) === null) return;
  run.books.give(from, -exchange.amount, 'exchange');
  run.books.give(to, rate.gives, 'exchange');
  count(run, 'conversion');
}

const CODES = { TOUCHLINE10: 1_000, SPINS5: 500, KICKOFF24: 0 } as const;
async function code(run: Run, { at }: Step): Promise<void> {
  const typed = pick(['TOUCHLINE10', 'SPINS5', 'TOUCHLINE10', 'KICKOFF24'] as const, at) ?? 'SPINS5';
  const answer = await send<PromoAnswer>(run, `${OFFICE}/promo/activate`, { code: typed });
  if (answer === null) return;
  const used = answer.codes.find((each) => each.code === typed);
  run.bonuses.set(used?.bonusId ?? 0, { amount: CODES[typed], state: 'active' });
  run.books.give('bonus', CODES[typed], 'promo');
  count(run, 'code');
}

async function choose(run: Run): Promise<void> {
  const { nowMs } = run.test.clock;
  const answer = await send<BonusesAnswer>(run, `${OFFICE}/bonuses/choose`, { offerId: 'first-sports' });
  if (answer === null) return;
  seeBonuses(run, answer);
  // The same request may have used up an earlier choice.
  if (answer.offers.some(({ id, state }) => id === 'first-sports' && state === 'chosen')) run.chosenAt = nowMs;
  count(run, 'bonus chosen');
}

async function endBonus(run: Run, { at, way }: Step): Promise<void> {
  seeBonuses(run, await get<BonusesAnswer>(run, `${OFFICE}/bonuses`));
  const open = [...run.bonuses].filter(([, { state }]) => state === 'active' || state === 'completed');
  const [id] = pick(open, at) ?? [];
  if (id === undefined) return;
  const path = way % 4 === 3 ? 'give-up' : 'claim';
  const answer = await send<BonusesAnswer>(run, `${OFFICE}/bonuses/${path}`, { id });
  if (answer !== null) seeBonuses(run, answer);
}

async function removeWallet(run: Run, { at }: Step): Promise<void> {
  const iso = pick(currencies(run.ids), at);
  if (iso === undefined || (await send(run, `${OFFICE}/wallets/remove`, { score_id: run.ids.get(iso) })) === null) return;
  count(run, 'wallet removed');
  await seeWallets(run);
}

async function wait(run: Run, { way }: Step): Promise<void> {
  run.test.clock.nowMs += way % 4 === 3 ? 8 * DAY : 60_000;
  run.player.token = await run.test.signIn(run.player.userId);
  seeBonuses(run, await get<BonusesAnswer>(run, `${OFFICE}/bonuses`));
}

/** Everything that can happen to a player's money. A step that is impossible at the moment does nothing. */
export const STEPS = {
  deposit,
  payIn,
  cancelDeposit: (run: Run, { at }: Step) => cancelDeposit(run, pick(openDeposits(run), at)),
  chargeBack,
  withdraw,
  endPayout: async (run: Run, step: Step) => {
    if (openPayouts(run).length === 0) await withdraw(run, step);
    await endPayout(run, pick(openPayouts(run), step.at), step.way);
  },
  bet,
  endBet: async (run: Run, step: Step) => {
    if (run.bets.length === 0) await bet(run, step);
    await endBet(run, pick(run.bets, step.at), step.way);
  },
  cashOut,
  convert,
  code,
  choose,
  endBonus,
  addWallet: (run: Run, { at }: Step) => addWallet(run, pick(CURRENCIES, at) ?? 'USD'),
  removeWallet,
  wait,
} as const satisfies Record<string, (run: Run, step: Step) => Promise<void>>;

/** Completes the sequence: cancels unpaid deposits, completes payouts, and settles bets. */
export async function endAll(run: Run): Promise<void> {
  for (const each of openDeposits(run)) await cancelDeposit(run, each);
  for (const each of openPayouts(run)) if (each.isOpen) await endPayout(run, each, 0);
  for (const each of [...run.bets]) await endBet(run, each, each.couponId);
}
