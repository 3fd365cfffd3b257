import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import type { Scene } from '@touchline/casino-game-math';
import { StageView, type StageViewProps } from '@touchline/casino-stage-ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MINES } from './mines-stage.ts';

let art: GameArt;
beforeAll(async () => void (art = await loadGameArt('sea', 0)));

const scene = (more: Partial<Extract<Scene, { kind: 'mines' }>> = {}): Scene => ({
  ...{ kind: 'mines', count: 3, opened: [4], mines: null, times: 112, next: 128 },
  ...more,
});
const roundOf = (of: Scene, made: number, isOver = false): NonNullable<StageViewProps['round']> => ({
  ...{ round: 7, model: 'mines', game: null, status: isOver ? 'settled' : 'open', staked: 100, returned: 0, currencyIso: 'EUR', made },
  ...{ moves: [], scene: of, openedAt: 0, settledAt: null, isFaulty: false, balance: null },
});
function play(more: Partial<StageViewProps> = {}) {
  const moves: string[] = [];
  const element = (props: Partial<StageViewProps>) => (
    <IntlProvider locale="en">
      <StageView
        {...{ game: MINES, art, facts: { features: [] }, idle: 'mines', round: null, count: 1, startedAt: null, climb: null }}
        {...{ isCalm: false, isLocked: false, unit: { currencyIso: 'EUR', exponent: 2 }, hasLetters: false }}
        {...{ onSound: () => undefined, onShown: () => undefined }}
        onMove={(move) => moves.push(move)}
        {...more}
        {...props}
      />
    </IntlProvider>
  );
  const { rerender } = render(element({}));
  return { moves, show: (props: Partial<StageViewProps>) => rerender(element(props)) };
}

it('[CS-05] [A11Y-2] opens cells by a press or by keys, and an open one not again', async () => {
  const { moves } = play({ round: roundOf(scene(), 1) });
  await userEvent.click(screen.getByRole('button', { name: 'Open cell 13' }));
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowUp}{ArrowUp}{ArrowRight}{Enter}');
  expect(moves).toEqual(['open-12', 'open-13']);
  expect(screen.getByRole('button', { name: 'Open cell 5 ◆' })).toHaveFocus();
});

it('[CS-05] locks the field while a request is under way', async () => {
  const { moves } = play({ round: roundOf(scene(), 1), isLocked: true });
  await userEvent.click(screen.getByRole('button', { name: 'Open cell 13' }));
  expect(moves).toEqual([]);
});

it('[CS-05] names the mines when the cells have turned, and not before', () => {
  jest.useFakeTimers();
  const { show } = play({ round: roundOf(scene(), 1) });
  show({ round: roundOf(scene({ opened: [4, 7], mines: [7, 8, 9], times: 0, next: 0 }), 2, true) });
  const mines = () => screen.queryAllByRole('button', { name: /✹/ }).map((cell) => cell.getAttribute('aria-label'));
  expect([mines(), screen.getByRole('button', { name: /^Open cell 8/ }).getAttribute('aria-label')]).toEqual([[], 'Open cell 8']);
  act(() => void jest.advanceTimersByTime(900));
  expect(mines()).toEqual(['Open cell 8 ✹', 'Open cell 9 ✹', 'Open cell 10 ✹']);
  jest.useRealTimers();
});

it('[CS-05] has no field to press before a round', () => {
  play();
  expect(screen.queryByRole('button')).toBeNull();
});
