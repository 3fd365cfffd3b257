import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** Adds padding; without it rows reach the edge. */
  hasPadding?: boolean;
  /** The square corner with its arc, reserved for the player's own things (coupon, dialogs, tournament). */
  hasCorner?: boolean;
}

/**
 * A surface without an outline; hairlines separate its content.
 *
 * Keyboard: its content. It has no name unless given one.
 */
export function Card({ hasPadding, hasCorner, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      data-padding={hasPadding ? '' : undefined}
      data-corner={hasCorner ? '' : undefined}
      className={cx(styles.card, className)}
    />
  );
}

/**
 * Formatted money: never wrapped, and not affected by the direction of surrounding text.
 *
 * No keyboard. It needs no name: it is read as text.
 */
export function MoneyText({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.money, className)} />;
}
