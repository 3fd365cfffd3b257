import { measured } from '@touchline/measured';
import { accountModule, selectActiveAccount } from '@touchline/account-state';
import type { Launch } from '@touchline/casino-game-contract';
import { playModule } from '@touchline/responsible-gaming-play-state';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { GameFrame } from './GameFrame.tsx';
import { GameStage } from './GameStage.tsx';

const LAUNCH = {
  ...{ model: 'dice', frameUrl: 'about:blank', accountId: 5, balance: 1_000, currencyIso: 'EUR', exponent: 2 },
  ...{ stake: { min: 10, max: 1_000, usual: 100 }, cycleMs: 2_500, open: null },
} as unknown as Launch;
const PLAY = { v: 1, type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} };

let isPressed = false;
beforeEach(() => {
  isPressed = false;
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ isActive: isPressed }) });
});
afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

/** Renders a game's page and records every effect that a message could have. */
function open() {
  const requests: string[] = [];
  const { send } = createFakeServer({});
  const counted: typeof send = (request) => {
    requests.push(request.url);
    return send(request);
  };
  const store = createAppStore({
    ports: createServerPorts({ send: counted, origin: 'http://localhost', report: () => undefined }),
    modules: [accountModule, playModule],
  });
  const effects: string[] = [];
  const { container } = render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <GameFrame
          {...{ launch: LAUNCH, readyAt: 0, title: 'Dice', mode: 'money', game: 1001 }}
          onRound={() => effects.push('round')}
          onUnstaked={(reason) => effects.push(`unstaked ${reason}`)}
          onServedRound={() => effects.push('served round')}
          onCashier={() => effects.push('cashier')}
          onFailed={() => effects.push('failed')}
        />
      </IntlProvider>
    </Provider>,
  );
  const frame = container.querySelector('iframe');
  if (frame?.contentWindow == null) throw new Error('the game has no frame');
  const inside = frame.contentWindow;
  const posted: unknown[] = [];
  inside.postMessage = (message: unknown) => void posted.push(message);
  const post = (data: unknown, source: MessageEventSource | null = inside) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' })));
  return { frame, store, requests, effects, posted, post };
}

const TYPES = [
  'ready',
  'play',
  'move',
  'round-shown',
  'cashier',
  'full-screen',
  'close',
  'error',
  'balance',
  'init',
  'end',
  'pause',
  'round',
];
/** Values that no message field accepts. */
const BAD = [
  undefined,
  null,
  -1,
  1.5,
  Number.NaN,
  2 ** 53,
  '',
  '1',
  'x'.repeat(100_000),
  [],
  {},
  '<img src=x onerror=alert(1)>',
  '../../office',
];
/** Messages that no game may send: wrong version, unknown types, and bets and moves with each field broken in each way. */
const HOSTILE: readonly unknown[] = [
  ...BAD,
  ...TYPES.flatMap((type) => [0, 2, '1', null, undefined].map((v) => ({ ...PLAY, at: 0, move: 'hit', code: 'x', v, type }))),
  ...BAD.flatMap((bad) =>
    ['id', 'amount', 'choice'].filter((field) => field !== 'choice' || !isObject(bad)).map((field) => ({ ...PLAY, [field]: bad })),
  ),
  ...BAD.flatMap((bad) => ['id', 'at'].map((field) => ({ v: 1, type: 'move', id: 'aaaaaaaa', at: 0, move: 'hit', [field]: bad }))),
  ...['__proto__', 'constructor', 'prototype', '_seven_7'].flatMap((id) => [
    { ...PLAY, id },
    { v: 1, type: 'move', id, at: 0, move: 'hit' },
  ]),
  ...['balance', 'init', 'end', 'pause', 'resume', 'round', 'refused', 'language', 'navigate', 'token', 'constructor', '__proto__'].flatMap(
    (type) => BAD.map((balance) => ({ v: 1, type, balance, round: balance, url: 'https://evil.test/', reason: balance })),
  ),
  ...BAD.flatMap((bad) => [
    [PLAY, bad],
    { data: PLAY, bad },
    JSON.stringify({ ...PLAY, bad }),
    { ...PLAY, type: bad },
    { v: bad, type: 'cashier' },
  ]),
  ...Array.from({ length: 150 }, (_, at) => ({ v: 1, type: `play${String.fromCharCode(at)}`, id: 'aaaaaaaa', amount: 1, choice: {} })),
];
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

