import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { CheckIcon } from '../icons/icons.ts';
import { moveFocus } from '../segmented/roving.ts';
import styles from './Popover.module.css';
import { placeBeside } from './place-beside.ts';

const ITEM = '[role^=menuitem]';

type Trigger = ReactElement<ComponentProps<'button'> & { ref?: Ref<HTMLButtonElement> }>;

/** What the panel keeps for itself; every other attribute of a `div` reaches it. */
type OwnOfPanel = 'children' | 'id' | 'popover' | 'role' | 'aria-label' | 'onToggle' | 'onKeyDown';

export interface PopoverProps extends Omit<ComponentProps<'div'>, OwnOfPanel> {
  /** The button that opens it. */
  trigger: Trigger;
  /** What it is, for those who don't see it. */
  label: string;
  /** Drawn only while it is open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** `menu` where it holds commands; `dialog` unless told. */
  role?: 'dialog' | 'menu';
}

/**
 * A small panel beside its button, in the browser's top layer; it stays there while the page is scrolled or the window changes. A press
 * outside or Escape closes it, and Escape closes it alone where it stands over a dialog; the focus goes back to the button.
 *
 * Keyboard: Enter or the space bar on the button opens it, on its first control. Its name is `label`.
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
    addEventListener('resize', stay);
    return () => {
      removeEventListener('scroll', stay, quietly);
      removeEventListener('resize', stay);
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
          // The content is drawn with the state above; the panel is measured once it stands.
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

/** Arrows, Home and End move; a letter goes to the next item that begins with it; Tab closes and goes on from the button. */
function pressInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Tab') close();
  if (moveFocus(event, ITEM) !== null || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
  const at = items.indexOf(event.target as HTMLElement);
  const letter = event.key.toLocaleLowerCase();
  [...items.slice(at + 1), ...items.slice(0, at + 1)]
    .find(({ textContent }) => textContent.trim().toLocaleLowerCase().startsWith(letter))
    ?.focus();
}

export interface MenuItem {
  /** What is reported when it is taken. */
  key: string;
  /** Its words. */
  label: ReactNode;
  /** A picture before the words. */
  icon?: ReactNode;
  /** Given, the item is one of a choice. */
  isChecked?: boolean;
}

export interface MenuProps extends Omit<PopoverProps, 'role' | 'children'> {
  /** The commands, or the choices of which one holds. */
  items: readonly MenuItem[];
  /** The player took an item, after the menu closed. */
  onChoose: (key: string) => void;
}

/**
 * A list of commands or choices under a button.
 *
 * Keyboard: Enter or the space bar opens it, on the choice that holds or on the first item; arrows, Home and End move, a letter goes to the
 * next item that begins with it, Enter takes, Escape closes, Tab closes and goes on behind the button. Its name is `label`.
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
            {words}
            {isChecked && <CheckIcon />}
          </button>
        ))
      }
    </Popover>
  );
}

export interface TooltipProps extends Omit<ComponentProps<'div'>, OwnOfPanel | 'onPointerEnter' | 'onPointerLeave'> {
  /** The words. */
  text: ReactNode;
  /** What they are about; it must take the focus. */
  children: ReactElement<ComponentProps<'button'>>;
}

/** The pointer may cross the gap to the words without losing them. */
const LEAVE_MS = 120;

/**
 * Words beside what has the focus or the pointer, that stay while either is on them. For what must be read, use a notice.
 *
 * Keyboard: shown with the focus; Escape puts them away and leaves the focus. The words describe what they stand beside. The name of what
 * they stand beside stays its own.
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
  // What the words stand beside keeps what it did before.
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
