import { aGame, aGamesAnswer } from '@touchline/betting-line-state/testing';
import { PageNotFound } from '@touchline/shared-state';
import { answer } from '@touchline/shared-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createPage, giveHeights, LINE_CALL } from '../line-page.test.helper.tsx';
import { withListClock } from './list-page.test.helper.tsx';

describe('a long list', () => {
  withListClock();

  it('[LOAD-4] renders two thousand games as a few dozen rows', async () => {
    giveHeights();
    const { open, server, store } = await createPage({ path: '/en/line/all/1-football', routeKey: 'section' });
    server.on(LINE_CALL, () => answer(aGamesAnswer({ games: Array.from({ length: 2000 }, (_, at) => aGame({ id: at + 1 })) })));
    const { container } = await open();
    const rows = container.querySelectorAll('[data-event]').length;
    expect(rows).toBeGreaterThan(10);
    expect(rows).toBeLessThan(60);
    expect(container.querySelectorAll('*').length).toBeLessThan(5000);
    store.stop();
    jest.restoreAllMocks();
  });

  it('prints a few sheets without windowing, and restores the windowed rows afterwards', async () => {
    giveHeights();
    const { open, server, store } = await createPage({ path: '/en/line/all/1-football', routeKey: 'section' });
    server.on(LINE_CALL, () => answer(aGamesAnswer({ games: Array.from({ length: 800 }, (_, at) => aGame({ id: at + 1 })) })));
    const { container } = await open();
    const count = () => container.querySelectorAll('[data-event]').length;
    const onScreen = count();
    expect(onScreen).toBeLessThan(60);

    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      // Checked synchronously, because the browser does not wait for React either.
      expect(count()).toBe(79); // plus the head of their championship
      expect(container.querySelector('[data-event="1"]')).toBeInTheDocument();
    });
    expect(screen.getByRole('list', { name: 'Events' }).style.paddingBlockEnd).toBe('');

    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(count()).toBe(onScreen);
    store.stop();
    jest.restoreAllMocks();
  });

  it('[BT-01] a list of two thousand games is one tab stop: arrow keys keep the column, typing finds a team, End goes to the last', async () => {
    giveHeights();
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    Element.prototype.scrollIntoView = () => undefined;
    const { open, server, store } = await createPage({ path: '/en/line/all/1-football', routeKey: 'section' });
    const games = Array.from({ length: 2000 }, (_, at) =>
      aGame({ id: at + 1, ...(at === 6 && { opponent1: { id: 9, name: 'Zeldene' } }) }),
    );
    server.on(LINE_CALL, () => answer(aGamesAnswer({ games })));
    const { container } = await open();
    const row = (id: number) => container.querySelector(`[data-event="${id}"]`) as HTMLElement;
    const controls = (id: number) => [...row(id).querySelectorAll<HTMLElement>('a[href], button')];
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    const list = screen.getByRole('list', { name: 'Events' });

    // The championship head is the tab stop until a game is entered.
    expect([...list.querySelectorAll('a[href], button')].filter((control) => control.getAttribute('tabindex') !== '-1')).toHaveLength(2);
    act(() => controls(1)[2]?.focus());
    press('ArrowDown');
    expect(document.activeElement).toBe(controls(2)[2]);
    expect(controls(2).every((control) => control.getAttribute('tabindex') === null)).toBe(true);
    expect(controls(1).every((control) => control.getAttribute('tabindex') === '-1')).toBe(true);
    press('ArrowRight');
    expect(document.activeElement).toBe(controls(2)[3]);
    press('z');
    await waitFor(() => expect(document.activeElement).toBe(controls(7)[3]));
    press('End');
    expect(window.scrollTo).toHaveBeenCalled();
    store.stop();
    jest.restoreAllMocks();
  });

  it('back navigation restores the keyboard focus to its row', async () => {
    giveHeights();
    const { open, server, store } = await createPage({ path: '/en/line/all/1-football', routeKey: 'section' });
    server.on(LINE_CALL, () => answer(aGamesAnswer({ games: Array.from({ length: 9 }, (_, at) => aGame({ id: at + 1 })) })));
    const first = await open();
    const link = () => document.querySelector<HTMLElement>('[data-event="4"] a[href]');
    act(() => link()?.focus());
    first.unmount();
    expect(document.activeElement).toBe(document.body);

    await open();
    expect(link()).not.toBeNull();
    expect(document.activeElement).toBe(link());
    store.stop();
    jest.restoreAllMocks();
  });

  it.each(['/en/line/all/football', '/en/line/all/1-football/x', '/en/live/all/999-nothing'])(
    '[BT-01] %s is a missing page',
    async (path) => {
      const { open, store } = await createPage({ path, routeKey: 'section' });
      await expect(open()).rejects.toThrow(PageNotFound);
      store.stop();
    },
  );
});
