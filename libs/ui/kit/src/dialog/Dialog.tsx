import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { CloseIcon } from '../icons/icons.ts';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'onClose' | 'open'> {
  /** It is shown. */
  isOpen: boolean;
  /** The player wishes it closed. */
  onClose: () => void;
  /** What it is about, in a few words; its accessible name. */
  title: ReactNode;
  /** A picture before the title. */
  icon?: ReactNode;
  /** Buttons at the end; the first is the careful one. One with `data-autofocus` has the focus when the dialog opens. */
  actions?: ReactNode;
  /** `wide` for tables and long texts. */
  size?: 'narrow' | 'wide';
  /** No Escape, no backdrop, no cross: one of the actions must be taken. */
  mustAnswer?: boolean;
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <IconButton label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  );
}

/**
 * A question or a small task over the page.
 *
 * Keyboard: opens on its title or on what has `data-autofocus`; Tab stays inside, Escape closes, and the focus goes back to what opened it.
 * Its name is the title.
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

export interface DrawerProps extends Omit<DialogProps, 'icon' | 'actions' | 'size' | 'mustAnswer'> {
  /** The side it comes from, in the direction of the writing. */
  edge?: 'start' | 'end';
}

/**
 * A column that slides over the page from its side: menu, filters.
 *
 * Keyboard: as {@link Dialog}. Its name is the title.
 */
export function Drawer({ isOpen, onClose, title, edge = 'end', className, children, ...rest }: DrawerProps) {
  const id = useId();
  const modal = useModal({ isOpen, onClose });
  return (
    <dialog {...rest} {...modal} aria-labelledby={id} data-edge={edge} className={cx(styles.dialog, styles.side, className)}>
      {isOpen && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title} tabIndex={-1} data-title="">
              {title}
            </h2>
            <CloseButton onClose={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
