import { casinoModule, overview, resourceAsked, resourceCame } from '@touchline/casino-state';
import { aCasinoGame } from '@touchline/casino-ui/testing';
import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { GamesBand } from './GamesBand.tsx';

const games = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => aCasinoGame({ id: from + at, slug: `game-${from + at}`, title: `Game ${from + at}` }));

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  stops.splice(0).forEach((stop) => stop());
});

function open(sections: readonly object[], barrier: string | null = null) {
  const { send } = createFakeServer({
    'GET /bff-api/casino/mine': () => answer({ favourites: [], recent: [], barrier }),
  });
  const ports = createServerPorts({ send, origin: 'http://localhost', report: () => undefined });
  const store = createAppStore({ ports, modules: [casinoModule, () => ({ name: 'session', slices: [sessionSlice] })] });
  store.start();
  stops.push(store.stop);
  store.dispatch(viewChanged({ language: 'en' }));
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: null, previousLoginAt: null }));
  store.dispatch(resourceAsked(overview.key));
  act(() => void store.dispatch(resourceCame({ key: overview.key, data: { sections } })));
  const { container } = render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <GamesBand />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { container };
}

it('[CS-01] home has a row of eight casino games with links, the most popular ones', async () => {
  open([
    { id: 'new', games: games(9, 50) },
    { id: 'popular', games: games(9) },
  ]);
  const links = within(screen.getByRole('list', { name: 'Casino' })).getAllByRole('link');

  expect(links.map(({ textContent }) => textContent)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => `Game ${id}`));
  expect(links[0]).toHaveAttribute('href', '/en/casino/game/1/game-1');
  expect(screen.getByRole('link', { name: 'View all games' })).toHaveAttribute('href', '/en/casino');
});

it('[CS-01] home shows new games where too few are popular, and no row of three', () => {
  open([
    { id: 'popular', games: games(3) },
    { id: 'new', games: games(4, 50) },
  ]);
  expect(screen.getByText('Game 53')).toBeVisible();
  cleanup();

  expect(open([{ id: 'popular', games: games(3) }]).container).toBeEmptyDOMElement();
});

it.each(['self-excluded', 'restricted'])('[LIM-5] home shows a player whose account is %s no casino games', async (barrier) => {
  const { container } = open([{ id: 'popular', games: games(8) }], barrier);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
