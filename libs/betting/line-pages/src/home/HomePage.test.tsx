import { aGame, aGamesAnswer } from '@touchline/betting-line-state/testing';
import { viewChosen } from '@touchline/shared-state';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createPage, giveHeights, LINE_CALL } from '../line-page.test.helper.tsx';
import { homeSeo } from '../loads/home-load.ts';

const NOW = 1_700_000_000_000;
const PLACES = ['first', 'second', 'end'];

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
    // The places of the bands are in the document, so that nothing moves when they are filled.
    expect([...host.querySelectorAll('[data-bands]:empty')].map((place) => place.getAttribute('data-bands'))).toEqual(PLACES);
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

  /** Lets the code of the bands load, and the page become idle. */
  const settle = () => act(() => jest.advanceTimersByTimeAsync(2_000));
  const band = (id: string, order: number, load: () => Promise<() => unknown>, acquire: () => () => void = () => () => undefined) => ({
    ...{ id, order, load, acquire },
  });
  const text = (words: string) => async () => () => <p>{words}</p>;
  type Seen = (entries: { isIntersecting: boolean }[]) => void;

  /** Watches what the page observes; returns the callbacks of its observers. */
  function observers(): { seen: Seen[]; restore: () => void } {
    const before = window.IntersectionObserver;
    const seen: Seen[] = [];
    const Observer = jest.fn((callback: Seen, { rootMargin }: { rootMargin: string }) => {
      if (rootMargin === '600px') seen.push(callback); // the editor's banners have another
      return { observe: () => undefined, disconnect: () => undefined };
    });
    Object.assign(window, { IntersectionObserver: Observer });
    return { seen, restore: () => void Object.assign(window, { IntersectionObserver: before }) };
  }

  it('[RM-07] shows bands of other sections together and in order, without those that fail or throw', async () => {
    const { open, ports, store } = await createPage({ path: '/en', routeKey: 'home' });
    const left: string[] = [];
    let slow = (): void => undefined;
    const threw = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const leaving = (id: string) => () => () => void left.push(id);
    const throwing = (): never => {
      throw new Error('broken');
    };
    Object.assign(ports, {
      bands: async () => [
        band('one.slow', 10, () => new Promise((resolve) => (slow = () => resolve(() => 'Slow band'))), leaving('one.slow')),
        band('two.gone', 11, () => Promise.reject(new Error('gone')), leaving('two.gone')),
        band('three.broken', 12, async () => throwing, leaving('three.broken')),
        band('four.quick', 13, async () => () => 'Quick band', leaving('four.quick')),
      ],
    });
    const { container, unmount } = await open();
    await settle();
    expect(container).not.toHaveTextContent('Quick band');

    await act(async () => slow());
    expect(container.textContent).toMatch(/Slow band.*Quick band/s);
    expect(ports.reported).toEqual(['remote-page-threw']);
    threw.mockRestore();
    unmount();
    expect(left).toEqual(['one.slow', 'two.gone', 'three.broken', 'four.quick']);
    store.stop();
  });

  it('[RM-07] places bands by their order: above the live games at once, above the highlights and at the end when they are near', async () => {
    const { seen, restore } = observers();
    const { open, ports, store } = await createPage({ path: '/en', routeKey: 'home' });
    Object.assign(ports, {
      bands: async () => [
        band('results.express', 10, text('Ready coupons')),
        band('casino.games', 20, text('Casino tiles')),
        band('promo.offer', 30, text('One offer')),
        band('results.popular', 50, text('Popular bets')),
      ],
    });
    const { container } = await open();
    await settle();
    expect(container.textContent).toMatch(/Ready coupons.*Live now/s);
    expect(container).not.toHaveTextContent('Casino tiles');

    await act(async () => seen.forEach((tell) => tell([{ isIntersecting: true }])));
    await settle();
    expect(container.textContent).toMatch(/Ready coupons.*Live now.*Casino tiles.*One offer.*Highlights.*Popular bets/s);
    restore();
    store.stop();
  });

  it('[BT-01] features one of the highlights with three prices and without a call, and keeps test ids unique', async () => {
    const { open, server, store } = await createPage({ path: '/en', routeKey: 'home' });
    await open();
    const lists = () =>
      new Set(server.log.map(({ path, query }) => `${path} ${query.get('top')} ${query.get('by')} ${query.get('count')}`));
    const before = lists();
    await settle();
    const featured = screen.getByRole('article', { name: 'Harbour City Northfield United' });

    expect(screen.getByRole('heading', { name: 'Featured match', level: 2 })).toBeInTheDocument();
    expect(within(featured).getAllByRole('button')).toHaveLength(3);
    expect(lists()).toEqual(before);
    const ids = [...document.querySelectorAll<HTMLElement>('[data-testid]')].map(({ dataset }) => dataset['testid']);
    expect(ids).toEqual([...new Set(ids)]);
    store.stop();
  });

  it('[RM-07] [LY-11] loads no band in data-saver mode', async () => {
    const { open, ports, store } = await createPage({ path: '/en', routeKey: 'home' });
    const bands = jest.fn(async () => [band('results.express', 10, text('Ready coupons'))]);
    Object.assign(ports, { bands });
    store.dispatch(viewChosen({ displayFlags: { isDataSaved: 1 } }));
    const { container } = await open();
    await settle();

    expect(bands).not.toHaveBeenCalled();
    expect(container).not.toHaveTextContent('Featured match');
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
