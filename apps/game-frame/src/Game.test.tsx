import type { FromGame, FromSite, GameInit, RoundView } from '@touchline/casino-game-contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Game } from './Game.tsx';

const INIT: GameInit = {
  ...{ model: 'crash', title: 'Crash', mode: 'money', balance: 99_900, currencyIso: 'EUR', exponent: 2 },
  ...{ stake: { min: 100, max: 50_000, usual: 100 }, cycleMs: 5_000, waitMs: 0, language: 'en', direction: 'ltr', theme: 'light' },
  round: null,
};
const climbing = (made = 0): RoundView => ({
  ...{ round: 7, model: 'crash', status: 'open', made, moves: [{ name: 'cash', stake: 0 }], staked: 100, returned: 0, balance: 99_900 },
  ...{ scene: { kind: 'climb', point: null, cashedAt: null, auto: 1_000, sinceMs: 10 }, isFaulty: false },
  ...{ game: null, currencyIso: 'EUR', openedAt: 0, settledAt: null },
});
const taken: RoundView = {
  ...{ ...climbing(1), status: 'settled', moves: [], returned: 150, balance: 100_050 },
  scene: { kind: 'climb', point: 300, cashedAt: 150, auto: 1_000 },
};

function play() {
  const sent: FromGame[] = [];
  let receive: (message: FromSite) => void = () => undefined;
  const connect = (onMessage: (message: FromSite) => void) => {
    receive = onMessage;
    return { send: (message: FromGame) => void sent.push(message), close: () => undefined };
  };
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Game connect={connect} isCalm onLanguage={() => undefined} />
    </IntlProvider>,
  );
  const last = (): { id: string; move?: string } => {
    const message = sent.at(-1);
    if (message?.type !== 'play' && message?.type !== 'move') throw new Error('no request was sent');
    return message;
  };
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  return { sent, last, pass, receive: (message: FromSite) => act(() => receive(message)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[CS-05] sends a cash-out at once, and only once, during a status check', () => {
  const { sent, last, pass, receive } = play();
  receive({ type: 'init', init: INIT });
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

it('[CS-05] shows a climb that ended before the cash-out as over, and ignores the rejection', () => {
  const { last, pass, receive } = play();
  receive({ type: 'init', init: INIT });
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
