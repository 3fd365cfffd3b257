import { ENGINES, type ModuleBackend, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { startIdentity } from './identity.test.helper.ts';

describe.each(ENGINES)('account view on %s', (engine) => {
  let test: ModuleBackend;
  beforeAll(async () => {
    test = await startIdentity(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  const read = async (token: string) => (await test.get(token, '/web-api/user/view')).json<{ view: string | null }>().view;
  const keep = (token: string, view: string) => test.post(token, '/web-api/user/view', { view });

  it('[LY-11] stores the view settings of each player', async () => {
    const [one, other] = [await test.addPlayer(), await test.addPlayer()];
    expect(await read(one.token)).toBeNull();

    expect((await keep(one.token, 't=0&f=2')).statusCode).toBe(204);
    await keep(one.token, 't=1&u=-3.5');

    expect(await read(one.token)).toBe('t=1&u=-3.5');
    expect(await read(other.token)).toBeNull();
  });

  it('[PL-05] keeps the zone in which a device shows times, and a write without one leaves it', async () => {
    const { token } = await test.addPlayer();
    const body = async () => (await test.get(token, '/web-api/user/view')).json<object>();
    const put = (zone?: unknown) => test.post(token, '/web-api/user/view', { view: 't=1', ...(zone !== undefined && { zone }) });
    await put();
    expect(await body()).toEqual({ view: 't=1' });

    for (const zone of ['America/New_York', 'Asia/Kathmandu', '+05:45']) {
      expect((await put(zone)).statusCode).toBe(204);
      await put();
      expect(await body()).toEqual({ view: 't=1', zone });
    }
  });

  it.each(['Mars/Olympus', '../../etc/localtime', '<script>', '', '+15:00', "UTC'; drop table users; --", 'a'.repeat(41), 3, {}, null])(
    '[STO-2] refuses the zone %p',
    async (zone) => {
      const { token } = await test.addPlayer();

      expect((await test.post(token, '/web-api/user/view', { view: 't=1', zone })).statusCode).toBe(400);
      expect(await read(token)).toBeNull();
    },
  );

  it.each(['<script>', 't=0;x', 'ü', 'a'.repeat(201)])('[LY-11] refuses other text: %s', async (view) => {
    const { token } = await test.addPlayer();

    expect((await keep(token, view)).statusCode).toBe(400);
    expect(await read(token)).toBeNull();
  });
});
