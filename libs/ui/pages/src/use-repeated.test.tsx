import { createAppStore, createServerPorts, selectView } from '@touchline/shared-state';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useAppSelector, useAppStore, useRepeated } from './index.ts';

const EVERY_MS = 2_000;

function start() {
  const visibility = { isVisible: true };
  const ports = {
    ...createServerPorts({ send: async () => new Response(), origin: 'https://shop.test', report: () => undefined }),
    page: { isVisible: () => visibility.isVisible, onChange: () => () => undefined },
  };
  const store = createAppStore({ ports });
  const asked: string[] = [];
  const Form = ({ code, isOver = false }: { code: string; isOver?: boolean }) => {
    useRepeated(() => void asked.push(code), isOver ? null : EVERY_MS);
    return null;
  };
  const inStore = (form: ReactNode) => <Provider store={store}>{form}</Provider>;
  return { asked, Form, inStore, store, visibility };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[LOAD-6] repeats the newest work while its component is mounted, has something to ask, and the page is visible', () => {
  const { asked, Form, inStore, visibility } = start();
  const { rerender, unmount } = render(inStore(<Form code="first" />));
  jest.advanceTimersByTime(EVERY_MS);
  rerender(inStore(<Form code="second" />));
  jest.advanceTimersByTime(EVERY_MS);
  expect(asked).toEqual(['first', 'second']);

  visibility.isVisible = false;
  jest.advanceTimersByTime(5 * EVERY_MS);
  visibility.isVisible = true;
  rerender(inStore(<Form code="third" isOver />));
  jest.advanceTimersByTime(5 * EVERY_MS);
  expect(asked).toHaveLength(2);

  rerender(inStore(<Form code="fourth" />));
  unmount();
  jest.advanceTimersByTime(5 * EVERY_MS);
  expect([asked.length, jest.getTimerCount()]).toEqual([2, 0]);
});

it('[PL-05] types state and store: a slice that no lib has added cannot be read', () => {
  const { inStore, store } = start();
  const seen: unknown[] = [];
  const Reader = () => {
    seen.push(
      useAppSelector((state) => selectView(state).language),
      useAppSelector((state) => state.view?.build),
      // @ts-expect-error -- no state lib of this test has added such a slice
      useAppSelector((state) => state.nothing),
      useAppStore() === (store as unknown),
    );
    return null;
  };
  render(inStore(<Reader />));

  expect(seen).toEqual(['ru', 'desktop', undefined, true]);
});
