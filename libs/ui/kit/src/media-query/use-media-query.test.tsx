import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useMediaQuery } from './use-media-query.ts';

const drawn: boolean[] = [];
function Told({ query, onServer }: { query: string; onServer?: boolean }) {
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
    const heard = listeners.get(query) ?? new Set();
    listeners.set(query, heard);
    return {
      get matches() {
        return now.width >= least(query);
      },
      addEventListener: (_: string, listener: () => void) => heard.add(listener),
      removeEventListener: (_: string, listener: () => void) => heard.delete(listener),
    } as never;
  });
  return {
    resize: (to: number) => {
      now.width = to;
      for (const heard of listeners.values()) for (const listener of heard) listener();
    },
    heardBy: (query: string) => listeners.get(query)?.size ?? 0,
  };
}

beforeEach(() => void drawn.splice(0));
afterEach(() => jest.restoreAllMocks());

it('follows a media query and its changes', () => {
  const { resize } = aScreen(1366);
  render(<Told query="(min-width: 1900px)" />);
  expect(screen.getByText('no')).toBeVisible();

  act(() => resize(1920));
  expect(screen.getByText('yes')).toBeVisible();

  act(() => resize(1899));
  expect(screen.getByText('no')).toBeVisible();
  expect(drawn).toEqual([false, true, false]);
});

it('listens to the current query only, and to none after unmounting', () => {
  const { heardBy } = aScreen(1366);
  const { rerender, unmount } = render(<Told query="(min-width: 1900px)" />);
  rerender(<Told query="(min-width: 1100px)" />);

  expect(screen.getByText('yes')).toBeVisible();
  expect([heardBy('(min-width: 1900px)'), heardBy('(min-width: 1100px)')]).toEqual([0, 1]);

  unmount();
  expect(heardBy('(min-width: 1100px)')).toBe(0);
});

it.each([
  [undefined, '<p>no</p>'],
  [true, '<p>yes</p>'],
])('renders on a server with onServer %p: %s', (onServer, html) => {
  jest.spyOn(window, 'matchMedia').mockImplementation(() => {
    throw new Error('a server has no screen');
  });

  expect(renderToString(<Told query="(min-width: 1900px)" onServer={onServer} />)).toBe(html);
});

it("hydrates with the server's value, then uses the screen's", async () => {
  aScreen(1920);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Told query="(min-width: 1900px)" />);
  drawn.splice(0);
  const mismatches: unknown[] = [];

  await act(
    async () => void hydrateRoot(page, <Told query="(min-width: 1900px)" />, { onRecoverableError: (error) => mismatches.push(error) }),
  );

  expect(drawn).toEqual([false, true]);
  expect(page.innerHTML).toBe('<p>yes</p>');
  expect(mismatches).toEqual([]);
});
