import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import { climbOf } from '@touchline/casino-game-math';
import { brokenRules, type SceneOf, scoreOf, type StageAround, StageView, type StageViewProps } from '@touchline/casino-stage-ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { loadStage } from '../load-stage.ts';
import { CashOut } from './CashOut.tsx';
import { CRASH } from './crash-stage.ts';

const CLIMB = climbOf('crash');
const UNIT = { currencyIso: 'EUR', exponent: 2 };
let art: GameArt;
beforeAll(async () => void (art = await loadGameArt(null, 0)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const climb = (more: Partial<SceneOf<'climb'>> = {}): SceneOf<'climb'> => ({
  ...{ kind: 'climb', point: null, cashedAt: null, auto: null, sinceMs: 0 },
  ...more,
});
const around = (more: Partial<StageAround> = {}): StageAround => ({
  ...{ art, facts: { features: [] }, written: String, before: null, isGain: false, isCalm: false, form: 'wide' },
  ...{ hasLetters: false, sinceMs: 0, climb: CLIMB },
  round: { round: 1, status: 'settled', made: 1, staked: 100, returned: 0 },
  ...more,
});
const view = (scene: StageViewProps['round'], more: Partial<StageViewProps> = {}) => (
  <IntlProvider locale="en">
    <StageView
      {...{ game: CRASH, art, facts: { features: [] }, idle: 'crash', round: scene, count: 1, climb: CLIMB, unit: UNIT }}
      {...{ startedAt: performance.now(), isCalm: false, isLocked: false, hasLetters: false }}
      {...{ onSound: () => undefined, onMove: () => undefined, onShown: () => undefined, ...more }}
    />
  </IntlProvider>
);
const roundOf = (scene: NonNullable<StageViewProps['round']>['scene'], status: 'open' | 'settled' = 'open', returned = 0) => ({
  ...{ round: 7, model: 'crash', game: null, status, staked: 100, returned, currencyIso: 'EUR', moves: [], scene },
  ...{ openedAt: 0, settledAt: null, made: 0, isFaulty: false, balance: null },
});
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const heightShown = () => Number(document.querySelector('[data-height]')?.getAttribute('data-height'));

it('[CS-05] is the stage of a climb and of nothing else', async () => {
  expect([await loadStage('crash'), await loadStage('coin')]).toEqual([CRASH, null]);
});

const ENDS = [climb({ point: 751 }), climb({ point: 751, cashedAt: 182 }), climb({ cashedAt: 182 }), climb({ point: 751, cashedAt: 100 })];
it.each(ENDS.flatMap((scene) => [true, false].flatMap((isGain) => [true, false].map((isCalm) => ({ scene, isGain, isCalm })))))(
  '[CS-05] [LIM-5] keeps the rules of the stage, and celebrates gains alone: %j',
  ({ scene, isGain, isCalm }) => {
    const score = scoreOf(CRASH, scene, around({ isGain, isCalm }));
    expect(brokenRules(score, { isGain, isCalm })).toEqual([]);
    expect(score.cues.some(({ kind }) => kind === 'celebrate')).toBe(isGain && !isCalm);
  },
);

it('[CS-05] [LIM-5] counts the seconds to the climb in plain figures, alike to the last, and states the rule of arrival', () => {
  render(view(roundOf({ kind: 'waiting', leftMs: 7_000 }), { startedAt: null }));
  const timer = screen.getByRole('timer');
  const look = () => [timer.className, timer.getAttribute('aria-live'), timer.attributes.length];
  const first = look();
  expect(timer).toHaveTextContent('The climb begins in 7 s');
  pass(6_000);
  expect(timer).toHaveTextContent('The climb begins in 1 s');
  expect(look()).toEqual(first);
  pass(5_000);
  expect(timer).toHaveTextContent('The climb begins in 0 s');
  expect(document.querySelector('[data-stage]')).toHaveTextContent('A cash-out counts when it reaches our server.');
});

it('[CS-05] shows a height that never exceeds the one of the server', () => {
  render(view(roundOf(climb())));
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let ms = 0; ms < 30_000; ms += 70) {
    const server = CLIMB?.heightAfter(ms) ?? 0;
    least = Math.min(least, server - heightShown());
    most = Math.max(most, server - heightShown());
    pass(70);
  }
  expect(least).toBeGreaterThanOrEqual(0);
  expect(most).toBeLessThan(10);
});

it('[CS-05] says height and amount every five seconds, and nothing in between', () => {
  render(view(roundOf(climb())));
  const said = () => document.querySelector('[aria-live="polite"]:not(:empty)')?.textContent ?? '';
  const heard = new Set<string>();
  for (let at = 0; at < 120; at++) {
    pass(100);
    if (said() !== '') heard.add(said());
  }
  expect([...heard]).toEqual(['1.34×, €1.34', '1.82×, €1.82']);
});

it.each([true, false])('[CS-05] draws a curve unless reduced motion is preferred: %s', (isCalm) => {
  render(view(roundOf(climb()), { isCalm }));
  expect(document.querySelectorAll('[data-stage] svg')).toHaveLength(isCalm ? 0 : 1);
});

it('[CS-05] says that a climb that is over is checked for a cash-out in time, and then how it ended', () => {
  const { rerender } = render(view(roundOf(climb({ point: 751 }))));
  expect(document.querySelector('[data-stage]')).toHaveTextContent('Checking whether a cash-out arrived in time.');
  rerender(view(roundOf(climb({ point: 751, cashedAt: 182 }), 'settled', 182)));
  expect(document.querySelector('[data-stage]')).toHaveTextContent('1.82×');
  expect(document.querySelector('[data-stage]')).toHaveTextContent('You cashed out at 1.82×. The climb ended at 7.51×.');
  expect(document.querySelector('[data-stage]')).not.toHaveTextContent('Checking');
});

it('[CS-05] offers the cash-out with what it pays now, under a name that stays the same', () => {
  const moved = jest.fn();
  const startedAt = performance.now();
  render(
    <IntlProvider locale="en">
      <CashOut
        {...{
          moves: [{ name: 'cash', stake: 0 }],
          scene: climb(),
          unit: UNIT,
          staked: 250,
          startedAt,
          climb: CLIMB,
          isLocked: false,
          isCalm: false,
        }}
        onMove={moved}
      />
    </IntlProvider>,
  );
  const button = screen.getByRole('button', { name: 'Cash out' });
  expect(button).toHaveTextContent('€2.50');
  pass(10_000); // 100 × e^0.6 = 182.2, and 1.82 × €2.50 = €4.55
  expect(button).toHaveTextContent('€4.55');
  expect(screen.getByRole('button', { name: 'Cash out' })).toBe(button);
  fireEvent.click(button);
  expect(moved.mock.calls).toEqual([['cash']]);
});
