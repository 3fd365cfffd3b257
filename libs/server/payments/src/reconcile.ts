import type { Queryable, Worker } from '@touchline/server-kernel';
import { applyTold } from './apply.ts';
import { paymentRows, type PaymentRow, stepTo } from './payment-rows.ts';
import type { Told } from './provider/provider-port.ts';
import type { PaymentServices } from './services.ts';
import { sendWithdrawal } from './withdrawals/send.ts';

const EVERY_MS = 1_000;
const BATCH = 50;
/** The provider's books are read at the first tick and then once a minute. */
const BOOKS_EVERY = 60;
const OVERLAP_MS = 1_000;
/** An open payment about which nothing was heard for this long is asked about. */
const ASK_AFTER_MS = 3_000;
/** A deposit that the provider never heard of is given up after this. */
const GIVE_UP_MS = 1_800_000;

const markAsked = (db: Queryable, id: number, nowMs: number) => db.query('update payments set checked_at = $2 where id = $1', [id, nowMs]);

async function followDeposit(services: PaymentServices, row: PaymentRow): Promise<void> {
  const { db, now, provider } = services;
  const told = await provider.read('payment', `deposit:${row.id}`);
  if (told !== null) await db.transaction((tx) => applyTold(tx, services, told));
  else if (now() - row.created_at > GIVE_UP_MS) await db.transaction((tx) => stepTo(tx, row.id, 'expired', now()));
  await markAsked(db, row.id, now());
}

async function followWithdrawal(services: PaymentServices, row: PaymentRow): Promise<void> {
  if (row.state !== 'sent') return sendWithdrawal(services, row);
  const { db, now, provider } = services;
  const told = await provider.read('payout', `withdrawal:${row.id}`);
  if (told !== null) await db.transaction((tx) => applyTold(tx, services, told));
  return void (await markAsked(db, row.id, now()));
}

const OPEN = `
  state in ('started', 'pending', 'requested', 'checked', 'sent') and payments.id <> all ($1::bigint[])
  and coalesce(checked_at, updated_at) <= $2::bigint - case when state in ('requested', 'checked') then 0 else ${ASK_AFTER_MS} end
  order by coalesce(checked_at, updated_at) limit ${BATCH}`;

/** Asks the provider about everything that is on its way, so that a webhook that never came costs seconds and no money. @spec AC-04 */
export async function followOpen(services: PaymentServices): Promise<number> {
  const { db, now, stuck } = services;
  const passed = stuck.passedBy('payments').map(Number);
  const items = await paymentRows(db, OPEN, [passed, now()]);
  return stuck.each({ job: 'payments', items, keyOf: ({ id }) => String(id) }, async (row) => {
    await (row.direction === 'deposit' ? followDeposit(services, row) : followWithdrawal(services, row));
    return true;
  });
}

const KNOWN = `
  select direction || ':' || id as reference, provider_version as version from payments
  where direction || ':' || id = any ($1::text[])`;

/**
 * Takes over what has changed at the provider and was never told, also of payments that had come to their end: a chargeback, for one.
 *
 * @param since - moment of the provider's clock, milliseconds.
 * @returns the latest moment that it tells of.
 * @spec AC-04 MON-7
 */
export async function catchUp(services: PaymentServices, since: number): Promise<number> {
  const { db, provider, stuck } = services;
  const books = await provider.books(since);
  const known = await db.query<{ reference: string; version: number }>(KNOWN, [books.map(({ reference }) => reference)]);
  const versions = new Map(known.map(({ reference, version }) => [reference, version]));
  const items = books.filter(({ reference, version }) => version > (versions.get(reference) ?? Infinity));
  await stuck.each({ job: 'payment-books', items, keyOf: ({ reference }) => reference }, (told) =>
    db.transaction((tx) => applyTold(tx, services, told)),
  );
  return Math.max(since, ...books.map(({ updatedAt }) => updatedAt));
}

/** Runs both: what is open every second, the provider's books every minute. */
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
      // A little of what was told before is asked again: two changes may share a millisecond.
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

/** One payment that this house and its provider tell differently; minor units that moved between the two. */
export interface BooksDifference {
  reference: string;
  ours: number;
  theirs: number;
}

const OURS = `
  select direction || ':' || id as reference,
    case when direction = 'deposit' then captured - charged_back when state = 'received' then -asked else 0 end as moved
  from payments`;

const movedOf = ({ kind, captured, chargedBack, fee }: Told): number =>
  kind === 'payment' ? captured - chargedBack : captured === 0 ? 0 : -(captured + fee);

/** Compares the books of this house with those of the provider, payment by payment, and the ledger's account of cash with their sum. @spec AC-04 MON-7 */
export async function compareBooks({ db, provider }: Pick<PaymentServices, 'db' | 'provider'>): Promise<BooksDifference[]> {
  const books = await provider.books();
  const ours = new Map((await db.query<{ reference: string; moved: number }>(OURS)).map(({ reference, moved }) => [reference, moved]));
  const theirs = new Map(books.map((told) => [told.reference, movedOf(told)]));
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
    theirs: books.filter(({ currency }) => currency === currency_iso).reduce((sum, told) => sum + movedOf(told), 0),
  }));
  return [...payments, ...sums.filter((each) => each.ours !== each.theirs)];
}
