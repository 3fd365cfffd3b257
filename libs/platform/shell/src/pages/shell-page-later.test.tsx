import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { ShellPageLater } from './shell-page-later.ts';

// The chunk of the shell's pages does not load.
jest.mock('./ShellPage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('[NT-05] an error page that does not load is replaced by a generic message with a link home', async () => {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'http://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [] });
  store.dispatch(viewChanged({ language: 'ar' }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" onError={() => undefined}>
        <Suspense>
          <ShellPageLater routeKey="technical-error" />
        </Suspense>
      </IntlProvider>
    </Provider>,
  );

  expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/ar');
});
