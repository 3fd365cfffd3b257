import { act, fireEvent, render as draw, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { ToastStack } from './ToastStack.tsx';
import type { Toast } from './ToastStack.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const render = (toasts: readonly Toast[]) => {
  const onGone = jest.fn();
  draw(
    <IntlProvider locale="en">
      <ToastStack toasts={toasts} onGone={onGone} />
    </IntlProvider>,
  );
  return onGone;
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('[LB-02] a toast leaves after six seconds', () => {
  const onGone = render([{ key: 'a', title: 'Saved.' }]);

  pass(5_999);
  expect(onGone).not.toHaveBeenCalled();
  pass(1);

  expect(onGone.mock.calls).toEqual([['a']]);
});

it('[LB-02] errors and toasts with an action stay', () => {
  const onGone = render([
    { key: 'a', tone: 'error', title: 'Not saved.' },
    { key: 'b', title: 'Cleared.', action: <button type="button">Undo</button> },
  ]);

  pass(60_000);

  expect(onGone).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
});

it('[LB-02] pauses under the pointer and with the focus inside', () => {
  const onGone = render([{ key: 'a', title: 'Saved.' }]);
  const stack = screen.getByRole('region', { name: 'Notifications' });

  fireEvent.pointerEnter(stack);
  pass(60_000);
  fireEvent.pointerLeave(stack);
  pass(3_000);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(onGone).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });

  expect(onGone.mock.calls).toEqual([['a']]);
});

it('[LB-02] shows three, the others wait', () => {
  render(['One', 'Two', 'Three', 'Four'].map((title) => ({ key: title, title })));

  expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toEqual(['One', 'Two', 'Three']);
});
