import { signedOut } from '@touchline/identity-state';
import { modalOpened, selectModals } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { aSignedAnswer, aSiteConfig } from '@touchline/shared-config/testing';
import { answer } from '@touchline/shared-testing';
import { act, screen } from '@testing-library/react';
import type { RootState } from '@touchline/shared-state';
import { NOW_S, notice, noticesCome, open, pass, player, withTestClock } from './overlays.test.helper.tsx';

withTestClock();

const own = (body: object) => aSignedAnswer(body, { place: '/bff-api/config/account.json', atMs: NOW_S * 1_000 });
/** Checking signatures needs turns of the real event loop; the page's clock is paused meanwhile. */
const until = async (holds: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 500 && !holds(); turn += 1) await pass(0);
  expect(holds()).toBe(true);
};

describe('the configuration of an account', () => {
  it('[CF-03] is loaded after sign-in and dropped at the end of the session', async () => {
    const { store, log } = await open({
      site: { showVipBet: false },
      routes: { 'GET /bff-api/config/account.json': () => own({ showVipBet: true }) },
    });
    const vip = () => selectSiteConfig(store.getState())?.showVipBet;
    const requests = () => log.filter((call) => JSON.stringify(call).includes('account.json')).length;
    expect([requests(), vip()]).toEqual([0, false]);

    act(() => void store.dispatch(player()));
    await until(() => vip() === true);
    expect(requests()).toBe(1);
    act(() => void store.dispatch(signedOut({ reason: 'requested' })));

    expect(vip()).toBe(false);
  });

  it('[CF-03] [CFG-1] an unsigned one is dropped and reported; the last valid one of the account stays until sign-out', async () => {
    const answers = [() => own({ showVipBet: true }), () => answer({ showVipBet: false }), () => answer({ showVipBet: true })];
    const { store, reported } = await open({
      site: { showVipBet: false },
      routes: { 'GET /bff-api/config/account.json': () => (answers.shift() ?? (() => answer({})))() },
    });
    const vip = () => selectSiteConfig(store.getState())?.showVipBet;
    const reports = () => reported.filter(([name]) => name === 'account config failed');
    act(() => void store.dispatch(player(7)));
    await until(() => vip() === true);

    act(() => void store.dispatch(player(7)));
    await until(() => reports().length === 1);
    expect([vip(), reports()]).toEqual([true, [['account config failed', { code: 'UnsignedConfigError' }]]]);
    act(() => void store.dispatch(player(8)));
    expect(vip()).toBe(false);
    await until(() => reports().length === 2);

    expect([vip(), answers.length]).toEqual([false, 0]);
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
  const untilAt = (path: string): Promise<void> => until(() => heading().textContent === path);

  it('[MT-01] [MT-02] is announced, redirects to its page when it begins, and home when it ends', async () => {
    await open({
      site: { maintenance: schedule },
      routes: { 'GET /bff-api/config/all.json': () => aSignedAnswer(aSiteConfig({ maintenance: schedule }), { atMs: NOW_S * 1_000 }) },
    });
    await pass(9_999);
    expect(notice('Scheduled maintenance')).toBeNull();

    await pass(1);
    await noticesCome();
    expect(notice('Scheduled maintenance')).toHaveTextContent(
      'The site will be down from Nov 14, 2023, 10:14 PM to Nov 14, 2023, 10:15 PM',
    );
    await pass(50_000);
    expect([heading().textContent, notice('Scheduled maintenance')]).toEqual(['/en/maintenance', null]);
    await pass(60_000);

    await untilAt('/en');
  });

  it('[MT-01] an end that is moved forward is noticed within half a minute', async () => {
    const now = { ...schedule, started_at: NOW_S - 10, ended_at: NOW_S + 9_000 };
    await open({
      at: '/en/maintenance',
      site: { maintenance: now },
      routes: {
        'GET /bff-api/config/all.json': () =>
          aSignedAnswer(aSiteConfig({ maintenance: { ...now, isActive: false } }), { atMs: NOW_S * 1_000 }),
      },
    });
    expect(heading()).toHaveTextContent('/en/maintenance');

    await pass(20_000);
    await untilAt('/en');
  });
});

describe('modals', () => {
  const names = (state: RootState): string[] => selectModals(state).map(({ modal }) => modal);

  it('[RT-09] open for a url that asks for them, for guests only', async () => {
    const { store } = await open({
      at: '/en?showLoginModal=1',
      source: { acquire: () => () => undefined, load: async () => () => <p>the form</p> },
    });
    expect(await screen.findByText('the form')).toBeInTheDocument();

    act(() => void store.dispatch(player()));

    expect(names(store.getState())).toEqual([]);
  });

  it('[RT-09] close on navigation; the focus returns to the opener', async () => {
    const { store, router, user } = await open();
    const opener = screen.getByRole('button', { name: 'opener' });
    opener.focus();
    act(() => void store.dispatch(modalOpened({ modal: 'settings' })));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await pass(0);
    expect(opener).toHaveFocus();

    act(() => void store.dispatch(modalOpened({ modal: 'settings' })));
    await act(() => router.navigate('/en/line'));

    expect(names(store.getState())).toEqual([]);
  });

  it('[LIM-14] [GD-14] the break question outlasts an automatic change of page; Back, an earlier page and sign-out close it', async () => {
    const { store, router } = await open({ at: '/en/user/login' });
    act(() => void store.dispatch(player()));
    const press = () => act(() => void store.dispatch(modalOpened({ modal: 'break' })));
    press();
    await act(() => router.navigate('/en/live', { replace: true }));
    await act(() => router.navigate('/en/line'));
    expect([screen.getByRole('heading', { level: 1 }).textContent, names(store.getState())]).toEqual(['/en/line', ['break']]);
    expect(window.history.state).toMatchObject({ modal: { modal: 'break', depth: 1 } });

    act(() => window.dispatchEvent(new PopStateEvent('popstate', { state: { key: router.state.location.key } })));
    expect(names(store.getState())).toEqual([]);

    press();
    act(() => window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'of an earlier page' } })));
    await act(() => router.navigate(-1));
    expect([screen.getByRole('heading', { level: 1 }).textContent, names(store.getState())]).toEqual(['/en/live', []]);

    press();
    act(() => void store.dispatch(signedOut({ reason: 'requested' })));
    expect(names(store.getState())).toEqual([]);
  });

  it('[GD-14] [LIM-14] a dialog opened before the next page is rendered gets one history entry, on that page', async () => {
    const { store, router } = await open({ at: '/en/user/login' });
    act(() => void store.dispatch(player()));
    window.history.replaceState({ key: 'of the next page' }, '');
    const before = window.history.length;

    act(() => void store.dispatch(modalOpened({ modal: 'break' })));
    expect([names(store.getState()), window.history.length - before]).toEqual([['break'], 0]);
    window.history.replaceState(null, '');
    await act(() => router.navigate('/en/live', { replace: true }));

    expect([names(store.getState()), window.history.length - before]).toEqual([['break'], 1]);
    expect(window.history.state).toMatchObject({ modal: { modal: 'break', depth: 1 } });
  });

  it("[GD-13] signs in with the section's body and closes with the session", async () => {
    const acquire = jest.fn(() => () => undefined);
    const { store } = await open({ source: { acquire, load: async () => () => <p>the form</p> } });

    act(() => void store.dispatch(modalOpened({ modal: 'login' })));
    await pass(0);
    expect(await screen.findByText('the form')).toBeInTheDocument();
    act(() => void store.dispatch(player()));

    expect([acquire.mock.calls, names(store.getState())]).toEqual([[['identity']], []]);
  });

  it("[RM-08] opens the section's page with a return url if the section has no body", async () => {
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
