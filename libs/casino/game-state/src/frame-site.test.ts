import type { FromSite, RoundView } from '@touchline/casino-game-contract';
import { HttpError, NetworkError } from '@touchline/shared-http';
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
  const frame = createFrameSite({
    api: {
      demo: async (bet) => ({ ...view({ round: null, balance: null }), serverSeed: null, ...(calls.push(bet) && {}) }),
      open: async (bet) => (calls.push(bet), view()),
      move: async () => view(),
    },
    ...{ model: 'dice', game: 1001, accountId: 5, balance: 1_000, round: null },
    send: (message) => void sent.push(message),
    onBalance: (balance) => void balances.push(balance),
    onRound: () => undefined,
    ...more,
  });
  return { frame, sent, calls, balances };
}
const ask = { type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} } as const;

it('[CS-02] plays for money through the account and tells the balance of the answer', async () => {
  const { frame, sent, calls, balances } = site();
  await frame.ask(ask);
  expect(calls).toEqual([{ id: 'aaaaaaaa', model: 'dice', accountId: 5, amount: 100, choice: {}, game: 1001 }]);
  expect(sent).toMatchObject([{ type: 'round', id: 'aaaaaaaa', round: { returned: 196, balance: 1_096 } }]);
  expect(balances).toEqual([1_096]);
});

it('[CS-02] a lost answer is asked for again under the same id, and told when it stays away', async () => {
  const ids: string[] = [];
  const open = async (bet: { id: string }) => {
    ids.push(bet.id);
    if (ids.length < 3) throw new NetworkError();
    return view();
  };
  const { frame, sent } = site({ api: { demo: jest.fn(), move: jest.fn(), open } });
  await frame.ask(ask);
  expect([ids, sent[0]?.type]).toEqual([['aaaaaaaa', 'aaaaaaaa', 'aaaaaaaa'], 'round']);

  const lost = site({ api: { demo: jest.fn(), move: jest.fn(), open: async () => Promise.reject(new NetworkError()) } });
  await lost.frame.ask(ask);
  expect(lost.sent).toEqual([{ type: 'refused', id: 'aaaaaaaa', reason: 'no-answer', detail: null }]);
});

it.each(['constructor', '__proto__', 'toString', 'new-code-of-a-server'])(
  '[CS-02] a refusal of code %s is one that a game can be told',
  async (code) => {
    const refused = () => Promise.reject(new HttpError({ status: 409, code, message: 'no' }));
    const { frame, sent } = site({ api: { demo: jest.fn(), move: jest.fn(), open: refused } });
    await frame.ask(ask);
    expect(sent).toEqual([{ type: 'refused', id: 'aaaaaaaa', reason: 'refused', detail: null }]);
  },
);

it('[CS-02] a demo counts its own money and refuses what it does not have', async () => {
  const { frame, sent } = site({ accountId: null });
  await frame.ask(ask);
  await frame.ask({ ...ask, id: 'bbbbbbbb', amount: 5_000 });
  expect(sent).toMatchObject([
    { type: 'round', round: { balance: 1_096 } },
    { type: 'refused', id: 'bbbbbbbb', reason: 'not-enough-money' },
  ]);
});

it('[CS-05] a round is verified in the browser: seed against hash, draws against result', async () => {
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
