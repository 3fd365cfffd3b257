import { type Db, inOrder, KERNEL_MIGRATIONS } from '@touchline/server-kernel/db';
import { ENGINES, openTestDbWith, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { access } from '../migrations/032-access.ts';
import { emailKeys } from '../migrations/315-email-keys.ts';
import { fillEmailKeys, playerOfEmail } from './emails.ts';
import { restoreZeros } from './phones.ts';

/** The others need tables of other modules. */
const PEOPLE = KERNEL_MIGRATIONS.filter(({ name }) => name === '001-people');

describe.each(ENGINES)('accounts of earlier releases on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDbWith(engine, inOrder([...PEOPLE, access, emailKeys]));
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());

  let logins = 0;
  const add = async (column: 'email' | 'phone', value: string): Promise<number> => {
    const [row] = await db.query<{ id: number }>(
      `insert into users (login, password_hash, registered_at, ${column}) values ($1, 'x', 0, $2) returning id`,
      [`login-${(logins += 1)}`, value],
    );
    return row?.id ?? 0;
  };

  it('[ID-02] get the form by which their address is compared; of two that differ in composition alone, each is found as typed', async () => {
    const [anna, zoe, twin, broken] = [
      await add('email', 'ANNA@Müller.test'),
      await add('email', 'zoë@example.test'),
      await add('email', 'zoe\u0308@example.test'),
      await add('email', 'a\u200bb@example.test'),
    ];

    await fillEmailKeys(db);
    await fillEmailKeys(db);

    const keys = await db.query<{ email_key: string | null }>('select email_key from users where email is not null order by id');
    expect(keys.map(({ email_key }) => email_key)).toEqual(['anna@xn--mller-kva.test', 'zoë@example.test', null, null]);
    const found = async (typed: string) => (await playerOfEmail(db, typed))?.id;
    expect(await found('anna@MU\u0308LLER.test')).toBe(anna);
    expect([await found('ZOË@example.test'), await found('zoe\u0308@example.test')]).toEqual([zoe, twin]);
    expect(await found('a\u200bb@example.test')).toBe(broken);
    expect(await found('nobody@example.test')).toBeUndefined();
  });

  it('[ID-08] Italian landlines get their zero back; valid numbers and numbers that are taken stay', async () => {
    for (const phone of ['+39669821234', '+393123456789', '+39800123456', '+390212345678', '+39212345678', '+4915123456789'])
      await add('phone', phone);

    await restoreZeros(db);
    await restoreZeros(db);

    const phones = await db.query<{ phone: string }>('select phone from users where phone is not null order by id');
    expect(phones.map(({ phone }) => phone)).toEqual([
      ...['+390669821234', '+393123456789', '+39800123456', '+390212345678', '+39212345678', '+4915123456789'],
    ]);
  });
});
