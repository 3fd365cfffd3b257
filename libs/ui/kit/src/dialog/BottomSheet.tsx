import type { PointerEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../icons/icons.ts';
import styles from './Dialog.module.css';
import type { DrawerProps } from './Drawer.tsx';
import { useModal } from './use-modal.ts';

export interface BottomSheetProps extends Omit<DrawerProps, 'edge'> {
  /** Note beside the title: a count. */
  note?: ReactNode;
  /** Buttons before the close button. */
  tools?: ReactNode;
  /** Footer that stays while the content scrolls: stake and button. */
  foot?: ReactNode;
  /** Whether the title is visually hidden because the first row of the content repeats it; that row leaves room for the close button. */
  isTitleHidden?: boolean;
}

/** Dragging a sheet down further than this closes it. */
const CLOSE_PX = 90;

/**
 * A sheet from the bottom. Dragging its grip down, Escape, the backdrop or its button close it.
 *
 * Keyboard: opens on its title; Tab stays inside, Escape closes, and the focus returns to the element that opened it. Its name is the
 * title.
 */
export function BottomSheet({ isOpen, onClose, title, note, tools, foot, isTitleHidden, className, children, ...rest }: BottomSheetProps) {
  const intl = useIntl();
  const id = useId();
  const modal = useModal({ isOpen, onClose });
  const from = useRef<number | null>(null);
  const shift = (event: PointerEvent) => Math.max(0, event.clientY - (from.current ?? event.clientY));
  const move = (event: PointerEvent) => {
    if (from.current !== null && modal.ref.current !== null) modal.ref.current.style.transform = `translateY(${shift(event)}px)`;
  };
  const end = (event: PointerEvent) => {
    const isFar = from.current !== null && shift(event) > CLOSE_PX;
    from.current = null;
    modal.ref.current?.style.removeProperty('transform');
    if (isFar) onClose();
  };
  return (
    <dialog {...rest} {...modal} aria-labelledby={id} className={cx(styles.dialog, styles.sheet, className)}>
      {isOpen && (
        <div className={styles.body} data-corner="">
          <div
            className={styles.grip}
            onPointerDown={(event) => {
              from.current = event.clientY;
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          />
          <div className={styles.head} data-bare={isTitleHidden ? '' : undefined}>
            <h2 id={id} className={styles.title} tabIndex={-1} data-title="">
              <span>{title}</span> <span>{note}</span>
            </h2>
            {tools}
            <IconButton label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })} onClick={onClose}>
              <ChevronDownIcon />
            </IconButton>
          </div>
          <div className={styles.content}>{children}</div>
          {foot !== undefined && <div className={styles.sheetFoot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
