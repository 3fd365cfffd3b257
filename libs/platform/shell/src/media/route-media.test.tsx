import { mediaSlice, platformModule } from '@touchline/platform-state';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RouteMedia } from './RouteMedia.tsx';

const ITEMS = [
  { id: 'a', image: '/a.svg', alt: 'Pick an outcome.', url: null },
  { id: 'b', image: '/b.svg', alt: 'See past draws.', url: '/en/toto/draws' },
];

function open(at: string) {
  const ports = createServerPorts({
    send: () => new Promise(() => undefined),
    origin: 'http://shop.test',
    report: () => undefined,
    now: () => 0,
  });
  const store = createAppStore({ ports, modules: [platformModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  store.dispatch(mediaSlice.actions.mediaReceived({ route: 'toto', items: ITEMS, atMs: 0 }));
  return render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <RouteMedia /> }], { initialEntries: [at] })} />
    </Provider>,
  );
}

it('[GD-10] shows each image above its caption, as a link if it has a target', () => {
  const { container } = open('/en/toto');

  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Pick an outcome.')).toBeVisible();
  expect(within(first as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(second as HTMLElement).getByRole('link', { name: 'See past draws.' })).toHaveAttribute('href', '/en/toto/draws');
  expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(['/a.svg', '/b.svg']);
});

it('[GD-10] shows nothing on a route without images', () => {
  expect(open('/en/lotto').container).toBeEmptyDOMElement();
});
