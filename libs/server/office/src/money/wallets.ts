import { AccountType } from '@touchline/account-contract';
import type { RateAnswer, WalletsAnswer } from '@touchline/account-office-contract';
import { CURRENCIES, currencyOf, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer, move, PREPAID_TYPE } from '@touchline/server-kernel/ledger';
import { WALLETS_OF_PLAYER } from '../stored.ts';
import { type OfficeServices, seconds } from '../player.ts';
import { CONVERSION } from './products.ts';
import { assertHolds, converted, RATE_HOLDS_SECONDS, rateText } from './rate.ts';

/** Delay between requesting an account and its opening. @spec AC-02 */
const OPENS_AFTER_MS = 3_000;

interface Row {
  id: number;
  type: number;
  iso: string;
  label: string;
  balance: number;
  points: number;
  is_active: boolean;
  open_coupons: number;
}
type Wallet = WalletsAnswer['wallets'][number];

const WALLETS = `
  select id, type, currency_iso as iso, label, balance, points, is_active,
    (select count(*) from shown_coupons as coupons where coupons.account_id = accounts.id and coupons.state = 'open')::bigint as open_coupons
  from accounts where user_id = $1 and type <> $2 and closed_at is null order by type, id`;

const keptFor = ({ type, balance, is_active, open_coupons }: Row): Wallet['keptFor'] => {
  if (type !== AccountType.Currency) return 'type';
  if (balance !== 0) return 'money';
  if (open_coupons > 0) return 'bets';
  return is_active ? 'active' : null;
};

/** Opens accounts that are due. @spec AC-02 */
async function openDue(tx: Queryable, userId: number, nowMs: number): Promise<void> {
  const due = await tx.query<{ iso: string }>(
    'delete from wallet_orders where user_id = $1 and opens_at <= $2 returning currency_iso as iso',
    [userId, nowMs],
  );
  for (const { iso } of due)
    await tx.query(
      `insert into accounts (user_id, type, currency_iso) values ($1, $2, $3)
       on conflict (user_id, type, currency_iso) where user_id is not null do update set closed_at = null`,
      [userId, AccountType.Currency, iso],
    );
}

/** A player's accounts as shown in the office. @spec AC-01 AC-02 */
export async function walletsOf(tx: Queryable, userId: number, nowMs: number, most = WALLETS_OF_PLAYER.most): Promise<WalletsAnswer> {
  await openDue(tx, userId, nowMs);
  const rows = await tx.query<Row>(WALLETS, [userId, PREPAID_TYPE]);
  const orders = await tx.query<{ iso: string }>('select currency_iso as iso from wallet_orders where user_id = $1', [userId]);
  const opening = orders.map(({ iso }) => iso);
  const standard = rows.find(({ type }) => type === AccountType.Main);
  const held = new Set([...rows.filter(({ type }) => type !== AccountType.Bonus).map(({ iso }) => iso), ...opening]);
  return {
    wallets: rows.map((row) => {
      const { id: currency_id, iso, symbol, exponent } = currencyOf(row.iso);
      const { id: score_id, type, label, balance: money, points, is_active: isActive } = row;
      const isDefault = row === standard;
      return { currency_id, iso, symbol, exponent, score_id, type, label, money, points, isActive, isDefault, keptFor: keptFor(row) };
    }),
    opening,
    addable:
      held.size >= most
        ? []
        : CURRENCIES.filter(({ iso }) => !held.has(iso)).map(({ id: currency_id, iso, symbol, exponent }) => ({
            currency_id,
            iso,
            symbol,
            exponent,
          })),
  };
}

/** Requests an account in a currency. @throws Refusal 409 if it cannot be added. @spec AC-02 */
export async function addWallet(
  tx: Queryable,
  userId: number,
  { currency_id: currencyId, nowMs, most }: { currency_id: number; nowMs: number; most: number },
): Promise<void> {
  await lockPlayer(tx, userId);
  const { addable } = await walletsOf(tx, userId, nowMs, most);
  const wanted = addable.find((currency) => currency.currency_id === currencyId);
  if (wanted === undefined)
    throw new Refusal(409, 'currency-not-addable', { field: 'currency_id', detail: 'This currency cannot be added' });
  await tx.query('insert into wallet_orders (user_id, currency_iso, opens_at) values ($1, $2, $3) on conflict do nothing', [
    userId,
    wanted.iso,
    nowMs + OPENS_AFTER_MS,
  ]);
}

const DETAILS: Readonly<Record<NonNullable<Wallet['keptFor']>, string>> = {
  type: 'This account cannot be removed',
  money: 'Move the money to another account first',
  active: 'Bets are placed from this account. Choose another one first',
  bets: 'Bets from this account are still open',
};

