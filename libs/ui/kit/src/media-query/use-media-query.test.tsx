import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useMediaQuery } from './use-media-query.ts';

const drawn: boolean[] = [];
function Probe({ query, onServer }: { query: string; onServer?: boolean }) {
  const holds = useMediaQuery(query, onServer);
  drawn.push(holds);
  return <p>{holds ? 'yes' : 'no'}</p>;
}

/** A screen with a variable width that counts listeners by query. */
function aScreen(width: number) {
  const listeners = new Map<string, Set<() => void>>();
  const least = (query: string) => Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]);
  const now = { width };
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const own = listeners.get(query) ?? new Set();
    listeners.set(query, own);
    return {
      get matches() {
        return now.width >= least(query);
      },
      addEventListener: (_: string, listener: () => void) => own.add(listener),
      removeEventListener: (_: string, listener: () => void) => own.delete(listener),
    } as never;
  });
  return {
    resize: (to: number) => {
      now.width = to;
      for (const own of listeners.values()) for (const listener of own) listener();
    },
    listenerCount: (query: string) => listeners.get(query)?.size ?? 0,
  };
}

beforeEach(() => void drawn.splice(0));
afterEach(() => jest.restoreAllMocks());

it('follows a media query and its changes', () => {
  const { resize } = aScreen(1366);
  render(<Probe query="(min-width: 1900px)" />);
  expect(screen.getByText('no')).toBeVisible();

  act(() => resize(1920));
  expect(screen.getByText('yes')).toBeVisible();

  act(() => resize(1899));
  expect(screen.getByText('no')).toBeVisible();
  expect(drawn).toEqual([false, true, false]);
});

it('listens to the current query only, and to none after unmounting', () => {
  const { listenerCount } = aScreen(1366);
  const { rerender, unmount } = render(<Probe query="(min-width: 1900px)" />);
  rerender(<Probe query="(min-width: 1100px)" />);

  expect(screen.getByText('yes')).toBeVisible();
  expect([listenerCount('(min-width: 1900px)'), listenerCount('(min-width: 1100px)')]).toEqual([0, 1]);

  unmount();
  expect(listenerCount('(min-width: 1100px)')).toBe(0);
});

it.each([
  [undefined, '<p>no</p>'],
  [true, '<p>yes</p>'],
])('renders on a server with onServer %p: %s', (onServer, html) => {
  jest.spyOn(window, 'matchMedia').mockImplementation(() => {
    throw new Error('a server has no screen');
  });

  expect(renderToString(<Probe query="(min-width: 1900px)" onServer={onServer} />)).toBe(html);
});

it("hydrates with the server's value, then uses the screen's", async () => {
  aScreen(1920);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Probe query="(min-width: 1900px)" />);
  drawn.splice(0);
  const mismatches: unknown[] = [];

  await act(
    async () => void hydrateRoot(page, <Probe query="(min-width: 1900px)" />, { onRecoverableError: (error) => mismatches.push(error) }),
  );

  expect(drawn).toEqual([false, true]);
  expect(page.innerHTML).toBe('<p>yes</p>');
  expect(mismatches).toEqual([]);
});
