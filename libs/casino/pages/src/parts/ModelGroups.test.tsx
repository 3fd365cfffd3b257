import { casinoModule } from '@touchline/casino-state';
import { aCasinoGame } from '@touchline/casino-ui/testing';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { createFakeServer } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { ModelGroups } from './ModelGroups.tsx';

it('[CS-01] groups games by model in the order of the page, then models that the page does not name', () => {
  const ports = createServerPorts({ send: createFakeServer({}).send, origin: 'http://localhost', report: () => undefined });
  const store = createAppStore({ ports, modules: [casinoModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  const games = ['dice', 'next-years-game', 'mines', 'hilo'].map((model, at) => aCasinoGame({ id: at + 1, model, title: `Game ${at}` }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <ModelGroups games={games} models={['hilo', 'mines', 'limbo']} about={{ mines: 'Open safe squares.' }} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Hi-lo', 'Mines', 'Dice', 'next-years-game']);
  expect(screen.getByText('Open safe squares.')).toBeInTheDocument();
});
