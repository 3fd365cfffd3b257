import { AccountType } from '@touchline/account-contract';
import type { BonusesAnswer } from '@touchline/account-office-contract';
import { currencyOf, Refusal, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer, lockPlayerInSweep, move } from '@touchline/server-kernel/ledger';
import { excludedUntil, holdForReward, mainAccount, mayHaveReward, type OfficeServices, seconds } from '../player.ts';
import type { WagerTerms } from '../rules/terms.ts';
import { wageringOf } from '../rules/wagering.ts';
import { DAY_MS, OFFERS, type Terms } from './offers.ts';
import { BONUS } from './products.ts';
import { stakesOf } from './stakes.ts';

export interface BonusRow {
  id: number;
  source: 'deposit' | 'promo' | 'friend';
  name: string;
  account_id: number;
  currency_iso: string;
  amount: number;
  state: 'active' | 'paid' | 'expired' | 'given-up';
  product: 'sports' | 'casino';
  factor: number;
  min_coef: number;
  at: number;
  expires_at: number;
}
const COLUMNS = 'id, source, name, account_id, currency_iso, amount, state, product, factor, min_coef, at, expires_at';
/** Ledger products whose transfers into an account are deposits. */
const DEPOSITS = ['deposit'];
/** Most bonuses in an answer, newest first. */
const MOST_SHOWN = 20;

const termsOf = ({ amount, factor, product, min_coef, at, expires_at }: BonusRow): WagerTerms => ({
  ...{ amount, factor, product, minCoef: min_coef, startsAt: at, expiresAt: expires_at },
});

export const bonusRows = (db: Queryable, userId: number): Promise<BonusRow[]> =>
  db.query<BonusRow>(`select ${COLUMNS} from bonuses where user_id = $1 order by id desc limit $2`, [userId, MOST_SHOWN]);

async function progressOf(db: Queryable, userId: number, bonus: BonusRow) {
  const { currency_iso: currencyIso, at: fromMs, expires_at: toMs } = bonus;
  return wageringOf(termsOf(bonus), await stakesOf(db, { userId, currencyIso, fromMs, toMs }));
}

/** The account that a bonus is credited to, created if missing. */
async function bonusAccount(tx: Queryable, userId: number, iso: string): Promise<number> {
  await tx.query(
    `insert into accounts (user_id, type, currency_iso) values ($1, $2, $3) on conflict (user_id, type, currency_iso) where user_id is not null do nothing`,
    [userId, AccountType.Bonus, iso],
  );
  const [row] = await tx.query<{ id: number }>('select id from accounts where user_id = $1 and type = $2 and currency_iso = $3', [
    userId,
    AccountType.Bonus,
    iso,
  ]);
  if (row === undefined) throw new Error('a bonus account was not stored');
  return row.id;
}

/** A bonus to credit; null `terms` for a reward without wagering. */
export interface NewBonus {
  userId: number;
  source: BonusRow['source'];
  /** Source of the bonus: the offer, code or friend. Each is credited once. */
  name: string;
  amount: number;
  terms: Terms | null;
}

/**
 * Credits a bonus to a player locked by {@link holdForReward}. Only one bonus can be wagered at a time.
 *
 * @throws Refusal 409 while another bonus is active.
 */
