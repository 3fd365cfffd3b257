import { fireEvent, render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { BottomSheet } from './BottomSheet.tsx';
import { Dialog } from './Dialog.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[NT-02] gets its name and the focus, and asks the caller to close it', async () => {
  const onClose = jest.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Clear the coupon?">
      Four bets go.
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Clear the coupon?' })).toBeVisible();
  expect(screen.getByRole('heading')).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});

it('[NT-02] cannot be closed if it must be answered', () => {
  const onClose = jest.fn();
  render(<Dialog isOpen mustAnswer onClose={onClose} title="Go on?" actions={<button data-autofocus="">Take a break</button>} />);

  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('dialog'));

  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take a break' })).toHaveFocus();
});

it('[LB-02] closes a sheet by its button', async () => {
  const onClose = jest.fn();
  render(
    <BottomSheet isOpen onClose={onClose} title="Coupon">
      Bets
    </BottomSheet>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});

it('[LB-02] renders nothing while it is closed', () => {
  render(
    <Dialog isOpen={false} onClose={() => undefined} title="Terms">
      Long text
    </Dialog>,
  );

  expect(screen.queryByText('Long text')).not.toBeInTheDocument();
});

it('[A11Y-2] closes before it is removed, because only then the browser returns the focus', () => {
  const prototype = HTMLDialogElement.prototype as { close?: (this: HTMLDialogElement) => void };
  const closed: boolean[] = [];
  // jsdom has no such method.
  prototype.close = function close() {
    closed.push(this.isConnected);
  };
  const { unmount } = render(<Dialog isOpen onClose={() => undefined} title="Rules" />);
  unmount();
  delete prototype.close;

  expect(closed).toEqual([true]);
});

it('[A11Y-2] Escape closes only the upper of two dialogs', () => {
  const [onLower, onUpper] = [jest.fn(), jest.fn()];
  render(
    <BottomSheet isOpen onClose={onLower} title="Coupon">
      <Dialog isOpen onClose={onUpper} title="Share coupon" />
    </BottomSheet>,
  );

  fireEvent(screen.getByRole('dialog', { name: 'Share coupon' }), new Event('cancel', { cancelable: true }));

  expect(onUpper).toHaveBeenCalledTimes(1);
  expect(onLower).not.toHaveBeenCalled();
});
