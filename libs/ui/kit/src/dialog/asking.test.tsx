import { fireEvent, render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { AlertDialog } from './AlertDialog.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { ResizableSheet } from './ResizableSheet.tsx';
import { afterDrag, afterKey } from './sheet-drag.ts';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[LB-02] a question before something that matters has the careful answer focused and says what is lost', async () => {
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

it('[LB-02] while it is being done the dialog neither closes nor does it twice', async () => {
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
] as const)('[LB-02] a sheet at %s that is dragged by %i pixels of a window of 800 goes to %s', (height, shift, to) => {
  expect(afterDrag(height, shift, 800)).toBe(to);
});

it.each([
  ['half', 'ArrowUp', 'full'],
  ['full', 'ArrowDown', 'half'],
  ['half', 'ArrowDown', 'closed'],
  ['full', 'End', 'half'],
  ['half', 'Home', 'full'],
  ['half', 'a', null],
] as const)('[LB-02] a sheet at %s goes with %s to %s', (height, key, to) => {
  expect(afterKey(height, key)).toBe(to);
});

it('[LB-02] a sheet dragged down far enough closes, a tremble and a drag upwards leave it', () => {
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

it('[LB-02] the grip of a sheet works by keys, by presses and by dragging', async () => {
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
  // jsdom's pointer events have no place; those of a mouse have.
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
