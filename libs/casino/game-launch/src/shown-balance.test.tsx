import { accountModule, accountsSlice, selectActiveAccount } from '@touchline/account-state';
import type { Launch } from '@touchline/casino-game-contract';
import { playModule } from '@touchline/responsible-gaming-play-state';
import { createAppStore, createGuardedStorage, createServerPorts } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { act, render, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { GameFrame } from './GameFrame.tsx';

const LAUNCH = {
  ...{ model: 'dice', frameUrl: 'about:blank', isServed: false, accountId: 5, balance: 1_000, currencyIso: 'EUR', exponent: 2 },
  ...{ stake: { min: 10, max: 1_000, usual: 100 }, cycleMs: 2_500, open: null },
} as unknown as Launch;
const ROUND = {
  ...{ status: 'settled', round: 7, model: 'dice', game: null, staked: 100, returned: 196, currencyIso: 'EUR', moves: [], made: 0 },
  ...{ scene: { kind: 'coin', side: 'heads', times: 196 }, openedAt: 1, settledAt: 1, isFaulty: false, balance: 1_096 },
};
const account = (money: number) => ({ id: 5, isActive: true, currencyIso: 'EUR', exponent: 2, money });

async function started(mode: 'money' | 'demo' = 'money', launch: Launch = LAUNCH, reply: object = ROUND) {
  const { send } = createFakeServer({ 'POST /bff-api/games/rounds': () => answer(reply) });
  const ports = {
    ...createServerPorts({ send, origin: 'http://localhost', report: () => undefined }),
    storage: createGuardedStorage(window),
  };
  const store = createAppStore({ ports, modules: [accountModule, playModule] });
  const money = () => selectActiveAccount(store.getState())?.money;
  const accounts = (amount: number) =>
    store.dispatch(
      accountsSlice.actions.accountsReceived({ userId: 1, accounts: [account(amount)], session: null, openCoupons: 0 } as never),
    );
  act(() => void accounts(1_000));
  const noop = () => undefined;
  const { container, unmount } = render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <GameFrame
          {...{ launch, readyAt: 0, title: 'Dice', mode, game: 1001 }}
          {...{ onRound: noop, onUnstaked: noop, onServedRound: noop, onCashier: noop, onFailed: noop }}
        />
      </IntlProvider>
    </Provider>,
  );
  const frame = container.querySelector('iframe');
  if (frame?.contentWindow == null) throw new Error('the game has no frame');
  const inside = frame.contentWindow;
  const sent: { type: string; [field: string]: unknown }[] = [];
  inside.postMessage = (message: { type: string }) => void sent.push(message);
  const post = (data: object) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: { v: 1, ...data }, source: inside })));
  const play = async () => {
    post({ type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} });
    await waitFor(() => expect(sent.some(({ type }) => type === 'round')).toBe(true));
  };
  const check = () => act(() => void store.dispatch({ type: 'play/checkShown', payload: { ...CHECK } }));
  return { frame, ports, check, sent, post, play, money, unmount, accounts: (amount: number) => act(() => void accounts(amount)) };
}
const CHECK = { checkId: 1, playedSeconds: 3_600, staked: 0, returned: 0, currencyIso: 'EUR', exponent: 2 };

beforeEach(() => Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ isActive: true }) }));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
  localStorage.clear();
});

it('[CS-02] [CS-05] the site shows the stake as gone at once, and the win when the game has shown it', async () => {
  const { sent, post, play, money } = await started();
  await play();
  expect(money()).toBe(900);
  post({ type: 'round-shown' });
  expect(money()).toBe(1_096);
  // The game knows the balance from its round: no message told it another one meanwhile.
  expect(sent.filter(({ type }) => type === 'balance').map(({ balance }) => balance)).not.toContain(900);
});

it('[CS-02] shows the win when the player leaves before the game has shown it', async () => {
  const { play, money, unmount } = await started();
  await play();
  unmount();
  expect(money()).toBe(1_096);
});

it('[CS-02] keeps a balance that the server sent meanwhile, which has the win in it', async () => {
  const { sent, play, post, money, accounts } = await started();
  await play();
  accounts(6_096);
  post({ type: 'round-shown' });
  expect(money()).toBe(6_096);
  expect(sent.at(-1)).toEqual({ v: 1, type: 'balance', balance: 6_096 });
});

it('[CS-02] fills the screen when the game asks, and keeps its sound and stake', async () => {
  const { frame, ports, post, play, sent } = await started();
  const requestFullscreen = jest.fn(async () => undefined);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
  frame.requestFullscreen = requestFullscreen;
  post({ type: 'full-screen' });
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'fullscreenElement');

  post({ type: 'ready' });
  expect(sent.at(-1)).toMatchObject({ type: 'init', init: { sound: false, stake: { usual: 100 } } });
  await play();
  post({ type: 'sound', isOn: true });
  post({ type: 'ready' });
  expect(sent.at(-1)).toMatchObject({ type: 'init', init: { sound: true, stake: { last: 100 } } });
  expect(ports.storage.get('tl-games-sound')).toBe('on');
});

it('[CS-02] a game opens for money with no stake of the demo', async () => {
  const { sent, post } = await started('demo');
  post({ type: 'play', id: 'aaaaaaaa', amount: 900, choice: {} });
  post({ type: 'ready' });
  expect(sent.find(({ type }) => type === 'init')).toMatchObject({ init: { stake: { last: undefined } } });
});

it('[CS-02] a game cannot turn sound on by itself, and may turn it off', async () => {
  const { ports, post } = await started();
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ isActive: false }) });
  post({ type: 'sound', isOn: true });
  expect(ports.storage.get('tl-games-sound')).not.toBe('on');
  ports.storage.set('tl-games-sound', 'on');
  post({ type: 'sound', isOn: false });
  expect(ports.storage.get('tl-games-sound')).toBe('off');
});

it('[LIM-7] [CS-05] a reality check pauses a game that starts, and one with an open round only when that has ended', async () => {
  const types = (sent: readonly { type: string }[]) => sent.map(({ type }) => type).filter((type) => type !== 'balance');
  const idle = await started();
  idle.check();
  expect(types(idle.sent)).toEqual(['pause']);
  idle.post({ type: 'ready' });
  expect(types(idle.sent)).toEqual(['pause', 'init', 'pause']);
  idle.unmount();

  const open = await started('money', { ...LAUNCH, open: ROUND } as unknown as Launch);
  open.check();
  open.post({ type: 'ready' });
  expect(types(open.sent)).toEqual(['init']);
  open.post({ type: 'round-shown' });
  expect(types(open.sent)).toEqual(['init', 'pause']);
});

it('[LIM-7] [CS-05] a reality check pauses a game whose last round was refused', async () => {
  const refused = await started('money', LAUNCH, { status: 'rejected', reason: 'not-enough-money' });
  const types = () => refused.sent.map(({ type }) => type).filter((type) => type !== 'balance');
  refused.post({ type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} });
  refused.check();
  expect(types()).toEqual([]);
  await waitFor(() => expect(types()).toEqual(['refused', 'pause']));
});
