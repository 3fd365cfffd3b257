import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { WarnIcon } from '../icons/icons.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

export interface AlertDialogProps extends Omit<DialogProps, 'actions' | 'onClose' | 'size'> {
  /** What happens, in one or two sentences: what is lost, what stays. */
  children: ReactNode;
  /** Words of the button that does it: a verb and what it is done to, `Clear the coupon`. */
  confirm: ReactNode;
  /** The player wants it done. */
  onConfirm: () => void;
  /** Words of the button that does not; `Cancel` unless told. */
  cancel?: ReactNode;
  /** The player does not: by the button, Escape, the backdrop or the cross. */
  onCancel: () => void;
  /** It can't be taken back. */
  isDangerous?: boolean;
  /** It is being done: the dialog waits. */
  isBusy?: boolean;
}

/**
 * A question before something that matters. The careful answer comes first and has the focus.
 *
 * Keyboard: Tab goes round inside, Enter takes the focused answer, Escape is the careful one. Accessible name: the title; the sentences below
 * describe it and are read at once.
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
            {cancel ?? <FormattedMessage id="ui.cancel" defaultMessage="Cancel" />}
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