it('[SEC-3] ignores 500 hostile messages of a game: no round, no balance change, nothing opened', () => {
  const { frame, store, requests, effects, posted, post } = open();
  const [account, address] = [selectActiveAccount(store.getState()), window.location.href];
  for (const message of HOSTILE) post(message);

  expect(HOSTILE.length).toBeGreaterThanOrEqual(500);
  const seen = requests.length + effects.length + posted.length;
  measured({ id: 'SEC-3', unit: 'effects of hostile messages', atMost: 0, trials: 500, value: seen, tried: HOSTILE.length });
  expect([requests, effects, posted]).toEqual([[], [], []]);
  expect(selectActiveAccount(store.getState())).toBe(account);
  expect(window.location.href).toBe(address);
  expect(({} as Record<string, unknown>)['bad']).toBeUndefined();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
});

it("[SEC-3] accepts valid messages from the game's window only", () => {
  const { requests, effects, posted, post } = open();
  for (const source of [window, null]) {
    post(PLAY, source);
    post({ v: 1, type: 'ready' }, source);
    post({ v: 1, type: 'cashier' }, source);
  }
  expect([requests, effects, posted]).toEqual([[], [], []]);

  isPressed = true;
  post({ v: 1, type: 'cashier' });
  post({ v: 1, type: 'ready' });
  post(PLAY);
  expect(effects).toEqual(['cashier']);
  expect(posted).toMatchObject([{ type: 'init' }]);
  expect(requests).toHaveLength(1);
});

it('[BET-10] [SEC-3] valid requests of a game stake nothing without a press of the player', () => {
  const { requests, effects, posted, post } = open();
  const ids = Array.from({ length: 200 }, (_, at) => `unasked-${at}`);
  for (const id of ids) post({ ...PLAY, id, amount: 20 });

  expect(requests).toEqual([]);
  expect(posted).toEqual(ids.map((id) => ({ v: 1, type: 'refused', id, reason: 'refused', detail: null })));
  expect(new Set(effects)).toEqual(new Set(['unstaked no-press']));

  isPressed = true;
  post({ ...PLAY, id: 'asked-for' });
  isPressed = false;
  for (const id of ids) post({ ...PLAY, id: `again-${id}` });
  expect(requests).toHaveLength(1);
});

it('[BET-10] a browser that does not report presses stakes nothing', () => {
  Reflect.deleteProperty(navigator, 'userActivation');
  const { requests, effects, post } = open();
  post(PLAY);

  expect([requests, effects]).toEqual([[], ['unstaked no-press']]);
});

it('[BET-10] the page says outside the frame why a stake was not taken, until one is', async () => {
  let answered = { status: 429, body: { errors: [{ code: 'stakes-too-fast', detail: 'wait' }] } as unknown };
  const ROUND = {
    ...{ round: 7, model: 'dice', game: null, status: 'settled', staked: 100, returned: 196, currencyIso: 'EUR', moves: [] },
    ...{ scene: { kind: 'coin', side: 'heads', times: 196 }, openedAt: 0, settledAt: 0, made: 0, isFaulty: false, balance: 1_096 },
  };
  const { send } = createFakeServer({
    'GET /bff-api/games/launch': () =>
      answer({ ...LAUNCH, noMoney: null, isDemoOffered: false, isServed: false, isAgeAsked: false, waitMs: 0 }),
    'POST /bff-api/games/rounds': () => answer(answered.body, answered.status),
  });
  const ports = createServerPorts({ send, origin: 'http://localhost', report: () => undefined });
  const store = createAppStore({ ports, modules: [accountModule, playModule] });
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <GameStage model="dice" title="Dice" />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Play for money' }));
  const game = screen.getByTitle<HTMLIFrameElement>('Dice').contentWindow;
  const ask = (id: string) => act(() => void window.dispatchEvent(new MessageEvent('message', { data: { ...PLAY, id }, source: game })));

  ask('unasked-1');
  expect(screen.getByText(/asked for a stake without a press from you/)).toBeVisible();

  isPressed = true;
  ask('asked-for-1');
  expect(await screen.findByText(/the most that this site takes in games within a minute/)).toBeVisible();

  answered = { status: 200, body: ROUND };
  ask('asked-for-2');
  await waitFor(() => expect(screen.queryByText(/Nothing was staked/)).toBeNull());
});
