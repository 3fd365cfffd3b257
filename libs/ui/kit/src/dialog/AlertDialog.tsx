import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { WarnIcon } from '../icons/icons.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

export interface AlertDialogProps extends Omit<DialogProps, 'actions' | 'onClose' | 'size'> {
  /** Consequences in one or two sentences: what is lost, what stays. */
  children: ReactNode;
  /** Text of the confirming button, a verb with its object: `Clear the coupon`. */
  confirm: ReactNode;
  /** Called when the player confirms. */
  onConfirm: () => void;
  /** Text of the cancelling button; default `Cancel`. */
  cancel?: ReactNode;
  /** Called when the player cancels: by the button, Escape, the backdrop or the close button. */
  onCancel: () => void;
  /** Whether the action cannot be undone. */
  isDangerous?: boolean;
  /** Whether the action is in progress: the dialog waits. */
  isBusy?: boolean;
}

/**
 * Confirmation of an important action. The cancelling button comes first and has the focus.
 *
 * Keyboard: Tab cycles inside, Enter presses the focused button, Escape cancels. Accessible name: the title; the text below is the
 * description and is read at once.
 */
export function AlertDialog({
  children,
  confirm,
  onConfirm,
  cancel,
  onCancel,
  isDangerous = false,
  isBusy = false,
  mustAnswer,
  ...rest
}: AlertDialogProps) {
  const id = useId();
  return (
    <Dialog
      icon={isDangerous ? <WarnIcon /> : undefined}
      {...rest}
      role="alertdialog"
      aria-describedby={id}
      mustAnswer={mustAnswer || isBusy}
      onClose={onCancel}
      actions={
        <>
          <Button data-autofocus="" disabled={isBusy} onClick={onCancel}>
            <span>{cancel ?? <FormattedMessage tagName="span" id="ui.cancel" defaultMessage="Cancel" />}</span>
          </Button>
          <Button look={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div id={id}>{children}</div>
    </Dialog>
  );
}
