import { lineModule } from '@touchline/betting-line-state';
import type { GameStatistic, ResultGame, ResultsDay, Standing } from '@touchline/betting-results-contract';
import { resultsModule } from '@touchline/betting-results-state';
import { attachIntl } from '@touchline/shared-i18n';
import { createAppStore, selectZone, viewChanged, viewChosen, type LoadContext } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createIntl, IntlProvider } from 'react-intl';
import { Provider, useSelector } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { resultsBands, resultsRoutes } from './index.ts';

const GAME: ResultGame = {
  id: 1_120_000_010,
  statisticId: 'g1120000010',
  sportId: 1,
  champId: 112,
  startAt: 1_781_197_200,
  phase: 'over',
  opponent1: { id: 1, name: 'Harwick' },
  opponent2: { id: 2, name: 'Dunmere' },
  main: [2, 1],
  periods: [
    [1, 0],
    [1, 1],
  ],
  subGames: [{ kind: 'corners', main: [6, 3], periods: [] }],
};
const CHAMP = { id: 112, sportId: 1, name: 'England. Premier League', slug: 'premier-league', countryCode: 'GB-ENG', games: 1 };
const DAY: ResultsDay = {
  date: '2026-06-11',
  sports: [{ id: 1, key: 'football', name: 'Football', games: 1 }],
  champs: [CHAMP],
  games: [GAME],
  total: 1,
  page: 1,
  pages: 1,
};
const row = (teamId: number, name: string, more: Partial<Standing> = {}): Standing => ({
  teamId,
  name,
  played: 3,
  won: 2,
  drawn: 1,
  lost: 0,
  scored: 5,
  conceded: 2,
  points: 7,
  form: ['win', 'draw', 'win'],
  ...more,
});
const STATISTIC: GameStatistic = {
  game: GAME,
  champ: CHAMP,
  markets: [
    {
      typeId: 1,
      outcomes: [
        { typeId: 1, statusId: 1, coef: 1850 },
        { typeId: 2, statusId: 0, coef: 3400 },
        { typeId: 3, statusId: 0, coef: 4200 },
      ],
    },
  ],
  events: [{ kind: 'goal', team: 1, periodId: 1, seconds: 754, player: 'A. Novák', score: [1, 0] }],
  form: [[], []],
  meetings: [],
  squads: [[], []],
  odds: [
    { seconds: 0, score: [0, 0], coefs: [1850, 3400, 4200] },
    { seconds: 2700, score: [1, 0], coefs: [1400, 4500, 7000] },
  ],
  hasDraw: true,
  standings: [row(1, 'Harwick', { isPlaying: true }), row(2, 'Dunmere')],
};

/** English formats in the zone of the store, as in the host. */
const Formats = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" timeZone={useSelector(selectZone)}>
    {children}
  </IntlProvider>
);

type Calls = Parameters<typeof createFakeServer>[0];

function start(path: string, calls: Calls, { zone = 'UTC', now = () => Date.now() } = {}) {
  const { send, log } = createFakeServer(calls);
  const ports = createFakePorts({ send, now });
  const store = createAppStore({ ports, modules: [resultsModule, lineModule] });
  const actions: { type: string; payload?: unknown }[] = [];
  const dispatch = store.dispatch.bind(store);
  store.dispatch = ((action: { type: string }) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof store.dispatch;
  store.dispatch(viewChanged({ language: 'en' }));
  const intl = createIntl({ locale: 'en', onError: () => undefined });
  attachIntl(store, () => intl as unknown as ReturnType<Parameters<typeof attachIntl>[1]>);
  store.dispatch(viewChosen({ deviceZone: zone }));
  const url = new URL(path, 'https://shop.test');
  const context = { url, params: {}, lang: 'en', store, ports, signal: new AbortController().signal } as unknown as LoadContext;
  const show = (Page: ComponentType) =>
    render(
      <Provider store={store}>
        <Formats>
          <MemoryRouter initialEntries={[path]}>
            <Page />
          </MemoryRouter>
        </Formats>
      </Provider>,
    );
  return { actions, context, show, store, log };
}

async function open(key: keyof typeof resultsRoutes, path: string, calls: Calls, options = {}) {
  const { actions, context, show, ...rest } = start(path, calls, options);
  const page = await resultsRoutes[key]();
  await page.load?.(context);
  show(page.Component as ComponentType);
  return { page, context, actions, ...rest };
}

/** Opens a band of this section on the home page. */
async function openBand(key: string, calls: Calls) {
  const { actions, context, show } = start('/en', calls);
  const band = await resultsBands[key]?.();
  if (band === undefined) throw new Error(`There is no band ${key}.`);
  await band.load?.(context);
  const shown = show(band.Component as ComponentType);
  return { actions, context, shown };
}

const RACE: ResultGame = {
  ...GAME,
  ...{ id: 3_900_000_010, statisticId: 'g3900000010', sportId: 26, champId: 390, main: [0, 0], periods: [], subGames: [] },
  ...{ opponent1: { id: 390_500, name: 'Glass Canyon' }, opponent2: { id: 390_999, name: '#214' } },
  finishers: [
    { number: 5, name: 'Ember' },
    { number: 2, name: 'Jade' },
    { number: 8, name: 'Moss' },
    { number: 1, name: 'Plum' },
  ],
};
const RACES = { ...CHAMP, id: 390, sportId: 26, name: 'Marble Grand Prix', countryCode: null };

it('[BT-08] [BT-04] lists the first three of a race instead of a score', async () => {
  const day = { ...DAY, games: [RACE], champs: [RACES], sports: [{ id: 26, key: 'marble', name: 'Marble races', games: 1 }] };
  await open('results', '/en/results?date=2026-06-11', { 'GET /bff-api/results/games': () => answer(day) });

  const link = within(screen.getByRole('list', { name: 'Marble Grand Prix' })).getByRole('link', { name: /^17:00/ });
  expect(link.textContent).toBe('17:00Glass Canyon#2141. Ember (5) · 2. Jade (2) · 3. Moss (8)');
});

it('[BT-08] [BT-04] the statistics of a race are its whole finish, without parts about two sides', async () => {
  const statistic = { ...STATISTIC, game: RACE, champ: RACES, events: [], odds: [], standings: [], hasDraw: false };
  await open('statistic', '/en/statistic?id=g3900000010', { 'GET /bff-api/results/game/3900000010': () => answer(statistic) });

  const finish = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(finish).toEqual(expect.arrayContaining(['1. EmberNo. 5', '2. JadeNo. 2', '3. MossNo. 8', '4. PlumNo. 1']));
  expect(screen.queryByText('They have not met before')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

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

it('[BT-09] links the express band to the page of all expresses', async () => {
  await openBand('express', { 'GET /bff-api/feed/express': () => answer(EXPRESSES) });
  expect(screen.getByRole('heading', { level: 3, name: 'Close matches 16.00' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/en/express');
});
