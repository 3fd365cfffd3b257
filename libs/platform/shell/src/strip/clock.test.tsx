import { createAppStore } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { Clock } from './Clock.tsx';

it("[LY-13] [REM-9] hydrates over the document's time without an error, and shows the present time from then on", async () => {
  const onRecoverableError = jest.fn();
  const box = document.createElement('div');
  box.innerHTML = '<time>22:12</time>';
  const text = box.firstChild;
  const ports = createFakePorts({ now: () => 1_700_000_000_000 });

  const root = await act(() =>
    hydrateRoot(
      box,
      <Provider store={createAppStore({ ports, modules: [] })}>
        <IntlProvider locale="en" timeZone="UTC">
          <Clock isNarrow />
        </IntlProvider>
      </Provider>,
      { onRecoverableError },
    ),
  );

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(box.firstChild).toBe(text);
  expect(box).toHaveTextContent('22:13');
  act(() => root.unmount());
});
