import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepPlace, placeOf } from './places.ts';
import { rowIndex } from './row-keys.ts';
import { VirtualList } from './VirtualList.tsx';
import type { VirtualListProps } from './VirtualList.tsx';

const ROW = 40;
const WINDOW = 400;
// jsdom computes no layout: the box shows ten rows.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.dataset['index'] === undefined ? WINDOW : ROW;
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: WINDOW });
});
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

const GAMES = Array.from({ length: 2000 }, (_, at) => ({ id: `g${at}`, name: at === 1500 ? 'Zimmer – Oster' : `Game ${at}` }));
type Game = (typeof GAMES)[number];
const list = (props: Partial<VirtualListProps<Game>> = {}) => (
  <VirtualList<Game> label="Games" items={GAMES} keyOf={({ id }) => id} textOf={({ name }) => name} rowHeight={ROW} {...props}>
    {props.children ??
      (({ id, name }, { tabIndex }) => (
        <>
          <a href={`#${id}`} tabIndex={tabIndex}>
            {name}
          </a>
          <button type="button" tabIndex={tabIndex}>
            Star {name}
          </button>
        </>
      ))}
  </VirtualList>
);
const focused = () => document.activeElement?.textContent;

it('[LB-02] renders a few of 2,000 rows and announces their number', () => {
  render(list());

  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(30);
  expect(rows[3]).toHaveAttribute('aria-posinset', '4');
  expect(rows[3]).toHaveAttribute('aria-setsize', '2000');
});

it('[LB-02] renders a few of 2,000 rows while hidden in a closed panel', () => {
  const offsetHeight = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);

  render(list());

  expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
  offsetHeight.mockRestore();
});

it('[LB-02] is one tab stop; arrow keys stay on the same control, and Tab leaves', async () => {
  render(list());
  await userEvent.tab();
  expect(focused()).toBe('Game 0');
  await userEvent.tab();
  expect(focused()).toBe('Star Game 0');

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Star Game 2');
  await userEvent.tab();

  expect(document.body).toHaveFocus();
});

it('[LB-02] moves by pages and to both ends, and stops there', async () => {
  render(list());
  await userEvent.tab();

  await userEvent.keyboard('{PageDown}');
  expect(focused()).toBe('Game 9');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Game 1999');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Game 1999');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(focused()).toBe('Game 0');
});

it('[LB-02] letters move to a row that starts with them, however far', async () => {
  render(list());
  await userEvent.tab();

  await userEvent.keyboard('z');

  await waitFor(() => expect(focused()).toBe('Zimmer – Oster'));
});

it('[LB-02] chooses an option with Enter, the space bar and a press', async () => {
  const onChoose = jest.fn();
  render(list({ kind: 'choice', selectedKey: 'g2', onChoose, children: ({ name }) => name }));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Game 2');
  await userEvent.tab();

  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
  await userEvent.click(screen.getByRole('option', { name: 'Game 6' }));

  expect(onChoose.mock.calls).toEqual([['g3'], ['g4'], ['g6']]);
});

it('[LB-02] restores its position when the player comes back', async () => {
  const first = render(list({ placeKey: 'history-7' }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const box = screen.getByRole('list');
  box.scrollTop = 4000;
  fireEvent.scroll(box);
  first.unmount();

  render(list({ placeKey: 'history-7' }));

  expect(screen.getByText('Game 100')).toBeInTheDocument();
  expect(screen.getByText('Game 2')).toHaveAttribute('tabindex', '0');
  expect(placeOf('history-7')).toEqual({ offset: 4000, activeKey: 'g2' });
});

it('[LB-02] passes the tab stop of a removed row to the row in its place', async () => {
  const { rerender } = render(list({ items: GAMES.slice(0, 5) }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');

  rerender(list({ items: GAMES.slice(0, 5).filter(({ id }) => id !== 'g1') }));

  expect(screen.getByText('Game 2')).toHaveAttribute('tabindex', '0');
});

it('[LB-02] keeps the fifty latest positions', () => {
  for (let at = 0; at <= 50; at += 1) keepPlace(`p${at}`, { offset: at, activeKey: null });

  expect(placeOf('p0')).toBeUndefined();
  expect(placeOf('p50')).toEqual({ offset: 50, activeKey: null });
  expect(placeOf(undefined)).toBeUndefined();
});

it('[LB-02] other keys do not move', () => {
  expect(rowIndex('ArrowLeft', { at: 1, count: 3, page: 1 })).toBeNull();
});
