import type { PointerEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { CloseIcon } from '../icons/icons.ts';
import type { BottomSheetProps } from './BottomSheet.tsx';
import dialogStyles from './Dialog.module.css';
import styles from './ResizableSheet.module.css';
import { afterDrag, afterKey } from './sheet-drag.ts';
import type { SheetHeight } from './sheet-drag.ts';
import { useModal } from './use-modal.ts';

export interface ResizableSheetProps extends BottomSheetProps {
  /** Initial height; default `half`. */
  height?: Exclude<SheetHeight, 'closed'>;
}

/**
 * A sheet from the bottom with two heights: half, and nearly the full screen.
 *
 * Pointer: drag the grip up, down, and further down to close. Keyboard: on the grip, Up and Down change the height and finally close, Enter
 * and the space bar toggle the height; Escape closes. Accessible name: the title; the grip exposes whether the sheet is at full height.
 */
export function ResizableSheet({
  isOpen,
  onClose,
  title,
  note,
  tools,
  foot,
  height: first = 'half',
  className,
  children,
  ...rest
}: ResizableSheetProps) {
  const intl = useIntl();
  const id = useId();
  const modal = useModal({ isOpen, onClose });
  const [height, setHeight] = useState(first);
  const from = useRef<number | null>(null);
  const hasMoved = useRef(false);
  const go = (to: SheetHeight | null) => {
    if (to === 'closed') {
      setHeight(first);
      onClose();
    } else if (to !== null) setHeight(to);
  };
  const shift = (event: PointerEvent) => event.clientY - (from.current ?? event.clientY);
  const move = (event: PointerEvent) => {
    if (from.current === null || modal.ref.current === null) return;
    hasMoved.current ||= Math.abs(shift(event)) > 4;
    modal.ref.current.style.transform = `translateY(${Math.max(0, shift(event))}px)`;
  };
  const end = (event: PointerEvent) => {
    if (from.current === null) return;
    const by = shift(event);
    from.current = null;
    modal.ref.current?.style.removeProperty('transform');
    go(afterDrag(height, by, innerHeight));
  };
  return (
    <dialog {...rest} {...modal} aria-labelledby={id} className={cx(dialogStyles.dialog, dialogStyles.sheet, className)}>
      {isOpen && (
        <div className={cx(dialogStyles.body, styles.body)} data-height={height} data-corner="">
          <button
            type="button"
            className={styles.grip}
            aria-label={intl.formatMessage({ id: 'ui.sheet.full', defaultMessage: 'Full screen' })}
            aria-pressed={height === 'full'}
            onPointerDown={(event) => {
              from.current = event.clientY;
              hasMoved.current = false;
              event.currentTarget.setPointerCapture?.(event.pointerId);
            }}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
            // The click at the end of a drag is ignored.
            onClick={() => hasMoved.current || go(height === 'full' ? 'half' : 'full')}
            onKeyDown={(event) => {
              hasMoved.current = false;
              const to = afterKey(height, event.key);
              if (to !== null) event.preventDefault();
              go(to);
            }}
          />
          <div className={dialogStyles.head}>
            <h2 id={id} className={dialogStyles.title} tabIndex={-1} data-title="">
              <span>{title}</span> <span>{note}</span>
            </h2>
            {tools}
            <IconButton label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={dialogStyles.content} tabIndex={0}>
            {children}
          </div>
          {foot !== undefined && <div className={dialogStyles.sheetFoot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
