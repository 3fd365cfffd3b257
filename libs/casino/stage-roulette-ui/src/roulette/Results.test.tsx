import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import type { RoundView } from '@touchline/casino-game-contract';
import { StageView, type StageViewProps } from '@touchline/casino-stage-ui';
import { act, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { ROULETTE } from './roulette-game.ts';
import { hotAndCold, type Result, withResult } from './last-numbers.ts';
import { wheelOf } from './wheel.ts';

let art: GameArt;
beforeAll(async () => void (art = await loadGameArt('sea', 0)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const drawn = (pocket: number): RoundView => ({
  ...{ round: null, model: 'roulette-european', game: null, status: 'settled', staked: 100, returned: 0, currencyIso: 'EUR', moves: [] },
  ...{ made: 0, scene: { kind: 'roulette', pocket, bets: [] }, openedAt: 0, settledAt: 0, isFaulty: false, balance: 900 },
});

function play(isCalm: boolean) {
  const element = (more: Partial<StageViewProps>) => (
    <IntlProvider locale="en">
      <StageView
        {...{ game: ROULETTE.single, art, facts: { features: [] }, idle: 'roulette', round: null, count: 0, startedAt: null, climb: null }}
        {...{ isCalm, isLocked: true, unit: { currencyIso: 'EUR', exponent: 2 }, hasLetters: false }}
        {...{ onSound: () => undefined, onMove: () => undefined, onShown: () => undefined }}
        {...more}
      />
    </IntlProvider>
  );
  const { rerender } = render(element({}));
  const numbers = (): (string | null)[] =>
    screen.queryByRole('region') === null
      ? []
      : within(screen.getByRole('region', { name: 'Last numbers' }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent);
  return { numbers, show: (pocket: number, count: number) => rerender(element({ round: drawn(pocket), count })) };
}
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

it('[CS-05] [LIM-5] a number is listed when its result is shown, and not while the ball runs', () => {
  const { numbers, show } = play(false);
  show(17, 1);
  pass(4_499);
  expect(numbers()).toEqual([]);
  pass(1);
  expect(numbers()).toEqual(['17Black 17']);
  show(17, 2);
  pass(4_000);
  expect(numbers()).toEqual(['17Black 17']);
  pass(500);
  expect(numbers()).toEqual(['17Black 17', '17Black 17']);
});

it('[CS-05] lists the last 12 numbers, the latest first, and a round once', () => {
  const { numbers, show } = play(true);
  for (let count = 1; count <= 14; count += 1) {
    show(count, count);
    show(count, count);
  }
  expect(numbers()).toHaveLength(12);
  expect(numbers().slice(0, 2)).toEqual(['14Red 14', '13Black 13']);
});

it('[LIM-5] [CS-05] hot and cold numbers are shown together with the note that they say nothing', () => {
  const { show } = play(true);
  [5, 5, 8].forEach((pocket, at) => show(pocket, at + 1));
  const hot = screen.getByText('Hot: 5');
  expect(hot.parentElement).toHaveTextContent(
    'Hot: 5Cold: 35 numbers not drawn yetPast numbers say nothing about the next: every number is always equally likely.',
  );
});

it('[CS-05] hot numbers were drawn most and more than once, cold ones never', () => {
  const results = [3, 7, 3, 7, 1].map((pocket, count): Result => ({ count, pocket }));
  expect(hotAndCold(results, [1, 3, 5, 7])).toEqual({ hot: [3, 7], cold: [5] });
  expect(hotAndCold(results.slice(3), [1, 3, 7])).toEqual({ hot: [], cold: [3] });
  const long = wheelOf(true).reduce<readonly Result[]>((known, pocket, count) => withResult(known, { count, pocket }), []);
  expect(hotAndCold(long, wheelOf(true))).toEqual({ hot: [], cold: [] });
});
