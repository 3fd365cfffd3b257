import { act, render, screen, waitFor, within } from '@testing-library/react';
import { PageList } from './PageList.tsx';

// jsdom computes no layout, so entries have a given height.
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
/** Waits until the code of long lists has loaded. */
const windowed = () => waitFor(() => expect(screen.getByRole('list').style.paddingBlockEnd).not.toBe(''));
const drawn = () => within(screen.getByRole('list')).getAllByRole('listitem');

it('[AC-05] renders a list of sixty completely, each entry with its own controls', () => {
  render(draw(60));

  expect(drawn()).toHaveLength(60);
  expect(drawn()[0]).not.toHaveAttribute('aria-setsize');
});

it('[LOAD-4] [AC-05] renders only entries near the window out of fifty thousand, each with its position in the list', async () => {
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

it('[LOAD-4] reports once per length that the reader is near the end', async () => {
  const onNearEnd = jest.fn();
  const { rerender } = render(draw(70, onNearEnd));
  await windowed();
  expect(onNearEnd).not.toHaveBeenCalled();

  rerender(draw(20, onNearEnd));
  rerender(draw(20, onNearEnd));
  expect(onNearEnd).toHaveBeenCalledTimes(1);
});

it('[LOAD-4] prints a hundred entries, starting at the top of the screen', async () => {
  render(draw(50_000));
  await windowed();

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toHaveLength(100);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawn().length).toBeLessThan(60);
});
