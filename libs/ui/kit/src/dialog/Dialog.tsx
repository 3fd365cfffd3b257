import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'onClose' | 'open'> {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when the player wants to close it. */
  onClose: () => void;
  /** Short title; also its accessible name. */
  title: ReactNode;
  /** Icon before the title. */
  icon?: ReactNode;
  /** Buttons at the end, the cautious one first. An element with `data-autofocus` gets the focus when the dialog opens. */
  actions?: ReactNode;
  /** `wide` for tables and long texts. */
  size?: 'narrow' | 'wide';
  /** Disables Escape, backdrop and close button: the player must choose an action. */
  mustAnswer?: boolean;
}

/**
 * A question or a small task over the page.
 *
 * Keyboard: opens on its title or on the element with `data-autofocus`; Tab stays inside, Escape closes, and the focus returns to the
 * element that opened it. Its name is the title.
 */
export function Dialog({ isOpen, onClose, title, icon, actions, size = 'narrow', mustAnswer, className, children, ...rest }: DialogProps) {
  const id = useId();
  const modal = useModal({ isOpen, onClose, mustAnswer });
  return (
    <dialog {...rest} {...modal} aria-labelledby={id} data-size={size} className={cx(styles.dialog, styles.centre, className)}>
      {isOpen && (
        <div className={styles.body} data-corner="">
          <div className={styles.head}>
            {icon}
            <h2 id={id} className={styles.title} tabIndex={-1} data-title="">
              {title}
            </h2>
            {!mustAnswer && <CloseButton onClose={onClose} />}
          </div>
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
