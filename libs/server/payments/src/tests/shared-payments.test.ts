import {
  ENGINES,
  type ModuleBackend,
  START_TIMEOUT_MS,
  startBackend,
  type TestPlayer,
  TRIAL_TIMEOUT_MS,
  trials,
} from '@touchline/server-kernel/testing';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import { setImmediate } from 'node:timers/promises';
import { applySnapshot } from '../apply.ts';
import { cancelDeposit } from '../deposits/cancel.ts';
import { payments } from '../module.ts';
import type { PaymentSnapshot, ProviderPort } from '../provider/provider-port.ts';
import { catchUp, followOpen } from '../reconcile.ts';
import { freeTakenPayments } from '../take-payment.ts';
import { CHECK_MS } from '../withdrawals/send.ts';

const PAYOUTS = trials(500);

/** The provider's answer to a payout that it has accepted. */
const accepted = (reference: string): PaymentSnapshot => ({
  ...{ kind: 'payout', reference, currency: 'EUR', amount: 1_000, fee: 0, state: 'processing', version: 1, captured: 0, chargedBack: 0 },
  ...{ reason: null, instrument: null, confirmations: 0, updatedAt: 0 },
});
/** Something that one side waits for and the other gives. */
function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((done) => (give = done));
  return { given, give: () => give() };
}
const unused = () => Promise.reject(new Error('not called in these tests'));