/** Closes an empty currency account. @throws Refusal 404 or 409. @spec AC-02 */
export async function removeWallet(
  tx: Queryable,
  userId: number,
  { score_id: scoreId, nowMs }: { score_id: number; nowMs: number },
): Promise<void> {
  await lockPlayer(tx, userId);
  const wallet = (await walletsOf(tx, userId, nowMs)).wallets.find((each) => each.score_id === scoreId);
  if (wallet === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no such account' });
  if (wallet.keptFor !== null) throw new Refusal(409, `wallet-kept-for-${wallet.keptFor}`, { detail: DETAILS[wallet.keptFor] });
  await tx.query(`update accounts set closed_at = $2, label = '' where id = $1`, [scoreId, nowMs]);
}

export async function labelWallet(
  tx: Queryable,
  userId: number,
  { score_id: scoreId, label }: { score_id: number; label: string },
): Promise<void> {
  const rows = await tx.query('update accounts set label = $3 where id = $1 and user_id = $2 and closed_at is null returning 1', [
    scoreId,
    userId,
    label.trim(),
  ]);
  if (rows.length === 0) throw new Refusal(404, 'not-found', { detail: 'You have no such account' });
}

export interface Conversion {
  fromId: number;
  toId: number;
  amount: number;
  rateAt: number;
}

/**
 * Accounts, amount and rate of a conversion. Bonus accounts are excluded, because their terms are in their own currency.
 *
 * @throws Refusal 400, 404.
 */
async function legsOf(tx: Queryable, userId: number, { fromId, toId, amount, rateAt }: Conversion, nowMs: number) {
  const { wallets } = await walletsOf(tx, userId, nowMs);
  const [from, to] = [fromId, toId].map((id) => wallets.find((each) => each.score_id === id && each.type !== AccountType.Bonus));
  if (from === undefined || to === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no such account' });
  if (from.iso === to.iso) throw new Refusal(400, 'bad-request', { field: 'toId', detail: 'Choose an account in another currency' });
  const place = { from: currencyOf(from.iso), to: currencyOf(to.iso), rateAt };
  return { from, to, gives: converted(amount, place), rate: rateText(place) };
}

/** The current rate. @spec AC-02 */
export async function rateOf(tx: Queryable, userId: number, conversion: Omit<Conversion, 'rateAt'>, nowMs: number): Promise<RateAnswer> {
  const rateAt = seconds(nowMs);
  const { gives, rate } = await legsOf(tx, userId, { ...conversion, rateAt }, nowMs);
  return { ...conversion, gives, rate, rateAt, goodUntil: rateAt + RATE_HOLDS_SECONDS };
}

/** Converts money; idempotent per player and id. @throws Refusal 400, 404, 409, 422. @spec AC-02 BET-9 MON-2 */
export async function convert(
  tx: Queryable,
  { house }: Pick<OfficeServices, 'house'>,
  conversion: Conversion & { userId: number; id: string; nowMs: number },
) {
  const { userId, id, nowMs, fromId, toId, amount, rateAt } = conversion;
  await lockPlayer(tx, userId);
  const [earlier] = await tx.query<{ from_id: number; to_id: number; amount: number }>(
    'select from_id, to_id, amount from conversions where user_id = $1 and intent_id = $2',
    [userId, id],
  );
  if (earlier !== undefined) {
    if (earlier.from_id === fromId && earlier.to_id === toId && earlier.amount === amount) return;
    throw new Refusal(422, 'id-reused', { field: 'id', detail: 'This id was used for another conversion' });
  }
  assertHolds(rateAt, seconds(nowMs));
  const { from, to, gives } = await legsOf(tx, userId, conversion, nowMs);
  if (gives === 0)
    throw new Refusal(400, 'amount-too-small', { field: 'amount', detail: 'This amount is worth nothing in the other currency' });
  if (from.money < amount)
    throw new Refusal(409, 'not-enough-money', { field: 'amount', detail: 'There is not enough money in this account' });
  const [made] = await tx.query<{ id: number }>(
    `insert into conversions (user_id, intent_id, from_id, to_id, amount, gives, made_at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [userId, id, fromId, toId, amount, gives, nowMs],
  );
  await move(
    tx,
    { product: CONVERSION, house },
    {
      ...{ kind: 'convert', ref: String(made?.id), userId, accountId: fromId, at: nowMs },
      legs: [
        { accountId: fromId, currencyIso: from.iso, amount: -amount, against: 'exchange' },
        { accountId: toId, currencyIso: to.iso, amount: gives, against: 'exchange' },
      ],
    },
  );
}
