import { bookingOf } from '@touchline/payments-rules';
import { recordPlayerEvent, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { holdFor, lockPlayerInSweep, moveCash } from '@touchline/server-kernel/ledger';
import { paymentRows, type PaymentRow, stepTo } from './payment-rows.ts';
import { DEPOSIT, WITHDRAWAL } from './products.ts';
import type { PaymentSnapshot } from './provider/provider-port.ts';

type Ports = Pick<Services, 'db' | 'house' | 'now'>;

const SAVE_INSTRUMENT = `
  insert into payment_instruments (user_id, method_id, token, label, created_at, is_personal) values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id, method_id, token) do update set label = excluded.label, is_personal = excluded.is_personal returning id`;

/** Stores the instrument. One that an excluded person has used as well holds the account; its money can still be withdrawn. @spec LIM-5 */
async function saveInstrument(tx: Queryable, row: PaymentRow, { instrument }: PaymentSnapshot, nowMs: number): Promise<void> {
  if (instrument === null) return;
  const isPersonal = instrument.personal === true;
  const [known] = await tx.query<{ id: number }>(SAVE_INSTRUMENT, [
    row.user_id,
    row.method_id,
    instrument.token,
    instrument.label,
    nowMs,
    isPersonal,
  ]);
  await tx.query('update payments set instrument_id = $2 where id = $1', [row.id, known?.id ?? null]);
  if (!isPersonal) return;
  const others = await tx.query<{ user_id: number }>(
    'select user_id from payment_instruments where method_id = $1 and token = $2 and is_personal and user_id <> $3',
    [row.method_id, instrument.token, row.user_id],
  );
  await holdFor(tx, { userId: row.user_id, others: others.map((other) => other.user_id), kind: 'instrument', nowMs });
}

const named = ({ id, user_id: userId, account_id: accountId, currency_iso: currencyIso }: PaymentRow, at: number) => ({
  ...{ ref: String(id), userId, accountId, currencyIso, at },
});

/** Books a chargeback: debits the player's balance as far as it covers the amount; the rest is the house's loss. */
async function chargeBack(tx: Queryable, { house }: Ports, row: PaymentRow, amount: number, nowMs: number): Promise<void> {
  const [account] = await tx.query<{ balance: number }>('select balance from accounts where id = $1', [row.account_id]);
  const taken = Math.min(amount, account?.balance ?? 0);
  await moveCash(
    tx,
    { product: DEPOSIT, house },
    { ...named(row, nowMs), kind: 'chargeback', player: -taken, losses: taken - amount, cash: amount },
  );
  await tx.query('update payments set charged_back = charged_back + $2, taken_back = taken_back + $3 where id = $1', [
    row.id,
    amount,
    taken,
  ]);
}

async function applyToDeposit(tx: Queryable, ports: Ports, row: PaymentRow, snapshot: PaymentSnapshot): Promise<void> {
  const nowMs = ports.now();
  const booking = bookingOf({ version: row.provider_version, captured: row.captured, chargedBack: row.charged_back }, snapshot);
  if (booking === null) return;
  const { credit, chargeBack: back, state } = booking;
  await tx.query('update payments set provider_version = $2, captured = captured + $3, confirmations = $4, reason = $5 where id = $1', [
    row.id,
    snapshot.version,
    credit,
    snapshot.confirmations,
    snapshot.reason,
  ]);
  if (credit > 0) {
    await moveCash(tx, { product: DEPOSIT, house: ports.house }, { ...named(row, nowMs), kind: 'credit', player: credit, cash: -credit });
    await saveInstrument(tx, row, snapshot, nowMs);
    if (state === 'charged-back') await stepTo(tx, row.id, 'credited', nowMs);
  }
  if (back > 0) await chargeBack(tx, ports, row, back, nowMs);
  await stepTo(tx, row.id, state, nowMs);
}

/** Stores the new state of a withdrawal and notifies the player. @spec AC-04 */
async function stepAndNotify(tx: Queryable, row: PaymentRow, state: 'sent' | 'received' | 'returned', nowMs: number): Promise<void> {
  await stepTo(tx, row.id, state, nowMs);
  const money = { amount: row.asked, iso: row.currency_iso };
  await recordPlayerEvent(tx, { userId: row.user_id, kind: `withdrawal-${state}`, ref: String(row.id), money, at: nowMs });
}

async function applyToWithdrawal(tx: Queryable, { house, now }: Ports, row: PaymentRow, snapshot: PaymentSnapshot): Promise<void> {
  if (snapshot.version <= row.provider_version || row.state === 'received' || row.state === 'returned') return;
  const nowMs = now();
  await tx.query('update payments set provider_version = $2, reason = $3 where id = $1', [row.id, snapshot.version, snapshot.reason]);
  if (snapshot.state === 'succeeded') {
    await moveCash(tx, { product: WITHDRAWAL, house }, { ...named(row, nowMs), kind: 'paid', payouts: -row.asked, cash: row.asked });
    if (row.state !== 'sent') await stepTo(tx, row.id, 'sent', nowMs);
    await stepAndNotify(tx, row, 'received', nowMs);
  } else if (snapshot.state === 'failed' || snapshot.state === 'cancelled' || snapshot.state === 'expired') {
    await moveCash(tx, { product: WITHDRAWAL, house }, { ...named(row, nowMs), kind: 'return', payouts: -row.asked, player: row.asked });
    await stepAndNotify(tx, row, 'returned', nowMs);
  } else if (row.state !== 'sent') await stepAndNotify(tx, row, 'sent', nowMs);
}

/** Payment id in a provider reference such as `deposit:7001`. */
const idOf = (reference: string): number | null => {
  const [, id] = /^(?:deposit|withdrawal):(\d{1,15})$/.exec(reference) ?? [];
  return id === undefined ? null : Number(id);
};

/**
 * Applies a payment state reported by the provider. Reports may be late, repeated or out of order: totals and an increasing version make
 * them idempotent, and the ledger rejects duplicate references.
 *
 * @returns whether the payment belongs to this site. @throws TakenElsewhere if `isPatient` is false and another transaction has locked the player.
 * @spec AC-04 MON-2
 */
export async function applySnapshot(tx: Queryable, ports: Ports, snapshot: PaymentSnapshot, isPatient = true): Promise<boolean> {
  const id = idOf(snapshot.reference);
  const [owner] = await tx.query<{ user_id: number }>('select user_id from payments where id = $1', [id]);
  if (id === null || owner === undefined) return false;
  await lockPlayerInSweep(tx, owner.user_id, isPatient);
  const [row] = await paymentRows(tx, 'payments.id = $1', [id]);
  if (row === undefined || row.currency_iso !== snapshot.currency || (row.direction === 'deposit') !== (snapshot.kind === 'payment'))
    return false;
  await (row.direction === 'deposit' ? applyToDeposit(tx, ports, row, snapshot) : applyToWithdrawal(tx, ports, row, snapshot));
  return true;
}
