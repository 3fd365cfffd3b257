import type { RoundAnswer } from '@touchline/casino-game-contract';
import type { WalletAnswer } from '@touchline/casino-game-contract/wallet';
import { isModelId, rulesOf } from '@touchline/casino-game-math';
import type { Db } from '@touchline/server-kernel/db';
import { recordedBeacon, scriptedGames, workOnce } from '@touchline/server-toto/testing';
import type { LotteryPage, TicketAnswer, TotoDraw } from '@touchline/toto-contract';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestPlayer } from '../../testing/test-app.ts';
import { startWalletApp, walletOn } from '../wallet/wallet.test.helper.ts';

/** Minor units per round unit, as in the table of currencies. With 400 parts per round unit, each minor unit is a whole number of parts. */
const UNITS = { EUR: 100, USD: 100, GBP: 80, JPY: 200 } as const;
export type Iso = keyof typeof UNITS;
export const PARTS = 400;
/** Value of an amount, in parts of a round unit. */
export const partsOf = (amount: number, iso: Iso): number => (amount * PARTS) / UNITS[iso];
/** Minor units worth a number of parts, rounded down. */
export const amountOf = (parts: number, iso: Iso): number => Math.floor((parts * UNITS[iso]) / PARTS);

export interface Wallet {
  iso: Iso;
  accountId: number;
}
/** A player with a main account, a bonus account and accounts in three more currencies, all with money. */
export interface Owner extends TestPlayer {
  wallets: readonly Wallet[];
}
/** Outcome of a stake: accepted, or the reason for refusing it. */
export type Taken = { parts: number } | { reason: string };

const DRAW_PICKS = Array.from({ length: 12 }, () => [0]);
const ESPORTS = 40;

/** Stakes of every product from any account of a player, through the API of pages and providers. */
export async function openWallets(engine: Db['engine']) {
  const test: TestApp = await startWalletApp(engine);
  const provider = walletOn(test);
  const beacon = recordedBeacon(test.services);
  await workOnce({ services: test.services, source: scriptedGames(() => test.clock.nowMs), beacon });
  let games = 20_000;

  const mint = (accountId: number, amount: number) =>
    test.app.inject({ method: 'POST', url: '/__test/mint', payload: { accountId, amount } });
  const addWallet = async (userId: number, iso: Iso, type = 9): Promise<Wallet> => {
    const [row] = await test.db.query<{ id: number }>(
      'insert into accounts (user_id, type, currency_iso, balance) values ($1, $2, $3, 0) returning id',
      [userId, type, iso],
    );
    const accountId = row?.id ?? 0;
    await mint(accountId, 10_000_000);
    return { iso, accountId };
  };
  const addOwner = async (): Promise<Owner> => {
    const player = await test.addPlayer({ money: 10_000_000 });
    const { userId, accountId } = player;
    const wallets: Wallet[] = [{ iso: 'EUR', accountId }, await addWallet(userId, 'EUR', 4)];
    for (const iso of ['USD', 'GBP', 'JPY'] as const) wallets.push(await addWallet(userId, iso));
    return { ...player, wallets };
  };

  const reasonOf = (status: number, answer: { reason?: string; errors?: { code: string }[] }) =>
    answer.reason ?? answer.errors?.[0]?.code ?? String(status);
  const outcomeOf = (wallet: Wallet, amount: number, { statusCode, body }: { statusCode: number; body: string }): Taken => {
    const answer = JSON.parse(body) as { status?: unknown; reason?: string; errors?: { code: string }[] };
    const isTaken = statusCode === 200 && answer.reason === undefined;
    return isTaken ? { parts: partsOf(amount, wallet.iso) } : { reason: reasonOf(statusCode, answer) };
  };
  const coupon = (sportId: number) => async (owner: Owner, wallet: Wallet, amount: number) => {
    const bets = [test.prices.addGame((games += 1), { coef: 2000, sportId, startAt: test.clock.nowMs / 1000 + 3600 })];
    const body = test.coupon(owner, { accountId: wallet.accountId, bets, amount });
    return outcomeOf(wallet, amount, await test.post(owner.token, '/web-api/coupon/place', body));
  };
  const ticket = async (owner: Owner, wallet: Wallet, path: string, body: { cost: number }) => {
    const answer = await test.post(owner.token, path, { id: randomUUID(), accountId: wallet.accountId, ...body });
    return outcomeOf(wallet, body.cost, answer as { statusCode: number; body: string } & { json: () => TicketAnswer });
  };

  /** Stakes about the given minor units, as close as the product allows. */
  const products = {
    coupon: coupon(1),
    esports: coupon(ESPORTS),
    round: async (owner: Owner, wallet: Wallet, amount: number) => {
      const choice = isModelId('dice') ? rulesOf('dice').standard : {};
      const body = { id: randomUUID(), model: 'dice', accountId: wallet.accountId, amount, choice };
      const answer = await test.post(owner.token, '/bff-api/games/rounds', body);
      return outcomeOf(wallet, amount, answer as { statusCode: number; body: string } & { json: () => RoundAnswer });
    },
    toto: async (owner: Owner, wallet: Wallet, amount: number) => {
      const { number } = (await test.get('', '/bff-api/toto/draw?section=football&draw=current')).json<TotoDraw>();
      // A line costs a tenth of a round unit.
      const times = Math.max(1, Math.floor((amount * 10) / UNITS[wallet.iso]));
      const body = { section: 'football', number, picks: DRAW_PICKS, times, cost: (times * UNITS[wallet.iso]) / 10 };
      return ticket(owner, wallet, '/bff-api/toto/place', body);
    },
    lotto: async (owner: Owner, wallet: Wallet, _: number) => {
      const { open } = (await test.get('', '/bff-api/lotto/lottery?lottery=keno')).json<LotteryPage>();
      // A number costs half a round unit.
      const body = { lottery: 'keno', number: open.number, draws: 1, numbers: [7], cost: UNITS[wallet.iso] / 2 };
      return ticket(owner, wallet, '/bff-api/lotto/place', body);
    },
    served: async (owner: Owner, wallet: Wallet, amount: number) => {
      const { token, player } = await provider.visit({ ...owner, accountId: wallet.accountId });
      const round = provider.name();
      const body = { token, player, transaction: `${round}.debit`, round, amount, currencyIso: wallet.iso };
      const answer = await provider.debit(body);
      return outcomeOf(wallet, amount, answer as { statusCode: number; body: string } & { json: () => WalletAnswer });
    },
  } as const;

  /** Total stakes of a player since a time, in parts of a round unit, read from the ledger without the code under test. */
  const stakedParts = async (userId: number, sinceMs: number): Promise<number> => {
    const rows = await test.db.query<{ iso: Iso; staked: number }>(
      `select accounts.currency_iso as iso, -sum(entries.amount)::bigint as staked from ledger_transactions as moves
       join ledger_entries as entries on entries.transaction_id = moves.id join accounts on accounts.id = entries.account_id
       where accounts.user_id = $1 and moves.flow = 'stake' and moves.created_at > $2 group by accounts.currency_iso`,
      [userId, sinceMs],
    );
    return rows.reduce((sum, { iso, staked }) => sum + partsOf(staked, iso), 0);
  };
  return { test, addOwner, addWallet, mint, products, stakedParts };
}
export type Wallets = Awaited<ReturnType<typeof openWallets>>;
export type ProductName = keyof Wallets['products'];
