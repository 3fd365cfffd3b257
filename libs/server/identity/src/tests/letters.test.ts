import { forgetOldMessages, openOutbox } from '@touchline/server-kernel';
import {
  ENGINES,
  inParallel,
  type ModuleBackend,
  START_TIMEOUT_MS,
  startBackend,
  TRIAL_TIMEOUT_MS,
  trials,
} from '@touchline/server-kernel/testing';
import type { CodeSent } from '@touchline/identity-contract';
import { CODE_LIVES_MS } from '../code-lives.ts';
import { deliverLetters, type Smtp, sweepLetters } from '../letters/deliver-letters.ts';
import { identity } from '../module.ts';
import { hashPassword } from '../passwords.ts';

const DAY_MS = 24 * 60 * 60_000;
const LETTERS = trials(500);
/** The module only stores letters here: its workers, which would connect, are not started. */
const ENV = { TOUCHLINE_TEST: '1', SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'Touchline <no-reply@touchline.test>' };

type Mail = Parameters<Smtp['sendMail']>[0];
/** An error as nodemailer has it. */
const smtpError = (code: string, command: string, responseCode?: number) => Object.assign(new Error(code), { code, command, responseCode });

describe.each(ENGINES)('letters for a mail server on %s', (engine) => {
  let test: ModuleBackend;
  /** What the mail server got, of all processes. */
  let mails: Mail[];
  let reported: unknown[];
  beforeAll(async () => {
    test = await startBackend({ modules: [identity], engine, env: ENV });
    const { userId } = await test.addPlayer();
    await test.db.query(`update users set email = 'anna@example.test', email_key = 'anna@example.test' where id = $1`, [userId]);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.query('delete from outgoing_messages');
    test.clock.nowMs += DAY_MS;
    [mails, reported] = [[], []];
  });

  const count = async (where = 'true'): Promise<number> =>
    (await test.db.query<{ count: number }>(`select count(*) as count from outgoing_messages where ${where}`))[0]?.count ?? 0;
  const leaseEnds = () => test.db.query(`update outgoing_messages set taken_until = clock_timestamp() - interval '1 millisecond'`);
  const forget = async (email: string): Promise<CodeSent> =>
    (await test.app.inject({ method: 'POST', url: '/web-api/user/password/reset', payload: { email, lng: 'en' } })).json<CodeSent>();
  const post = (to: string) => test.services.outbox.post({ to, subject: 'Hello', text: 'Text' }, test.clock.nowMs + CODE_LIVES_MS);
  const serverWith = (answer: (mail: Mail) => Promise<unknown> = () => Promise.resolve()): Smtp => ({
    from: ENV.SMTP_FROM,
    sendMail: async (mail) => {
      await answer(mail);
      mails.push(mail);
    },
  });
  const sweep = (smtp: Smtp) => sweepLetters(test.services, smtp, { report: (error) => reported.push(error) });
  const passMinute = () => {
    test.clock.nowMs += 60_000;
  };

  it('[SRV-2] [AUTH-9] a code that was asked for is stored before the answer, so that another process delivers it', async () => {
    await forget('anna@example.test');

    expect(await sweep(serverWith())).toBe(1);
    expect(mails).toMatchObject([{ to: 'anna@example.test', from: ENV.SMTP_FROM, text: expect.stringMatching(/\b\d{6}\b/) as string }]);
    expect(mails[0]?.messageId).toMatch(/^<letter-\d+-\d+@touchline\.test>$/);
    expect(await count()).toBe(0);
    expect(await sweep(serverWith())).toBe(0);
  });

  it('[ID-31] [SRV-2] a password changes together with the storing of the letter about it, or not at all', async () => {
    const { userId, token, password } = await test.addPlayer();
    await test.db.query(
      `update users set email = 'berta@example.test', email_key = 'berta@example.test', password_hash = $2 where id = $1`,
      [userId, await hashPassword(password)],
    );
    const change = async () =>
      (await test.post(token, '/web-api/user/password', { password, newPassword: 'quite another secret of Berta' })).statusCode;
    await test.db.query('alter table outgoing_messages rename to taken_away');
    expect(await change().finally(() => test.db.query('alter table taken_away rename to outgoing_messages'))).toBe(503);

    expect(await change()).toBe(204);
    expect(await count(`recipient = 'berta@example.test'`)).toBe(1);
  });

  it('[ID-09] [SRV-2] the code of a forgotten password is not used up when the new one cannot be stored', async () => {
    const send = (url: string, payload: object) => test.app.inject({ method: 'POST', url: `/web-api/user/password/reset${url}`, payload });
    const { guid } = await forget('anna@example.test');
    const [letter] = await test.db.query<{ body: string }>('select body from outgoing_messages');
    const code = /\b\d{6}\b/.exec(letter?.body ?? '')?.[0];
    const { approval } = (await send('/code', { guid, code })).json<{ approval: string }>();
    const save = async () => (await send('/save', { guid, approval, password: 'quite another secret of Anna' })).statusCode;
    await test.db.query('alter table outgoing_messages rename to taken_away');
    expect(await save().finally(() => test.db.query('alter table taken_away rename to outgoing_messages'))).toBe(503);

    expect(await save()).toBe(204);
    expect(await save()).toBe(400);
    expect(await count(`recipient = 'anna@example.test'`)).toBe(2);
  });

  it('[AUTH-9] an address without an account costs a letter of the same size, which is not sent', async () => {
    await forget('anna@example.test');
    await forget('otto@example.test');
    const rows = await test.db.query<{ length: number; recipient: string | null }>(
      'select length(body) + length(html) as length, recipient from outgoing_messages order by id',
    );

    expect(rows.map(({ recipient }) => recipient)).toEqual(['anna@example.test', null]);
    expect(rows[1]?.length).toBe(rows[0]?.length);
    await sweep(serverWith());
    expect(mails.map(({ to }) => to)).toEqual(['anna@example.test']);
    expect(await count()).toBe(0);
  });

  it(
    `[SRV-2] two processes deliver each of ${LETTERS} letters once`,
    async () => {
      await inParallel(LETTERS, 10, (at) => post(`player-${at}@example.test`));
      const untilNone = async () => {
        while ((await count()) > 0) await sweep(serverWith());
      };

      await Promise.all([untilNone(), untilNone()]);

      expect(mails).toHaveLength(LETTERS);
      expect(new Set(mails.map(({ to }) => to)).size).toBe(LETTERS);
    },
    TRIAL_TIMEOUT_MS,
  );

  it('[SRV-2] a letter that a killed process was sending is free after its minute, with the same message id', async () => {
    await post('anna@example.test');
    let reach: (mail: Mail) => void = () => undefined;
    const reached = new Promise<Mail>((done) => (reach = done));
    void sweep(
      serverWith((mail) => {
        reach(mail);
        return new Promise(() => undefined);
      }),
    );
    const lost = await reached;

    expect(await sweep(serverWith())).toBe(0);
    await leaseEnds();
    expect(await sweep(serverWith())).toBe(1);
    expect(mails.map(({ messageId }) => messageId)).toEqual([lost.messageId]);
  });

  it('[SRV-2] a mail server that cannot be reached delays all letters, by a minute at most', async () => {
    for (const name of ['anna', 'berta', 'carl']) await post(`${name}@example.test`);
    let tried = 0;
    const dead = serverWith(() => {
      tried += 1;
      return Promise.reject(smtpError('ESOCKET', 'CONN'));
    });

    expect(await sweep(dead)).toBe(0);
    expect(tried).toBe(1);
    for (let minute = 0; minute < 6; minute += 1) {
      passMinute();
      await sweep(dead);
    }
    expect(test.services.stuck.list().some(({ job }) => job === 'mail')).toBe(true);
    passMinute();
    await sweep(serverWith());
    expect(mails.map(({ to }) => to).sort()).toEqual(['anna@example.test', 'berta@example.test', 'carl@example.test']);
    expect(test.services.stuck.list().filter(({ job }) => job === 'mail')).toEqual([]);
  });

  it('[SRV-2] a letter that the mail server refuses for good is reported and not tried again; a deferred one is', async () => {
    await post('gone@example.test');
    await post('later@example.test');
    await post('anna@example.test');
    const strict = serverWith(({ to }) =>
      to === 'anna@example.test'
        ? Promise.resolve()
        : Promise.reject(smtpError('EENVELOPE', 'RCPT TO', to === 'gone@example.test' ? 550 : 450)),
    );

    await sweep(strict);

    expect(mails.map(({ to }) => to)).toEqual(['anna@example.test']);
    expect(reported).toHaveLength(1);
    expect(await test.db.query('select recipient from outgoing_messages')).toEqual([{ recipient: 'later@example.test' }]);
    passMinute();
    expect(await sweep(serverWith())).toBe(1);
  });

  it('[SRV-2] [SEC-6] a letter is neither sent nor kept after its code has expired', async () => {
    await forget('anna@example.test');
    test.clock.nowMs += CODE_LIVES_MS + 1;

    await sweep(serverWith());
    expect(mails).toEqual([]);
    expect(await count()).toBe(0);
    await forget('anna@example.test');
    await forgetOldMessages(test.db, test.clock.nowMs + CODE_LIVES_MS);
    expect(await count()).toBe(1);
    await forgetOldMessages(test.db, test.clock.nowMs + CODE_LIVES_MS + DAY_MS);
    expect(await count()).toBe(0);
  });

  it('[SRV-2] a letter stays with the process that delivers it for as long as that takes, and no longer', async () => {
    await post('anna@example.test');
    const [id = 0] = await test.services.outbox.waiting([]);
    const { db, clock } = test;
    const outbox = openOutbox({ db, now: () => clock.nowMs, isShown: true, renewEveryMs: 5 });
    const isRenewed = async () => {
      const [row] = await db.query<{ was: string }>('select taken_until::text as was from outgoing_messages where id = $1', [id]);
      while ((await count(`taken_until > '${row?.was ?? ''}'`)) === 0) await new Promise((resolve) => setImmediate(resolve));
    };

    const attempt = outbox.take(id, async () => {
      await isRenewed();
      await isRenewed();
      throw new Error('deferred');
    });

    await expect(attempt).rejects.toThrow('deferred');
    expect(await outbox.waiting([])).toEqual([id]);
    await outbox.take(id, isRenewed);
    expect(await count()).toBe(0);
  });

  it('[SRV-2] the lease of a letter that another process has taken since is left alone', async () => {
    await post('anna@example.test');
    const [id = 0] = await test.services.outbox.waiting([]);
    const { db, clock } = test;
    const outbox = openOutbox({ db, now: () => clock.nowMs, isShown: true, renewEveryMs: 5 });
    let fail: (error: Error) => void = () => undefined;
    const first = outbox.take(id, () => new Promise((_, reject) => (fail = reject)));
    while ((await count('taken_until > clock_timestamp()')) === 0) await new Promise((resolve) => setImmediate(resolve));
    await db.query(`update outgoing_messages set taken_until = '2100-01-01'`);

    fail(new Error('late'));
    await expect(first).rejects.toThrow('late');
    expect(await count(`taken_until = '2100-01-01'`)).toBe(1);
  });

  it('[SRV-2] a letter that was sent is done, even while a renewal of its lease gets no answer', async () => {
    await post('anna@example.test');
    const [id = 0] = await test.services.outbox.waiting([]);
    let ask: () => void = () => undefined;
    const asked = new Promise<void>((done) => (ask = done));
    const db: typeof test.db = {
      ...test.db,
      query: <T extends object>(sql: string, params?: readonly unknown[]) => {
        if (!sql.includes('returning taken_until::text as lease')) return test.db.query<T>(sql, params);
        ask();
        return new Promise<never>(() => undefined);
      },
    };
    const outbox = openOutbox({ db, now: () => test.clock.nowMs, isShown: true, renewEveryMs: 5 });

    expect(await outbox.take(id, () => asked)).toBe(true);
    expect(await count()).toBe(0);
  });

  it('[SRV-2] a letter that the mail server is slow to take does not delay the others', async () => {
    let letGo: () => void = () => undefined;
    const slow = new Promise<void>((done) => (letGo = done));
    let reach: () => void = () => undefined;
    const reached = new Promise<void>((done) => (reach = done));
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((done) => (arrive = done));
    const server = serverWith(({ to }) => {
      if (to === 'slow@example.test') reach();
      return to === 'slow@example.test' ? slow : Promise.resolve();
    });
    const delivery = deliverLetters(test.services, { ...server, sendMail: (mail) => server.sendMail(mail).then(() => arrive()) });
    const worker = delivery.worker((error) => reported.push(error));
    await post('slow@example.test');
    delivery.wake();
    await reached;

    await post('anna@example.test');
    delivery.wake();
    await arrived;
    expect(mails.map(({ to }) => to)).toEqual(['anna@example.test']);

    letGo();
    await worker.stop();
    expect([mails.length, await count(), reported]).toEqual([2, 0, []]);
  });

  it('[SRV-2] the worker delivers a new letter at once, and at its stop ends the letter it is sending', async () => {
    let reach: () => void = () => undefined;
    const reached = new Promise<void>((done) => (reach = done));
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((done) => (answer = done));
    const delivery = deliverLetters(
      test.services,
      serverWith(() => {
        reach();
        return answered;
      }),
    );
    const worker = delivery.worker((error) => reported.push(error));
    await post('anna@example.test');

    delivery.wake();
    await reached;
    const stopped = worker.stop();
    answer();
    await stopped;

    expect(mails).toHaveLength(1);
    expect(await count()).toBe(0);
    expect(reported).toEqual([]);
  });

  it('[CF-07] [SEC-6] the outbox is the same in all processes, has the newest 200 messages for a day, and is empty in production', async () => {
    const { db, clock } = test;
    const open = (isShown: boolean) => openOutbox({ db, now: () => clock.nowMs, isShown });
    const [one, other] = [open(true), open(true)];
    for (let n = 1; n <= 202; n += 1) await one.send({ kind: 'sms', to: '+49', subject: '', text: `Code ${n}`, ref: `id-${n}` });
    await one.send({ kind: 'sms', to: null, subject: '', text: 'not shown', ref: 'id-1' });
    await open(false).send({ kind: 'sms', to: '+49', subject: '', text: 'in production' });

    const texts = (await other.messages()).map(({ text }) => text);
    expect(texts).toHaveLength(200);
    expect([texts[0], texts.at(-1)]).toEqual(['Code 202', 'Code 3']);
    expect(await other.messages('id-1')).toEqual([{ kind: 'sms', to: '+49', subject: '', text: 'Code 1', ref: 'id-1', at: clock.nowMs }]);
    await forgetOldMessages(db, clock.nowMs);
    expect(await count()).toBe(200);
    await forgetOldMessages(db, clock.nowMs + DAY_MS + 1);
    expect(await count()).toBe(0);
  });
});
