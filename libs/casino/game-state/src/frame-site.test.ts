import type { FromSite, RoundRecord, RoundView } from '@touchline/casino-game-contract';
import { HttpError, NetworkError, ResponseError } from '@touchline/shared-http';
import { createFrameSite } from './index.ts';
import { verifyRound } from './verify-round.ts';

const view = (more: Partial<RoundView> = {}): RoundView => ({
  ...{ round: 7, model: 'dice', game: null, status: 'settled', staked: 100, returned: 196, currencyIso: 'EUR', moves: [] },
  ...{ scene: { kind: 'coin', side: 'heads', times: 196 }, openedAt: 0, settledAt: 0, made: 0, isFaulty: false, balance: 1_096 },
  ...more,
});

function site(more: Partial<Parameters<typeof createFrameSite>[0]> = {}) {
  const sent: FromSite[] = [];
  const calls: unknown[] = [];
  const balances: number[] = [];
  const pauses: number[] = [];
  const unstaked: unknown[] = [];
  const frame = createFrameSite({
    api: {
      demo: async (bet) => ({ ...view({ round: null, balance: null }), serverSeed: null, ...(calls.push(bet) && {}) }),
      open: async (bet) => (calls.push(bet), view()),
      move: async () => view(),
      round: jest.fn(),
    },
    ...{ model: 'dice', game: 1001, accountId: 5, balance: 1_000, round: null },
    send: (message) => void sent.push(message),
    onBalance: (balance) => void balances.push(balance),
    onRound: () => undefined,
    pause: async (ms) => void pauses.push(ms),
    hasPress: () => true,
    onUnstaked: (reason) => void unstaked.push(reason),
    ...more,
  });
  return { frame, sent, calls, balances, pauses, unstaked };
}
const UNUSED = { demo: jest.fn(), open: jest.fn(), move: jest.fn(), round: jest.fn() };
const ask = { type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} } as const;

it('[CS-02] plays for money through the account and reports the balance of the response', async () => {
  const { frame, sent, calls, balances } = site();
  await frame.ask(ask);
  expect(calls).toEqual([{ id: 'aaaaaaaa', model: 'dice', accountId: 5, amount: 100, choice: {}, game: 1001 }]);
  expect(sent).toMatchObject([{ type: 'round', id: 'aaaaaaaa', round: { returned: 196, balance: 1_096 } }]);
  expect(balances).toEqual([1_096]);
});

it('[CS-02] retries a lost request with the same id, and reports a failure when retries fail', async () => {
  const ids: string[] = [];
  const open = async (bet: { id: string }) => {
    ids.push(bet.id);
    if (ids.length < 3) throw new NetworkError();
    return view();
  };
  const { frame, sent } = site({ api: { ...UNUSED, open } });
  await frame.ask(ask);
  expect([ids, sent[0]?.type]).toEqual([['aaaaaaaa', 'aaaaaaaa', 'aaaaaaaa'], 'round']);

  const lost = site({ api: { ...UNUSED, open: async () => Promise.reject(new NetworkError()) } });
  await lost.frame.ask(ask);
  expect(lost.sent).toEqual([{ type: 'refused', id: 'aaaaaaaa', reason: 'no-answer', detail: null }]);
  expect(lost.pauses).toEqual([300, 1_000]);
});

it.each([
  ['1', [1_000, 1_000]],
  ['3', [3_000, 3_000]],
  ['3600', [5_000, 5_000]],
  ['Wed, 21 Oct 2030 07:28:00 GMT', [300, 1_000]],
])(
  '[SRV-3] waits as long as a busy server asks, up to five seconds, before it retries a round or a move: Retry-After %s',
  async (after, pauses) => {
    const busy = () =>
      Promise.reject(new ResponseError('/rounds', new Response(null, { status: 503, headers: { 'retry-after': after } }), null));
    const played = site({ api: { ...UNUSED, open: busy } });
    await played.frame.ask(ask);
    expect(played.pauses).toEqual(pauses);

    const moved = site({ model: 'mines', round: view({ model: 'mines', status: 'open' }), api: { ...UNUSED, move: busy } });
    await moved.frame.ask({ type: 'move', id: 'aaaaaaaa', at: 0, move: 'open-4' });
    expect([moved.pauses, moved.sent[0]?.type]).toEqual([pauses, 'refused']);
  },
);

it.each(['constructor', '__proto__', 'toString', 'new-code-of-a-server'])(
  '[CS-02] maps an unknown error code to a plain refusal: %s',
  async (code) => {
    const refused = () => Promise.reject(new HttpError({ status: 409, code, message: 'no' }));
    const { frame, sent } = site({ api: { ...UNUSED, open: refused } });
    await frame.ask(ask);
    expect(sent).toEqual([{ type: 'refused', id: 'aaaaaaaa', reason: 'refused', detail: null }]);
  },
);

