import type { FrameHost } from '@touchline/casino-game-sdk';
import { connectToOwn, ownServerOf } from './own-server.ts';

const OWN = { server: 'http://provider.test', token: 'abcdefghijklmnop' };
const PLAY = { type: 'play', id: 'aaaaaaaa', amount: 100, choice: { side: 'heads' } } as const;
const ROUND = {
  ...{ round: 900_001, model: 'coin-flip', game: null, status: 'settled', staked: 100, returned: 0, currencyIso: 'EUR', moves: [] },
  ...{ scene: { kind: 'coin' }, openedAt: 1, settledAt: 2, made: 0, isFaulty: false, balance: 900 },
};

function started(answers: (() => Promise<unknown>)[]) {
  const toSite: unknown[] = [];
  const received: unknown[] = [];
  const requests: { url: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requests.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    const next = answers.shift();
    if (next === undefined) throw new Error('no answer');
    return { json: next } as Response;
  });
  const host: FrameHost = {
    parent: { postMessage: (message) => void toSite.push(message) },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  return { link: connectToOwn(OWN, host, (message) => received.push(message)), toSite, received, requests };
}
afterEach(() => jest.restoreAllMocks());
const settled = () => new Promise((done) => setTimeout(done));

it('[CS-02] reads server and token from the URL fragment; without both the site runs the rounds', () => {
  expect(ownServerOf('#server=http%3A%2F%2Fprovider.test%2Fx&token=abcdefghijklmnop')).toEqual(OWN);
  for (const fragment of ['', '#token=abc', '#server=http://provider.test', '#server=javascript:alert(1)&token=abc', '#server=x&token=abc'])
    expect(ownServerOf(fragment)).toBeNull();
});

it("[CS-02] requests a round from the provider's server and sends everything else, and the start of the round, to the site", async () => {
  const { link, toSite, received, requests } = started([async () => ({ status: 'played', round: ROUND })]);
  link.send(PLAY);
  link.send({ type: 'round-shown' });
  await settled();
  expect(requests).toEqual([
    { url: 'http://provider.test/rounds', body: { token: OWN.token, id: 'aaaaaaaa', model: '', amount: 100, choice: { side: 'heads' } } },
  ]);
  expect(toSite).toEqual(['ready', 'round-started', 'round-shown'].map((type) => ({ v: 1, type })));
  expect(received).toMatchObject([{ type: 'round', id: 'aaaaaaaa', round: { round: 900_001, balance: 900 } }]);
});

it('[BET-2] retries a lost request with the same id, then reports the failure', async () => {
  const lost = () => Promise.reject(new Error('lost'));
  const { link, received, requests } = started([lost, lost, lost]);
  link.send(PLAY);
  await settled();
  expect(requests.map(({ body }) => (body as { id: string }).id)).toEqual(['aaaaaaaa', 'aaaaaaaa', 'aaaaaaaa']);
  expect(received).toEqual([{ type: 'refused', id: 'aaaaaaaa', reason: 'no-answer', detail: null }]);
});

it.each([
  [{ status: 'refused', reason: 'limit-reached' }, 'limit-reached'],
  [{ status: 'refused', reason: 'reality-check-due' }, 'restricted'],
  [{ status: 'refused', reason: 'unauthorized' }, 'signed-out'],
  [{ status: 'refused', reason: 'constructor' }, 'refused'],
  [{ status: 'played', round: { ...ROUND, returned: -5 } }, 'refused'],
  [{ status: 'played' }, 'refused'],
  [{}, 'refused'],
])('[CS-02] parses an answer of the server like a message of the site: %j', async (answer, reason) => {
  const { link, received } = started([async () => answer]);
  link.send(PLAY);
  await settled();
  expect(received).toEqual([expect.objectContaining({ type: 'refused', id: 'aaaaaaaa', reason })]);
});
