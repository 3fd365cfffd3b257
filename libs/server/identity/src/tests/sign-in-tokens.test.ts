import { markText } from '@touchline/identity-rules';
import type { LoginAnswer, SignInsAnswer } from '@touchline/identity-contract';
import { ENGINES, type ModuleBackend, START_TIMEOUT_MS, type TestPlayer } from '@touchline/server-kernel/testing';
import type { ErrorAnswer } from '@touchline/shared-contract';
import { createHash } from 'node:crypto';
import { startIdentity } from './identity.test.helper.ts';

const MINUTE = 60_000;
const HOST = 'localhost:4200';
const SIGN = 'a secret of the other window';
const markOf = (secret: string) => markText(createHash('sha256').update(secret).digest());

describe.each(ENGINES)('sign-in by token on %s', (engine) => {
  let test: ModuleBackend;
  let player: TestPlayer;
  let address = 0;

  beforeAll(async () => {
    test = await startIdentity(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs += 61 * MINUTE;
    address += 1;
    player = await test.addPlayer();
  });

  const post = (path: string, payload: object, { token, host = HOST }: { token?: string; host?: string } = {}) =>
    test.app.inject({
      ...{ method: 'POST', url: path, payload },
      headers: { host, 'x-forwarded-for': `192.0.2.${address}`, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    });
  const ask = (more: object = {}) =>
    post('/web-api/user/sign-in-token', { password: player.password, mark: markOf(SIGN), ...more }, { token: player.token });
  const make = async () => (await ask()).json<{ token: string; expiresAt: number }>();
  const enter = (token: string, { sign = SIGN, host = HOST }: { sign?: string | null; host?: string } = {}) =>
    post('/web-api/user/login', { token, ...(sign !== null && { sign }) }, { host });
  const reason = (answer: { json: <T>() => T }) => answer.json<Partial<ErrorAnswer>>().errors?.[0]?.code;

  it('[ID-03] signs another window of the player in, once, and the history says how', async () => {
    const { token, expiresAt } = await make();
    expect(expiresAt - test.clock.nowMs / 1000).toBe(120);

    const entered = await post('/web-api/user/login', { token, sign: SIGN, method_id: 5 });
    expect([entered.statusCode, entered.json<LoginAnswer>().user_id]).toEqual([200, player.userId]);
    expect(String(entered.headers['set-cookie'])).toContain('__Host-tl-session=');
    const { signIns } = (await test.get(entered.json<LoginAnswer>().token, '/web-api/user/sign-ins')).json<SignInsAnswer>();
    expect(signIns.map(({ method }) => method)).toEqual(['token']);
    expect(reason(await enter(token))).toBe('link-used');
  });

  it('[ID-03] [AUTH-14] of two windows that bring it at once, one is signed in', async () => {
    const { token } = await make();
    const codes = (await Promise.all([enter(token), enter(token)])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 400]);
  });

  it('[ID-03] [AUTH-14] is refused when old, replaced, made up, without its device, from another device, and at another origin', async () => {
    const replaced = await make();
    const made = await make();
    expect(reason(await enter(replaced.token))).toBe('link-used');
    expect(reason(await enter('no token'))).toBe('link-used');
    expect(reason(await enter(`${made.token.slice(0, 23)}${'A'.repeat(43)}`))).toBe('link-used');
    test.clock.nowMs += 2 * MINUTE;
    expect(reason(await enter(made.token))).toBe('link-used');

    for (const foreign of [{ sign: null }, { sign: 'a secret of another device' }, { host: 'evil.test' }]) {
      const { token } = await make();
      expect(reason(await enter(token, foreign))).toBe('link-used');
      // It was stolen or given away, so it is worth nothing in the right window either.
      expect(reason(await enter(token))).toBe('link-used');
    }
  });

  it('[ID-03] ends with the session that made it, and with a change of the password', async () => {
    const { token } = await make();
    await test.db.query('update sessions set ended_at = $2 where id = $1', [player.sessionId, test.clock.nowMs]);
    expect(reason(await enter(token))).toBe('link-used');

    player = await test.addPlayer();
    const other = await make();
    const change = { password: player.password, newPassword: 'amber-window-42-oak', lng: 'en' };
    expect((await post('/web-api/user/password', change, { token: player.token })).statusCode).toBe(204);
    expect(reason(await enter(other.token))).toBe('link-used');
  });

  it('[ID-03] is made only for a player who is signed in and gives the password, and for a mark', async () => {
    expect((await post('/web-api/user/sign-in-token', { password: player.password, mark: markOf(SIGN) })).statusCode).toBe(401);
    expect(reason(await ask({ password: 'another' }))).toBe('wrong-password');
    expect((await ask({ mark: 'short' })).statusCode).toBe(400);
    const rows = await test.db.query(`select 1 from sent_codes where purpose = 'sign-in-token' and user_id = $1`, [player.userId]);
    expect(rows).toEqual([]);
  });

  it('[ID-03] the control room makes one for any device, bound to one origin', async () => {
    const control = async (origin: string) =>
      (await post('/__test/sign-in-token', { userId: player.userId, origin })).json<{ token: string }>().token;

    expect(reason(await enter(await control('https://shop.test'), { sign: null }))).toBe('link-used');
    const token = await control(`http://${HOST}`);
    expect((await enter(token, { sign: null })).json<LoginAnswer>().user_id).toBe(player.userId);
    expect(reason(await enter(token, { sign: null }))).toBe('link-used');
  });

  it('[SEC-5] the database keeps only a hash of it', async () => {
    const { token } = await make();
    const rows = await test.db.query(`select * from sent_codes where purpose = 'sign-in-token' and user_id = $1`, [player.userId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });
});
