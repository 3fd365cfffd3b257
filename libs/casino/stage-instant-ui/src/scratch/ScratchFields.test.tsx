import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import { StageView, type StageViewProps } from '@touchline/casino-stage-ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { SCRATCH } from './scratch-stage.ts';

let art: GameArt;
beforeAll(async () => void (art = await loadGameArt('sea', 0)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CELLS = ['A', 'B', 'C', 'A', 'D', 'E', 'A', 'F', 'G'];
const settled: NonNullable<StageViewProps['round']> = {
  ...{ round: 7, model: 'scratch-match-3', game: null, status: 'settled', staked: 100, returned: 100, currencyIso: 'EUR', made: 0 },
  ...{ moves: [], scene: { kind: 'scratch', cells: CELLS, times: 100, multiplier: 1 }, openedAt: 0, settledAt: 0 },
  ...{ isFaulty: false, balance: 1_000 },
};
function play(more: Partial<StageViewProps> = {}) {
  const onShown = jest.fn();
  const element = (props: Partial<StageViewProps>) => (
    <IntlProvider locale="en">
      <StageView
        {...{ game: SCRATCH, art, facts: { features: [] }, idle: 'scratch', round: settled, count: 1, startedAt: null, climb: null }}
        {...{ isCalm: false, isLocked: true, unit: { currencyIso: 'EUR', exponent: 2 }, hasLetters: false, onShown }}
        {...{ onSound: () => undefined, onMove: () => undefined }}
        {...more}
        {...props}
      />
    </IntlProvider>
  );
  const { rerender } = render(element({}));
  return { onShown, show: (props: Partial<StageViewProps>) => rerender(element(props)) };
}
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const covered = () => screen.queryAllByRole('button', { name: /^Scratch field/ });
const opened = () => screen.queryAllByRole('button', { name: /^Field/ }).map((field) => field.getAttribute('aria-label'));

it('[CS-05] [A11Y-2] fields are scratched by a press, by a moving pointer or by keys, and the result follows the last', () => {
  const { onShown } = play();
  expect(covered()).toHaveLength(9);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Scratch field 5' }));
  expect(opened()).toEqual(['Field 5: D']);
  const enter = (name: string, buttons: number) =>
    fireEvent(screen.getByRole('button', { name }), new MouseEvent('pointerover', { bubbles: true, buttons }));
  enter('Scratch field 6', 1);
  enter('Scratch field 9', 0);
  expect(opened()).toEqual(['Field 5: D', 'Field 6: E']);
  screen.getByRole('button', { name: 'Field 5: D' }).focus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Field 5: D' }), { key: 'ArrowUp' });
  expect(screen.getByRole('button', { name: 'Scratch field 2' })).toHaveFocus();
  for (const field of covered()) fireEvent.click(field);
  expect(onShown).not.toHaveBeenCalled();
  pass(300);
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('[CS-05] [LIM-5] fields that are left open by themselves, one by one, and the result waits for the last', () => {
  const { onShown } = play();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Scratch field 1' }));
  pass(4_000);
  expect(opened()).toEqual(['Field 1: A']);
  pass(500);
  expect(opened()).toEqual(['Field 1: A', 'Field 2: B', 'Field 3: C']);
  expect(onShown).not.toHaveBeenCalled();
  pass(1_500);
  expect(covered()).toEqual([]);
  pass(600);
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('[CS-05] the next card is covered again', () => {
  const { show } = play();
  pass(10_000);
  show({ count: 2 });
  expect(covered()).toHaveLength(9);
});

it('[CS-05] with reduced motion the card is open at once', () => {
  const { onShown } = play({ isCalm: true });
  expect([covered().length, onShown.mock.calls.length]).toEqual([0, 1]);
});

it('[CS-05] nothing can be scratched before a round', () => {
  play({ round: null, count: 0 });
  expect(screen.queryByRole('button')).toBeNull();
});
