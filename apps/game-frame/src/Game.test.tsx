import type { GameInit, RoundView } from '@touchline/casino-game-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { INIT, play } from './play.test.helper.tsx';

const climbing = (made = 0): RoundView => ({
  ...{ round: 7, model: 'crash', status: 'open', made, moves: [{ name: 'cash', stake: 0 }], staked: 100, returned: 0, balance: 99_900 },
  ...{ scene: { kind: 'climb', point: null, cashedAt: null, auto: 1_000, sinceMs: 10 }, isFaulty: false },
  ...{ game: null, currencyIso: 'EUR', openedAt: 0, settledAt: null },
});
const taken: RoundView = {
  ...{ ...climbing(1), status: 'settled', moves: [], returned: 150, balance: 100_050 },
  scene: { kind: 'climb', point: 300, cashedAt: 150, auto: 1_000 },
};

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[CS-05] sends a cash-out at once, and only once, during a status check', async () => {
  const { sent, last, init, receive } = play();
  await init(INIT);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  receive({ type: 'round', id: last().id, round: climbing() });
  pass(400);
  const check = last();
  expect(check.move).toMatch(/^check-/);

  const cash = screen.getByRole('button', { name: 'Cash out' });
  fireEvent.click(cash);
  fireEvent.click(cash);
  expect(cash).toBeDisabled();
  const taking = last();
  receive({ type: 'round', id: check.id, round: climbing() });
  fireEvent.click(screen.getByRole('button', { name: 'Cash out' }));
  pass(2_000);
  const moves = sent.flatMap((message) => (message.type === 'move' ? [message.move.split('-')[0]] : []));
  expect(moves).toEqual(['check', 'cash']);

  receive({ type: 'round', id: taking.id, round: taken });
  expect(screen.getByRole('status')).toHaveTextContent('You won €1.50');
});

it('[CS-05] shows a climb that ended before the cash-out as over, and ignores the rejection', async () => {
  const { last, init, receive } = play();
  await init(INIT);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  receive({ type: 'round', id: last().id, round: climbing() });
  pass(400);
  const check = last();
  fireEvent.click(screen.getByRole('button', { name: 'Cash out' }));
  const taking = last();
  const over: RoundView = { ...taken, returned: 0, scene: { kind: 'climb', point: 101, cashedAt: null, auto: 1_000 } };
  receive({ type: 'round', id: check.id, round: over });
  receive({ type: 'refused', id: taking.id, reason: 'refused', detail: null });

  expect(screen.getByRole('status')).toHaveTextContent('No win');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

const COIN: GameInit = { ...INIT, model: 'coin-flip', title: 'Coin', cycleMs: 5_000 };
const tossed = (returned: number): RoundView => ({
  ...{ ...climbing(), model: 'coin-flip', status: 'settled', moves: [], returned, balance: 99_800 + returned },
  scene: { kind: 'coin', side: 'heads', times: 196 },
});

it.each([
  [196, 'You won €1.96', '€999.96'],
  [0, 'No win', '€998.00'],
])('[CS-05] [LIM-5] shows balance, result and word of a return of %i only when the coin lies', async (returned, text, balance) => {
  const { sent, last, init, receive } = play(false);
  await init(COIN);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  receive({ type: 'round', id: last().id, round: tossed(returned) });
  pass(1_399);
  expect(screen.getByTestId('balance')).toHaveTextContent('€998.00');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.querySelector('[data-stage] p')).toBeEmptyDOMElement();
  pass(1_000);
  expect(screen.getByTestId('balance')).toHaveTextContent(balance);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(document.querySelector('[data-stage] p')).toHaveTextContent('Heads');
  expect(sent.filter(({ type }) => type === 'round-shown')).toHaveLength(1);
});

it('[CS-02] asks the site to keep the sound and to fill the screen; sound is off at first', async () => {
  const { sent, init } = play();
  await init(COIN);
  const sound = screen.getByRole('button', { name: 'Sound' });
  expect(sound).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(sent.at(-1)).toEqual({ type: 'full-screen' });
});

it('[CS-05] plays roulette from its cloth, and keeps the hooks of a table', async () => {
  const { sent, receive } = play();
  receive({ type: 'init', init: { ...INIT, model: 'roulette-french', title: 'Roulette' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Split 17 / 20' }));
  const spin = screen.getByRole('button', { name: 'Spin' });
  fireEvent.click(screen.getByRole('button', { name: 'Red' }));
  expect(document.querySelectorAll('[data-place][data-bet]')).toHaveLength(2);
  fireEvent.click(spin);
  expect(sent.at(-1)).toMatchObject({
    ...{ type: 'play', amount: 200 },
    choice: {
      bets: [
        { on: 'split-17-20', amount: 100 },
        { on: 'red', amount: 100 },
      ],
    },
  });
});
