import { selectCouponBets } from '@touchline/betting-coupon-state';
import { answer } from '@touchline/shared-testing';
import type { FoundCommands } from '@touchline/shared-state';
import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createPage } from '../line-page.test.helper.tsx';
import { LineCommands } from './LineCommands.tsx';

const GAME = {
  ...{ id: 5, number: 5, kind: 1, sportId: 1, champId: 10, startAt: 1_700_007_200, section: 'line', hasVideo: false },
  opponent1: { id: 77, name: 'Arsdale' },
  opponent2: { id: 78, name: 'Harwick' },
  state: { statusId: 1, marketsCount: 40 },
};
const total = (param: number, isBlocked = false) => ({
  ...{ id: param, typeId: 4, param },
  outcomes: [
    { id: param + 1, typeId: 9, coef: 1850, isBlocked },
    { id: param + 2, typeId: 10, coef: 1950 },
  ],
});
const ANSWER = {
  query: 'arsdale over 2.5',
  servedAt: 1_700_000_000_000,
  places: [
    { kind: 'team', sportId: 1, teamId: 77, name: 'Arsdale', champName: 'Coastal League' },
    { kind: 'page', name: 'Betting rules', path: '/information/rules/general' },
  ],
  markets: [
    { game: { ...GAME, markets: [total(2500)] }, outcomeIds: [2501] },
    { game: { ...GAME, markets: [total(3500, true)] }, outcomeIds: [3501] },
  ],
  games: [
    {
      ...{ id: 5, section: 'line', sportId: 1, champId: 10, champName: 'Coastal League', startAt: 1_700_007_200 },
      opponent1: 'Arsdale',
      opponent2: 'Harwick',
    },
  ],
};

beforeEach(() => void jest.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void jest.useRealTimers());

it('[BT-05] [CP-24] finds a selection, its game, its team and pages for a query, but no suspended price', async () => {
  const { server, store } = await createPage({ path: '/en', routeKey: 'home' });
  store.start();
  const queries: (string | null)[] = [];
  server.on('GET /bff-api/feed/search', (request) => {
    queries.push(request.query.get('q'));
    return answer(ANSWER);
  });
  const results: FoundCommands[] = [];
  const tree = (query: string) => (
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <LineCommands query={query} onFound={onFound} />
      </IntlProvider>
    </Provider>
  );
  const onFound = (found: FoundCommands) => void results.push(found);
  const { rerender } = render(tree('a'));
  expect(results.at(-1)).toEqual({ status: 'ready', commands: [] });
  rerender(tree('arsdale'));
  expect(results.at(-1)?.status).toBe('looking');
  rerender(tree('arsdale over 2.5'));
  await act(() => jest.advanceTimersByTimeAsync(300));

  // Only the last text is requested.
  expect(queries).toEqual(['arsdale over 2.5']);
  const { status, commands } = results.at(-1) ?? { status: '', commands: [] };
  expect(status).toBe('ready');
  expect(commands.map(({ group, title, figure, href }) => [group, title, figure ?? href])).toEqual([
    ['selections', 'Over 2.5 · Total goals', '1.85'],
    ['games', 'Arsdale – Harwick', '/en/line/all/1-football/10-coastal-league/5-arsdale-harwick'],
    ['places', 'Arsdale', '/en/team/line/77'],
    ['pages', 'Betting rules', '/en/information/rules/general'],
  ]);
  await act(async () => {
    commands[0]?.run?.();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(selectCouponBets(store.getState()).map(({ outcomeId, coef }) => [outcomeId, coef])).toEqual([[2501, 1850]]);
  expect(results.at(-1)?.commands[0]?.isOn).toBe(true);
  store.stop();
});

it('[BT-05] reports a failed search', async () => {
  const { server, store } = await createPage({ path: '/en', routeKey: 'home' });
  server.on('GET /bff-api/feed/search', () => new Response('', { status: 500 }));
  const results: FoundCommands[] = [];
  const onFound = (found: FoundCommands) => void results.push(found);
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <LineCommands query="arsdale" onFound={onFound} />
      </IntlProvider>
    </Provider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(results.at(-1)).toEqual({ status: 'failed', commands: [] });
  store.stop();
});