const PROOF = {
  ...{ hash: '0'.repeat(64), serverSeed: null, clientSeed: 'words', nonce: 0 },
  ...{ bet: { amount: 100, choice: {} }, moves: [] },
};
const MINES = { kind: 'mines', count: 3, opened: [4], mines: null, times: 110, next: 128 } as const;
const elsewhere: RoundRecord = {
  ...view({ round: 12, model: 'mines', status: 'open', returned: 0, made: 1, moves: [{ name: 'open-5', stake: 0 }], scene: MINES }),
  proof: PROOF,
};

it('[CS-02] shows and continues a round opened on another device without counting its stake twice', async () => {
  const moved: unknown[] = [];
  const { frame, sent, balances } = site({
    model: 'mines',
    api: {
      ...UNUSED,
      open: async () => ({ status: 'rejected', reason: 'round-open', round: 12 }),
      round: async (round) => ({ ...elsewhere, round }),
      move: async (...args) => (moved.push(args), view({ round: 12, model: 'mines', made: 2 })),
    },
  });
  await frame.ask(ask);
  const { proof: _, ...shown } = elsewhere;
  expect(sent).toEqual([{ type: 'refused', id: 'aaaaaaaa', reason: 'round-open', detail: null, round: { ...shown, balance: 1_000 } }]);
  expect(balances).toEqual([]);
  await frame.ask({ type: 'move', id: 'bbbbbbbb', at: 1, move: 'open-5' });
  expect(moved).toEqual([[12, { id: 'bbbbbbbb', at: 1, move: 'open-5' }]]);
  expect(sent[1]).toMatchObject({ type: 'round', id: 'bbbbbbbb', round: { round: 12, made: 2 } });
});

it('[CS-02] answers a move with the current round when another device has continued or finished it', async () => {
  const behind = () => Promise.reject(new HttpError({ status: 409, code: 'move-not-offered', message: 'no' }));
  const over = { ...elsewhere, status: 'settled' as const, returned: 0, made: 2, moves: [], settledAt: 9 };
  const { frame, sent } = site({
    model: 'mines',
    round: elsewhere,
    api: { ...UNUSED, move: behind, round: async () => over },
  });
  await frame.ask({ type: 'move', id: 'aaaaaaaa', at: 0, move: 'open-4' });
  expect(sent).toMatchObject([{ type: 'refused', reason: 'refused', round: { round: 12, status: 'settled', made: 2 } }]);
  await frame.ask({ type: 'move', id: 'bbbbbbbb', at: 2, move: 'open-6' });
  expect(sent[1]).toEqual({ type: 'refused', id: 'bbbbbbbb', reason: 'refused', detail: null });
});

it.each(['answer', 'failure'] as const)(
  '[CS-05] sends a cash-out at once during a status check, and drops a later %s of the check',
  async (late) => {
    const asked = new Map<string, { resolve: (view: RoundView) => void; reject: (error: unknown) => void }>();
    const climbing = view({
      model: 'crash',
      status: 'open',
      scene: { kind: 'climb', point: null, cashedAt: null, auto: 200 },
      returned: 0,
    });
    const move = (_round: number, { move: name }: { move: string }) =>
      new Promise<RoundView>((resolve, reject) => asked.set(name, { resolve, reject }));
    const { frame, sent, balances } = site({ model: 'crash', round: climbing, api: { ...UNUSED, move } });
    const checked = frame.ask({ type: 'move', id: 'aaaaaaaa', at: 0, move: 'check-110' });
    const taken = frame.ask({ type: 'move', id: 'bbbbbbbb', at: 0, move: 'cash-112' });
    expect([...asked.keys()]).toEqual(['check-110', 'cash-112']);
    await frame.ask({ type: 'move', id: 'cccccccc', at: 0, move: 'cash-113' });
    asked.get('cash-112')?.resolve(view({ model: 'crash', returned: 112, balance: 1_012 }));
    await taken;
    if (late === 'answer') asked.get('check-110')?.resolve({ ...climbing, balance: 900 });
    else asked.get('check-110')?.reject(new HttpError({ status: 400, code: 'bad-request', message: 'no' }));
    await checked;
    expect(sent.map((message) => [message.type, 'id' in message && message.id])).toEqual([
      ['refused', 'cccccccc'],
      ['round', 'bbbbbbbb'],
    ]);
    expect(balances).toEqual([1_012]);
    await frame.ask({ type: 'move', id: 'dddddddd', at: 0, move: 'cash-114' });
    expect(sent.at(-1)).toMatchObject({ type: 'refused', id: 'dddddddd', reason: 'refused' });
  },
);

