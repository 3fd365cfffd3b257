import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../link/Link.tsx';
import styles from './Button.module.css';

/** `primary` is the one thing to do here, `text` stands in a sentence, `danger` can't be taken back. */
export type ButtonLook = 'primary' | 'secondary' | 'outline' | 'quiet' | 'text' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it stands out; `secondary` unless told. */
  look?: ButtonLook;
  /** `large` takes the whole width: the one thing to do in its place. */
  size?: ButtonSize;
  /** Work has begun: the button keeps its words and its focus, and ignores presses. */
  isBusy?: boolean;
}

/**
 * A press. While busy it stays focusable, so that a keyboard is not thrown off it.
 *
 * Keyboard: one tab stop; Enter and the space bar press it, and do nothing while it is busy. Its name is its words, which stay while it is
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
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** What pressing does; spoken, and shown on hover. */
  label: string;
  /** The picture. */
  children: ReactNode;
}

/**
 * A button that shows only a picture. Its name is `label`, which the pointer is shown too.
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
  /** How much it stands out; `secondary` unless told. */
  look?: ButtonLook;
  /** `medium` unless told. */
  size?: ButtonSize;
}

/**
 * A link that looks like a button: it goes somewhere.
 *
 * Keyboard: one tab stop; Enter follows it. Its name is its words.
 */
export function LinkButton({ look = 'secondary', size = 'medium', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} data-look={look} data-size={size} className={cx(styles.button, className)} />;
}
