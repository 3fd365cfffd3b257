import { type GameArt, loadGameArt } from '@touchline/casino-game-art';
import type { RoundView } from '@touchline/casino-game-contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import type { Cue, Score, StageGame } from '../index.ts';
import { StageView, type StageViewProps } from './StageView.tsx';

const say = (at: number, text: string): Cue => ({ kind: 'say', at, said: { message: { id: `test.${text}`, defaultMessage: text } } });
const IDLE: Score = { width: 1600, height: 900, actors: [], cues: [], restMs: 0, endMs: null };
const SPIN: Score = { ...IDLE, cues: [say(0, 'The coin is tossed'), { kind: 'sound', at: 500, sound: 'stop' }, say(1_000, 'Heads')], restMs: 1_000, endMs: 1_500 }; // prettier-ignore
const PAGES: Score = { ...IDLE, cues: [say(0, 'First fall'), say(1, 'Second fall')], restMs: 0, endMs: 1, pages: [0, 1] };
const settled = (returned: number): RoundView => ({
  ...{ round: 1, model: 'coin-flip', game: null, status: 'settled', staked: 100, returned, currencyIso: 'EUR', moves: [], made: 0 },
  ...{ scene: { kind: 'coin', side: 'heads', times: 196 }, openedAt: 0, settledAt: 0, isFaulty: false, balance: 900 },
});

let art: GameArt;
beforeAll(async () => void (art = await loadGameArt('sea', 0)));

