import type { Worker } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { applySnapshot } from './apply.ts';
import { type PaymentRow, stepFrom } from './payment-rows.ts';
import type { PaymentSnapshot } from './provider/provider-port.ts';
import type { PaymentServices } from './services.ts';
import { DUE, takePayment } from './take-payment.ts';
import { sendWithdrawal } from './withdrawals/send.ts';

const EVERY_MS = 1_000;
const BATCH = 50;
/** The provider's books are read at the first tick and then once a minute. */
const BOOKS_EVERY = 60;
const OVERLAP_MS = 1_000;
/** A deposit unknown to the provider is given up after this time. */
const GIVE_UP_MS = 1_800_000;

const markChecked = (db: Queryable, id: number, nowMs: number) =>
  db.query('update payments set checked_at = $2 where id = $1', [id, nowMs]);

async function followDeposit(services: PaymentServices, row: PaymentRow): Promise<void> {
  const { db, now, provider } = services;
  const snapshot = await provider.read('payment', `deposit:${row.id}`);
  if (snapshot !== null) await db.transaction((tx) => applySnapshot(tx, services, snapshot));
  else if (now() - row.created_at > GIVE_UP_MS) await db.transaction((tx) => stepFrom(tx, row, 'expired', now()));
  await markChecked(db, row.id, now());
}

async function followWithdrawal(services: PaymentServices, row: PaymentRow): Promise<void> {
  if (row.state !== 'sent') return sendWithdrawal(services, row);
  const { db, now, provider } = services;
  const snapshot = await provider.read('payout', `withdrawal:${row.id}`);
  if (snapshot !== null) await db.transaction((tx) => applySnapshot(tx, services, snapshot));
  return void (await markChecked(db, row.id, now()));
}

const OPEN = `select id from payments where id <> all ($1::bigint[]) and ${DUE} order by coalesce(checked_at, updated_at) limit ${BATCH}`;

/**
 * Queries all open payments from the provider, so that a lost webhook only causes a delay. Several processes share them.
 *
 * @returns the number of payments that this process followed.
 * @spec AC-04
 */
export async function followOpen(services: PaymentServices): Promise<number> {
  const { db, now, stuck } = services;
  const passed = stuck.passedBy('payments').map(Number);
  const open = await db.query<{ id: number }>(OPEN, [passed, now()]);
  return stuck.each({ job: 'payments', items: open, keyOf: ({ id }) => String(id) }, ({ id }) =>
    takePayment(services, id, (row) => (row.direction === 'deposit' ? followDeposit(services, row) : followWithdrawal(services, row))),
  );
}

const KNOWN = `
  select direction || ':' || id as reference, provider_version as version from payments
  where direction || ':' || id = any ($1::text[])`;

/**
 * Applies changes in the provider's books that were never reported, including those of finished payments such as chargebacks.
 *
 * @param since - time by the provider's clock, milliseconds.
 * @returns the time from which the next call has to read: of the latest change found, or of the first one that could not be applied.
 * @spec AC-04 MON-7
 */
export async function catchUp(services: PaymentServices, since: number): Promise<number> {
  const { db, provider, stuck } = services;
  const books = await provider.books(since);
  const known = await db.query<{ reference: string; version: number }>(KNOWN, [books.map(({ reference }) => reference)]);
  const versions = new Map(known.map(({ reference, version }) => [reference, version]));
  const items = books.filter(({ reference, version }) => version > (versions.get(reference) ?? Infinity));
  const left: number[] = [];
  const onLeft = ({ updatedAt }: PaymentSnapshot): void => void left.push(updatedAt);
  await stuck.each({ job: 'payment-books', items, keyOf: ({ reference }) => reference, onLeft }, (snapshot, isPatient) =>
    db.transaction((tx) => applySnapshot(tx, services, snapshot, isPatient)),
  );
  const latest = books.reduce((most, { updatedAt }) => Math.max(most, updatedAt), since);
  return left.reduce((least, updatedAt) => Math.min(least, updatedAt), latest);
}

/** Worker for both: open payments every second, the provider's books every minute. */
export const followPayments =
  (services: PaymentServices): Worker =>
  (report) => {
    let running: Promise<unknown> = Promise.resolve();
    let isBusy = false;
    let ticks = 0;
    let since = 0;
    const work = async () => {
      await followOpen(services);
      ticks += 1;
      // Overlap the intervals, because two changes may have the same millisecond.
      if (ticks % BOOKS_EVERY === 1) since = (await catchUp(services, since)) - OVERLAP_MS;
    };
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      running = work()
        .catch(report)
        .finally(() => (isBusy = false));
    }, EVERY_MS);
    timer.unref();
    return {
      stop: async () => {
        clearInterval(timer);
        await running;
      },
    };
  };

/** A payment on which our books and the provider's disagree; net amounts in minor units. */
export interface BooksDifference {
  reference: string;
  ours: number;
  theirs: number;
}

const OURS = `
  select direction || ':' || id as reference,
    case when direction = 'deposit' then captured - charged_back when state = 'received' then -asked else 0 end as moved
  from payments`;

const movedOf = ({ kind, captured, chargedBack, fee }: PaymentSnapshot): number =>
  kind === 'payment' ? captured - chargedBack : captured === 0 ? 0 : -(captured + fee);

/** Compares our books with the provider's, payment by payment, and the ledger's cash accounts with their sum. @spec AC-04 MON-7 */
export async function compareBooks({ db, provider }: Pick<PaymentServices, 'db' | 'provider'>): Promise<BooksDifference[]> {
  const books = await provider.books();
  const ours = new Map((await db.query<{ reference: string; moved: number }>(OURS)).map(({ reference, moved }) => [reference, moved]));
  const theirs = new Map(books.map((snapshot) => [snapshot.reference, movedOf(snapshot)]));
  const references = [...new Set([...ours.keys(), ...theirs.keys()])];
  const payments = references
    .map((reference) => ({ reference, ours: ours.get(reference) ?? 0, theirs: theirs.get(reference) ?? 0 }))
    .filter((each) => each.ours !== each.theirs);
  const cash = await db.query<{ currency_iso: string; balance: number }>(
    `select currency_iso, balance from accounts where house_name = 'cash:' || currency_iso`,
  );
  const sums = cash.map(({ currency_iso, balance }) => ({
    reference: `cash:${currency_iso}`,
    ours: -balance,
    theirs: books.filter(({ currency }) => currency === currency_iso).reduce((sum, snapshot) => sum + movedOf(snapshot), 0),
  }));
  return [...payments, ...sums.filter((each) => each.ours !== each.theirs)];
}
