import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** Room between its edge and its content; without it rows reach the edge. */
  hasPadding?: boolean;
  /** The square corner with its arc: only what is the player's own (coupon, dialogs, tournament). */
  hasCorner?: boolean;
}

/**
 * A surface of its own. No outline: hairlines separate what is inside.
 *
 * Keyboard: what it holds. It has no name unless it is told one.
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
 * Formatted money: never broken over lines, never turned round by the words beside it.
 *
 * No keyboard. It needs no name: it is read as its words.
 */
export function MoneyText({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.money, className)} />;
}
