import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { CheckIcon } from '../icons/icons.ts';
import { onResized } from '../resize/on-resized.ts';
import { moveFocus } from '../segmented/roving.ts';
import styles from './Popover.module.css';
import { placeBeside } from './place-beside.ts';

const ITEM = '[role^=menuitem]';

type Trigger = ReactElement<ComponentProps<'button'> & { ref?: Ref<HTMLButtonElement> }>;

/** Attributes that the panel sets itself; all others of a `div` are passed on. */
type OwnOfPanel = 'children' | 'id' | 'popover' | 'role' | 'aria-label' | 'onToggle' | 'onKeyDown';

export interface PopoverProps extends Omit<ComponentProps<'div'>, OwnOfPanel> {
  /** The button that opens it. */
  trigger: Trigger;
  /** Accessible name of the panel. */
  label: string;
  /** Rendered only while it is open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** `menu` for a list of commands; default `dialog`. */
  role?: 'dialog' | 'menu';
}

/**
 * A small panel beside its button, in the top layer; it follows the button on scroll and resize. A press outside or Escape closes it (and
 * nothing behind it), and the focus returns to the button.
 *
 * Keyboard: Enter or the space bar on the button opens it, with the focus on its first control. Its name is `label`.
 */
export function Popover({ trigger, label, children, role = 'dialog', className, ...rest }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stay = () => {
      if (anchor.current !== null && panel.current !== null) placeBeside(anchor.current, panel.current);
    };
    const quietly = { capture: true, passive: true };
    addEventListener('scroll', stay, quietly);
    const endResize = onResized(stay);
    return () => {
      removeEventListener('scroll', stay, quietly);
      endResize();
    };
  }, [isOpen]);
  const close = () => {
    panel.current?.hidePopover?.();
    setIsOpen(false);
    anchor.current?.focus();
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        popoverTarget: id,
        'aria-haspopup': role,
        'aria-expanded': isOpen,
      })}
      <div
        {...rest}
        ref={panel}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={cx(styles.popover, className)}
        onToggle={(event) => {
          const isNow = event.newState === 'open';
          setIsOpen(isNow);
          // The content renders after the state change above; the panel is measured after that.
          if (isNow)
            requestAnimationFrame(() => {
              if (anchor.current === null || panel.current === null) return;
              placeBeside(anchor.current, panel.current);
              const inside = panel.current;
              (
                inside.querySelector<HTMLElement>('[aria-checked=true]') ??
                inside.querySelector<HTMLElement>(`${ITEM}, button, a, input, select`)
              )?.focus();
            });
        }}
        onKeyDown={role === 'menu' ? (event: KeyboardEvent<HTMLElement>) => pressInMenu(event, close) : undefined}
      >
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}

/**
 * Keys of a menu: arrows, Home and End move; a letter jumps to the next item that starts with it; Tab closes and continues from the button.
 */
function pressInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Tab') close();
  if (moveFocus(event, ITEM) !== null || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
  const at = items.indexOf(event.target as HTMLElement);
  const letter = event.key;
  import('./jump-to-letter.ts').then(
    ({ jumpToLetter }) => jumpToLetter(items, at, letter),
    () => undefined,
  );
}

export interface MenuItem {
  /** Passed to `onChoose` when it is chosen. */
  key: string;
  /** Text of the item. */
  label: ReactNode;
  /** Icon before the text. */
  icon?: ReactNode;
  /** When present, the item is one of several choices. */
  isChecked?: boolean;
}

export interface MenuProps extends Omit<PopoverProps, 'role' | 'children'> {
  /** Commands, or choices of which one is current. */
  items: readonly MenuItem[];
  /** Called with the chosen item after the menu has closed. */
  onChoose: (key: string) => void;
}

/**
 * A list of commands or choices under a button.
 *
 * Keyboard: Enter or the space bar opens it, on the current choice or the first item; arrows, Home and End move, a letter jumps to the next
 * item that starts with it, Enter chooses, Escape closes, Tab closes and moves to the element after the button. Its name is `label`.
 */
export function Menu({ items, onChoose, ...rest }: MenuProps) {
  return (
    <Popover {...rest} role="menu">
      {(close) =>
        items.map(({ key, label: words, icon, isChecked }) => (
          <button
            key={key}
            type="button"
            role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
            tabIndex={-1}
            aria-checked={isChecked}
            className={styles.item}
            onClick={() => {
              close();
              onChoose(key);
            }}
          >
            {icon}
            <span>{words}</span>
            {isChecked && <CheckIcon />}
          </button>
        ))
      }
    </Popover>
  );
}

export interface TooltipProps extends Omit<ComponentProps<'div'>, OwnOfPanel | 'onPointerEnter' | 'onPointerLeave'> {
  /** Text of the tooltip. */
  text: ReactNode;
  /** The described element; it must be focusable. */
  children: ReactElement<ComponentProps<'button'>>;
}

/** Time for the pointer to cross the gap to the tooltip. */
const LEAVE_MS = 120;

/**
 * A text beside the focused or hovered element that stays while either is focused or hovered. For texts that must be read use a notice.
 *
 * Keyboard: shown on focus; Escape hides it and keeps the focus. The text is the description of the element, whose name does not change.
 */
export function Tooltip({ text, children, className, ...rest }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    if (anchor.current === null || panel.current === null) return;
    panel.current.showPopover?.();
    placeBeside(anchor.current, panel.current);
  };
  const hide = () => {
    clearTimeout(timer.current);
    panel.current?.hidePopover?.();
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, LEAVE_MS);
  };
  // The element keeps its own handlers and description.
  const own = children.props;
  return (
    <>
      {cloneElement(children as Trigger, {
        ref: anchor,
        'aria-describedby': cx(own['aria-describedby'], id),
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          show();
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event);
          leave();
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          show();
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          hide();
        },
        onKeyDown: (event) => {
          own.onKeyDown?.(event);
          if (event.key === 'Escape') hide();
        },
      })}
      <div
        {...rest}
        ref={panel}
        id={id}
        popover="manual"
        role="tooltip"
        className={cx(styles.popover, className)}
        onPointerEnter={show}
        onPointerLeave={leave}
      >
        {text}
      </div>
    </>
  );
}
