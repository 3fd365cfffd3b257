import { playerBackend } from './player-backend.ts';

const VISITOR = { cookie: '__Host-tl-session=abc; tl-test=one', address: '198.51.100.7', host: 'shop.test', traceId: 't1' };
const CHANNELS = [
  { channel: 'ann', mark: '1' },
  { channel: 'bob', mark: '2' },
];
const never = new AbortController().signal;

function backend(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const players = playerBackend({
    send: async (request) => {
      requests.push(request);
      return answer();
    },
  });
  return { players, requests };
}

it('[AUTH-6] [AUTH-12] opens a channel with the cookie and address of the visitor, as a request of the site', async () => {
  const { players, requests } = backend(() => Response.json({ channel: 'sealed', mark: '1.2' }));
  expect(await players.open(VISITOR)).toEqual({ channel: 'sealed', mark: '1.2' });
  const [request] = requests;
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/bff-api/player/channel']);
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    cookie: VISITOR.cookie,
    'x-forwarded-for': VISITOR.address,
    'x-forwarded-host': VISITOR.host,
    'x-trace-id': VISITOR.traceId,
    'sec-fetch-site': 'same-origin',
  });
});

it('[AUTH-6] a visitor without a session gets the code of the refusal', async () => {
  const idle = backend(() => Response.json({ errors: [{ code: 'session-idle' }] }, { status: 401 }));
  expect(await idle.players.open(VISITOR)).toEqual({ ended: 'session-idle' });
  const strange = backend(() => Response.json({ errors: 'x' }, { status: 401 }));
  expect(await strange.players.open(VISITOR)).toEqual({ ended: 'unauthorized' });
});

it('[AUTH-6] asks for all channels together, without a cookie, and passes the answers on in their order', async () => {
  const channels = [
    { ended: null, mark: '3', what: ['balance'] },
    { ended: 'unauthorized', mark: '', what: [] },
  ];
  const { players, requests } = backend(() => Response.json({ channels }));
  expect(await players.changes(CHANNELS, never)).toEqual(channels);
  expect(requests[0]?.headers.has('cookie')).toBe(false);
  expect(await requests[0]?.json()).toEqual({ channels: CHANNELS });
});

it.each([
  ['too few answers', () => Response.json({ channels: [{ ended: null, mark: '3', what: [] }] })],
  ['an unknown part', () => Response.json({ channels: CHANNELS.map(() => ({ ended: null, mark: '3', what: ['password'] })) })],
  ['no state', () => Response.json({ channels: CHANNELS.map(() => null) })],
  ['no list', () => Response.json({ channels: 2 })],
  ['an overload', () => Response.json({}, { status: 503 })],
  ['no JSON', () => new Response('<html>')],
])('[SEC-4] rejects %s', async (_what, answer) => {
  await expect(backend(answer).players.changes(CHANNELS, never)).rejects.toThrow();
  await expect(backend(() => Response.json({ channel: 7 })).players.open(VISITOR)).rejects.toThrow('channel');
});

it('[HT-12] gives up a backend that does not answer', async () => {
  jest.useFakeTimers();
  const { players, requests } = backend(() => new Promise<Response>(() => undefined));
  const asked = expect(players.changes(CHANNELS, never)).rejects.toThrow('within 6000 ms');
  await jest.advanceTimersByTimeAsync(6_000);
  await asked;
  expect(requests[0]?.signal.aborted).toBe(true);
  jest.useRealTimers();
});
