import { aLiveGame } from '@touchline/betting-line-state/testing';
import type { GameInfo } from '@touchline/betting-line-state';
import { sportByKey } from '@touchline/betting-rules';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { NewsOfGames } from './ListNews.tsx';
import { newsOf } from './news-of.ts';
import { createNewsQueue, PAUSE_MS } from './news-queue.ts';

const at = (main: [number, number], statusId: 2 | 3 = 2) => ({ statusId, score: { main, periods: [] } });

it.each([
  ['football', at([1, 0]), at([1, 1]), 'goal'],
  ['football', at([1, 1]), at([1, 0]), 'score'],
  ['football', at([1, 0]), at([1, 0], 3), 'break'],
  ['football', at([1, 0], 3), at([1, 0], 2), undefined],
  ['football', at([1, 0]), at([1, 0]), undefined],
  ['ice-hockey', at([1, 0]), at([2, 0]), 'goal'],
  ['tennis', at([1, 0]), at([1, 1]), 'score'],
  ['tennis', at([1, 0]), at([1, 0], 3), undefined],
  ['tactical-shooter', at([0, 0]), at([1, 0]), 'score'],
  ['handball', at([20, 19]), at([21, 19]), undefined],
  ['basketball', at([80, 76]), at([82, 76]), undefined],
  ['basketball', at([80, 76]), at([80, 76], 3), 'break'],
] as const)('[BT-01] in %s the change from %j to %j is spoken as %s', (sport, was, now, news) => {
  expect(newsOf(was, now, sportByKey(sport))).toBe(news);
});

it('[BT-01] a red card is spoken of the side that has one more', () => {
  const withReds = (red: [number, number]) => ({ statusId: 2 as const, score: { main: [1, 0] as [number, number], periods: [], red } });
  const football = sportByKey('football');
  expect(newsOf(withReds([0, 1]), withReds([0, 2]), football)).toBe('red-2');
  expect(newsOf(withReds([0, 0]), withReds([1, 0]), football)).toBe('red-1');
  expect(newsOf(withReds([1, 0]), withReds([1, 0]), football)).toBeUndefined();
  // Known for the first time.
  expect(newsOf(at([1, 0]), withReds([1, 0]), football)).toBeUndefined();
});

it('[BT-01] a game whose score begins, and a sport that this release does not know, are silent', () => {
  expect(newsOf({ statusId: 1 }, at([0, 0]), sportByKey('football'))).toBeUndefined();
  expect(newsOf(at([0, 0]), at([1, 0]), undefined)).toBeUndefined();
});

describe('the queue', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[BT-01] speaks at most one sentence in five seconds, of each game only the newest, then is empty', () => {
    const said: string[] = [];
    const queue = createNewsQueue((sentence) => said.push(sentence));
    queue.push(1, 'a');
    queue.push(2, 'b');
    queue.push(1, 'c');
    queue.push(1, 'd');
    expect(said).toEqual(['a']);

    jest.advanceTimersByTime(PAUSE_MS - 1);
    expect(said).toEqual(['a']);
    jest.advanceTimersByTime(1);
    expect(said).toEqual(['a', 'b']);
    jest.advanceTimersByTime(PAUSE_MS);
    expect(said).toEqual(['a', 'b', 'd']);
    jest.advanceTimersByTime(PAUSE_MS * 3);
    expect(said).toEqual(['a', 'b', 'd', '']);
  });

  it('[BT-01] drops the oldest of more games than can be spoken in time', () => {
    const said: string[] = [];
    const queue = createNewsQueue((sentence) => said.push(sentence));
    for (const id of [1, 2, 3, 4, 5, 6, 7]) queue.push(id, String(id));
    jest.advanceTimersByTime(PAUSE_MS * 9);
    expect(said).toEqual(['1', '4', '5', '6', '7', '']);
  });

  it('[BT-01] says nothing more once it is stopped', () => {
    const said: string[] = [];
    const queue = createNewsQueue((sentence) => said.push(sentence));
    queue.push(1, 'a');
    queue.push(2, 'b');
    queue.stop();
    jest.advanceTimersByTime(PAUSE_MS * 3);
    expect(said).toEqual(['a']);
  });
});

describe('the news of a list', () => {
  const game = (id: number, main: [number, number]): GameInfo => {
    const { markets: _none, ...info } = aLiveGame({ id });
    return { ...info, state: { ...info.state, score: { main, periods: [] } } };
  };
  const tree = (games: Readonly<Record<number, GameInfo>>, ids: readonly number[]) => (
    <IntlProvider locale="en">
      <NewsOfGames games={games} ids={ids} />
      <div role="list">
        <article data-event={1}>
          <a href="/game">
            <span title="Harbour City" />
            <span className="score">
              <span>0</span>
            </span>
            <span title="Northfield United" />
            <span className="score">
              <span>0</span>
            </span>
          </a>
        </article>
      </div>
    </IntlProvider>
  );
  const flips = (container: HTMLElement) =>
    [...container.querySelectorAll('.score > span')].map((score) => score.hasAttribute('data-flips'));

  it('[BT-01] is silent at first and for rows that join, and speaks and flips a goal once', () => {
    const first = game(1, [0, 0]);
    const { container, rerender } = render(tree({ 1: first }, [1]));
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('');

    // Another row joins with a score; the known one is unchanged.
    rerender(tree({ 1: first, 2: game(2, [3, 0]) }, [1, 2]));
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(container.querySelector('[data-scored]')).toBeNull();

    act(() => rerender(tree({ 1: game(1, [0, 1]), 2: game(2, [3, 0]) }, [1, 2])));
    expect(screen.getByRole('status')).toHaveTextContent('Goal: Harbour City 0, Northfield United 1');
    expect(flips(container)).toEqual([false, true]);
    expect(container.querySelectorAll('[data-scored]')).toHaveLength(1);
  });

  it('[BT-01] names the side of a red card, without a flip', () => {
    const first = game(1, [2, 0]);
    const { container, rerender } = render(
      tree({ 1: { ...first, state: { ...first.state, score: { main: [2, 0], periods: [], red: [0, 0] } } } }, [1]),
    );
    act(() => rerender(tree({ 1: { ...first, state: { ...first.state, score: { main: [2, 0], periods: [], red: [0, 1] } } } }, [1])));
    expect(screen.getByRole('status')).toHaveTextContent('Red card: Northfield United');
    expect(container.querySelector('[data-scored]')).toBeNull();
  });

  it('[BT-01] a game that a filter hides is silent', () => {
    const { rerender } = render(tree({ 1: game(1, [0, 0]) }, []));
    rerender(tree({ 1: game(1, [1, 0]) }, []));
    rerender(tree({ 1: game(1, [2, 0]) }, [1]));
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});
