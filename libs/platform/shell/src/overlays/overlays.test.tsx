import { act, cleanup, screen, within } from '@testing-library/react';
import { guardNotice } from '../index.ts';
import { noticeShown } from '../notices/notices.slice.ts';
import { notice, open, pass, player, withTestClock, noticesCome } from './overlays.test.helper.tsx';

withTestClock();

describe('notices', () => {
  it('[NT-01] [LY-16] closes information after 10 s and keeps warnings', async () => {
    const { store } = await open();

    act(() => void store.dispatch(noticeShown({ topic: 'saved', type: 'success' })));
    act(() => void store.dispatch(noticeShown({ topic: 'forbidden', type: 'error' })));
    await noticesCome();
    await pass(9_999);
    expect(notice('Saved')).toHaveAttribute('role', 'status');
    expect(notice("You don't have access to this")).toHaveAttribute('role', 'alert');
    await pass(1);

    expect(notice('Saved')).toBeNull();
    expect(notice("You don't have access to this")).not.toBeNull();
  });

  it('[LY-16] pauses the timer while pointer or focus is on the notice', async () => {
    const { store, user } = await open();
    act(() => void store.dispatch(noticeShown({ topic: 'saved', type: 'success' })));
    await noticesCome();

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

  it('[NT-01] moves the focus to the next notice after closing one, and to the page after the last', async () => {
    const { store, user } = await open();
    act(() => void store.dispatch(noticeShown({ topic: 'forbidden', type: 'error' })));
    act(() => void store.dispatch(noticeShown({ topic: 'technical-error', type: 'error' })));
    await noticesCome();

    await user.click(within(notice("You don't have access to this") as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(within(notice('Something went wrong on our side') as HTMLElement).getByRole('button'));
    await user.click(document.activeElement!);

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[NT-01] asks once about a newer version, which can wait', async () => {
    const { store, user } = await open();

    act(() => void store.dispatch(guardNotice('update-available')));
    act(() => void store.dispatch(guardNotice('update-available')));
    await noticesCome();
    expect(screen.getAllByText('A new version is available')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Later' }));

    expect(notice('A new version is available')).toBeNull();
  });

  it('[NT-04] reports an ad blocker once per browser', async () => {
    const { storage } = await open({ hidesAds: true });
    expect(notice('Ad blocker detected')).toHaveAttribute('role', 'alert');

    const kept = Object.fromEntries(storage.kept);
    document.body.replaceChildren();
    await open({ hidesAds: true, kept });

    expect(notice('Ad blocker detected')).toBeNull();
  });

  it('[NT-04] shows nothing when nothing is hidden', async () => {
    await open();

    expect(notice('Ad blocker detected')).toBeNull();
  });
});

describe('the registration widget', () => {
  it.each([
    ['where it is on', '/en/live', { isShowRegistrationWidget: true }, true],
    ['where it is off', '/en/live', {}, false],
    ['where registration is not allowed', '/en/live', { isShowRegistrationWidget: true, isRegistrationAllowed: false }, false],
    ['on a VIP domain', '/en/live', { isShowRegistrationWidget: true, isVipDomain: true }, false],
    ['on the page of registration itself', '/en/registration', { isShowRegistrationWidget: true }, false],
  ])('[ID-24] for a visitor %s', async (_, at, site, isSeen) => {
    await open({ at, site });

    expect(notice('New here?') !== null).toBe(isSeen);
  });

  it('[ID-24] links to registration, can be closed, and is never shown to a player', async () => {
    const { user } = await open({ site: { isShowRegistrationWidget: true } });
    const widget = notice('New here?') as HTMLElement;
    expect(within(widget).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/en/registration');
    await user.click(within(widget).getByRole('button', { name: 'Close' }));
    expect(notice('New here?')).toBeNull();

    cleanup();
    const { store } = await open({ site: { isShowRegistrationWidget: true } });
    act(() => void store.dispatch(player()));
    expect(notice('New here?')).toBeNull();
  });
});
