/** @jest-environment node */
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { Clock } from './Clock.tsx';

it.each([
  [false, '22:13:20'],
  [true, '22:13'],
])('[LY-13] the document shows the time at which the edge made it: narrow %s', (isNarrow, time) => {
  const ports = createServerPorts({
    send: () => new Promise(() => undefined),
    origin: 'http://shop.test',
    report: () => undefined,
    now: () => 1_700_000_000_000,
  });
  const store = createAppStore({ ports, modules: [] });
  store.dispatch(viewChanged({ language: 'en' }));

  const html = renderToString(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <Clock isNarrow={isNarrow} />
      </IntlProvider>
    </Provider>,
  );

  expect(html).toBe(`<time>${time}</time>`);
});
