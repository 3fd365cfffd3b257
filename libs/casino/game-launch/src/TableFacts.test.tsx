import { createAppStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { TableFacts } from './TableFacts.tsx';

const resultsOf = (model: string, results: readonly string[]) => ({
  ...{ model, number: 88_001, leftMs: 12_000, periodMs: 20_000, hash: 'a'.repeat(64), players: 2, bets: [] },
  results: results.map((result, at) => ({ number: 88_000 - at, result: [result], serverSeed: 'b'.repeat(64) })),
});

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function show(model: string, reply: () => Response) {
  const store = createAppStore({
    ports: createFakePorts({ send: createFakeServer({ 'GET /bff-api/games/table': reply }).send }),
    modules: [],
  });
  store.start();
  stops.push(store.stop);
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <TableFacts model={model} minStake={50} maxStake={50_000} />
      </IntlProvider>
    </Provider>,
  );
}

it('[CS-01] [CS-05] a tile of a shared table shows stakes, players, seconds to the draw and the last eight results', async () => {
  const pockets = ['17', '0', '32', '5', '9', '21', '30', '1', '4'];
  show('live-roulette', () => answer(resultsOf('live-roulette', pockets)));

  const last = within(await screen.findByRole('list', { name: 'Last results' })).getAllByRole('listitem');
  expect(last.map(({ textContent }) => textContent)).toEqual(pockets.slice(0, 8));
  expect(screen.getByText('2 players')).toBeVisible();
  expect(screen.getByText(/^draw in \d+ s$/)).toBeVisible();
  expect(screen.getByText('€0.50')).toBeVisible();
  expect(screen.getByText('€500.00')).toBeVisible();
});

it('[CS-01] [CS-05] shows the stakes alone while the table does not answer', () => {
  show('live-baccarat', () => answer({}, 503));

  expect(screen.getByText('€500.00')).toBeVisible();
  expect(screen.queryByText(/players|draw in/)).toBeNull();
});
