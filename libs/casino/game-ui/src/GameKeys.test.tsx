import type { GameInit, RoundView } from '@touchline/casino-game-contract';
import { rulesOf, type Scene } from '@touchline/casino-game-math';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { GameScreen, type GameScreenProps } from './index.ts';

const init: GameInit = {
  ...{ model: 'blackjack', title: 'Blackjack', mode: 'money', language: 'en', direction: 'ltr', theme: 'light', round: null },
  ...{ currencyIso: 'EUR', exponent: 2, balance: 10_000, stake: { min: 20, max: 10_000, usual: 100 }, cycleMs: 0, waitMs: 0 },
};
const hand = { cards: [3, 16], worth: '10' };
const open: RoundView = {
  ...{ round: 1, model: 'blackjack', game: null, status: 'open', staked: 100, returned: 0, currencyIso: 'EUR', balance: 9_900 },
  ...{ openedAt: 0, settledAt: null, made: 0, isFaulty: false },
  moves: [
    { name: 'hit', stake: 0 },
    { name: 'stand', stake: 0 },
  ],
  scene: { kind: 'cards', player: [hand], dealer: { cards: [9], worth: '10' }, outcome: 'open', turn: 0 },
};
const over: RoundView = { ...open, status: 'settled', made: 1, moves: [], settledAt: 1 };
const plays: unknown[] = [];
const game = (more: Partial<GameScreenProps>) => (
  <IntlProvider locale="en">
    <GameScreen
      {...{ init, balance: 10_000, round: null, startedAt: null, count: 0, net: 0, isBusy: false, refusal: null }}
      {...{ pause: null, isEnded: false, readyAt: 0, isCalm: true }}
      onPlay={(...sent) => plays.push(sent)}
      onMove={() => undefined}
      onCashier={() => undefined}
      onShown={() => undefined}
      {...more}
    />
  </IntlProvider>
);
beforeEach(() => void plays.splice(0));

it('[A11Y-2] [CS-05] moves the focus along with the round: to the first move, then back to the play button', async () => {
  const { rerender } = render(game({}));
  screen.getByRole('button', { name: 'Deal' }).focus();
  rerender(game({ isBusy: true }));
  rerender(game({ round: open, count: 1 }));
  expect(screen.getByRole('button', { name: 'Hit' })).toHaveFocus();

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Stand' })).toHaveFocus();
  rerender(game({ round: open, count: 1, isBusy: true }));
  rerender(game({ round: { ...open, made: 1 }, count: 1 }));
  expect(screen.getByRole('button', { name: 'Hit' })).toHaveFocus();

  rerender(game({ round: over, count: 1 }));
  expect(screen.getByRole('button', { name: 'Deal' })).toHaveFocus();
});

it('[A11Y-2] does not move the focus of a player who left the controls', async () => {
  const { rerender } = render(game({}));
  screen.getByRole('button', { name: 'Deal' }).focus();
  await userEvent.click(screen.getByText('Time played'));
  rerender(game({ round: open, count: 1 }));
  expect(document.body).toHaveFocus();
});

it('[CS-05] allows cashing out of a climb from 1.01 on', () => {
  const scene: Scene = { kind: 'climb', point: null, cashedAt: null, auto: 1_000, sinceMs: 0 };
  const climb: RoundView = { ...open, model: 'crash', moves: [{ name: 'cash', stake: 0 }], scene };
  const crash = { init: { ...init, model: 'crash' }, round: climb, count: 1 };
  const { unmount } = render(game({ ...crash, startedAt: performance.now() }));
  expect(screen.getByRole('button', { name: 'Cash out' })).toBeDisabled();
  unmount();
  render(game({ ...crash, startedAt: performance.now() - 170 })); // e^(0.00006 · 170) = 1.0102
  expect(screen.getByRole('button', { name: 'Cash out' })).toBeEnabled();
});

it('[LIM-5] [CS-05] plays one round while a key is held down', async () => {
  render(game({}));
  screen.getByRole('button', { name: 'Deal' }).focus();
  await userEvent.keyboard('{Enter>5/}');
  expect(plays).toEqual([[100, {}]]);
});

it('[A11Y-3] [CS-05] reports a number outside its range and does not play it', async () => {
  render(game({ init: { ...init, model: 'mines' } }));
  const mines = screen.getByRole('textbox', { name: /^Mines/ });
  expect(mines).toHaveAccessibleDescription('From 1 to 24');
  await userEvent.clear(mines);
  await userEvent.type(mines, '30');
  expect(mines).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();

  await userEvent.clear(mines);
  await userEvent.type(mines, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(plays).toEqual([[100, { mines: 5 }]]);
});

it.each([
  ['crash', 'textbox', /^Cash out at/],
  ['mines', 'textbox', /^Mines/],
] as const)('[CS-05] a round of %s that runs leaves the screen to its moves', (model, role, name) => {
  const scene: Scene = { kind: 'climb', point: null, cashedAt: null, auto: null, sinceMs: 0 };
  const running: RoundView = { ...open, model, moves: [{ name: 'cash', stake: 0 }], scene };
  const { rerender } = render(game({ init: { ...init, model }, round: running, count: 1, startedAt: 0 }));
  expect(screen.queryByRole(role, { name })).toBeNull();
  rerender(game({ init: { ...init, model }, round: { ...running, status: 'settled' }, count: 1 }));
  expect(screen.getByRole(role, { name })).toBeEnabled();
});

it('[CS-05] keeps the numbers of a bet that waits for its draw in view', () => {
  const waiting: RoundView = { ...open, model: 'tv-draw', moves: [], scene: { kind: 'waiting', leftMs: 9_000 } };
  render(game({ init: { ...init, model: 'tv-draw' }, round: waiting, count: 1 }));
  expect(screen.getByRole('button', { name: '21', pressed: true })).toBeDisabled();
});

it.each(['2,5', '2.50', '٢٫٥'])('[MON-6] [CS-05] plays up to the multiple typed as %j', async (typed) => {
  render(game({ init: { ...init, model: 'limbo' } }));
  const target = screen.getByRole('textbox', { name: /^Target/ });
  await userEvent.clear(target);
  await userEvent.type(target, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(plays).toEqual([[100, { target: 250 }]]);
});

it('[CS-05] names both sides of baccarat and the winner', () => {
  const draws = [7, 0, 14, 1, 2, 3];
  const played = rulesOf('baccarat').play({ amount: 100, choice: { bets: [{ on: 'player', amount: 100 }] } }, [], () => draws.shift() ?? 0);
  const scene: Scene = played.scene;
  render(game({ init: { ...init, model: 'baccarat' }, round: { ...over, model: 'baccarat', scene }, count: 1 }));
  const side = (name: string) => within(screen.getByRole('region', { name }));
  expect(side('Player').getByText('9')).toBeVisible();
  expect(side('Player').getByRole('heading')).toHaveTextContent('Player');
  expect(side('Banker').getByRole('heading')).toHaveTextContent('Banker');
  expect(screen.getAllByText('Player').at(-1)).toBeVisible();
});