function play(score: Score, more: Partial<StageViewProps> = {}) {
  const sounds: string[] = [];
  const onShown = jest.fn();
  const game: StageGame = { idle: () => IDLE, stages: { coin: () => score } };
  const element = (props: Partial<StageViewProps>) => (
    <IntlProvider locale="en">
      <StageView
        {...{
          game,
          art,
          facts: { features: [] },
          idle: 'coin',
          round: null,
          count: 0,
          startedAt: null,
          climb: null,
          isCalm: false,
          isLocked: true,
        }}
        {...{ unit: { currencyIso: 'EUR', exponent: 2 }, hasLetters: false, onMove: () => undefined, onShown }}
        onSound={(sound) => sounds.push(sound)}
        {...more}
        {...props}
      />
    </IntlProvider>
  );
  const { container, rerender } = render(element({}));
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  return { sounds, onShown, container, pass, show: (props: Partial<StageViewProps>) => rerender(element(props)) };
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const END = { name: 'Show the result' };

it('[CS-05] says, sounds and ends a round by the clock, without a picture being drawn', () => {
  const { sounds, onShown, container, pass, show } = play(SPIN);
  expect(onShown).not.toHaveBeenCalled();
  show({ round: settled(0) });
  expect([container.textContent, sounds, onShown.mock.calls.length]).toEqual(['The coin is tossed ', [], 0]);
  pass(999);
  expect([container.textContent, sounds]).toEqual(['The coin is tossed ', ['stop']]);
  pass(1);
  expect([container.textContent, onShown.mock.calls.length]).toEqual(['The coin is tossed Heads ', 0]);
  pass(500);
  expect([sounds, onShown.mock.calls.length]).toEqual([['stop'], 1]);
  pass(60_000);
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('[CS-05] plays a round again that looks like the one before', () => {
  const { sounds, onShown, pass, show } = play(SPIN);
  show({ round: settled(0), count: 1 });
  pass(1_500);
  show({ round: settled(0), count: 2 });
  pass(1_500);
  expect([sounds, onShown.mock.calls.length]).toEqual([['stop', 'stop'], 2]);
});

it.each([true, false])('[CS-05] ends a void round, of which a stage has no picture; reduced motion: %p', (isCalm) => {
  const { onShown, show } = play(SPIN, { isCalm });
  show({ round: { ...settled(100), status: 'refunded', scene: { kind: 'void' } }, count: 1 });
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('[CS-05] a page that slept shows the result when it wakes, and not step by step', () => {
  const { sounds, onShown, pass, show } = play(SPIN);
  show({ round: settled(0) });
  const woken = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(woken);
  pass(500);
  expect(onShown).toHaveBeenCalledTimes(1);
  expect(sounds).toEqual([]);
});

/** A phone that can be turned. */
function phone() {
  const listeners = new Set<() => void>();
  const query = {
    matches: true,
    addEventListener: (_: string, changed: () => void) => void listeners.add(changed),
    removeEventListener: (_: string, changed: () => void) => void listeners.delete(changed),
  };
  const real = window.matchMedia;
  window.matchMedia = (() => query) as never;
  const turn = () =>
    act(() => {
      query.matches = !query.matches;
      listeners.forEach((changed) => changed());
    });
  return { turn, putBack: () => void (window.matchMedia = real) };
}

it('[CS-05] a phone that is turned during a round, or after it, does not play the round again', () => {
  const { turn, putBack } = phone();
  const { sounds, onShown, container, pass, show } = play(SPIN);
  show({ round: settled(0) });
  pass(600);
  turn();
  pass(900);
  expect([sounds, onShown.mock.calls.length]).toEqual([['stop'], 1]);
  turn();
  expect(container.querySelector('[data-stage]')).toHaveAttribute('data-stage', 'over');
  show({ round: settled(0), isCalm: true });
  show({ round: settled(0), isCalm: false });
  pass(60_000);
  expect([sounds, onShown.mock.calls.length]).toEqual([['stop'], 1]);
  putBack();
});

it('[LIM-5] [CS-05] a press ends the presentation of a win once everything is at rest, never before, and never that of a loss', () => {
  const won = play(SPIN);
  won.show({ round: settled(196) });
  won.pass(999);
  expect(screen.queryByRole('button', END)).toBeNull();
  won.pass(1);
  fireEvent.click(screen.getByRole('button', END));
  expect(won.onShown).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', END)).toBeNull();
});

it.each([0, 40, 100])('[LIM-5] [CS-05] a return of %i of 100 cannot be hurried', (returned) => {
  const { pass, show } = play(SPIN);
  show({ round: settled(returned) });
  for (let ms = 0; ms < 1_500; ms += 100) {
    pass(100);
    expect(screen.queryByRole('button')).toBeNull();
  }
});

it('[CS-05] with reduced motion a player walks through the pages of a round by a button', () => {
  const { onShown, container, pass, show } = play(PAGES, { isCalm: true });
  show({ round: settled(0) });
  pass(60_000);
  expect([container.textContent, onShown.mock.calls.length]).toEqual(['First fall Next step', 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect([container.textContent, onShown.mock.calls.length]).toEqual(['First fall Second fall ', 1]);
});

it('[CS-05] a status check that changes nothing does not begin the round again', () => {
  const { sounds, pass, show } = play(SPIN);
  const open = (leftMs: number): RoundView => ({
    ...settled(0),
    status: 'open',
    scene: { kind: 'coin', side: 'heads', times: 196, leftMs } as never,
  });
  show({ round: open(900) });
  pass(600);
  show({ round: open(300) });
  pass(600);
  expect(sounds).toEqual(['stop']);
});

const CARD: Score = { ...IDLE, cues: [say(6_000, 'No three equal symbols')], restMs: 6_000, endMs: 6_300 };
const uncover = (score: Score): StageGame => ({
  ...{ idle: () => IDLE, stages: { coin: () => score } },
  Overlay: ({ onUncovered }) => <button onClick={onUncovered}>Scratched</button>,
});

it('[LIM-5] [CS-05] a card that is uncovered by hand shows its result as if time had uncovered it', () => {
  const { onShown, container, pass, show } = play(CARD, { game: uncover({ ...CARD, byHandMs: 6_000 }) });
  show({ round: settled(0) });
  pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Scratched' }));
  expect([container.textContent, onShown.mock.calls.length]).toEqual(['ScratchedNo three equal symbols ', 0]);
  pass(299);
  fireEvent.click(screen.getByRole('button', { name: 'Scratched' }));
  expect(onShown).not.toHaveBeenCalled();
  pass(1);
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('[LIM-5] [CS-05] no other game can be hurried by its overlay', () => {
  const { onShown, pass, show } = play(CARD, { game: uncover(CARD) });
  show({ round: settled(0) });
  fireEvent.click(screen.getByRole('button', { name: 'Scratched' }));
  pass(6_299);
  expect(onShown).not.toHaveBeenCalled();
  pass(1);
  expect(onShown).toHaveBeenCalledTimes(1);
});