describe.each(ENGINES)('payments that several processes follow, on %s', (engine) => {
  let test: ModuleBackend;
  let player: TestPlayer;
  /** References of all payouts that the provider was asked for. */
  let asked: string[];
  beforeAll(async () => {
    test = await startBackend({ modules: [payments], engine });
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.query('delete from payment_steps');
    await test.db.query('delete from payments');
    player = await test.addPlayer();
    asked = [];
  });

  /** A process whose provider answers a payout when `answer` does. */
  const processWith = (answer: () => Promise<unknown> = setImmediate) => {
    const provider: ProviderPort = {
      ...{ pay: unused, read: unused, cancel: unused, books: unused },
      payOut: async ({ reference }) => {
        asked.push(reference);
        await answer();
        return accepted(reference);
      },
    };
    const services = { ...test.services, provider, providerOrigin: null, cardPage: () => 'redirect' as const };
    return { follow: () => followOpen(services) };
  };
  /** A process whose provider does not answer before the test lets it. */
  const hangingProcess = () => {
    const [answer, reached] = [signal(), signal()];
    const { follow } = processWith(async () => {
      reached.give();
      await answer.given;
    });
    return { follow, reached: reached.given, answer: answer.give };
  };
  const request = async (count: number) => {
    await test.db.query(
      `insert into payments (direction, user_id, account_id, currency_iso, method_id, asked, fee, state, request_id, body_hash, lang, created_at, updated_at)
       select 'withdrawal', $1::bigint, $2::bigint, 'EUR', 'card', 1000, 0, 'requested', gen_random_uuid()::text, '', 'en', $3::bigint, $3::bigint
       from generate_series(1, $4::int)`,
      [player.userId, player.accountId, test.clock.nowMs - CHECK_MS, count],
    );
  };
  const countOf = async (where: string): Promise<number> =>
    (await test.db.query<{ count: number }>(`select count(*) as count from payments where ${where}`))[0]?.count ?? 0;
  const leaseEnds = () => test.db.query(`update payments set taken_until = clock_timestamp() - interval '1 millisecond'`);

  it(
    `[AC-04] [BET-6] two processes that follow ${PAYOUTS} withdrawals at once ask the provider for each payout once`,
    async () => {
      await request(PAYOUTS);
      const [one, other] = [processWith(), processWith()];
      const followAll = async ({ follow }: typeof one) => {
        let followed = 0;
        while ((await countOf(`state <> 'sent'`)) > 0) followed += await follow();
        return followed;
      };

      const followed = await Promise.all([followAll(one), followAll(other)]);

      expect(followed[0] + followed[1]).toBe(PAYOUTS);
      expect(asked).toHaveLength(PAYOUTS);
      expect(new Set(asked).size).toBe(PAYOUTS);
      expect(await countOf(`taken_until <> '-infinity'`)).toBe(0);
    },
    TRIAL_TIMEOUT_MS,
  );

  it('[AC-04] a withdrawal that a killed process was sending is free after its time, and sent by another', async () => {
    await request(1);
    const killed = hangingProcess();
    const ended = killed.follow();
    await killed.reached;
    const { follow } = processWith();

    expect(await follow()).toBe(0);
    expect(asked).toHaveLength(1);
    await leaseEnds();
    expect(await follow()).toBe(1);
    expect(asked).toHaveLength(2);
    expect(await countOf(`state = 'sent'`)).toBe(1);

    killed.answer();
    await ended;
    expect(await test.db.query('select state from payment_steps order by n')).toEqual([{ state: 'checked' }, { state: 'sent' }]);
  });

  it('[AC-04] a process that was slower than its time does not free what another has taken since', async () => {
    await request(1);
    const [slow, next] = [hangingProcess(), hangingProcess()];
    const slowEnds = slow.follow();
    await slow.reached;
    await leaseEnds();
    const nextEnds = next.follow();
    await next.reached;

    slow.answer();
    await slowEnds;
    expect(await countOf('taken_until > clock_timestamp()')).toBe(1);
    next.answer();
    await nextEnds;
    expect(await countOf('taken_until > clock_timestamp()')).toBe(0);
  });

  it('[AC-04] an embedded database is used by one process, so its start frees what the last one had taken', async () => {
    await request(1);
    await test.db.query(`update payments set taken_until = clock_timestamp() + interval '1 minute'`);

    await freeTakenPayments(test.db);

    expect(await countOf('taken_until > clock_timestamp()')).toBe(engine === 'pglite' ? 0 : 1);
  });

  it('[AC-04] a withdrawal is free at once when the provider has refused it', async () => {
    await request(1);
    const { follow } = processWith(() => Promise.reject(Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' })));

    await expect(follow()).rejects.toThrow('no route');
    expect(await processWith().follow()).toBe(1);
  });

  it('[AC-04] [BET-9] the payment of a locked player does not keep the next one in the books from being applied', async () => {
    await request(1);
    const held = player;
    player = await test.addPlayer();
    await request(1);
    const rows = await test.db.query<{ id: number }>('select id from payments order by id');
    const books = () => Promise.resolve(rows.map(({ id }) => ({ ...accepted(`withdrawal:${id}`), version: 7 })));
    const provider: ProviderPort = { pay: unused, payOut: unused, read: unused, cancel: unused, books };
    const [locked, released] = [signal(), signal()];
    const holding = test.db.transaction(async (tx) => {
      await lockPlayer(tx, held.userId);
      locked.give();
      // The embedded database has one connection: nothing can be locked meanwhile.
      if (engine === 'postgres') await released.given;
    });
    await locked.given;

    const caughtUp = catchUp({ ...test.services, provider, providerOrigin: null, cardPage: () => 'redirect' }, 0);
    while ((await countOf(`user_id = ${player.userId} and provider_version = 7`)) === 0) await setImmediate();
    if (engine === 'postgres') expect(await countOf(`user_id = ${held.userId} and provider_version = 7`)).toBe(0);
    released.give();
    await Promise.all([holding, caughtUp]);

    expect(await countOf('provider_version = 7')).toBe(2);
  });

  it('[AC-04] [MON-7] a change in the books that could not be applied is read again', async () => {
    await request(2);
    const rows = await test.db.query<{ id: number }>('select id from payments order by id');
    const known = rows.map(({ id }, at) => ({ ...accepted(`withdrawal:${id}`), version: 7, updatedAt: 1_000 * (at + 1) }));
    const books = (since = 0) => Promise.resolve(known.filter(({ updatedAt }) => updatedAt >= since));
    const provider: ProviderPort = { pay: unused, payOut: unused, read: unused, cancel: unused, books };
    const services = { ...test.services, provider, providerOrigin: null, cardPage: () => 'redirect' as const };
    let isFailing = true;
    const db: typeof test.db = {
      ...test.db,
      transaction: (work) => {
        const fails = isFailing;
        isFailing = false;
        return fails ? Promise.reject(new Error('broken')) : test.db.transaction(work);
      },
    };

    const since = await catchUp({ ...services, db }, 0);
    expect(await countOf('provider_version = 7')).toBe(1);
    test.clock.nowMs += 3_600_000;
    expect(await catchUp(services, since)).toBe(2_000);
    expect(await countOf('provider_version = 7')).toBe(2);
  });

  const FINISHED = { state: 'succeeded', captured: 1_000, version: 2 } as const;
  it.each(['cancelled', 'given up'] as const)(
    '[AC-04] [BET-6] a deposit that is charged while it is being %s stays credited',
    async (how) => {
      await test.db.query(
        `insert into payments (direction, user_id, account_id, currency_iso, method_id, asked, fee, state, request_id, body_hash, lang, created_at, updated_at)
       values ('deposit', $1, $2, 'EUR', 'card', 1000, 0, 'started', 'one', '', 'en', $3, $3)`,
        [player.userId, player.accountId, test.clock.nowMs - 3_600_000],
      );
      const [row] = await test.db.query<{ id: number }>('select id from payments');
      const id = row?.id ?? 0;
      const snapshot = { ...accepted(`deposit:${id}`), kind: 'payment' as const, ...FINISHED };
      // The provider does not know it yet, and its report about it arrives before that answer.
      const read = async () => {
        await test.db.transaction((tx) => applySnapshot(tx, test.services, snapshot));
        return null;
      };
      const provider: ProviderPort = { pay: unused, payOut: unused, books: unused, cancel: () => Promise.resolve(null), read };
      const services = { ...test.services, provider, providerOrigin: null, cardPage: () => 'redirect' as const };

      await (how === 'cancelled' ? cancelDeposit(services, player.userId, id) : followOpen(services));

      expect(await test.db.query('select state, captured from payments')).toEqual([{ state: 'credited', captured: 1_000 }]);
    },
  );

  it('[AC-04] a withdrawal in review is not touched', async () => {
    await request(1);
    test.clock.nowMs -= 1;

    expect(await processWith().follow()).toBe(0);
    test.clock.nowMs += 1;
    expect(asked).toEqual([]);
  });
});
