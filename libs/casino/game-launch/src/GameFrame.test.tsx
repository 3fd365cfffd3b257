import type { Launch } from '@touchline/casino-game-contract';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { cloneElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { GameFrame } from './GameFrame.tsx';
import { SharedTable } from './SharedTable.tsx';

const LAUNCH: Launch = {
  ...{
    model: 'dice',
    frameUrl: 'about:blank#game',
    noMoney: null,
    isDemoOffered: true,
    isAgeAsked: false,
    isServed: false,
    currencyIso: 'EUR',
    exponent: 2,
  },
  ...{ stake: { min: 20, max: 10_000, usual: 100 }, cycleMs: 5_000, waitMs: 0, accountId: null, balance: null, open: null },
};
const TABLE = {
  ...{ model: 'live-roulette', number: 88_001, leftMs: 12_000, periodMs: 20_000, hash: 'a'.repeat(64), players: 2 },
  bets: [{ on: 'red', amount: 500, currencyIso: 'EUR', exponent: 2 }],
  results: [{ number: 88_000, result: ['17'], serverSeed: 'b'.repeat(64) }],
};

const CLIMBS = {
  ...{ ...TABLE, model: 'crash', bets: [], results: [{ number: 88_000, result: ['751'], serverSeed: 'b'.repeat(64) }] },
  climb: { number: 88_000, players: 3, left: 2, exits: [182, 150] },
};

function start(element: React.ReactElement, table: object = TABLE) {
  const demos = new Set<unknown>();
  const server = createFakeServer({
    'GET /bff-api/games/table': () => answer(table),
    'POST /bff-api/games/demo': ({ body }) => {
      demos.add((body as { id: string }).id); // a lost answer is requested again with the same id
      return answer({}, 500);
    },
  });
  const ports = createServerPorts({ send: server.send, origin: 'http://localhost', report: () => undefined });
  const store = createAppStore({ ports, modules: [] });
  store.start();
  store.dispatch(viewChanged({ language: 'en' }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">{element}</IntlProvider>
    </Provider>,
  );
  return { store, demos };
}

/** The game's window as the page sees it: records messages sent to it and can send messages back. */
function gameWindow() {
  const frame = screen.getByTitle<HTMLIFrameElement>('Dice');
  const sent: { type: string }[] = [];
  const game = frame.contentWindow;
  if (game === null) throw new Error('no frame');
  game.postMessage = (message: { type: string }) => void sent.push(message);
  const post = (data: unknown, source: MessageEventSource = game) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
  return { frame, sent, post };
}
const PLAY = { v: 1, type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} };
const noop = () => undefined;
const dice = (
  <GameFrame
    launch={LAUNCH}
    readyAt={0}
    title="Dice"
    mode="demo"
    game={null}
    onRound={noop}
    onUnstaked={noop}
    onServedRound={noop}
    onCashier={noop}
    onFailed={noop}
  />
);

it('[CS-05] gives a game its look', () => {
  start(cloneElement(dice, { look: { theme: 'sea', game: 1_001 } }));
  const { sent, post } = gameWindow();
  post({ v: 1, type: 'ready' });
  expect(sent).toEqual([expect.objectContaining({ type: 'init', init: expect.objectContaining({ art: { theme: 'sea', game: 1_001 } }) })]);
});

it('[CS-02] sends a language change as a message: the frame is not reloaded and the demo continues', () => {
  const { store } = start(dice);
  const { frame, sent, post } = gameWindow();
  post({ v: 1, type: 'ready' });
  expect(sent.map(({ type }) => type)).toEqual(['init']);
  const loads: string[] = [];
  const url = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src');
  Object.defineProperty(frame, 'src', {
    configurable: true,
    get: () => url?.get?.call(frame) as string,
    set: (to: string) => loads.push(to),
  });

  act(() => void store.dispatch(viewChanged({ language: 'ar' })));

  expect(loads).toEqual([]);
  expect(sent.slice(1)).toEqual([{ v: 1, type: 'language', language: 'ar', direction: 'rtl' }]);
});

it.each<[string, unknown]>([
  ['no object', 'play'],
  ['no version', { type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} }],
  ['another version', { v: 2, type: 'play', id: 'aaaaaaaa', amount: 100, choice: {} }],
  ['a stake below zero', { v: 1, type: 'play', id: 'aaaaaaaa', amount: -100, choice: {} }],
  ['a stake with a fraction', { v: 1, type: 'play', id: 'aaaaaaaa', amount: 0.5, choice: {} }],
  ['an id with a path in it', { v: 1, type: 'play', id: '../../office', amount: 100, choice: {} }],
  ['a move that is too long', { v: 1, type: 'move', id: 'aaaaaaaa', at: 0, move: 'x'.repeat(41) }],
  ['a message of the site', { v: 1, type: 'balance', balance: 999_999 }],
  ['an unknown message', { v: 1, type: 'navigate', url: 'https://example.com' }],
])('[SEC-3] ignores a hostile message: %s', async (_, message) => {
  const { demos } = start(dice);
  const { post } = gameWindow();
  post(message);
  post({ ...PLAY, id: 'in-good-order' });
  await waitFor(() => expect([...demos]).toEqual(['in-good-order']));
});

it('[SEC-3] ignores rounds requested by another window', async () => {
  const { demos } = start(dice);
  const { post } = gameWindow();
  post({ ...PLAY, id: 'of-a-stranger' }, window);
  post({ ...PLAY, id: 'in-good-order' });
  await waitFor(() => expect([...demos]).toEqual(['in-good-order']));
});

it('[CS-05] shows the open draw, sums without names, and earlier results with their seeds', async () => {
  start(<SharedTable model="live-roulette" />);
  const table = await screen.findByRole('region', { name: 'The table' });
  expect(table).toHaveTextContent('Draw 88001 takes bets for 12 s. 2 players have bet on it.');
  expect(screen.getByText('Red').parentElement).toHaveTextContent('€5.00');
  expect(table).toHaveTextContent('#88000 17');
  expect(screen.getByText('b'.repeat(64))).toBeInTheDocument();
});

it('[CS-05] shows where players left the latest climb, without names', async () => {
  start(<SharedTable model="crash" />, CLIMBS);
  const table = await screen.findByRole('region', { name: 'The table' });
  expect(table).toHaveTextContent('Climb #88000: 3 with a bet, 2 cashed out.');
  const [exits] = within(table).getAllByRole('list');
  expect([...(exits?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['1.82×', '1.50×']);
  expect(table).toHaveTextContent('#88000 7.51×');
});

it.each([
  ['below the edge of the window', 900, 1],
  ['in the window', 700, 0],
])('[CS-02] [LB-01] a game that ends %s at %i px is scrolled to %i times', (_, bottom, times) => {
  const scroll = jest.fn();
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  Element.prototype.scrollIntoView = scroll;
  start(dice);
  expect(window.innerHeight).toBe(768);
  expect(scroll.mock.calls).toEqual(Array.from({ length: times }, () => [{ block: 'start' }]));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  box.mockRestore();
});
