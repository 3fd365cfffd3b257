import { casinoModule } from '@touchline/casino-state';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { createFakeServer } from '@touchline/shared-testing';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { casinoRoutes } from './index.ts';

it('[CS-01] groups the links to the pages of the casino, and marks the current one', async () => {
  const ports = createServerPorts({ send: createFakeServer().send, origin: 'http://localhost', report: () => undefined });
  const store = createAppStore({ ports, modules: [casinoModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  const Page = (await casinoRoutes.providers()).Component as ComponentType;
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={['/en/providers']}>
          <Page />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );

  const navigation = within(screen.getByRole('navigation', { name: 'Casino' }));
  const linksOf = (name: string) => within(navigation.getByRole('list', { name })).getAllByRole('link');
  expect(linksOf('Lobby').map(({ textContent }) => textContent)).toEqual(['Casino', 'My casino', 'Search games', 'Providers']);
  expect(linksOf('Game categories')[0]).toHaveTextContent('Shared tables');
  expect(linksOf('Offers').map(({ textContent }) => textContent)).toEqual(['Casino tournaments', 'Casino bonuses']);
  expect(navigation.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Providers']);
});
