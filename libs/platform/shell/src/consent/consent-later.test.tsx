import { platformModule } from '@touchline/platform-state';
import { createAppStore, createServerPorts, selectView } from '@touchline/shared-state';
import { act } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ConsentLater, expectConsent } from './ConsentLater.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';

const makeStore = () =>
  createAppStore({
    ports: createServerPorts({
      send: async () => new Response(null, { status: 204 }),
      origin: 'https://shop.test',
      report: () => undefined,
    }),
    modules: [platformModule],
  });

const pageWith = (store: ReturnType<typeof makeStore>, Consent: ComponentType) => {
  const element = (
    <Suspense fallback={null}>
      <Consent />
    </Suspense>
  );
  return (
    <Provider store={store}>
      <IntlProvider locale="en">
        <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] })} />
      </IntlProvider>
    </Provider>
  );
};

it('[ID-17] repeats an answer that was clicked before hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(pageWith(makeStore(), ConsentQuestion));
  const store = makeStore();
  store.start();
  const takeConsent = expectConsent(document);
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Necessary only')?.click();
  expect(selectView(store.getState()).cookiesAgreeType).toBeNull();

  const page = hydrateRoot(root, pageWith(store, ConsentLater));
  await act(async () => takeConsent());

  expect(selectView(store.getState()).cookiesAgreeType).toBe(0);
  expect(root).toBeEmptyDOMElement();
  act(() => page.unmount());
});
