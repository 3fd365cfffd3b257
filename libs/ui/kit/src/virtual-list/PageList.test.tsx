import { act, render, screen, waitFor, within } from '@testing-library/react';
import { PageList } from './PageList.tsx';

// jsdom lays nothing out: an entry is as high as it is said to be.
const ENTRY = 50;
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: ENTRY });
});
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight');
});

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const draw = (count: number, onNearEnd?: () => void) => (
  <PageList items={numbers(count)} keyOf={String} rowHeight={ENTRY} onNearEnd={onNearEnd}>
    {(number) => <a href={`#${number}`}>{number}</a>}
  </PageList>
);
/** Until the code of long lists has come. */
const windowed = () => waitFor(() => expect(screen.getByRole('list').style.paddingBlockEnd).not.toBe(''));
const drawn = () => within(screen.getByRole('list')).getAllByRole('listitem');

it('[AC-05] draws a list of sixty whole, each entry by its own controls', () => {
  render(draw(60));

  expect(drawn()).toHaveLength(60);
  expect(drawn()[0]).not.toHaveAttribute('aria-setsize');
});

it('[LOAD-4] [AC-05] of fifty thousand entries draws those near the window, each with its place among all', async () => {
  render(draw(50_000));
  expect(drawn()).toHaveLength(60);
  await windowed();

  expect(drawn().length).toBeLessThan(60);
  expect(drawn()[0]).toHaveAttribute('aria-setsize', '50000');
  expect(
    drawn()
      .map((entry) => entry.getAttribute('aria-posinset'))
      .slice(0, 3),
  ).toEqual(['1', '2', '3']);
  expect(screen.getByRole('list').style.paddingBlockEnd).not.toBe('0px');
});

it('[LOAD-4] says when the reader comes near the end of what is there, once for each length', async () => {
  const onNearEnd = jest.fn();
  const { rerender } = render(draw(70, onNearEnd));
  await windowed();
  expect(onNearEnd).not.toHaveBeenCalled();

  rerender(draw(20, onNearEnd));
  rerender(draw(20, onNearEnd));
  expect(onNearEnd).toHaveBeenCalledTimes(1);
});

it('[LOAD-4] puts a hundred entries on paper, from the one at the top of the screen', async () => {
  render(draw(50_000));
  await windowed();

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toHaveLength(100);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawn().length).toBeLessThan(60);
});
