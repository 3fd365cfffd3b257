import { casinoModule, filterOfUrl, gamesOf, providers, resourceAsked, resourceCame } from '@touchline/casino-state';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { createFakeServer } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { searchContent } from './search.tsx';

const NONE = { games: [], total: 0, page: 1, pages: 1, providers: [], features: [], themes: [], volatilities: [] };
const STUDIOS = ['Nørdlys Spil', 'Işık Oyun', 'North-Paw'].map((name, at) => ({
  ...{ id: `studio-${at}`, name, since: 2010, games: 1, kinds: [], languages: [], newestAt: '2026-01-01' },
}));

function open(search: string) {
  const { Body } = searchContent;
  const path = `/en/casino-search?${new URLSearchParams({ q: search })}`;
  const ports = createServerPorts({ send: createFakeServer().send, origin: 'http://localhost', report: () => undefined });
  const store = createAppStore({ ports, modules: [casinoModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={[path]}>
          <Body />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const games = gamesOf(filterOfUrl(new URLSearchParams({ q: search })));
  act(() => {
    for (const { key } of [games, providers]) store.dispatch(resourceAsked(key));
    store.dispatch(resourceCame({ key: games.key, data: NONE }));
    store.dispatch(resourceCame({ key: providers.key, data: STUDIOS }));
  });
}

it.each([
  ['nordlys', 'Nørdlys Spil'],
  ['SPIL', 'Nørdlys Spil'],
  ['isik', 'Işık Oyun'],
  ['IŞIK', 'Işık Oyun'],
  ['northpaw', 'North-Paw'],
])('[CS-01] finds a provider by %j', (search, name) => {
  open(search);

  expect(screen.getAllByRole('link').flatMap(({ textContent }) => STUDIOS.filter((studio) => textContent.includes(studio.name)))).toEqual([
    expect.objectContaining({ name }),
  ]);
});
