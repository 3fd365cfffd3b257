import { measured } from '@touchline/measured';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { CAPTCHA_EVENT, type CaptchaQuestion, withChallenges } from './index.ts';

const ORIGIN = 'https://touchline.test';
const LOGIN = { method: 'POST', path: '/web-api/user/login', auth: 'none' } as const;
const asks = (code: number) => answer({ status: 400, code, errors: [{ code: 'captcha', detail: 'x' }], traceId: 't' }, 400);
const loginRequest = (signal?: AbortSignal) =>
  new Request(`${ORIGIN}${LOGIN.path}`, { method: 'POST', body: JSON.stringify({ uLogin: 'anna' }), ...(signal && { signal }) });

const NOW = 1_795_000_000_000;
const HOUR = 3_600_000;
const report = jest.fn();
const asksForDevice = () => answer({ status: 400, code: 110, errors: [{ code: 'fingerprint', detail: 'x' }], traceId: 't' }, 400);

beforeEach(() => report.mockClear());

interface SiteOptions {
  mayFingerprint?: () => boolean;
  fingerprint?: () => Response;
}

async function site(
  login: (captcha: string | null, fingerprint: string | null) => Response,
  { mayFingerprint, fingerprint }: SiteOptions = {},
) {
  const challenge = await createChallenge({
    ...{ algorithm: 'SHA-256', cost: 2, deriveKey, counter: 40, hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'a' },
  });
  const server = createFakeServer({
    'GET /web-api/captcha/gettime': () => answer({ time: 1, livesMs: 5000 }),
    'GET /web-api/captcha/update': () => answer({ challenge }),
    'POST /web-api/captcha/validate': () => answer({ answer: 'solved' }),
    'POST /web-api/user/login': ({ headers }) => login(headers.get('x-captcha'), headers.get('x-fingerprint')),
    'POST /web-api/fingerprint': fingerprint ?? (() => answer({ token: 'device-1', expiresAt: NOW + HOUR })),
  });
  return {
    server,
    send: withChallenges({
      origin: ORIGIN,
      now: () => NOW,
      report,
      ...(mayFingerprint && { fingerprint: () => ({ setting: 'after-consent' as const, agreed: mayFingerprint() ? 1 : 0 }) }),
    })(server.send),
  };
}

