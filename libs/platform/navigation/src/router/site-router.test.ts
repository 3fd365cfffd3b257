import type { NavigateOptions } from 'react-router';
import { createSiteRouter, type Bring, type Brought } from './site-router.ts';

interface Call {
  path: string;
  signal: AbortSignal;
  end: (brought: Brought) => void;
  fail: (error: Error) => void;
}

const SHOWN: Brought = { kind: 'shown' };
/** Waits for the browser's next step through its history. */
const stepped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { capture: true, once: true }));
/** Waits until all pending tasks have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** How the browser opened the document. */
function openedBy(type: NavigationTimingType): void {
  const getEntriesByType = () => [{ type }];
  Object.defineProperty(window.performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
}

function site(start = '/en') {
  history.replaceState(null, '', start);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const calls: Call[] = [];
  const bring: Bring = (url, signal) => new Promise((end, fail) => calls.push({ path: url.pathname + url.search, signal, end, fail }));
  const router = createSiteRouter(bring);
  const go = (to: string, options?: NavigateOptions): void => router.navigator.push(to, null, options);
  const arrive = async (to: string): Promise<void> => {
    go(to);
    calls.at(-1)?.end(SHOWN);
    await settled();
  };
  return { router, calls, go, arrive, shown: () => router.state().place.location.pathname, coming: () => router.state().coming?.pathname };
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('[GD-19] changes the address when the page has loaded; until then the location is pending', async () => {
  const { go, calls, shown, coming } = site();
  const before = history.length;
  go('/en/live');
  expect([location.pathname, shown(), coming(), history.length - before]).toEqual(['/en', '/en', '/en/live', 0]);

  calls[0]?.end(SHOWN);
  await settled();
  expect([location.pathname, shown(), coming(), history.length - before]).toEqual(['/en/live', '/en/live', undefined, 1]);
});

it('[GD-19] the newest navigation wins: the previous one is aborted and its page is not shown', async () => {
  const { go, calls, shown } = site();
  go('/en/live');
  go('/en/casino');
  expect(calls.map(({ path, signal }) => [path, signal.aborted])).toEqual([
    ['/en/live', true],
    ['/en/casino', false],
  ]);
  calls[1]?.end(SHOWN);
  calls[0]?.end(SHOWN);
  await settled();
  expect([shown(), location.pathname]).toEqual(['/en/casino', '/en/casino']);
});

it('[GD-19] ignores errors of an aborted navigation', async () => {
  const { go, calls, router } = site();
  go('/en/live');
  go('/en/casino');
  calls[0]?.fail(new Error('aborted'));
  await settled();
  expect(router.state().broken).toBeUndefined();
});

it('[GD-02] checks a redirect like any navigation and makes one history entry, replacing if the original did', async () => {
  const { router, calls, go, shown } = site();
  const before = history.length;
  go('/en/office');
  calls[0]?.end({ kind: 'redirect', to: '/en/login?returnUrl=1' });
  await settled();
  expect(calls[1]?.path).toBe('/en/login?returnUrl=1');
  calls[1]?.end(SHOWN);
  await settled();
  expect([shown(), location.search, history.length - before]).toEqual(['/en/login', '?returnUrl=1', 1]);

  router.navigator.replace('/en/bonus');
  calls[2]?.end({ kind: 'redirect', to: '/en' });
  await settled();
  calls[3]?.end(SHOWN);
  await settled();
  expect([shown(), history.length - before]).toEqual(['/en', 1]);
});

it('[RT-05] shows a fragment of the current page at once, without guards', () => {
  const { go, calls, router } = site('/en/rules');
  go('/en/rules#limits');
  expect([calls.length, location.hash, router.state().place.location.hash]).toEqual([0, '#limits', '#limits']);
});

it('[RT-05] restores the position on Back and starts new pages at the top', async () => {
  const { arrive, calls, router } = site();
  await arrive('/en/live');
  expect(router.state().place.scroll).toEqual({ kind: 'begin', isStill: false });
  const keyOfLive = (history.state as { key: string }).key;
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  await arrive('/en/casino');
  history.replaceState({ key: keyOfLive, usr: null }, '', '/en/live');
  window.dispatchEvent(new PopStateEvent('popstate'));
  calls.at(-1)?.end(SHOWN);
  await settled();
  expect(router.state().place).toMatchObject({ action: 'POP', location: { pathname: '/en/live' }, scroll: { kind: 'to', top: 640 } });
});

it('[RT-05] restores the position of a document after a reload and Back, not after its address was typed', () => {
  const { shown } = site('/en/live');
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  window.dispatchEvent(new Event('pagehide'));
  const scrollAt = (path: string, type: NavigationTimingType) => {
    openedBy(type);
    return site(path).router.state().place.scroll;
  };

  expect(shown()).toBe('/en/live');
  expect(scrollAt('/en/live', 'reload')).toEqual({ kind: 'to', top: 900 });
  expect(scrollAt('/en/live', 'back_forward')).toEqual({ kind: 'to', top: 900 });
  expect(scrollAt('/en/live', 'navigate')).toEqual({ kind: 'stay' });
  // Documents opened by address share the key of their history entries.
  expect(scrollAt('/en/promo/tournaments', 'back_forward')).toEqual({ kind: 'stay' });
  expect(scrollAt('/en/live?sport=4', 'reload')).toEqual({ kind: 'stay' });
});

it('[LG-06] keeps the scroll position if the link asks for it, also across a redirect', async () => {
  const { go, calls, router } = site();
  go('/ru', { preventScrollReset: true });
  calls[0]?.end({ kind: 'redirect', to: '/ru/live' });
  await settled();
  calls[1]?.end(SHOWN);
  await settled();
  expect(router.state().place.scroll).toEqual({ kind: 'begin', isStill: true });
});

it('[RM-04] reloads the current page without a history entry, and restarts a pending one', async () => {
  const { router, calls, go, arrive } = site();
  await arrive('/en/live');
  const { place } = router.state();
  const before = history.length;
  router.again();
  calls.at(-1)?.end(SHOWN);
  await settled();
  expect([router.state().place === place, history.length - before]).toEqual([true, 0]);

  go('/en/casino');
  router.again();
  expect(calls.slice(-2).map(({ path, signal }) => [path, signal.aborted])).toEqual([
    ['/en/casino', true],
    ['/en/casino', false],
  ]);
  calls.at(-1)?.end(SHOWN);
  await settled();
  expect([location.pathname, history.length - before]).toEqual(['/en/casino', 1]);
});

it('[GD-14] [GD-19] a page that arrives while a closed dialog steps back replaces the entry after the step: its address stays', async () => {
  const { router, calls } = site('/en/live');
  history.pushState({ key: 'signing-in' }, '', '/en/user/login');
  history.pushState({ key: 'signing-in', modal: 'break' }, '', '/en/user/login');
  const waiting = stepped();
  // Like the shell on a dialog's history step.
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('popstate', stop, { capture: true });

  router.navigator.replace('/en');
  router.navigator.go(-1);
  calls[0]?.end(SHOWN);
  await waiting;
  await settled();
  window.removeEventListener('popstate', stop, { capture: true });

  expect([location.pathname, router.state().place.location.pathname]).toEqual(['/en', '/en']);
  router.navigator.go(-1);
  await stepped();
  expect(location.pathname).toBe('/en/live');
});

it('[GD-14] [GD-19] a step between entries of the current page loads nothing and does not cancel a pending page', async () => {
  const { router, calls, shown } = site('/en/live');
  history.pushState({ modal: 'palette' }, '', '/en/live');
  const waiting = stepped();
  router.navigator.replace('/en/results');
  router.navigator.go(-1);
  await waiting;
  calls[0]?.end(SHOWN);
  await settled();

  expect(calls).toHaveLength(1);
  expect([shown(), location.pathname]).toEqual(['/en/results', '/en/results']);
});

it('[GD-19] a step that leads nowhere delays a page by at most a second', async () => {
  const { router, calls, go, shown } = site();
  jest.useFakeTimers();
  router.navigator.go(1_000);
  go('/en/live');
  calls[0]?.end(SHOWN);
  await jest.advanceTimersByTimeAsync(999);
  expect(shown()).toBe('/en');
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();

  expect([shown(), location.pathname]).toEqual(['/en/live', '/en/live']);
});

it('[REM-10] reports an unexpected error of a navigation', async () => {
  const { go, calls, router } = site();
  const error = new Error('broken');
  go('/en/live');
  calls[0]?.fail(error);
  await settled();
  expect(router.state()).toMatchObject({ broken: error, coming: null });
});

it('[GD-19] follows an entry that it did not write: a typed fragment, or another page', async () => {
  const { calls, shown } = site();

  history.pushState(null, '', '/en/live');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  calls.at(-1)?.end(SHOWN);
  await settled();

  expect(calls.map(({ path }) => path)).toEqual(['/en/live']);
  expect(shown()).toBe('/en/live');
});
