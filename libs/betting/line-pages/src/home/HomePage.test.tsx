import { aGame, aGamesAnswer } from '@touchline/betting-line-state/testing';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createPage, giveHeights, LINE_CALL } from '../line-page.test.helper.tsx';
import { homeSeo } from '../loads/home-load.ts';

const NOW = 1_700_000_000_000;

describe('the home page', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[BT-01] shows current and upcoming games', async () => {
    const { open, store } = await createPage({ path: '/en', routeKey: 'home' });
    await open();
    expect(screen.getByRole('heading', { name: 'Live now' })).toBeInTheDocument();
    expect(screen.getByText('Eastbrook')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Highlights' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Football/ })).toHaveLength(2);
    store.stop();
  });

  it('shows only games that start soon, on request', async () => {
    const { open, server, store } = await createPage({ path: '/en', routeKey: 'home' });
    const at = (hours: number) => NOW / 1000 + hours * 3600;
    server.on(LINE_CALL, () =>
      answer(
        aGamesAnswer({
          games: [aGame({ id: 5, startAt: at(2) }), aGame({ id: 6, startAt: at(5), opponent1: { id: 9, name: 'Lakeside' } })],
        }),
      ),
    );
    await open();
    expect(screen.getByText('Lakeside')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: 'Next 3 h' }));
    expect(screen.queryByText('Lakeside')).toBeNull();
    store.stop();
  });

  it.each(['desktop', 'mobile'] as const)("[PL-03] the %s build hydrates the server's markup without mismatches", async (build) => {
    const { context, tree, store } = await createPage({ path: '/en', routeKey: 'home', build });
    const { linePages } = await import('../pages.ts');
    await (await linePages['home']?.())?.load?.(context);
    giveHeights();
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(tree);
    expect(host.textContent).toContain('Harbour City');
    // Time passes between server and browser; the first render must still match.
    jest.setSystemTime(NOW + 90_000);
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const mismatches: unknown[] = [];
    const root = await act(async () => hydrateRoot(host, tree, { onRecoverableError: (error) => mismatches.push(error) }));
    expect(mismatches).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
    act(() => root.unmount());
    jest.restoreAllMocks();
    host.remove();
    store.stop();
  });

  it('[A11Y-2] skip links lead past the sports, and from the games to the coupon', async () => {
    const { open, store } = await createPage({ path: '/en', routeKey: 'home' });
    await open();
    const coupon = document.createElement('div');
    coupon.id = 'coupon';
    coupon.tabIndex = -1;
    document.body.append(coupon);
    Element.prototype.scrollIntoView = () => undefined; // missing in jsdom
    fireEvent.click(screen.getByRole('link', { name: 'Skip to events' }));
    expect(document.activeElement).toContainElement(screen.getByText('Eastbrook'));
    fireEvent.click(screen.getByRole('link', { name: 'Skip to coupon' }));
    expect(coupon).toHaveFocus();
    coupon.remove();
    store.stop();
  });

  it('[RM-07] shows bands of other sections together and in order, without those that fail or throw', async () => {
    let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    const before = window.IntersectionObserver;
    const Observer = jest.fn((callback: typeof seen) => ((seen = callback), { observe: () => undefined, disconnect: () => undefined }));
    Object.assign(window, { IntersectionObserver: Observer });
    const { open, ports, store } = await createPage({ path: '/en', routeKey: 'home' });
    const left: string[] = [];
    let slow = (): void => undefined;
    const band = (id: string, load: () => Promise<() => unknown>) => ({ id, load, acquire: () => () => void left.push(id) });
    const threw = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(ports, {
      bands: async () => [
        band('one.slow', () => new Promise((resolve) => (slow = () => resolve(() => 'Slow band')))),
        band('two.gone', () => Promise.reject(new Error('gone'))),
        band('three.broken', async () => () => {
          throw new Error('broken');
        }),
        band('four.quick', async () => () => 'Quick band'),
      ],
    });
    const { container, unmount } = await open();
    await act(async () => seen([{ isIntersecting: true }]));
    expect(container).not.toHaveTextContent('Quick band');

    await act(async () => slow());
    expect(container.textContent).toMatch(/Slow band.*Quick band/s);
    expect(ports.reported).toEqual(['remote-page-threw']);
    threw.mockRestore();
    unmount();
    expect(left).toEqual(['one.slow', 'two.gone', 'three.broken', 'four.quick']);
    Object.assign(window, { IntersectionObserver: before });
    store.stop();
  });

  it('[SE-02] has the name of the site', async () => {
    const { context, store } = await createPage({ path: '/en', routeKey: 'home' });
    expect(homeSeo(context)).toMatchObject({
      title: 'Touchline: sports betting odds, live and pre-match',
      structured: { '@type': 'WebSite' },
    });
    store.stop();
  });
});