describe('[BET-10] [SEC-3] without a press of the player', () => {
  const hasPress = () => false;
  const POKER = {
    ...view({ round: 12, status: 'open', made: 1, returned: 0 }),
    moves: [
      { name: 'raise', stake: 200 },
      { name: 'fold', stake: 0 },
    ],
  };
  const moving = (more: Partial<Parameters<typeof createFrameSite>[0]> = {}) => {
    const moves: string[] = [];
    const move = async (_round: number, { move: name }: { move: string }) => (moves.push(name), view({ ...POKER, made: 2 }));
    return { moves, ...site({ hasPress, round: POKER, api: { ...UNUSED, move }, ...more }) };
  };

  it('a round for money is refused', async () => {
    const { frame, sent, calls, unstaked } = site({ hasPress });
    await frame.ask(ask);
    expect([calls, unstaked]).toEqual([[], ['no-press']]);
    expect(sent).toEqual([{ type: 'refused', id: 'aaaaaaaa', reason: 'refused', detail: null }]);
  });

  it('a demo is played', async () => {
    const { frame, calls, unstaked } = site({ hasPress, accountId: null });
    await frame.ask(ask);
    expect([calls.length, unstaked]).toEqual([1, []]);
  });

  it.each<[string, number, string, string[]]>([
    ['a move that costs is refused', 1, 'raise', []],
    ['a free move is made, so that the round can be finished', 1, 'fold', ['fold']],
    ['a win can be taken', 1, 'cash', ['cash']],
    ['a status check is made', 3, 'check-110', ['check-110']],
    ['a move in a state that the page does not know is refused', 2, 'fold', []],
    ['an unknown move is refused', 1, 'double', []],
  ])('%s', async (_, at, move, made) => {
    const { frame, moves, unstaked } = moving();
    await frame.ask({ type: 'move', id: 'aaaaaaaa', at, move });
    expect([moves, unstaked]).toEqual([made, made.length === 0 ? ['no-press'] : []]);
  });

  it('a move that costs is made after a press', async () => {
    const { frame, moves } = moving({ hasPress: () => true });
    await frame.ask({ type: 'move', id: 'aaaaaaaa', at: 1, move: 'raise' });
    expect(moves).toEqual(['raise']);
  });
});

it('[BET-10] reports that the session has staked as much as the site allows within a minute', async () => {
  const refused = () => Promise.reject(new HttpError({ status: 429, code: 'stakes-too-fast', message: 'no' }));
  const { frame, sent, unstaked } = site({ api: { ...UNUSED, open: refused } });
  await frame.ask(ask);
  expect(unstaked).toEqual(['too-much']);
  expect(sent).toEqual([{ type: 'refused', id: 'aaaaaaaa', reason: 'too-fast', detail: null }]);
});

it('[CS-02] keeps the balance of a demo and refuses a stake above it', async () => {
  const { frame, sent } = site({ accountId: null });
  await frame.ask(ask);
  await frame.ask({ ...ask, id: 'bbbbbbbb', amount: 5_000 });
  expect(sent).toMatchObject([
    { type: 'round', round: { balance: 1_096 } },
    { type: 'refused', id: 'bbbbbbbb', reason: 'not-enough-money' },
  ]);
});

it('[CS-02] refuses a move of a demo that stakes more than its balance, and keeps the round open', async () => {
  const made: (readonly string[])[] = [];
  const demo = async ({ moves }: { moves: readonly string[] }) => {
    made.push(moves);
    const isOver = moves.at(-1) === 'roll';
    return {
      ...view({ round: null, model: 'craps', balance: null, made: moves.length, returned: isOver ? 200 : 0 }),
      ...{ status: isOver ? ('settled' as const) : ('open' as const), staked: moves.includes('put-field-950') ? 1_050 : 100 },
      serverSeed: null,
    };
  };
  const { frame, sent, balances } = site({ model: 'craps', accountId: null, api: { ...UNUSED, demo } });
  await frame.ask(ask);
  await frame.ask({ type: 'move', id: 'bbbbbbbb', at: 0, move: 'put-field-950' });
  await frame.ask({ type: 'move', id: 'cccccccc', at: 0, move: 'roll' });
  expect(sent[1]).toEqual({ type: 'refused', id: 'bbbbbbbb', reason: 'not-enough-money', detail: null });
  expect(made).toEqual([[], ['put-field-950'], ['roll']]);
  expect(balances).toEqual([900, 1_100]);
});

it('[CS-05] verifies a round in the browser: seed against hash, draws against result', async () => {
  const proof = {
    // SHA-256 of 64 zeros, by sha256sum
    hash: '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
    serverSeed: '0'.repeat(64),
    clientSeed: 'words',
    nonce: 3,
    bet: { amount: 100, choice: { side: 'over', target: 5_049 } },
    moves: [],
  };
  const verified = await verifyRound('dice', proof);
  // HMAC-SHA-256 of words:3:0 begins with a1a6feb6 (openssl): 2712075958 leaves 5958 of 10,000
  expect(verified).toMatchObject({ isSeedTrue: true, played: { returned: 200, scene: { roll: 5_958 } } });
  expect((await verifyRound('dice', { ...proof, serverSeed: '1'.repeat(64) }))?.isSeedTrue).toBe(false);
  expect(await verifyRound('no-such-game', proof)).toBeNull();
});
