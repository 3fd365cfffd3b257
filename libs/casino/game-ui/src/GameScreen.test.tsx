import type { GameInit, RoundView } from '@touchline/casino-game-contract';
import { MODELS, rulesOf, type Scene } from '@touchline/casino-game-math';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { GameScreen, type GameScreenProps } from './index.ts';

const init: GameInit = {
  ...{ model: 'slot-classic-3x3', title: 'Classic', mode: 'money', language: 'en', direction: 'ltr', theme: 'light' },
  ...{
    currencyIso: 'EUR',
    exponent: 2,
    balance: 10_000,
    stake: { min: 20, max: 10_000, usual: 100 },
    cycleMs: 2_500,
    waitMs: 0,
    round: null,
  },
};
const slots: Scene = { kind: 'slots', steps: [{ columns: ['AEF', 'BEF', 'CEF'], wins: [], times: 1, mode: 'base' }] };
const round = (more: Partial<RoundView>): RoundView => ({
  ...{ round: 1, model: 'slot-classic-3x3', game: null, status: 'settled', staked: 100, returned: 0, currencyIso: 'EUR', moves: [] },
  ...{ scene: slots, openedAt: 0, settledAt: 0, made: 0, isFaulty: false, balance: 9_900 },
  ...more,
});
const plays: unknown[] = [];
const moves: string[] = [];
const show = (more: Partial<GameScreenProps> = {}) =>
  render(
    <IntlProvider locale="en">
      <GameScreen
        {...{ init, balance: init.balance, round: null, startedAt: null, count: 0, net: 0, isBusy: false, refusal: null }}
        {...{ pause: null, isEnded: false, readyAt: 0, isCalm: true }}
        onPlay={(...sent) => plays.push(sent)}
        onMove={(move) => moves.push(move)}
        onCashier={() => undefined}
        onShown={() => undefined}
        {...more}
      />
    </IntlProvider>,
  );

beforeEach(() => {
  plays.length = 0;
  moves.length = 0;
});

