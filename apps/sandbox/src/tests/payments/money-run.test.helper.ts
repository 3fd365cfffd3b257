import type { BonusesAnswer, WalletsAnswer } from '@touchline/account-office-contract';
import type { PaymentsApp } from '../../testing/payments-app.ts';
import { NOON, type TestPlayer } from '../../testing/test-app.ts';
import { MoneyBooks, type Wallet } from './money-books.test.helper.ts';

/** Minor units of about one euro. */
export const UNIT = { EUR: 100, USD: 100, JPY: 200, bonus: 100 } as const satisfies Record<Wallet, number>;
export const CURRENCY_ID = { EUR: 978, USD: 840, JPY: 392 } as const;
export type Currency = keyof typeof CURRENCY_ID;
const START_MONEY = 20_000;
/** Terms of the chosen bonus: minimum deposit, percentage and maximum. */
const CHOSEN = { least: 1_000, percent: 50, most: 10_000 } as const;

export interface Deposit {
  ref: number;
  wallet: Currency;
  requested: number;
  methodId: 'card' | 'bank-transfer' | 'e-wallet';
  state: 'open' | 'over' | 'credited' | 'charged-back';
  captured: number;
  creditedAt: number;
}
export interface Payout {
  ref: number;
  wallet: Currency;
  amount: number;
  isOpen: boolean;
}
export interface Bet {
  couponId: number;
  gameId: number;
  wallet: Wallet;
  left: number;
  coef: number;
}
type BonusState = BonusesAnswer['bonuses'][number]['state'];

/** State of one sequence: actions of the player, their responses, and the expected balances. */
export interface Run {
  test: PaymentsApp;
  player: TestPlayer;
  books: MoneyBooks;
  /** Accounts that the player sees. `everIds` also has removed ones, which an outdated page may still show. */
  ids: Map<Wallet, number>;
  everIds: Map<Wallet, number>;
  deposits: Deposit[];
  payouts: Payout[];
  bets: Bet[];
  bonuses: Map<number, { amount: number; state: BonusState }>;
  chosenAt: number | null;
  nextGame: () => number;
  /** How often each kind of event occurred. */
  done: Map<string, number>;
}

export const OFFICE = '/web-api/office';
export const BASE = '/web-api/payments/v1';

/** A player with accepted documents, so that amounts are not limited, with money in EUR and an account in USD. */
export async function startRun(test: PaymentsApp, { nextGame, done }: Pick<Run, 'nextGame' | 'done'>): Promise<Run> {
  test.clock.nowMs = NOON;
  // Webhooks are signed with the provider's time and refused if it is more than five minutes ahead of the real time.
  test.providerClock.nowMs = Date.now();
  const player = await test.addPlayer({ money: START_MONEY });
  await test.db.query(
    `insert into documents (user_id, kind, state, at) values ($1, 'passport', 'accepted', 0), ($1, 'address', 'accepted', 0)`,
    [player.userId],
  );
  const run: Run = {
    ...{ test, player, nextGame, done, books: new MoneyBooks({ EUR: START_MONEY }), ids: new Map(), everIds: new Map() },
    ...{ deposits: [], payouts: [], bets: [], bonuses: new Map(), chosenAt: null },
  };
  await addWallet(run, 'USD');
  return run;
}

export const get = async <T>({ test, player }: Run, path: string): Promise<T> => {
  const answer = await test.get(player.token, path);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  return answer.json<T>();
};
/** The response, or null if the server refuses. Any other status fails the sequence. */
export const send = async <T>({ test, player }: Run, path: string, body: object): Promise<T | null> => {
  const answer = await test.post(player.token, path, body);
  if (answer.statusCode === 200) return answer.json<T>();
  if (answer.statusCode < 400 || answer.statusCode >= 500 || answer.statusCode === 401)
    throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  return null;
};
export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];
export const count = ({ done }: Run, what: string): void => void done.set(what, (done.get(what) ?? 0) + 1);

/** Reads the wallets that the player sees. */
export async function seeWallets(run: Run): Promise<WalletsAnswer['wallets']> {
  const { wallets } = await get<WalletsAnswer>(run, `${OFFICE}/wallets`);
  run.ids = new Map(wallets.map(({ type, iso, score_id: scoreId }) => [type === 4 ? 'bonus' : (iso as Currency), scoreId]));
  for (const [wallet, id] of run.ids) run.everIds.set(wallet, id);
  return wallets;
}

export async function addWallet(run: Run, iso: Currency): Promise<void> {
  if ((await send(run, `${OFFICE}/wallets/add`, { currency_id: CURRENCY_ID[iso] })) !== null) count(run, 'wallet added');
  run.test.clock.nowMs += 3_000;
  await seeWallets(run);
}

/** Applies the page of bonuses: each change of state moves money by the rules shown to the player. */
export function seeBonuses(run: Run, { bonuses }: BonusesAnswer): void {
  const { books } = run;
  for (const { id, source, state } of [...bonuses].sort((one, other) => one.id - other.id)) {
    const known = run.bonuses.get(id) ?? bonusOfDeposit(run, source);
    if (known.state !== state) {
      if (state === 'expired' || state === 'given-up') books.give('bonus', -Math.min(books.of('bonus'), known.amount), 'promo');
      if (state === 'paid') {
        const moved = books.of('bonus');
        books.give('bonus', -moved, 'promo');
        books.give('EUR', moved, 'promo');
      }
      count(run, `bonus ${state}`);
    }
    run.bonuses.set(id, { ...known, state });
  }
}

function bonusOfDeposit(run: Run, source: string): { amount: number; state: BonusState } {
  const { chosenAt, deposits, books } = run;
  const deposit = deposits
    .filter(({ wallet, captured, creditedAt }) => wallet === 'EUR' && captured >= CHOSEN.least && creditedAt >= (chosenAt ?? Infinity))
    .sort((one, other) => one.creditedAt - other.creditedAt)[0];
  if (source !== 'deposit' || deposit === undefined) throw new Error(`a bonus without a request, by ${source}`);
  const amount = Math.min(Math.floor((deposit.captured * CHOSEN.percent) / 100), CHOSEN.most);
  books.give('bonus', amount, 'promo');
  run.chosenAt = null;
  count(run, 'bonus of a deposit');
  return { amount, state: 'active' };
}
