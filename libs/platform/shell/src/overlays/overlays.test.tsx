import { sessionReceived, sessionSlice, signedOut } from '@touchline/identity-state';
import { modalOpened, platformModule, selectModals, type ModalName } from '@touchline/platform-state';
import { configModule, configReceived, selectSiteConfig } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, createServerPorts, selectView, viewChanged, type KeyValueStore } from '@touchline/shared-state';
import { answer, createFakeServer, type Handler } from '@touchline/shared-testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { guardNotice, ModalSourceProvider, type ModalSource } from '../index.ts';
import { noticesModule } from '../notices/module.ts';
import { noticeShown } from '../notices/notices.slice.ts';
import { createOverlaysModule } from './module.ts';
import { OverlaysRoot } from './OverlaysRoot.tsx';

const NOW_S = 1_700_000_000;
const player = (userId = 7) => sessionReceived({ status: 'player', userId, startedAt: 1, previousLoginAt: null });

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

interface Opening {
  at?: string;
  site?: object;
  cookies?: string;
  routes?: Readonly<Record<string, Handler>>;
  kept?: Record<string, string>;
  source?: ModalSource;
  hidesAds?: boolean;
}

/** Everything that lies over a page, with a clock that tests move. */
async function open({ at = '/en/live', site = {}, cookies = 'tl-consent=1.0', routes = {}, kept, source, hidesAds = false }: Opening = {}) {
  const { send, log } = createFakeServer({ 'POST /web-api/user/cookies-agreement': () => new Response(null, { status: 204 }), ...routes });
  const storage = memory(kept);
  const began = Date.now();
  const ports = {
    ...createServerPorts({ send, origin: 'https://shop.test', report: () => undefined, now: () => NOW_S * 1_000 + Date.now() - began }),
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
  store.dispatch(configReceived(aSiteConfig(site)));
  store.dispatch(sessionReceived({ status: 'visitor' }));
  store.start();
  // jsdom lays nothing out: an element that nobody hides has a height here.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(hidesAds ? 0 : 1);
  store.inject(createOverlaysModule({ page, jar, random: () => 0 }));
  const element = (
    <>
      <Page />
      <OverlaysRoot />
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
  return { store, router, log, written, storage, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const notice = (title: string) => screen.queryByText(title)?.closest('[data-notice]') ?? null;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('notices', () => {
  it('[NT-01] [LY-16] what informs closes after 10 s, what warns stays', async () => {
    const { store } = await open();

    act(() => void store.dispatch(noticeShown({ topic: 'saved', type: 'success' })));
    act(() => void store.dispatch(noticeShown({ topic: 'forbidden', type: 'error' })));
    await pass(9_999);
    expect(notice('Saved')).toHaveAttribute('role', 'status');
    expect(notice('This is not allowed')).toHaveAttribute('role', 'alert');
    await pass(1);

    expect(notice('Saved')).toBeNull();
    expect(notice('This is not allowed')).not.toBeNull();
  });

  it('[LY-16] the time stands still while somebody points at it or is in it', async () => {
    const { store, user } = await open();
    act(() => void store.dispatch(noticeShown({ topic: 'saved', type: 'success' })));

    await pass(6_000);
    await user.hover(notice('Saved')!);
    await pass(60_000);
    await user.unhover(notice('Saved')!);
    await user.tab();
    await pass(3_900);
    expect(notice('Saved')).not.toBeNull();
    await pass(200);

    expect(notice('Saved')).toBeNull();
  });

  it('[NT-01] closing one by hand leaves the focus on the next, and on the page after the last', async () => {
    const { store, user } = await open();
    act(() => void store.dispatch(noticeShown({ topic: 'forbidden', type: 'error' })));
    act(() => void store.dispatch(noticeShown({ topic: 'technical-error', type: 'error' })));

    await user.click(within(notice('This is not allowed') as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(within(notice('Something broke on our side') as HTMLElement).getByRole('button'));
    await user.click(document.activeElement!);

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[NT-01] a newer version asks once, and can wait', async () => {
    const { store, user } = await open();

    act(() => void store.dispatch(guardNotice('update-available')));
    act(() => void store.dispatch(guardNotice('update-available')));
    expect(screen.getAllByText('A new version of the site is ready')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Later' }));

    expect(notice('A new version of the site is ready')).toBeNull();
  });

  it('[NT-04] tells of an ad blocker, once in this browser', async () => {
    const { storage } = await open({ hidesAds: true });
    expect(notice('An ad blocker is on')).toHaveAttribute('role', 'alert');

    const kept = Object.fromEntries(storage.kept);
    document.body.replaceChildren();
    await open({ hidesAds: true, kept });

    expect(notice('An ad blocker is on')).toBeNull();
  });

  it('[NT-04] says nothing where nothing is hidden', async () => {
    await open();

    expect(notice('An ad blocker is on')).toBeNull();
  });
});

describe('agreements', () => {
  const panel = () => screen.queryByRole('dialog', { name: /cookies/i });

  it.each([
    ['Necessary only', 0],
    ['Accept all', 3],
  ])('[ID-17] "%s" is one press, is kept, is in the state and is sent as cookiesAgreeTime', async (name, type) => {
    const { user, log, store, written } = await open({ cookies: '' });

    await user.click(screen.getByRole('button', { name }));
    await pass(0);

    expect(written).toEqual([`tl-consent=1.${type}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`]);
    expect(selectView(store.getState()).cookiesAgreeType).toBe(type);
    expect(log.filter(({ path }) => path.endsWith('cookies-agreement')).map(({ body }) => body)).toEqual([{ cookiesAgreeTime: type }]);
    expect(panel()).toBeNull();
  });

  it('[ID-17] the customize view has checkboxes, a way back, and saves what is selected', async () => {
    const { user, written } = await open({ cookies: '' });
    expect(screen.getByRole('link', { name: 'About cookies' })).toHaveAttribute('href', '/en/information/cookies');

    await user.click(screen.getByRole('button', { name: 'Customize' }));
    expect(screen.getByRole('heading', { name: 'Choose your cookies' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: 'Accept all' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Customize' }));
    expect(screen.getAllByRole('checkbox').map((box) => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await user.click(screen.getByRole('checkbox', { name: /^Marketing/ }));
    await user.click(screen.getByRole('button', { name: 'Save selected' }));

    expect(written).toEqual(['tl-consent=1.2; Path=/; Max-Age=15724800; SameSite=Lax; Secure']);
  });

  it('[ID-17] a choice that was not sent is sent by the next page; the question itself does not come again', async () => {
    const { log, storage } = await open({ cookies: 'tl-consent=1.1', kept: { 'tl-consent-unsent': '1' } });

    expect(panel()).toBeNull();
    expect(log.map(({ body }) => body)).toEqual([{ cookiesAgreeTime: 1 }]);
    expect(storage.get('tl-consent-unsent')).toBeNull();
  });

  it('[ID-17] can be changed later', async () => {
    const { store, user, written } = await open({ cookies: 'tl-consent=1.3' });
    act(() => void store.dispatch(modalOpened({ modal: 'consent' })));

    await user.click(screen.getByRole('button', { name: 'Necessary only' }));

    expect([panel(), written.length]).toEqual([null, 1]);
  });

  it.each([
    ['days', 'tl-age=1; Path=/; Max-Age=259200; SameSite=Lax; Secure'],
    ['session', 'tl-age=1; Path=/; SameSite=Lax; Secure'],
  ])('[ID-16] asks for the age before anything else, and keeps it for %s', async (ageConfirmation, cookie) => {
    const { user, written } = await open({ cookies: '', site: { ageConfirmation } });
    expect(panel()).toBeNull();

    await user.click(screen.getByRole('button', { name: 'I am younger' }));
    expect(screen.getByRole('dialog', { name: 'This site is for adults' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'I am 18 or older' }));

    expect(written).toEqual([cookie]);
    expect(panel()).toBeInTheDocument();
  });

  it('[ID-16] asks no player, nobody who said it, and nobody where it is off', async () => {
    await open({ cookies: 'tl-consent=1.0; tl-age=1', site: { ageConfirmation: 'days' } });

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('terms', () => {
  const PATH = 'GET /web-api/api-v3/v2/user/agreement-rules/status';
  const feature = { isConfirmTermsEnabled: true };

  it('[ID-18] asks every 60 s while a player is signed in and the feature is on; a changed signature is told once', async () => {
    let updatedAt = NOW_S;
    const { store, log } = await open({ site: feature, routes: { [PATH]: () => answer({ result: true, updatedAt }) } });
    const asked = () => log.filter(({ path }) => path.includes('agreement-rules')).length;
    await pass(120_000);
    expect(asked()).toBe(0);

    act(() => void store.dispatch(player()));
    await pass(0);
    expect([asked(), notice('Our terms have changed') !== null]).toEqual([1, true]);
    expect(selectView(store.getState())).toMatchObject({ isUserTermsChanged: true, userTermsChangedUpdatedAt: NOW_S });
    act(() =>
      within(notice('Our terms have changed') as HTMLElement)
        .getByRole('button', { name: 'Close' })
        .click(),
    );
    await pass(59_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect([asked(), notice('Our terms have changed')]).toEqual([2, null]);
    updatedAt += 1;
    await pass(60_000);

    expect([asked(), notice('Our terms have changed') !== null]).toEqual([3, true]);
  });

  it('[ID-18] asks nothing where the feature is off, and takes nonsense for no answer', async () => {
    const { store, log } = await open({ routes: { [PATH]: () => answer({ result: 'yes' }) } });
    act(() => void store.dispatch(player()));
    await pass(60_000);
    expect(log.filter(({ path }) => path.includes('agreement-rules'))).toEqual([]);

    act(() => void store.dispatch(configReceived(aSiteConfig(feature))));
    await pass(0);

    expect(selectView(store.getState()).isUserTermsChanged).toBe(false);
  });

  it('[ID-18] what changed is a list with a way back, a way to confirm and a way out', async () => {
    const { store, user, log } = await open();
    act(() => void store.dispatch(player()));
    act(() => void store.dispatch(modalOpened({ modal: 'terms' })));

    await user.click(await screen.findByRole('button', { name: 'Privacy' }));
    expect(screen.getByRole('dialog', { name: 'Privacy' })).toHaveTextContent('What is kept about you');
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));

    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await pass(0);
    expect(log.at(-1)?.body).toEqual({ updatedAt: null });
    expect(await screen.findByRole('alertdialog', { name: 'Something went wrong' })).toHaveTextContent('The terms were not confirmed');
  });

  it('[ID-18] on the page of changed terms the question must be answered; confirmed, the way is home', async () => {
    const { store, user, log, router } = await open({
      at: '/en/confirm-terms',
      site: feature,
      routes: {
        [PATH]: () => answer({ result: true, updatedAt: NOW_S }),
        'POST /web-api/api-v3/v2/user/agreement-rules/confirm': () => new Response(null, { status: 204 }),
      },
    });
    act(() => void store.dispatch(player()));
    await pass(0);

    const dialog = await screen.findByRole('dialog', { name: 'Our terms have changed' });
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await pass(0);
    await pass(0);

    expect(log.find(({ path }) => path.endsWith('confirm'))?.body).toEqual({ updatedAt: NOW_S });
    expect(router.state.location.pathname).toBe('/en');
  });

  it('[ID-18] [NT-02] a confirmation that failed is said in a dialog that a press outside does not close', async () => {
    const { store, user } = await open();
    const params = { kind: 'error', key: 'information_confirm_terms_error', isSticky: '1' };
    act(() => void store.dispatch(modalOpened({ modal: 'message', params })));

    const dialog = await screen.findByRole('alertdialog', { name: 'Something went wrong' });
    act(() => dialog.click());
    expect(selectModals(store.getState())).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));

    expect(selectModals(store.getState())).toEqual([]);
  });
});

describe('the configuration of an account', () => {
  it('[CF-03] is loaded after a sign-in and forgotten at the end of the session', async () => {
    const { store, log } = await open({
      site: { showVipBet: false },
      routes: { 'GET /bff-api/config/account.json': () => answer({ showVipBet: true }) },
    });
    const vip = () => selectSiteConfig(store.getState())?.showVipBet;
    const asked = () => log.filter((call) => JSON.stringify(call).includes('account.json')).length;
    expect([asked(), vip()]).toEqual([0, false]);

    act(() => void store.dispatch(player()));
    await pass(0);
    await pass(0);
    expect([asked(), vip()]).toEqual([1, true]);
    act(() => void store.dispatch(signedOut({ reason: 'asked' })));

    expect(vip()).toBe(false);
  });
});

describe('maintenance', () => {
  const schedule = {
    started_at: NOW_S + 60,
    ended_at: NOW_S + 120,
    notify_started_at: NOW_S + 10,
    notify_ended_at: NOW_S + 60,
    isActive: true,
    web_state: 1,
  };
  const heading = () => screen.getByRole('heading', { level: 1 });

  it('[MT-01] [MT-02] is announced, takes the page there when it begins, and home when it ends', async () => {
    await open({
      site: { maintenance: schedule },
      routes: { 'GET /bff-api/config/all.json': () => answer(aSiteConfig({ maintenance: schedule })) },
    });
    await pass(9_999);
    expect(notice('Maintenance')).toBeNull();

    await pass(1);
    expect(notice('Maintenance')).toHaveTextContent('The site is closed from Nov 14, 2023, 10:14 PM to Nov 14, 2023, 10:15 PM');
    await pass(50_000);
    expect([heading().textContent, notice('Maintenance')]).toEqual(['/en/maintenance', null]);
    await pass(60_000);

    expect(heading()).toHaveTextContent('/en');
    expect(heading()).not.toHaveTextContent('maintenance');
  });

  it('[MT-01] an end that comes sooner than was said is noticed within half a minute', async () => {
    const now = { ...schedule, started_at: NOW_S - 10, ended_at: NOW_S + 9_000 };
    await open({
      at: '/en/maintenance',
      site: { maintenance: now },
      routes: { 'GET /bff-api/config/all.json': () => answer(aSiteConfig({ maintenance: { ...now, isActive: false } })) },
    });
    expect(heading()).toHaveTextContent('/en/maintenance');

    await pass(20_000);
    await pass(0);

    expect(heading().textContent).toBe('/en');
  });
});

describe('modals', () => {
  const names = (state: unknown): ModalName[] => selectModals(state).map(({ modal }) => modal);

  it('[RT-09] opens what the address asks for, for guests only', async () => {
    const { store } = await open({ at: '/en?showForgotPasswordModal=1' });
    expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeInTheDocument();

    act(() => void store.dispatch(player()));

    expect(names(store.getState())).toEqual([]);
  });

  it('[RT-09] a navigation leaves modals behind; the focus goes back to what opened one', async () => {
    const { store, router, user } = await open();
    const opener = screen.getByRole('button', { name: 'opener' });
    opener.focus();
    act(() => void store.dispatch(modalOpened({ modal: 'forgot-password' })));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await pass(0);
    expect(opener).toHaveFocus();

    act(() => void store.dispatch(modalOpened({ modal: 'forgot-password' })));
    await act(() => router.navigate('/en/line'));

    expect(names(store.getState())).toEqual([]);
  });

  it('[GD-13] signs in by the body that the section brings, and closes with the session', async () => {
    const acquire = jest.fn(() => () => undefined);
    const { store } = await open({ source: { acquire, load: async () => () => <p>the form</p> } });

    act(() => void store.dispatch(modalOpened({ modal: 'login' })));
    await pass(0);
    expect(await screen.findByText('the form')).toBeInTheDocument();
    act(() => void store.dispatch(player()));

    expect([acquire.mock.calls, names(store.getState())]).toEqual([[['identity']], []]);
  });

  it('[RM-08] a section that brings no body: its page is shown, and it knows the way back', async () => {
    const { store, router } = await open({
      source: { acquire: () => () => undefined, load: () => Promise.reject(new Error('gone')) },
    });

    act(() => void store.dispatch(modalOpened({ modal: 'login' })));
    await pass(0);
    await pass(0);

    expect(router.state.location.pathname + router.state.location.search).toBe('/en/user/login?returnUrl=%2Fen%2Flive');
    expect(names(store.getState())).toEqual([]);
  });
});