it.each([100, 111, 112, 113])(
  '[HT-04] [HT-05] solves the captcha of refusal %i and sends the same request again with the answer',
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

it('[HT-04] sends at most eight requests to a server that keeps asking, and returns its refusal to the caller', async () => {
  const { server, send } = await site(() => asks(111));

  const response = await send(loginRequest(), LOGIN);

  expect(response.status).toBe(400);
  expect(server.log.length).toBeLessThanOrEqual(8);
  expect(server.count('POST /web-api/captcha/validate')).toBeLessThanOrEqual(3);
});

it('[HT-04] passes any other refusal through to the caller', async () => {
  const { server, send } = await site(() => answer({ status: 400, code: 400, errors: [{ code: 'wrong-credentials', detail: 'x' }] }, 400));

  expect((await (await send(loginRequest(), LOGIN)).json()) as unknown).toMatchObject({ code: 400 });
  expect(server.log).toHaveLength(1);
});

it('[HT-04] returns the refusal to the caller if no captcha can be fetched', async () => {
  const { server, send } = await site(() => asks(100));
  server.on('GET /web-api/captcha/update', () => answer({}, 503));

  expect((await send(loginRequest(), LOGIN)).status).toBe(400);
  expect(server.count('POST /web-api/user/login')).toBe(1);
});

it('[HT-12] repeats no request after the caller has aborted', async () => {
  const abort = new AbortController();
  const { server, send } = await site(() => asks(100));
  server.on('GET /web-api/captcha/update', () => {
    abort.abort();
    return answer({}, 503);
  });

  await expect(send(loginRequest(abort.signal), LOGIN)).rejects.toThrow();
  expect(server.count('POST /web-api/user/login')).toBe(1);
});

const yes = () => true;
const requestsOf = (server: { log: readonly { method: string; path: string }[] }) =>
  server.log.map(({ method, path }) => `${method} ${path.replace('/web-api/', '')}`);

it('[HT-06] [HT-08] takes a fingerprint of eight properties for a refusal that asks for it, and sends the request again once with it', async () => {
  const { server, send } = await site((_, device) => (device === 'device-1' ? answer({ user_id: 7 }) : asksForDevice()), {
    mayFingerprint: yes,
  });

  expect((await send(loginRequest(), LOGIN)).status).toBe(200);

  expect(requestsOf(server)).toEqual(['POST user/login', 'POST fingerprint', 'POST user/login']);
  const { componentsData } = server.log[1]?.body as { componentsData: Record<string, unknown> };
  const known = ['platform', 'vendor', 'languages', 'timezone', 'hardwareConcurrency', 'colorDepth', 'touchPoints', 'architecture'];
  expect(Object.keys(componentsData).filter((name) => !known.includes(name))).toEqual([]);
  expect(componentsData).toMatchObject({ languages: 'en-US,en-US,en' });
});

it('[HT-06] takes no fingerprint without consent, and returns the refusal to the caller', async () => {
  const { server, send } = await site(asksForDevice, { mayFingerprint: () => false });

  expect((await send(loginRequest(), LOGIN)).status).toBe(400);
  expect(requestsOf(server)).toEqual(['POST user/login']);
});

it.each([
  ['no token', { expiresAt: NOW + HOUR }],
  ['an empty token', { token: '', expiresAt: NOW + HOUR }],
  ['an expiry that has just been reached', { token: 'device-1', expiresAt: NOW }],
  ['a null body', null],
])('[HT-06] logs and ignores a fingerprint response with %s', async (_, body) => {
  const { server, send } = await site(asksForDevice, { mayFingerprint: yes, fingerprint: () => answer(body) });

  expect((await send(loginRequest(), LOGIN)).status).toBe(400);
  expect(report.mock.calls).toEqual([['incorrect response from the fingerprint']]);
  expect(server.count('POST /web-api/user/login')).toBe(1);
});

it('[AUTH-10] sends at most eight requests, one of them a fingerprint, to a hostile server that alternates its challenges for ever', async () => {
  let times = 0;
  const { server, send } = await site(() => ((times += 1) % 2 === 1 ? asks(100) : asksForDevice()), { mayFingerprint: yes });

  const response = await send(loginRequest(), LOGIN);

  expect(response.status).toBe(400);
  measured({ id: 'AUTH-10', unit: 'requests per click', atMost: 8, value: server.log.length });
  measured({ id: 'AUTH-10', unit: 'fingerprints', atLeast: 1, atMost: 1, value: server.count('POST /web-api/fingerprint') });
  measured({ id: 'AUTH-10', unit: 'captchas', atMost: 3, value: server.count('POST /web-api/captcha/validate') });
});

it('[HT-07] takes the fingerprint 8 s after the start, and the next sign-in carries it', async () => {
  jest.useFakeTimers({ now: NOW });
  let respond = (): void => undefined;
  const responded = new Promise<void>((resolve) => (respond = resolve));
  const fingerprint = () => {
    respond();
    return answer({ token: 'device-1', expiresAt: NOW + HOUR });
  };
  const { server, send } = await site((_, device) => answer({ device }), { mayFingerprint: yes, fingerprint });

  await jest.advanceTimersByTimeAsync(7_999);
  expect(server.log).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await responded;
  await new Promise((resume) => setTimeout(resume));

  const response = await send(loginRequest(), { ...LOGIN, sessionChange: 'token' });
  expect((await response.json()) as unknown).toEqual({ device: 'device-1' });
  expect(requestsOf(server)).toEqual(['POST fingerprint', 'POST user/login']);
});

describe('the captcha of a provider', () => {
  const FRAMED = { provider: 'turnstile', frameUrl: 'https://games.touchline.test/captcha?provider=turnstile&key=site-1' };
  const framed = (question: object = FRAMED) => {
    const server = createFakeServer({
      'GET /web-api/captcha/gettime': () => answer({ time: 1, livesMs: 5000 }),
      'GET /web-api/captcha/update': () => answer(question),
      'POST /web-api/captcha/validate': () => answer({ answer: 'solved' }),
      'POST /web-api/user/login': ({ headers }) => (headers.get('x-captcha') === 'solved' ? answer({ user_id: 7 }) : asks(100)),
    });
    return { server, send: withChallenges({ origin: ORIGIN, now: () => NOW, report })(server.send) };
  };
  const questions: CaptchaQuestion[] = [];
  let listener: (event: Event) => void;
  const listen = (then: (question: CaptchaQuestion) => void) => {
    listener = (event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent<CaptchaQuestion>;
      questions.push(detail);
      then(detail);
    };
    window.addEventListener(CAPTCHA_EVENT, listener);
  };
  afterEach(() => {
    window.removeEventListener(CAPTCHA_EVENT, listener);
    questions.length = 0;
  });

  it('[HT-04] [HT-05] is shown to the visitor, and the solution from the frame is sent for validation', async () => {
    const { server, send } = framed();
    listen(({ answer: give }) => give({ token: 'from the provider' }));

    const response = await send(loginRequest(), LOGIN);

    expect([response.status, await response.json()]).toEqual([200, { user_id: 7 }]);
    expect(questions).toMatchObject([FRAMED]);
    const { captcha } = server.log.find(({ path }) => path.endsWith('validate'))?.body as { captcha: string };
    expect(JSON.parse(atob(captcha))).toEqual({ token: 'from the provider' });
  });

  it('[HT-04] returns the refusal to the caller when the visitor declines or no listener can show it', async () => {
    const unanswered = framed();
    expect((await unanswered.send(loginRequest(), LOGIN)).status).toBe(400);
    expect(unanswered.server.count('POST /web-api/captcha/validate')).toBe(0);

    const declined = framed();
    listen(({ answer: give }) => give(null));
    expect((await declined.send(loginRequest(), LOGIN)).status).toBe(400);
    expect(declined.server.count('POST /web-api/captcha/validate')).toBe(0);
  });

  it.each([
    ['an unknown provider', { ...FRAMED, provider: 'puzzle' }],
    ['a javascript: URL', { ...FRAMED, frameUrl: 'javascript:alert(1)' }],
    ['a missing URL', { provider: 'hcaptcha' }],
    ['a proof of work without a signature', { challenge: { parameters: {} } }],
  ])('[HT-05] is not shown for %s', async (_, question) => {
    const { send } = framed(question);
    listen(({ answer: give }) => give({ token: 'x' }));

    expect((await send(loginRequest(), LOGIN)).status).toBe(400);
    expect(questions).toEqual([]);
  });

  it('[HT-04] is withdrawn when the caller aborts', async () => {
    const { send } = framed();
    const caller = new AbortController();
    listen(() => caller.abort());

    await expect(send(loginRequest(caller.signal), LOGIN)).rejects.toThrow();
    expect(questions[0]?.signal.aborted).toBe(true);
  });
});
