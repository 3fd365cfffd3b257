import { fireEvent, render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { AlertDialog } from './AlertDialog.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { ResizableSheet } from './ResizableSheet.tsx';
import { afterDrag, afterKey } from './sheet-drag.ts';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[LB-02] a confirmation focuses the cancelling button and describes the consequences', async () => {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  render(
    <AlertDialog isOpen title="Clear the coupon?" confirm="Clear" onConfirm={onConfirm} onCancel={onCancel}>
      Four bets go.
    </AlertDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Clear the coupon?' });
  expect(dialog).toHaveAccessibleDescription('Four bets go.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();

  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));

  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('[LB-02] a busy dialog neither closes nor acts twice', async () => {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  render(
    <AlertDialog isOpen isBusy title="Clear?" confirm="Clear" onConfirm={onConfirm} onCancel={onCancel}>
      Four bets go.
    </AlertDialog>,
  );

  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));

  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

it.each([
  ['half', -56, 'full'],
  ['half', -55, 'half'],
  ['half', 56, 'closed'],
  ['full', 60, 'half'],
  ['full', 400, 'half'],
  ['full', 401, 'closed'],
  ['full', -300, 'full'],
] as const)('[LB-02] a sheet at %s dragged by %i px in a window of 800 px goes to %s', (height, shift, to) => {
  expect(afterDrag(height, shift, 800)).toBe(to);
});

it.each([
  ['half', 'ArrowUp', 'full'],
  ['full', 'ArrowDown', 'half'],
  ['half', 'ArrowDown', 'closed'],
  ['full', 'End', 'half'],
  ['half', 'Home', 'full'],
  ['half', 'a', null],
] as const)('[LB-02] a sheet at %s goes on key %s to %s', (height, key, to) => {
  expect(afterKey(height, key)).toBe(to);
});

it('[LB-02] a sheet closes after a long drag down, but not after a tremble or an upward drag', () => {
  const onClose = jest.fn();
  const { container } = render(
    <BottomSheet isOpen onClose={onClose} title="Coupon">
      Bets
    </BottomSheet>,
  );
  const grip = container.querySelector<HTMLElement>('.grip');
  if (grip === null) throw new Error('no grip');
  grip.setPointerCapture = () => undefined;
  const drag = (to: number) => {
    fireEvent(grip, new MouseEvent('pointerdown', { clientY: 300, bubbles: true }));
    fireEvent(grip, new MouseEvent('pointermove', { clientY: to, bubbles: true }));
    const along = screen.getByRole('dialog').style.transform;
    fireEvent(grip, new MouseEvent('pointerup', { clientY: to, bubbles: true }));
    return along;
  };

  expect([drag(350), drag(100)]).toEqual(['translateY(50px)', 'translateY(0px)']);
  expect(onClose).not.toHaveBeenCalled();
  expect(drag(391)).toBe('translateY(91px)');

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog').style.transform).toBe('');
});

it('[LB-02] the grip of a sheet works with keys, presses and drags', async () => {
  const onClose = jest.fn();
  render(
    <ResizableSheet isOpen onClose={onClose} title="Filters">
      Choices
    </ResizableSheet>,
  );
  const grip = screen.getByRole('button', { name: 'Full screen' });
  expect(grip).toHaveAttribute('aria-pressed', 'false');

  await userEvent.click(grip);
  expect(grip).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(grip, { key: 'ArrowDown' });
  expect(grip).toHaveAttribute('aria-pressed', 'false');
  // Pointer events of jsdom have no coordinates; mouse events do.
  fireEvent(grip, new MouseEvent('pointerdown', { clientY: 300, bubbles: true }));
  fireEvent(grip, new MouseEvent('pointermove', { clientY: 200, bubbles: true }));
  fireEvent(grip, new MouseEvent('pointerup', { clientY: 200, bubbles: true }));
  fireEvent.click(grip);
  expect(grip).toHaveAttribute('aria-pressed', 'true');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(grip, { key: 'ArrowDown' });
  fireEvent.keyDown(grip, { key: 'ArrowDown' });

  expect(onClose).toHaveBeenCalledTimes(1);
});
