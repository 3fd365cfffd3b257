import { COOKIES_AGREE } from '@touchline/identity-rules';
import { platformModule, selectTopModal } from '@touchline/platform-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useConsultant } from './use-consultant.ts';

const ADDRESS = 'https://help.test/w.js';
const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${ADDRESS}"]`);
const settle = () => act(async () => undefined);

async function start(agreed: number | null) {
  const report = jest.fn();
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report });
  const store = createAppStore({ ports, modules: [platformModule, configModule] });
  store.dispatch(configReceived(aSiteConfig({ consultant: { provider: 'chatra', id: 'a', scriptUrl: ADDRESS } })));
  store.dispatch(viewChanged({ cookiesAgreeType: agreed }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useConsultant(), { wrapper });
  // The providers are in a separate chunk.
  await settle();
  await settle();
  return { store, report, widget: () => result.current.widget };
}

afterEach(() => {
  script()?.remove();
  Reflect.deleteProperty(window, 'Chatra');
});

it.each([
  [null, false],
  [COOKIES_AGREE.Necessary, false],
  [COOKIES_AGREE.Marketing, false],
  [COOKIES_AGREE.Functionality, true],
  [COOKIES_AGREE.All, true],
])("[SU-01] [PRV-2] agreed %p: loads the provider's script %p", async (agreed, isLoaded) => {
  await start(agreed);

  expect(script() !== null).toBe(isLoaded);
});

it("[SU-01] uses the site's own conversation until the script has run, and for good if it does not load", async () => {
  const { widget, report } = await start(COOKIES_AGREE.All);
  expect(widget()).toBeNull();

  script()?.dispatchEvent(new Event('error'));
  await settle();

  expect(widget()).toBeNull();
  expect(report.mock.calls).toEqual([['consultant failed', { name: 'chatra' }]]);
});

it("[SU-01] opens the provider's window on click, or the own conversation if the window fails", async () => {
  const { widget, store, report } = await start(COOKIES_AGREE.All);
  const chatra = jest.fn();
  Object.assign(window, { Chatra: chatra });
  script()?.dispatchEvent(new Event('load'));
  await settle();

  act(() => widget()?.open());
  expect(chatra).toHaveBeenCalledWith('openChat', true);
  expect(selectTopModal(store.getState())).toBeNull();

  chatra.mockImplementation(() => {
    throw new Error('gone');
  });
  act(() => widget()?.open());
  expect(selectTopModal(store.getState())?.modal).toBe('support');
  expect(widget()).toBeNull();
  expect(report).toHaveBeenCalledTimes(1);
});
