import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(ENGINES)('account view on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  const read = async (token: string) => (await test.get(token, '/web-api/user/view')).json<{ view: string | null }>().view;
  const keep = (token: string, view: string) => test.post(token, '/web-api/user/view', { view });

  it('[LY-11] stores the view settings of each player', async () => {
    const [one, other] = [await test.addPlayer(), await test.addPlayer()];
    expect(await read(one.token)).toBeNull();

    expect((await keep(one.token, 't=0&f=2')).statusCode).toBe(204);
    await keep(one.token, 't=1&z=-3.5');

    expect(await read(one.token)).toBe('t=1&z=-3.5');
    expect(await read(other.token)).toBeNull();
  });

  it.each(['<script>', 't=0;x', 'ü', 'a'.repeat(201)])('[LY-11] refuses other text: %s', async (view) => {
    const { token } = await test.addPlayer();

    expect((await keep(token, view)).statusCode).toBe(400);
    expect(await read(token)).toBeNull();
  });
});
