import type { ResultGame } from '@touchline/betting-results-contract';
import { viewChosen } from '@touchline/shared-state';
import { answer } from '@touchline/shared-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CHAMP, DAY, GAME, STATISTIC } from './results-facts.test.helper.ts';
import { open } from './results-pages.test.helper.tsx';

it('[BT-04] lists results by championship, each linked to its statistics and to a statistics popup', async () => {
  await open('results', '/en/results?date=2026-06-11', { 'GET /bff-api/results/games': () => answer(DAY) });

  expect(screen.getByText('1 result')).toBeVisible();
  const list = screen.getByRole('list', { name: 'England. Premier League' });
  expect(within(list).getByRole('link', { name: /^17:00/ })).toHaveAttribute('href', '/en/statistic?id=g1120000010');
  expect(within(list).getByRole('link', { name: 'Statistics in a new window: Harwick – Dunmere' })).toHaveAttribute(
    'href',
    '/en/statisticpopup?id=g1120000010',
  );
});

/** Lusail, 18 December 2022. */
const FINAL: ResultGame = {
  ...GAME,
  opponent1: { id: 1, name: 'Argentina' },
  opponent2: { id: 2, name: 'France' },
  ...{
    main: [2, 2],
    periods: [
      [2, 0],
      [0, 2],
    ],
    afterExtraTime: [3, 3],
    shootOut: { score: [4, 2], winner: 1 },
    subGames: [],
  },
};

it('[BT-04] lists a match with the score of play, and the shoot-out and regular time beside it', async () => {
  await open('results', '/en/results?date=2026-06-11', { 'GET /bff-api/results/games': () => answer({ ...DAY, games: [FINAL] }) });

  const link = within(screen.getByRole('list', { name: 'England. Premier League' })).getByRole('link', { name: /^17:00/ });
  expect(link).toHaveTextContent('3:3 (4:2 on penalties) · Regular time 2:2');
  expect(within(link).getAllByText('3', { selector: 'b' })).toHaveLength(2);
  expect(within(link).queryByText('7')).toBeNull();
});

