import { useId } from 'react';
import { cx } from '../cx.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';
import { useModal } from './use-modal.ts';

export interface DrawerProps extends Omit<DialogProps, 'icon' | 'actions' | 'size' | 'mustAnswer'> {
  /** The side it slides in from, relative to the writing direction. */
  edge?: 'start' | 'end';
}

/**
 * A column that slides in over the page from the side: menu, filters.
 *
 * Keyboard: opens on its title; Tab stays inside, Escape closes, and the focus returns to the element that opened it. Its name is the title.
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
