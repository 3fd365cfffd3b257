import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { platformModule, seoReceived, type SeoBlock as Block } from '@touchline/platform-state';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SeoBlock } from './SeoBlock.tsx';

const BLOCK: Block = {
  content: { heading: 'Football odds', lead: 'Many games.', parts: [{ heading: 'Markets', text: 'Result and totals.' }] },
  visual: { sportKey: 'football', isFolded: true },
  sports: [{ id: 4, key: 'tennis', name: 'Tennis', count: 12 }],
};

function open(at: string, block: Block | null, of = at) {
  const ports = createServerPorts({
    send: () => new Promise(() => undefined),
    origin: 'http://shop.test',
    report: () => undefined,
    now: () => 0,
  });
  const people = () => ({ name: 'people', slices: [sessionSlice] });
  const store = createAppStore({ ports, modules: [platformModule, people] });
  store.dispatch(viewChanged({ language: 'en' }));
  store.dispatch(seoReceived({ path: of, page: {}, crumbs: [], block }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" onError={() => undefined}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <SeoBlock /> }], { initialEntries: [at] })} />
      </IntlProvider>
    </Provider>,
  );
  return store;
}
const region = () => screen.queryByRole('region', { name: 'Football odds' });

it("[SE-03] [LY-01] shows the page's text, collapsed after the first paragraph, and links to sports", () => {
  open('/en/line/all/1', BLOCK);

  expect(screen.getByRole('heading', { level: 2, name: 'Football odds' })).toBeInTheDocument();
  expect(screen.getByText('Many games.')).toBeVisible();
  expect(screen.getByText('Result and totals.').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', { name: /Tennis/ })).toHaveAttribute('href', '/en/line/all/4-tennis');
});

it('[SE-03] the visual call decides whether it is collapsed', () => {
  open('/en/line', { ...BLOCK, visual: { sportKey: null, isFolded: false } });

  expect(screen.getByText('Result and totals.').closest('details')).toBeNull();
});

it('[SE-03] shows nothing of another page, and nothing without a text', () => {
  open('/en/live', BLOCK, '/en/line');
  expect(region()).toBeNull();
});

it.each(['/en/user/login', '/en/information/payment', '/en/landing-page/1', '/en/block'])('[LY-02] shows no text under %s', (path) => {
  open(path, BLOCK);

  expect(region()).toBeNull();
});

it('[SE-03] is hidden from players', () => {
  const store = open('/en/line', BLOCK);
  expect(region()).not.toBeNull();

  act(() => void store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 0, previousLoginAt: null })));

  expect(region()).toBeNull();
});
