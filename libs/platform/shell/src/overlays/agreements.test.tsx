import { modalOpened, selectModals } from '@touchline/platform-state';
import { configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { selectView } from '@touchline/shared-state';
import { answer } from '@touchline/shared-testing';
import { act, screen, within } from '@testing-library/react';
import { NOW_S, notice, open, pass, player, withTestClock } from './overlays.test.helper.tsx';

withTestClock();

describe('agreements', () => {
  const panel = () => screen.queryByRole('dialog', { name: /cookies/i });

  it.each([
    ['Necessary only', 0],
    ['Accept all', 3],
  ])('[ID-17] "%s" takes one click, is stored, is in the state and is sent as cookiesAgreeTime', async (name, type) => {
    const { user, log, store, written } = await open({ cookies: '' });

    await user.click(screen.getByRole('button', { name }));
    await pass(0);

    expect(written).toEqual([`tl-consent=1.${type}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`]);
    expect(selectView(store.getState()).cookiesAgreeType).toBe(type);
    expect(log.filter(({ path }) => path.endsWith('cookies-agreement')).map(({ body }) => body)).toEqual([{ cookiesAgreeTime: type }]);
    expect(panel()).toBeNull();
  });

  it('[ID-17] the customize view has checkboxes, a way back, and saves the selection', async () => {
    const { user, written } = await open({ cookies: '' });
    expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/en/information/cookies');

    await user.click(screen.getByRole('button', { name: 'Customise' }));
    expect(screen.getByRole('heading', { name: 'Cookie preferences' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: 'Accept all' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Customise' }));
    expect(screen.getAllByRole('checkbox').map((box) => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await user.click(screen.getByRole('checkbox', { name: /^Marketing/ }));
    await user.click(screen.getByRole('button', { name: 'Save choices' }));

    expect(written).toEqual(['tl-consent=1.2; Path=/; Max-Age=15724800; SameSite=Lax; Secure']);
  });

  it('[ID-17] an unsent choice is sent by the next page without asking again', async () => {
    const { log, storage } = await open({ cookies: 'tl-consent=1.1', kept: { 'tl-consent-unsent': '1' } });

    expect(panel()).toBeNull();
    expect(log.map(({ body }) => body)).toEqual([{ cookiesAgreeTime: 1 }]);
    expect(storage.get('tl-consent-unsent')).toBeNull();
  });

  it('[ID-17] [PRV-2] sends a choice that allows counting to the server once, also one that is stored only in the cookie', async () => {
    const { log, storage } = await open({ cookies: 'tl-consent=1.3' });
    expect(log.map(({ body }) => body)).toEqual([{ cookiesAgreeTime: 3 }]);
    expect([storage.get('tl-consent-unsent'), storage.get('tl-consent-sent')]).toEqual([null, '3']);

    const again = await open({ cookies: 'tl-consent=1.3', kept: { 'tl-consent-sent': '3' } });
    expect(again.log).toEqual([]);
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
  ])('[ID-16] asks for the age first and stores the answer for %s', async (ageConfirmation, cookie) => {
    const { user, written } = await open({ cookies: '', site: { ageConfirmation } });
    expect(panel()).toBeNull();

    await user.click(screen.getByRole('button', { name: "No, I'm under 18" }));
    expect(screen.getByRole('dialog', { name: 'This site is for adults only' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: "Yes, I'm 18 or over" }));

    expect(written).toEqual([cookie]);
    expect(panel()).toBeInTheDocument();
  });

  it('[ID-16] does not ask players, visitors who have confirmed, or where it is off', async () => {
    await open({ cookies: 'tl-consent=1.0; tl-age=1', site: { ageConfirmation: 'days' } });

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('terms', () => {
  const PATH = 'GET /web-api/api-v3/v2/user/agreement-rules/status';
  const feature = { isConfirmTermsEnabled: true };

  it('[ID-18] asks every 60 s while a player is signed in and the feature is on; shows a changed signature once', async () => {
    let updatedAt = NOW_S;
    const { store, log } = await open({ site: feature, routes: { [PATH]: () => answer({ result: true, updatedAt }) } });
    const requests = () => log.filter(({ path }) => path.includes('agreement-rules')).length;
    await pass(120_000);
    expect(requests()).toBe(0);

    act(() => void store.dispatch(player()));
    await pass(0);
    expect([requests(), notice("We've updated our terms") !== null]).toEqual([1, true]);
    expect(selectView(store.getState())).toMatchObject({ isUserTermsChanged: true, userTermsChangedUpdatedAt: NOW_S });
    act(() =>
      within(notice("We've updated our terms") as HTMLElement)
        .getByRole('button', { name: 'Close' })
        .click(),
    );
    await pass(59_999);
    expect(requests()).toBe(1);
    await pass(1);
    expect([requests(), notice("We've updated our terms")]).toEqual([2, null]);
    updatedAt += 1;
    await pass(60_000);

    expect([requests(), notice("We've updated our terms") !== null]).toEqual([3, true]);
  });

  it('[ID-18] asks nothing while the feature is off and ignores malformed answers', async () => {
    const { store, log } = await open({ routes: { [PATH]: () => answer({ result: 'yes' }) } });
    act(() => void store.dispatch(player()));
    await pass(60_000);
    expect(log.filter(({ path }) => path.includes('agreement-rules'))).toEqual([]);

    act(() => void store.dispatch(configReceived(aSiteConfig(feature))));
    await pass(0);

    expect(selectView(store.getState()).isUserTermsChanged).toBe(false);
  });

  it('[ID-18] lists the changes, with ways to go back, confirm and sign out', async () => {
    const { store, user, log } = await open();
    act(() => void store.dispatch(player()));
    act(() => void store.dispatch(modalOpened({ modal: 'terms' })));

    await user.click(await screen.findByRole('button', { name: 'Privacy policy' }));
    expect(screen.getByRole('dialog', { name: 'Privacy policy' })).toHaveTextContent('What data we keep');
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));

    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await pass(0);
    expect(log.at(-1)?.body).toEqual({ updatedAt: null });
    expect(await screen.findByRole('alertdialog', { name: 'Something went wrong' })).toHaveTextContent(
      "We couldn't save your confirmation",
    );
  });

  it('[ID-18] requires an answer on the page of changed terms and goes home after it', async () => {
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

    const dialog = await screen.findByRole('dialog', { name: "We've updated our terms" });
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await pass(0);
    await pass(0);

    expect(log.find(({ path }) => path.endsWith('confirm'))?.body).toEqual({ updatedAt: NOW_S });
    expect(router.state.location.pathname).toBe('/en');
  });

  it('[ID-18] [NT-02] shows a failed confirmation in a dialog that a click outside does not close', async () => {
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