it('[BT-04] the statistics of a match have columns for extra time and the shoot-out, and the kicks in no total', async () => {
  const ended = { own: 3, other: 3, isHome: true, opponent: 'France', startAt: 1_781_197_200, statisticId: 'g5', result: 'draw' as const };
  const { page, context } = await open('statistic', '/en/statistic?id=g1120000010', {
    'GET /bff-api/results/game/1120000010': () =>
      answer({
        ...STATISTIC,
        game: FINAL,
        form: [[{ ...ended, ending: { main: [2, 2], shootOut: { winner: 1 } } }], []],
        meetings: [FINAL],
      }),
  });

  const table = screen.getByRole('table', { name: /Argentina – France/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Half 1', '2Half 2', 'ETExtra time', 'Total', 'Penalty shoot-out']);
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(cells).toEqual([
    ['2', '0', '1', '3', '4'],
    ['0', '2', '1', '3', '2'],
  ]);
  expect(screen.getByTestId('ending')).toHaveTextContent(/^3:3 \(4:2 on penalties\)$/);
  expect(screen.getByText('Bets are settled on regular time: 2 – 2')).toBeVisible();
  expect(screen.getByText('2:2 (Argentina won on penalties)')).toBeVisible();
  expect(screen.getByText('3:3 (4:2 on penalties) · Regular time 2:2')).toBeVisible();
  const seo = page.seo?.(context);
  expect(seo).toMatchObject({
    description: 'Argentina – France 3:3 (4:2 on penalties) · Regular time 2:2',
    structured: { '@type': 'SportsEvent' },
  });
});

it('[BT-08] a pair of a play-off has its shoot-out beside the score', async () => {
  const pair = { opponent1: 'Croatia', opponent2: 'Brazil', score: [1, 1], startAt: 1_781_197_200, winner: 1 };
  const ending = { main: [0, 0], afterExtraTime: [1, 1], shootOut: { score: [4, 2], winner: 1 } };
  const champ = { champ: CHAMP, standings: [], scorers: [], results: [FINAL], next: [], bracket: [[{ ...pair, ending }]] };
  await open('statistic', '/en/statistic?id=c112', { 'GET /bff-api/results/champ/112': () => answer(champ) });

  expect(screen.getByText('1:1 (4:2 on penalties)')).toBeVisible();
});

// 18:30 UTC on Saturday, 28 November 2026. Literals are from Python's zoneinfo.
it.each([
  ['America/New_York', 'New York', ['Today', 'Fri, Nov 27', 'Thu, Nov 26'], '2026-11-27'],
  ['Asia/Kathmandu', 'Kathmandu', ['Today', 'Sat, Nov 28', 'Fri, Nov 27'], '2026-11-28'],
  ['Pacific/Auckland', 'Auckland', ['Today', 'Sat, Nov 28', 'Fri, Nov 27'], '2026-11-28'],
  ['Europe/London', 'London', ['Today', 'Fri, Nov 27', 'Thu, Nov 26'], '2026-11-27'],
  ['Asia/Tokyo', 'Tokyo', ['Today', 'Sat, Nov 28', 'Fri, Nov 27'], '2026-11-28'],
  ['America/Sao_Paulo', 'Sao Paulo', ['Today', 'Fri, Nov 27', 'Thu, Nov 26'], '2026-11-27'],
  ['-03:30', 'UTC−3:30', ['Today', 'Fri, Nov 27', 'Thu, Nov 26'], '2026-11-27'],
])('[BT-04] [PL-05] the days in %s follow each other, and the page and its call name the zone', async (zone, name, chips, yesterday) => {
  const empty = { ...DAY, date: '', games: [], champs: [], total: 0 };
  const { log } = await open(
    'results',
    '/en/results',
    { 'GET /bff-api/results/games': () => answer(empty) },
    { zone, now: () => Date.UTC(2026, 10, 28, 18, 30) },
  );

  const links = within(screen.getByLabelText('Days')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent).slice(0, 3)).toEqual(chips);
  expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual(['/en/results', `/en/results?date=${yesterday}`]);
  expect(screen.getByText('Days and times:', { exact: false })).toHaveTextContent(`Days and times: ${name}`);
  expect(log.map(({ query }) => query.get('zone'))).toEqual([zone]);
});

it('[BT-04] [PL-05] asks for the days of the zone of the device once it is known, and counts them from the answer', async () => {
  const days: Record<string, string> = { 'Asia/Tokyo': '2026-06-12', 'Europe/London': '2026-06-11' };
  const { store, log } = await open(
    'results',
    '/en/results',
    {
      'GET /bff-api/results/games': ({ query }) =>
        answer({ ...DAY, date: days[query.get('zone') ?? ''], today: days[query.get('zone') ?? ''] }),
    },
    { zone: 'Europe/London' },
  );
  const second = () => within(screen.getByLabelText('Days')).getAllByRole('link')[1];
  expect(second()).toHaveTextContent('Wed, Jun 10');

  act(() => void store.dispatch(viewChosen({ deviceZone: 'Asia/Tokyo' })));
  await waitFor(() => expect(second()).toHaveTextContent('Thu, Jun 11'));
  expect(log.map(({ query }) => query.get('zone'))).toEqual(['Europe/London', 'Asia/Tokyo']);
});

it('[BT-04] says when a day has no results and links to the whole day', async () => {
  await open('results', '/en/results?date=2026-06-11&q=zzz', {
    'GET /bff-api/results/games': () => answer({ ...DAY, games: [], champs: [], total: 0 }),
  });

  expect(screen.getByText('No results found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/en/results?date=2026-06-11');
});

it('[BT-04] shows the score, the table and the settlement of each market in the popup', async () => {
  await open('statisticpopup', '/en/statisticpopup?id=g1120000010&tab=settlement', {
    'GET /bff-api/results/game/1120000010': () => answer(STATISTIC),
  });

  expect(screen.getByRole('table', { name: /Harwick – Dunmere/ })).toBeVisible();
  expect(screen.getByText('1 of 1 markets')).toBeVisible();
  expect(screen.getByText('Won')).toBeVisible();
  expect(screen.getAllByText('Lost')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Table' })).toHaveAttribute('href', '/en/statisticpopup?id=g1120000010&tab=table');
});

it('[BT-04] [BT-05] finds settled markets in any case and without accents', async () => {
  await open('statisticpopup', '/en/statisticpopup?id=g1120000010&tab=settlement', {
    'GET /bff-api/results/game/1120000010': () => answer(STATISTIC),
  });
  const search = screen.getByRole('searchbox', { name: 'Search markets' });

  await userEvent.type(search, 'RÉSULT');
  expect(screen.getByText('Won')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.type(search, 'corners');
  expect(screen.queryByText('Won')).toBeNull();
});

it('[BT-04] marks a team that is playing now in the table', async () => {
  await open('statistic', '/en/statistic?id=g1120000010&tab=table', { 'GET /bff-api/results/game/1120000010': () => answer(STATISTIC) });

  const rows = within(screen.getByRole('table', { name: 'England. Premier League' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('playing now');
  expect(rows[2]).not.toHaveTextContent('playing now');
});

it('[BT-04] shows the prices of a game as a chart with a table alternative', async () => {
  await open('statistic', '/en/statistic?id=g1120000010&tab=odds', { 'GET /bff-api/results/game/1120000010': () => answer(STATISTIC) });

  await userEvent.setup().click(screen.getByRole('button', { name: 'Show as table' }));

  expect(screen.getByRole('row', { name: '45′ 1:0 1.40 4.50 7.00' })).toBeVisible();
});

it('[BT-04] treats an invalid id as a missing page', async () => {
  await expect(open('statistic', '/en/statistic?id=nothing', {})).rejects.toThrow('should name a statistic');
});