export async function creditBonus(
  tx: Queryable,
  { house, now }: OfficeServices,
  { userId, source, name, amount, terms }: NewBonus,
): Promise<number> {
  const nowMs = now();
  const { id: main, iso } = await mainAccount(tx, userId);
  if (terms !== null) {
    const [other] = await tx.query(`select 1 from bonuses where user_id = $1 and state = 'active'`, [userId]);
    if (other !== undefined) throw new Refusal(409, 'bonus-active', { detail: 'Wager the bonus that you have first, or give it up' });
  }
  const accountId = terms === null ? main : await bonusAccount(tx, userId, iso);
  const { factor, days, product, minCoef } = terms ?? { factor: 0, days: 0, product: 'sports', minCoef: 1_000 };
  const [made] = await tx.query<{ id: number }>(
    `insert into bonuses (user_id, source, name, account_id, currency_iso, amount, state, product, factor, min_coef, at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      userId,
      source,
      name,
      accountId,
      iso,
      amount,
      terms === null ? 'paid' : 'active',
      product,
      factor,
      minCoef,
      nowMs,
      nowMs + days * DAY_MS,
    ],
  );
  if (made === undefined) throw new Error('a bonus was not stored');
  const legs = [{ accountId, currencyIso: iso, amount, against: 'promo' }] as const;
  await move(tx, { product: BONUS, house }, { kind: 'credit', ref: String(made.id), userId, accountId, at: nowMs, legs });
  return made.id;
}

/** Ends a bonus before its wagering is complete and takes the remaining balance back, at most the amount of the bonus. */
async function takeBack(tx: Queryable, { house, now }: OfficeServices, userId: number, bonus: BonusRow, state: 'expired' | 'given-up') {
  const { id, account_id: accountId, currency_iso: currencyIso } = bonus;
  const [account] = await tx.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]);
  const amount = Math.min(account?.balance ?? 0, bonus.amount);
  await tx.query('update bonuses set state = $2, taken_back = $3 where id = $1', [id, state, amount]);
  const legs = [{ accountId, currencyIso, amount: -amount, against: 'promo' }] as const;
  await move(tx, { product: BONUS, house }, { kind: 'take-back', ref: String(id), userId, accountId, at: now(), legs });
}

/** Credits the chosen deposit bonus for the first sufficient deposit after the choice. */
async function creditChosen(tx: Queryable, services: OfficeServices, userId: number): Promise<void> {
  const [choice] = await tx.query<{ offer_id: string; chosen_at: number }>(
    'select offer_id, chosen_at from bonus_choices where user_id = $1',
    [userId],
  );
  const offer = OFFERS.find(({ id }) => id === choice?.offer_id);
  if (choice === undefined || offer === undefined) return;
  const { id: accountId, unit } = await mainAccount(tx, userId);
  const [deposit] = await tx.query<{ amount: number }>(
    `select entries.amount from ledger_transactions as moves
     join ledger_entries as entries on entries.transaction_id = moves.id and entries.account_id = $2
     where moves.user_id = $1 and moves.product = any ($3::text[]) and moves.flow = 'transfer' and moves.created_at >= $4 and entries.amount >= $5
     order by moves.id limit 1`,
    [userId, accountId, DEPOSITS, choice.chosen_at, offer.leastUnits * unit],
  );
  const isFree = (await tx.query(`select 1 from bonuses where user_id = $1 and state = 'active'`, [userId])).length === 0;
  if (deposit === undefined || !isFree || !(await mayHaveReward(tx, services, userId))) return;
  const amount = Math.min(Math.floor((deposit.amount * offer.percent) / 100), offer.mostUnits * unit);
  await tx.query('delete from bonus_choices where user_id = $1', [userId]);
  await creditBonus(tx, services, { userId, source: 'deposit', name: offer.id, amount, terms: offer });
}

/**
 * Applies due changes: credits the chosen bonus and ends expired ones; idempotent.
 *
 * @throws TakenElsewhere if `isPatient` is false and another transaction has locked the player.
 */
export async function settleBonuses(tx: Queryable, services: OfficeServices, userId: number, isPatient = true): Promise<void> {
  await lockPlayerInSweep(tx, userId, isPatient);
  const rows = await tx.query<BonusRow>(`select ${COLUMNS} from bonuses where user_id = $1 and state = 'active' and expires_at <= $2`, [
    userId,
    services.now(),
  ]);
  for (const bonus of rows) if (!(await progressOf(tx, userId, bonus)).isCompleted) await takeBack(tx, services, userId, bonus, 'expired');
  await creditChosen(tx, services, userId);
}

/** Players who may have due changes, by number; at most `most`, those after the player `after`. */
async function playersDue(db: Queryable, { nowMs, after, most }: { nowMs: number; after: number; most: number }): Promise<number[]> {
  const rows = await db.query<{ user_id: number }>(
    `select user_id from bonuses where state = 'active' and expires_at <= $1 and user_id > $2
     union select user_id from bonus_choices where user_id > $2 order by 1 limit $3`,
    [nowMs, after, most],
  );
  return rows.map(({ user_id: userId }) => userId);
}

/**
 * Applies the due changes of all players, those of a batch after the other: a choice without a deposit stays, and must not keep later players out.
 *
 * @param most - size of a batch.
 */
export async function settleAllBonuses(
  services: OfficeServices & Pick<Services, 'stuck'>,
  { shouldContinue = (): boolean => true, most = 200 } = {},
): Promise<void> {
  let after = 0;
  while (shouldContinue()) {
    const items = await playersDue(services.db, { nowMs: services.now(), after, most });
    await services.stuck.each({ job: 'office-bonuses', items, keyOf: String, shouldContinue }, (userId, isPatient) =>
      services.db.transaction(async (tx) => {
        await settleBonuses(tx, services, userId, isPatient);
        return true;
      }),
    );
    if (items.length < most) return;
    after = items.at(-1) ?? after;
  }
}

/** All data of the two bonus pages. */
export async function bonusesOf(tx: Queryable, services: OfficeServices, userId: number): Promise<BonusesAnswer> {
  const rows = await bonusRows(tx, userId);
  const { iso, exponent, unit } = await mainAccount(tx, userId);
  const [choice] = await tx.query<{ offer_id: string }>('select offer_id from bonus_choices where user_id = $1', [userId]);
  const used = await tx.query<{ name: string }>(`select name from bonuses where user_id = $1 and source = 'deposit'`, [userId]);
  const excluded = await excludedUntil(tx, services, userId);
  const bonuses: BonusesAnswer['bonuses'] = [];
  for (const bonus of rows.filter(({ factor }) => factor > 0)) {
    const { lines, isCompleted, required, wagered, remaining } = await progressOf(tx, userId, bonus);
    const { id, source, name, amount, product, factor } = bonus;
    bonuses.push({
      ...{ id, source, name, amount, product, factor, required, wagered, remaining },
      ...{ iso: bonus.currency_iso, exponent: currencyOf(bonus.currency_iso).exponent, minCoef: bonus.min_coef },
      state: bonus.state === 'active' && isCompleted ? 'completed' : bonus.state,
      at: seconds(bonus.at),
      expiresAt: seconds(bonus.expires_at),
      stakes: lines.slice(-50).map((line) => ({ ...line, at: seconds(line.at) })),
    });
  }
  const stateOf = (id: string) => (used.some(({ name }) => name === id) ? 'used' : choice?.offer_id === id ? 'chosen' : 'open');
  const offers = OFFERS.map(({ id, percent, mostUnits, leastUnits, factor, days, product, minCoef }) => ({
    ...{ id, iso, exponent, percent, most: mostUnits * unit, least: leastUnits * unit, factor, days, product, minCoef },
    state: stateOf(id),
  })) satisfies BonusesAnswer['offers'];
  return { excludedUntil: excluded, offers: excluded === null ? offers : [], bonuses };
}

/** Chooses the bonus of the next deposit, or none. @throws Refusal 403, 404, 409. */
export async function chooseBonus(tx: Queryable, services: OfficeServices, userId: number, offerId: string | null): Promise<void> {
  if (offerId === null) return void (await tx.query('delete from bonus_choices where user_id = $1', [userId]));
  await holdForReward(tx, services, userId);
  if (!OFFERS.some(({ id }) => id === offerId)) throw new Refusal(404, 'not-found', { detail: 'This bonus is not offered' });
  const [used] = await tx.query(`select 1 from bonuses where user_id = $1 and source = 'deposit' and name = $2`, [userId, offerId]);
  if (used !== undefined) throw new Refusal(409, 'bonus-used', { detail: 'You have had this bonus' });
  await tx.query(
    `insert into bonus_choices (user_id, offer_id, chosen_at) values ($1, $2, $3)
     on conflict (user_id) do update set offer_id = excluded.offer_id, chosen_at = excluded.chosen_at`,
    [userId, offerId, services.now()],
  );
}

async function activeBonus(tx: Queryable, userId: number, id: number): Promise<BonusRow> {
  const [bonus] = await tx.query<BonusRow>(`select ${COLUMNS} from bonuses where user_id = $1 and id = $2 and state = 'active'`, [
    userId,
    id,
  ]);
  if (bonus === undefined) throw new Refusal(409, 'bonus-over', { detail: 'This bonus is over' });
  return bonus;
}

/** Moves the balance of a fully wagered bonus to the main account. @throws Refusal 403, 409. */
export async function claimBonus(tx: Queryable, services: OfficeServices, userId: number, id: number): Promise<void> {
  await holdForReward(tx, services, userId);
  const bonus = await activeBonus(tx, userId, id);
  if (!(await progressOf(tx, userId, bonus)).isCompleted)
    throw new Refusal(409, 'bonus-not-wagered', { detail: 'This bonus is not wagered yet' });
  const { account_id: accountId, currency_iso: currencyIso } = bonus;
  const [account] = await tx.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]);
  const [main] = await tx.query<{ id: number }>(
    'select id from accounts where user_id = $1 and currency_iso = $2 and type = any ($3::int[]) and closed_at is null order by type limit 1',
    [userId, currencyIso, [AccountType.Main, AccountType.Currency]],
  );
  if (main === undefined) throw new Refusal(409, 'no-account', { detail: `Add an account in ${currencyIso} first` });
  const moved = account?.balance ?? 0;
  await tx.query(`update bonuses set state = 'paid', moved = $2 where id = $1`, [id, moved]);
  await move(
    tx,
    { product: BONUS, house: services.house },
    {
      ...{ kind: 'to-main', ref: String(id), userId, accountId: main.id, at: services.now() },
      legs: [
        { accountId, currencyIso, amount: -moved, against: 'promo' },
        { accountId: main.id, currencyIso, amount: moved, against: 'promo' },
      ],
    },
  );
}

/** Gives a bonus up, which a player may do at any time. @throws Refusal 409. */
export async function giveUpBonus(tx: Queryable, services: OfficeServices, userId: number, id: number): Promise<void> {
  await lockPlayer(tx, userId);
  await takeBack(tx, services, userId, await activeBonus(tx, userId, id), 'given-up');
}