it('[CS-02] plays at the chosen stake and shows balance, net result and time', async () => {
  show({ net: -250 });
  expect(screen.getByTestId('balance')).toHaveTextContent('€100.00');
  expect(screen.getByTestId('net')).toHaveTextContent('-€2.50');
  expect(screen.getByText('Time played')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Raise the stake' }));
  await userEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect(plays).toEqual([[200, {}]]);
});

/** Number of cells, cards or reels on the table before the first round. */
const RECTANGLES: Record<string, number> = {
  ...{ slots: 3, blackjack: 2, baccarat: 2, stud: 5, holdem: 5, 'video-poker': 5, keno: 40, draw: 40, bingo: 25, scratch: 9 },
  ...{ mines: 25, hilo: 1, 'high-low': 2, craps: 2, 'sic-bo': 3, football: 1, skill: 16 },
};

it.each([
  [250, 'You won €2.50', true],
  [100, '€1.00 of your €1.00 stake returned', false],
  [40, '€0.40 of your €1.00 stake returned', false],
  [0, 'No win', false],
])('[CS-05] a return of %i of 100 reads "%s", celebrated: %p', (returned, text, isWin) => {
  show({ round: round({ returned }), count: 1 });
  const result = screen.getByRole('status');
  expect(result).toHaveTextContent(text);
  expect(result.hasAttribute('data-won')).toBe(isWin);
});

it("[CS-05] shows a jackpot with its own amount, regardless of the round's return", () => {
  show({ round: round({ returned: 0, jackpot: 123_456 }), count: 1 });
  expect(screen.getByRole('status')).toHaveTextContent('You won the jackpot: €1,234.56');
  expect(screen.getByRole('status')).toHaveAttribute('data-won');
});

const paying: Scene = {
  kind: 'slots',
  steps: [{ columns: ['AEF', 'AEF', 'ADF'], wins: [{ cells: [0, 10, 20], symbol: 'A', pays: 40 }], times: 1, mode: 'base' }],
};

it.each([
  [250, 3],
  [100, 0],
  [40, 0],
])('[LIM-5] [CS-05] a return of %i of 100 draws %i cells of the reels as a win and always marks the paying cells', (returned, cells) => {
  const { container } = show({ round: round({ scene: paying, returned }), count: 1 });
  expect(container.querySelectorAll('[data-pays]')).toHaveLength(3);
  expect(container.querySelectorAll('[data-won]')).toHaveLength(cells === 0 ? 0 : cells + 1); // and the result below the cells
});

it('[LIM-5] [CS-02] never plays automatically after a loss, and keeps the stake', () => {
  jest.useFakeTimers();
  show({ round: round({ returned: 0 }), count: 1 });
  act(() => void jest.advanceTimersByTime(600_000));
  expect([plays, moves]).toEqual([[], []]);
  expect(screen.getByRole('group', { name: 'Stake' })).toHaveTextContent('€1.00');
  expect(screen.queryByRole('button', { name: /auto|repeat|again|double/i })).toBeNull();
  jest.useRealTimers();
});

it('[CS-02] blocks the next round until the cycle is over, and while the game is paused or a round is open', () => {
  const { unmount } = show({ readyAt: performance.now() + 2_400 });
  expect(screen.getByRole('button', { name: /Next round in [23] s/ })).toBeDisabled();
  unmount();
  show({ pause: 'reality-check' });
  expect(screen.getByText('The game waits for you')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spin' })).toBeDisabled();
});

it('[CS-05] places roulette chips by keyboard and stakes their sum', async () => {
  show({ init: { ...init, model: 'roulette-european' } });
  const spin = screen.getByRole('button', { name: 'Spin' });
  expect(spin).toBeDisabled();
  screen.getByRole('button', { name: 'Red' }).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await userEvent.click(screen.getByRole('radio', { name: 'Numbers' }));
  await userEvent.click(screen.getByRole('button', { name: '17' }));
  await userEvent.click(spin);
  expect(plays).toEqual([
    [
      300,
      {
        bets: [
          { on: 'red', amount: 200 },
          { on: 'straight-17', amount: 100 },
        ],
      },
    ],
  ]);
});

it('[CS-05] offers the moves of an open round as buttons that name extra costs', async () => {
  const scene = { kind: 'cards', player: [{ cards: [8, 21], worth: '20' }], dealer: { cards: [3], worth: '5' }, outcome: 'open' } as const;
  const open = round({
    status: 'open',
    scene,
    moves: [
      { name: 'stand', stake: 0 },
      { name: 'double', stake: 100 },
    ],
  });
  show({ init: { ...init, model: 'blackjack' }, round: open, count: 1 });
  expect(screen.getByRole('button', { name: 'Double +€1.00' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Stand' }));
  expect(moves).toEqual(['stand']);
});

it('[CS-05] advances step by step on click when reduced motion is preferred', async () => {
  const steps = [slots.steps[0], { ...slots.steps[0], mode: 'free', times: 3 }] as Extract<Scene, { kind: 'slots' }>['steps'];
  show({ round: round({ scene: { kind: 'slots', steps }, returned: 300 }), count: 1 });
  expect(screen.getByRole('status')).toHaveTextContent('');
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(screen.getByText(/Free spin, wins ×3/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You won €3.00');
});

it.each(MODELS.map(({ id }) => id))('[CS-05] %s shows its rounds', (id) => {
  let state = 7;
  const draw = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const amount = id === 'skill-2048' ? 0 : 100;
  const played = rulesOf(id).play({ amount, choice: rulesOf(id).standard }, [], draw);
  const status = played.isOver ? 'settled' : 'open';
  show({
    init: { ...init, model: id },
    round: round({ ...played, moves: [...played.moves], status, scene: played.scene }),
    count: 1,
    startedAt: 0,
  });
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  if (status === 'open' && id !== 'crash')
    expect(screen.getAllByRole('button').some((button) => !button.hasAttribute('disabled'))).toBe(true);
});

it.each(MODELS.map((model) => [model.id, model.idle]))('[CS-05] shows its empty table before the first round: %s, %s', (id, table) => {
  const { container } = show({ init: { ...init, model: id } });
  const idle = container.querySelector('[data-idle]');
  // Roulette draws its own wheel.
  const isWheel = table === 'roulette' || table === 'roulette-double';
  expect(idle?.getAttribute('data-idle')).toBe(isWheel ? undefined : table);
  expect(idle?.querySelectorAll('rect').length ?? 0).toBe(RECTANGLES[table] ?? 0);
});

it('[CS-02] shows a round continued from another device with its moves and the reason', () => {
  const scene: Scene = { kind: 'mines', count: 3, opened: [4], mines: null, times: 110, next: 128 };
  const open = round({ model: 'mines', status: 'open', made: 1, scene, moves: [{ name: 'open-5', stake: 0 }] });
  show({ init: { ...init, model: 'mines' }, round: open, refusal: 'round-open' });
  expect(screen.getByRole('alert')).toHaveTextContent('Your last round is still open. Finish it to start a new one.');
  expect(screen.getByRole('button', { name: 'Open cell 6' })).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('[CS-05] shows a bet on a shared draw as placed, without a result or a second bet, until the table closes', () => {
  const waiting = round({ model: 'live-roulette', status: 'open', scene: { kind: 'waiting' } });
  show({ init: { ...init, model: 'live-roulette' }, round: waiting, count: 1 });
  expect(screen.getByRole('status')).toHaveTextContent('Your bet is placed. The result comes when the table closes for bets.');
  expect(screen.queryByRole('button', { name: 'Spin' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Red' })).toBeDisabled();
});

it('[CS-05] keeps what a round returned out of balance and net result until it is shown', async () => {
  const steps = [slots.steps[0], slots.steps[0]] as Extract<Scene, { kind: 'slots' }>['steps'];
  show({ round: round({ scene: { kind: 'slots', steps }, returned: 300, balance: 10_200 }), balance: 10_200, net: 200, count: 1 });
  expect([screen.getByTestId('balance').textContent, screen.getByTestId('net').textContent]).toEqual(['€99.00', '€0.00']);
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect([screen.getByTestId('balance').textContent, screen.getByTestId('net').textContent]).toEqual(['€102.00', '+€2.00']);
});

it('[CS-05] keeps a net result back that is known without a balance', () => {
  const steps = [slots.steps[0], slots.steps[0]] as Extract<Scene, { kind: 'slots' }>['steps'];
  show({ round: round({ scene: { kind: 'slots', steps }, returned: 300, balance: null }), balance: 9_900, net: 200, count: 1 });
  expect([screen.getByTestId('balance').textContent, screen.getByTestId('net').textContent]).toEqual(['€99.00', '€0.00']);
});

it.each([
  [300, '€3.00'],
  [undefined, '€1.00'],
  [20_000, '€1.00'],
])('[CS-02] opens with the last stake %p of the player, if the game still takes it: %s', (last, text) => {
  show({ init: { ...init, stake: { ...init.stake, last } } });
  expect(screen.getByRole('group', { name: 'Stake' }).querySelector('[aria-live]')).toHaveTextContent(text);
});

it('[CS-02] a chip of a table is the usual stake, whatever sum was staked before', () => {
  show({ init: { ...init, model: 'roulette-european', stake: { ...init.stake, last: 500 } } });
  expect(screen.getByRole('group', { name: 'Chip' }).querySelector('[aria-live]')).toHaveTextContent('€1.00');
});

it('[CS-02] [LIM-5] sets a stake by a preset, of which none is the highest stake', async () => {
  show();
  const presets = screen.getAllByRole('button').filter((button) => button.hasAttribute('data-preset'));
  expect(presets.map(({ textContent }) => textContent)).toEqual(['€0.20', '€1.00', '€2.00', '€5.00']);
  await userEvent.click(screen.getByRole('button', { name: '€5.00' }));
  await userEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect(plays).toEqual([[500, {}]]);
});
