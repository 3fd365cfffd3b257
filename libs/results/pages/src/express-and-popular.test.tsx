import { marketTypeId, OUTCOME } from '@touchline/betting-rules';
import { answer } from '@touchline/shared-testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { resultsBands } from './index.ts';
import { open, openBand } from './results-pages.test.helper.tsx';

const LEGS = [1, 2, 3, 4].map((id) => ({
  outcomeId: id * 10 + 1,
  game: {
    ...{ id, number: id, kind: 1, sportId: 1, champId: 100 + id, startAt: 1_781_197_200, section: 'line', hasVideo: false },
    ...{ opponent1: { id: 1, name: `Harwick ${id}` }, opponent2: { id: 2, name: `Dunmere ${id}` }, statisticId: `g${id}` },
    state: { statusId: 1, marketsCount: 1 },
    markets: [{ id: id * 10, typeId: 1, outcomes: [{ id: id * 10 + 1, typeId: 1, coef: 2000 }] }],
  },
}));
const [FIRST_LEG] = LEGS;
const DUEL = {
  ...FIRST_LEG?.game,
  markets: [
    {
      id: 90,
      typeId: 60,
      playersDuel: ['A. Ferrer', 'I. Okoro'],
      outcomes: [
        { id: 91, typeId: 66, coef: 1850, name: 'A. Ferrer' },
        { id: 92, typeId: 66, coef: 1900, name: 'I. Okoro' },
      ],
    },
  ],
};
const EXPRESSES = { servedAt: 1_781_190_000_000, expresses: [{ expressId: 5, kind: 'even', legs: LEGS }], duels: [DUEL] };

it('[BT-09] shows the total odds of an express and adds its legs to the coupon with its id; a duel keeps both players', async () => {
  const { actions } = await open('express', '/en/express', { 'GET /bff-api/feed/express': () => answer(EXPRESSES) });
  const user = userEvent.setup();

  expect(screen.getByRole('heading', { name: 'Close matches 16.00' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Close matches' })).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByRole('link', { name: 'Statistics in a new window: Harwick 3 – Dunmere 3' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Add to coupon: Close matches' }));
  await user.click(screen.getByRole('button', { name: /I\. Okoro/ }));

  const picks = actions.filter(({ type }) => type === 'coupon/betToggled').map(({ payload }) => payload);
  expect(picks).toHaveLength(5);
  for (const pick of picks.slice(0, 4)) expect(pick).toMatchObject({ expressId: 5, source: 'express', outcome: { coef: 2000 } });
  expect(picks[4]).toMatchObject({ outcome: { id: 92 }, market: { playersDuel: ['A. Ferrer', 'I. Okoro'] } });
});

it('[BT-09] rejects an answer with a leg that names no outcome', async () => {
  const broken = { ...EXPRESSES, expresses: [{ expressId: 5, kind: 'even', legs: [{ game: DUEL }] }] };
  await expect(open('express', '/en/express', { 'GET /bff-api/feed/express': () => answer(broken) })).rejects.toThrow();
});

const bet = (at: number, players: number) => ({ game: LEGS[at]?.game, outcomeId: LEGS[at]?.outcomeId, players });
const POPULAR = { servedAt: 1_781_190_000_000, fewestPlayers: 5, bets: [bet(0, 12), bet(1, 5)] };
const popularRows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

it('[BT-01] shows how many players chose each popular bet, and adds one to the coupon on click', async () => {
  const { actions } = await openBand('popular', { 'GET /bff-api/feed/popular': () => answer(POPULAR) });

  expect(screen.getByRole('heading', { name: 'Popular bets' })).toBeVisible();
  expect(screen.getByText(/shown once 5 players have chosen it/)).toBeVisible();
  expect(popularRows()).toEqual([expect.stringContaining('12 players'), expect.stringContaining('5 players')]);
  await userEvent.setup().click(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByRole('button'));
  expect(actions.filter(({ type }) => type === 'coupon/betToggled')).toMatchObject([
    { payload: { source: 'popular', outcome: { id: LEGS[0]?.outcomeId } } },
  ]);
});

it('[BT-01] keeps the order of popular bets while they are visible, and locks those no longer offered', async () => {
  const answers = [POPULAR, { ...POPULAR, bets: [bet(2, 40), bet(1, 30)] }];
  const { context } = await openBand('popular', { 'GET /bff-api/feed/popular': () => answer(answers.shift()) });
  const before = screen.getAllByRole('button').map(({ dataset }) => dataset['testid']);
  const band = await resultsBands['popular']?.();
  await act(async () => band?.load?.(context));

  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ dataset }) => dataset['testid'])).toEqual(before);
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', null]);
  expect(popularRows()[1]).toContain('30 players');
});

it('[BT-01] shows no popular bets without any that enough players chose', async () => {
  const { shown } = await openBand('popular', { 'GET /bff-api/feed/popular': () => answer({ ...POPULAR, bets: [] }) });
  expect(shown.container).toBeEmptyDOMElement();
});

const FOUR = {
  ...EXPRESSES,
  expresses: ['favourites', 'even', 'goals', 'fewGoals'].map((kind, at) => ({
    ...{ expressId: at + 1, kind },
    legs: LEGS.map(({ outcomeId, game }) => ({
      outcomeId: at * 1000 + outcomeId,
      game: { ...game, markets: game.markets.map((market) => ({ ...market, ...marketOf(at, kind, market) })) },
    })),
  })),
};

/** The market of a leg, with ids that no other express has; expresses on goals have a total. */
function marketOf(at: number, kind: string, { id, outcomes }: { id: number; outcomes: { id: number; coef: number }[] }) {
  const isTotal = kind === 'goals' || kind === 'fewGoals';
  const typeId = isTotal ? marketTypeId('total') : 1;
  return {
    ...{ id: at * 1000 + id, typeId, ...(isTotal && { param: 2500 }) },
    outcomes: outcomes.map((outcome) => ({ ...outcome, id: at * 1000 + outcome.id, typeId: isTotal ? OUTCOME.Over : 1 })),
  };
}

it('[BT-09] home has all four expresses as cards; one press adds all selections of one, and a second card is not affected', async () => {
  const { actions } = await openBand('express', { 'GET /bff-api/feed/express': () => answer(FOUR) });
  const cards = within(screen.getByRole('list', { name: 'Express of the day' })).getAllByRole('listitem');

  expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
    ...['Favourites 16.00', 'Close matches 16.00', 'Many goals 16.00', 'Few goals 16.00'],
  ]);
  expect(cards[0]).toHaveTextContent('Harwick 1 · Harwick 2 · Harwick 3 · Harwick 4');
  expect(cards[2]).toHaveTextContent('Harwick 1: Over 2.5 · Harwick 2: Over 2.5');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add all: Many goals' }));

  const picks = actions.filter(({ type }) => type === 'coupon/betToggled').map(({ payload }) => payload);
  expect(picks).toHaveLength(4);
  for (const pick of picks) expect(pick).toMatchObject({ expressId: 3, source: 'express', market: { param: 2500 } });
});

it('[BT-09] links the express band to the page of all expresses', async () => {
  await openBand('express', { 'GET /bff-api/feed/express': () => answer(EXPRESSES) });
  expect(screen.getByRole('heading', { level: 3, name: 'Close matches 16.00' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/en/express');
});
