import { lineModule } from '@touchline/betting-line-state';
import { resultsModule } from '@touchline/betting-results-state';
import { attachIntl } from '@touchline/shared-i18n';
import { createAppStore, selectZone, viewChanged, viewChosen, type LoadContext } from '@touchline/shared-state';
import { createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createIntl, IntlProvider } from 'react-intl';
import { Provider, useSelector } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { resultsBands, resultsRoutes } from './index.ts';

/** English formats in the zone of the store, as in the host. */
const Formats = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" timeZone={useSelector(selectZone)}>
    {children}
  </IntlProvider>
);

type Calls = Parameters<typeof createFakeServer>[0];

export function start(path: string, calls: Calls, { zone = 'UTC', now = () => Date.now() } = {}) {
  const { send, log } = createFakeServer(calls);
  const ports = createFakePorts({ send, now });
  const store = createAppStore({ ports, modules: [resultsModule, lineModule] });
  const actions: { type: string; payload?: unknown }[] = [];
  const dispatch = store.dispatch.bind(store);
  store.dispatch = ((action: { type: string }) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof store.dispatch;
  store.dispatch(viewChanged({ language: 'en' }));
  const intl = createIntl({ locale: 'en', onError: () => undefined });
  attachIntl(store, () => intl as unknown as ReturnType<Parameters<typeof attachIntl>[1]>);
  store.dispatch(viewChosen({ deviceZone: zone }));
  const url = new URL(path, 'https://shop.test');
  const context = { url, params: {}, lang: 'en', store, ports, signal: new AbortController().signal } as unknown as LoadContext;
  const show = (Page: ComponentType) =>
    render(
      <Provider store={store}>
        <Formats>
          <MemoryRouter initialEntries={[path]}>
            <Page />
          </MemoryRouter>
        </Formats>
      </Provider>,
    );
  return { actions, context, show, store, log };
}

export async function open(key: keyof typeof resultsRoutes, path: string, calls: Calls, options = {}) {
  const { actions, context, show, ...rest } = start(path, calls, options);
  const page = await resultsRoutes[key]();
  await page.load?.(context);
  show(page.Component as ComponentType);
  return { page, context, actions, ...rest };
}

/** Opens a band of this section on the home page. */
export async function openBand(key: string, calls: Calls) {
  const { actions, context, show } = start('/en', calls);
  const band = await resultsBands[key]?.();
  if (band === undefined) throw new Error(`There is no band ${key}.`);
  await band.load?.(context);
  const shown = show(band.Component as ComponentType);
  return { actions, context, shown };
}
