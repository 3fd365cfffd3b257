import { accountSettingsModule } from '@touchline/account-state';
import { createAgreementsModule, termsModule } from '@touchline/identity-agreements-state';
import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { platformModule, sectionsReceived } from '@touchline/platform-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { aManifest } from '@touchline/shared-routes/testing';
import { createAppStore, createServerPorts, viewChanged, type KeyValueStore, type Ports } from '@touchline/shared-state';
import { createFakeServer, type Handler } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { ModalSourceProvider, type ModalSource } from '../index.ts';
import { noticesModule } from '../notices/module.ts';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { createOverlaysModule } from './module.ts';
import { OverlaysRoot } from './OverlaysRoot.tsx';

/** Server time at the start of a test, in seconds. */
export const NOW_S = 1_700_000_000;
const IDENTITY = aManifest({
  modals: { login: { words: 'Sign in', page: '/user/login', returns: true, query: 'showLoginModal', for: 'guest', size: 'narrow' } },
});
export const player = (userId = 7) => sessionReceived({ status: 'player', userId, startedAt: 1, previousLoginAt: null });

function memory(start: Record<string, string> = {}): KeyValueStore & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
    onChange: () => () => undefined,
  };
}

function Page() {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <h1>{pathname}</h1>
      <button type="button">opener</button>
    </main>
  );
}

export interface Opening {
  at?: string;
  site?: object;
  cookies?: string;
  routes?: Readonly<Record<string, Handler>>;
  kept?: Record<string, string>;
  source?: ModalSource;
  hidesAds?: boolean;
}

/** Renders all overlays, with a clock that tests control. */
export async function open({
  at = '/en/live',
  site = {},
  cookies = 'tl-consent=1.0',
  routes = {},
  kept,
  source,
  hidesAds = false,
}: Opening = {}) {
  const { send, log } = createFakeServer({ 'POST /web-api/user/cookies-agreement': () => new Response(null, { status: 204 }), ...routes });
  const storage = memory(kept);
  const began = Date.now();
  const reported: unknown[][] = [];
  const report: Ports['report'] = (...args) => void reported.push(args);
  const ports = {
    ...createServerPorts({ send, origin: 'https://shop.test', report, now: () => NOW_S * 1_000 + Date.now() - began }),
    storage,
  };
  const written: string[] = [];
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'defaultView', { value: { getComputedStyle: () => ({ display: hidesAds ? 'none' : 'block' }) } });
  const jar = {
    read: () => cookies,
    write: (cookie: string) => {
      written.push(cookie);
      cookies += `; ${cookie.split(';', 1)[0]}`;
    },
    isSecure: true,
  };
  const people = () => ({ name: 'people', slices: [sessionSlice] });
  const store = createAppStore({ ports, modules: [platformModule, configModule, people, noticesModule] });
  store.dispatch(viewChanged({ build: 'desktop', language: 'en' }));
  store.dispatch(sectionsReceived({ manifests: { identity: IDENTITY } }));
  store.dispatch(configReceived(aSiteConfig(site)));
  store.dispatch(sessionReceived({ status: 'visitor' }));
  store.start();
  // jsdom computes no layout, so visible elements get a height here.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(hidesAds ? 0 : 1);
  store.inject(createAgreementsModule(jar));
  store.inject(createOverlaysModule({ page, random: () => 0 }));
  store.inject(termsModule);
  store.inject(accountSettingsModule);
  const element = (
    <>
      <Page />
      <OverlaysRoot />
      <ConsentQuestion />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC" onError={() => undefined}>
        <ModalSourceProvider value={source ?? null}>
          <RouterProvider router={router} />
        </ModalSourceProvider>
      </IntlProvider>
    </Provider>,
  );
  await pass(0);
  return { store, router, log, reported, written, storage, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Waits until the code of the notices has loaded, which happens with the first one. */
export async function noticesCome(): Promise<void> {
  await import('../notices/Notices.tsx');
  // A zero timeout started while the clock advances still waits a millisecond.
  await pass(1);
  for (let turn = 0; turn < 20 && document.querySelector('[data-notice]') === null; turn += 1) await pass(0);
}
export const notice = (title: string) => screen.queryByText(title)?.closest('[data-notice]') ?? null;

/** Installs the fake clock for the pages of a test file. */
export function withTestClock(): void {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
