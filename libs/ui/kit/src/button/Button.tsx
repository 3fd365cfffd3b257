import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../link/Link.tsx';
import styles from './Button.module.css';

/** `primary` is the main action, `text` is part of a sentence, `danger` cannot be undone. */
export type ButtonLook = 'primary' | 'secondary' | 'outline' | 'quiet' | 'text' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual weight; default `secondary`. */
  look?: ButtonLook;
  /** `large` takes the full width, for the main action of its area. */
  size?: ButtonSize;
  /** Work is in progress: the button keeps its text and focus, and ignores presses. */
  isBusy?: boolean;
}

/**
 * A button. While busy it stays focusable, so that keyboard users do not lose their place.
 *
 * Keyboard: one tab stop; Enter and the space bar press it, and do nothing while it is busy. Its name is its text, which stays while it is
 * busy.
 */
export function Button({ look = 'secondary', size = 'medium', isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-look={look}
      data-size={size}
      aria-busy={isBusy || undefined}
      className={cx(styles.button, className)}
      onClick={isBusy ? (event: MouseEvent) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** Accessible name of the action, also shown on hover. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/**
 * A button with only an icon. Its name is `label`, which is also shown on hover.
 *
 * Keyboard: as {@link Button}.
 */
export function IconButton({ label, look = 'quiet', children, ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} look={look} aria-label={label} data-icon="">
      {children}
    </Button>
  );
}

export interface LinkButtonProps extends ComponentProps<'a'> {
  /** Visual weight; default `secondary`. */
  look?: ButtonLook;
  /** Size; default `medium`. */
  size?: ButtonSize;
}

/**
 * A link that looks like a button.
 *
 * Keyboard: one tab stop; Enter follows it. Its name is its text.
 */
export function LinkButton({ look = 'secondary', size = 'medium', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} data-look={look} data-size={size} className={cx(styles.button, className)} />;
}
