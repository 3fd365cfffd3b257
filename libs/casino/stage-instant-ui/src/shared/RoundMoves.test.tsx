import type { Scene } from '@touchline/casino-game-math';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RoundMoves } from './RoundMoves.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hilo: Scene = { kind: 'hilo', cards: [3, 9], guesses: ['higher'], times: 137, next: { higher: 150, lower: 200 } };
const mines: Scene = { kind: 'mines', count: 3, opened: [], mines: null, times: 0, next: 112 };
function show(scene: Scene, names: readonly string[]) {
  const moves: string[] = [];
  render(
    <IntlProvider locale="en">
      <RoundMoves
        {...{ scene, moves: names.map((name) => ({ name, stake: 0 })), unit: { currencyIso: 'EUR', exponent: 2 }, staked: 250 }}
        {...{ startedAt: null, climb: null, isLocked: false, isCalm: false, onMove: (move: string) => moves.push(move) }}
      />
    </IntlProvider>,
  );
  return moves;
}

it('[CS-05] offers the guesses and the cash-out with its amount, which the card has shown by then', () => {
  const moves = show(hilo, ['higher', 'lower', 'cash']);
  const cash = screen.getByRole('button', { name: 'Cash out' });
  expect(cash).toHaveTextContent(/^Cash out$/);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  act(() => void jest.advanceTimersByTime(600));
  expect(cash).toHaveTextContent('€3.42'); // 1.37 × €2.50 = €3.425
  for (const name of ['Higher or same', 'Lower or same', 'Cash out']) fireEvent.click(screen.getByRole('button', { name }));
  expect(moves).toEqual(['higher', 'lower', 'cash']);
});

it('[CS-05] leaves the cells of mines to the field', () => {
  show(mines, ['open-0', 'open-1']);
  expect(screen.queryByRole('button')).toBeNull();
});
