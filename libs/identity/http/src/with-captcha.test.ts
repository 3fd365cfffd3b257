import { answer, createFakeServer } from '@touchline/shared-testing';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { withCaptcha } from './index.ts';

const ORIGIN = 'https://touchline.test';
const LOGIN = { method: 'POST', path: '/web-api/user/login', auth: 'none' } as const;
const asks = (code: number) => answer({ status: 400, code, errors: [{ code: 'captcha', detail: 'x' }], traceId: 't' }, 400);
const loginRequest = (signal?: AbortSignal) =>
  new Request(`${ORIGIN}${LOGIN.path}`, { method: 'POST', body: JSON.stringify({ uLogin: 'anna' }), ...(signal && { signal }) });

async function site(login: (captcha: string | null) => Response) {
  const challenge = await createChallenge({
    ...{ algorithm: 'SHA-256', cost: 2, deriveKey, counter: 40, hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'a' },
  });
  const server = createFakeServer({
    'GET /web-api/captcha/gettime': () => answer({ time: 1, livesMs: 5000 }),
    'GET /web-api/captcha/update': () => answer({ challenge }),
    'POST /web-api/captcha/validate': () => answer({ answer: 'solved' }),
    'POST /web-api/user/login': ({ headers }) => login(headers.get('x-captcha')),
  });
  return { server, send: withCaptcha({ origin: ORIGIN })(server.send) };
}

it.each([100, 111, 112, 113])(
  '[HT-04] [HT-05] a refusal with number %i is answered, and the same request is sent again with the answer',
  async (code) => {
    const { server, send } = await site((captcha) => (captcha === 'solved' ? answer({ user_id: 7 }) : asks(code)));

    const response = await send(loginRequest(), LOGIN);

    expect([response.status, await response.json()]).toEqual([200, { user_id: 7 }]);
    expect(server.log.map(({ method, path }) => `${method} ${path.replace('/web-api/', '')}`)).toEqual([
      ...['POST user/login', 'GET captcha/gettime', 'GET captcha/update', 'POST captcha/validate', 'POST user/login'],
    ]);
    expect(server.log.at(-1)?.body).toEqual({ uLogin: 'anna' });
    const { captcha } = server.log[3]?.body as { captcha: string };
    expect(JSON.parse(atob(captcha))).toMatchObject({ solution: { counter: 40 } });
  },
);

it('[HT-04] a server that asks for ever gets eight requests at most, and the caller its refusal', async () => {
  const { server, send } = await site(() => asks(111));

  const response = await send(loginRequest(), LOGIN);

  expect(response.status).toBe(400);
  expect(server.log.length).toBeLessThanOrEqual(8);
  expect(server.count('POST /web-api/captcha/validate')).toBeLessThanOrEqual(3);
});

it('[HT-04] any other refusal goes to the caller as it is', async () => {
  const { server, send } = await site(() => answer({ status: 400, code: 400, errors: [{ code: 'wrong-credentials', detail: 'x' }] }, 400));

  expect((await (await send(loginRequest(), LOGIN)).json()) as unknown).toMatchObject({ code: 400 });
  expect(server.log).toHaveLength(1);
});

it('[HT-04] without a captcha to be had the caller gets the refusal', async () => {
  const { server, send } = await site(() => asks(100));
  server.on('GET /web-api/captcha/update', () => answer({}, 503));

  expect((await send(loginRequest(), LOGIN)).status).toBe(400);
  expect(server.count('POST /web-api/user/login')).toBe(1);
});

it('[HT-12] whoever left is not answered for: no request is repeated', async () => {
  const abort = new AbortController();
  const { server, send } = await site(() => asks(100));
  server.on('GET /web-api/captcha/update', () => {
    abort.abort();
    return answer({}, 503);
  });

  await expect(send(loginRequest(abort.signal), LOGIN)).rejects.toThrow();
  expect(server.count('POST /web-api/user/login')).toBe(1);
});
