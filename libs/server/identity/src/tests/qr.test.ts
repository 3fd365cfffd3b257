import { ENGINES, type ModuleBackend, START_TIMEOUT_MS, type TestPlayer } from '@touchline/server-kernel/testing';
import type { LoginAnswer, QrCode, QrQuestion } from '@touchline/identity-contract';
import type { ErrorAnswer } from '@touchline/shared-contract';
import { startIdentity } from './identity.test.helper.ts';

const MINUTE = 60_000;
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe.each(ENGINES)('sign-in by QR code on %s', (engine) => {
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

  const post = (path: string, payload: object, token?: string) =>
    test.app.inject({
      ...{ method: 'POST', url: `/web-api/user/${path}`, payload },
      headers: {
        'user-agent': DESKTOP,
        'x-forwarded-for': `192.0.2.${address}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
  const begin = async () => (await post('login/qr', {})).json<QrCode>();
  const collect = ({ guid, secret }: Pick<QrCode, 'guid' | 'secret'>) => post('login/qr/enter', { guid, secret });
  const decide = (guid: string, isApproved = true, token = player.token) => post('qr/decide', { guid, isApproved }, token);
  const reason = (answer: { json: <T>() => T }) => answer.json<ErrorAnswer>().errors[0]?.code;

  it('[ID-28] the phone shows the device and the number on its screen; after approval the browser signs in once', async () => {
    const code = await begin();
    expect(code.expiresAt - test.clock.nowMs / 1000).toBe(120);
    expect(code.number).toMatch(/^\d\d$/);
    expect((await collect(code)).json()).toEqual({ state: 'waiting' });
    const question = (await post('qr/look', { guid: code.guid }, player.token)).json<QrQuestion>();
    expect(question).toMatchObject({ device: 'Chrome on Windows', number: code.number });

    expect((await decide(code.guid)).statusCode).toBe(204);
    const entered = await collect(code);
    expect([entered.statusCode, entered.json<LoginAnswer>().user_id]).toEqual([200, player.userId]);
    expect(String(entered.headers['set-cookie'])).toContain('__Host-tl-session=');
    expect(reason(await collect(code))).toBe('time_up');
  });

  it('[ID-28] [AUTH-14] the code cannot be redeemed without its secret, and visitors cannot approve it', async () => {
    const [code, other] = [await begin(), await begin()];
    expect((await decide(code.guid, true, '')).statusCode).toBe(401);
    await decide(code.guid);

    expect(reason(await collect({ guid: code.guid, secret: other.secret }))).toBe('time_up');
    expect((await collect(other)).json()).toEqual({ state: 'waiting' });
    expect((await collect(code)).statusCode).toBe(200);
  });

  it('[ID-28] expires after two minutes by the server clock, approved or not', async () => {
    const [code, approved] = [await begin(), await begin()];
    await decide(approved.guid);
    test.clock.nowMs += 2 * MINUTE;

    expect(reason(await post('qr/look', { guid: code.guid }, player.token))).toBe('time_up');
    expect([reason(await decide(code.guid)), reason(await collect(approved))]).toEqual(['time_up', 'time_up']);
  });

  it('[ID-28] the first decision is final: a second phone can change neither approval nor refusal', async () => {
    const [yes, no] = [await begin(), await begin()];
    const other = await test.addPlayer();
    await decide(yes.guid);
    expect((await decide(yes.guid, true, other.token)).statusCode).toBe(409);
    expect((await collect(yes)).json<LoginAnswer>().user_id).toBe(player.userId);

    await decide(no.guid, false);
    expect((await decide(no.guid, true, other.token)).statusCode).toBe(409);
    expect((await collect(no)).json()).toEqual({ state: 'declined' });
  });
});
