import type { GameInit, RoundView } from '@touchline/casino-game-contract';
import type { Scene } from '@touchline/casino-game-math';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { type GameParts, GameScreen } from './index.ts';

const INIT: GameInit = {
  ...{ model: 'hilo', title: 'Hilo', mode: 'money', language: 'en', direction: 'ltr', theme: 'light', currencyIso: 'EUR', exponent: 2 },
  ...{ balance: 10_000, stake: { min: 20, max: 10_000, usual: 100 }, cycleMs: 0, waitMs: 0, round: null },
};
const OPEN: Scene = { kind: 'hilo', cards: [3], guesses: [], times: 0, next: { higher: 150, lower: 200 } };
const LOST: Scene = { kind: 'hilo', cards: [3, 0], guesses: ['higher'], times: 0, next: null };
const open = (round: number): RoundView => ({
  ...{ round, model: 'hilo', game: null, status: 'open', staked: 100, returned: 0, currencyIso: 'EUR', made: 0, scene: OPEN },
  moves: [
    { name: 'higher', stake: 0 },
    { name: 'lower', stake: 0 },
  ],
  ...{ openedAt: 0, settledAt: null, isFaulty: false, balance: 9_900 },
});
const lost = (round: number): RoundView => ({ ...open(round), status: 'settled', made: 1, moves: [], scene: LOST, settledAt: 1 });

/** A game whose stage says when the end of a round may be shown. */
function play() {
  let uncovered: () => void = () => undefined;
  const parts: GameParts = {
    isStage: true,
    Board: ({ onShown }) => {
      uncovered = onShown;
      return null;
    },
  };
  const screenOf = (round: RoundView | null, count: number) => (
    <IntlProvider locale="en">
      <GameScreen
        {...{ parts, init: INIT, balance: 9_900, startedAt: null, net: 0, isBusy: false, refusal: null, pause: null }}
        {...{ isEnded: false, readyAt: 0, isCalm: false, round, count }}
        {...{ onPlay: () => undefined, onMove: () => undefined, onCashier: () => undefined, onShown: () => undefined }}
      />
    </IntlProvider>
  );
  const { rerender } = render(screenOf(null, 0));
  return { show: (round: RoundView, count = 1) => rerender(screenOf(round, count)), uncover: () => act(() => uncovered()) };
}
const names = (): (string | null)[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('[CS-05] [LIM-5] the row of moves keeps its room, locked, until the end of the round is shown', () => {
  const { show, uncover } = play();
  show(open(7));
  const before = names();
  show(lost(7));
  expect(names()).toEqual(before);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  uncover();
  expect(screen.queryByRole('button', { name: /^Higher/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Deal' })).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('No win');
});

it('[CS-05] [LIM-5] the end of a round continued from another window waits for the stage too', () => {
  const { show, uncover } = play();
  show(open(7));
  show(lost(7));
  uncover();
  show(open(8));
  show(lost(8));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  uncover();
  expect(screen.getByRole('status')).toHaveTextContent('No win');
});
