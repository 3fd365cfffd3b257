import { selectCouponBets } from '@touchline/betting-coupon-state';
import { aChamp, aGamesAnswer, aLiveGame, aResultMarket } from '@touchline/betting-line-state/testing';
import type { GameAnswer } from '@touchline/betting-contract';
import { viewChosen } from '@touchline/shared-state';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { COMMENTARY_KEY } from '../commentary/Commentary.tsx';
import { createPage, LIVE_CALL } from '../line-page.test.helper.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const parts = () => act(async () => void (await import('./text-parts.tsx')));

beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const game = aLiveGame({ id: 1, markets: [aResultMarket(100)] });
const page = (fields: Partial<GameAnswer> = {}): GameAnswer => ({
  ...{ revision: 1, isFull: true, servedAt: 1_700_000_000_000, game, champ: aChamp(), changes: [], incidents: [], subGames: [] },
  ...fields,
});

it('[LY-11] [BT-01] [CP-24] a list becomes one table per championship, whose prices can be picked and which loads more rows on request', async () => {
  const { open, server, store } = await createPage({ path: '/en/live', routeKey: 'section' });
  const games = Array.from({ length: 45 }, (_, at) => aLiveGame({ id: at + 1, markets: [aResultMarket((at + 1) * 100)] }));
  server.on(LIVE_CALL, () => answer(aGamesAnswer({ champs: [aChamp({ count: 45 })], games })));
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Text view' }));
  await parts();
  await pass(0);

  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Match', 'Score', 'Time', 'Odds']);
  expect(within(table).getAllByRole('row')).toHaveLength(41);
  fireEvent.click(screen.getByRole('button', { name: 'Show more events (5 left)' }));
  expect(within(table).getAllByRole('row')).toHaveLength(46);

  fireEvent.click(screen.getByTestId('outcome-101'));
  await pass(0);
  expect(selectCouponBets(store.getState()).map(({ outcomeId }) => outcomeId)).toEqual([101]);
  fireEvent.click(screen.getByRole('button', { name: 'Text view', pressed: true }));
  expect(screen.queryByRole('table')).toBeNull();
  store.stop();
});

it('[LY-11] [BT-02] the game page has its score and a table for each market, and the reason for a suspension', async () => {
  const { open, server, store } = await createPage({ path: '/en/live/all/1-football/10-coastal-league/1-a', routeKey: 'game' });
  const state = { ...game.state, isSuspended: true, suspendReason: 'goal' as const };
  server.on('GET /bff-api/feed/game/1', () => answer(page({ game: { ...game, state } })));
  store.dispatch(viewChosen({ displayFlags: { isTextOnly: 1 } }));
  await open();
  await parts();
  await pass(0);

  const text = screen.getByTestId('text-game');
  expect(within(text).getByRole('heading', { level: 1 })).toHaveTextContent('Harbour City – Northfield United');
  expect(within(text).getByTestId('text-score')).toHaveTextContent(/^Harbour City \d+, Northfield United \d+/);
  expect(text).toHaveTextContent('Goal – market suspended');
  const market = within(text).getByRole('table', { name: 'Match result' });
  expect(
    within(market)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Harbour City', 'Draw', 'Northfield United']);
  store.stop();
});

/** A final on penalties, as the feed sends it once it is over. */
const decided = {
  ...game.state,
  statusId: 4 as const,
  isSuspended: true,
  score: { main: [2, 2], periods: [], afterExtraTime: [3, 3], shootOut: { score: [4, 2], winner: 1 } } as typeof game.state.score,
};

it('[LY-11] [BT-01] the text view has the shoot-out beside the score, in the list and on the page of the match', async () => {
  const list = await createPage({ path: '/en/live', routeKey: 'section' });
  list.server.on(LIVE_CALL, () => answer(aGamesAnswer({ champs: [aChamp()], games: [{ ...game, state: decided }] })));
  list.store.dispatch(viewChosen({ displayFlags: { isTextOnly: 1 } }));
  await list.open();
  await parts();
  await pass(0);
  expect(screen.getByRole('table')).toHaveTextContent('3:3 (4:2 on penalties)');
  list.store.stop();
  cleanup();

  const { open, server, store } = await createPage({ path: '/en/live/all/1-football/10-coastal-league/1-a', routeKey: 'game' });
  server.on('GET /bff-api/feed/game/1', () => answer(page({ game: { ...game, state: decided } })));
  store.dispatch(viewChosen({ displayFlags: { isTextOnly: 1 } }));
  await open();
  await parts();
  await pass(0);
  expect(screen.getByTestId('text-score')).toHaveTextContent(
    'Harbour City 3, Northfield United 3 · 3:3 (4:2 on penalties) · Regular time 2:2',
  );
  store.stop();
});

it('[A11Y-3] the commentary starts with the score, reports a goal first, waits five seconds, and is silent while paused', async () => {
  const { open, server, store, ports } = await createPage({ path: '/en/live/all/1-football/10-coastal-league/1-a', routeKey: 'game' });
  let now = page();
  server.on('GET /bff-api/feed/game/1', () => answer(now));
  await open();
  const panel = within(await screen.findByTestId('commentary'));
  const announced = () => panel.getByRole('status').textContent;
  await pass(3_000);
  expect(announced()).toBe('');

  fireEvent.click(panel.getByRole('button', { name: 'Start commentary' }));
  expect(ports.storage.get(COMMENTARY_KEY)).toBe('1');
  await pass(1_000);
  expect(announced()).toMatch(/^Harbour City \d+, Northfield United \d+\.$/);
  now = page({
    revision: 2,
    game: { ...game, state: { ...game.state, score: { main: [3, 0], periods: [] } } },
    incidents: [
      { id: 1, seconds: 60, kind: 'corner', team: 2 },
      { id: 2, seconds: 700, kind: 'goal', team: 1, text: 'Ada Moreno' },
    ],
  });
  await pass(12_000);
  expect(panel.getByText('12′ Goal: Harbour City, Ada Moreno. Harbour City 3, Northfield United 0.')).toBeVisible();
  await pass(6_000);
  expect(announced()).toBe('2′ Corner: Northfield United. Harbour City 3, Northfield United 0.');

  fireEvent.click(panel.getByRole('button', { name: 'Pause commentary' }));
  expect(announced()).toBe('');
  store.stop();
});
