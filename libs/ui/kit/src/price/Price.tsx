import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../cx.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The odds in the player's format. */
  odds: string;
  /** Which way they went last. */
  movement?: 'up' | 'down';
  /** The odds before that; shown struck through and spoken. */
  was?: string;
  /** How old the price is, in words: `12 s ago`. */
  age?: string;
  /** The price is older than it should be, or the connection is gone: dimmed. */
  isStale?: boolean;
  /** Figures in the size of a heading: the total of a coupon. */
  isLarge?: boolean;
}

/**
 * Odds outside a button: in a coupon, a history, a table. An arrow and a colour tell the movement, the colour fades in 900 ms, and words
 * tell it to those who don't see either.
 *
 * No keyboard. It needs no name: odds and movement are read as words, where they stand.
 */
export function Price({ odds, movement, was, age, isStale = false, isLarge = false, className, ...rest }: PriceProps) {
  return (
    <span
      {...rest}
      data-movement={movement}
      data-stale={isStale ? '' : undefined}
      data-large={isLarge ? '' : undefined}
      className={cx(styles.price, className)}
    >
      {was !== undefined && (
        <s className={styles.was} aria-hidden="true">
          <bdi>{was}</bdi>
        </s>
      )}
      {movement !== undefined && (movement === 'up' ? <ChevronUpIcon aria-hidden="true" /> : <ChevronDownIcon aria-hidden="true" />)}
      {/* Its key starts the flash again at the next change. */}
      <bdi key={odds} className={styles.odds}>
        {odds}
      </bdi>
      {movement !== undefined && was !== undefined && (
        <VisuallyHidden>
          {movement === 'up' ? (
            <FormattedMessage id="ui.price.up" defaultMessage="up from {was}" values={{ was }} />
          ) : (
            <FormattedMessage id="ui.price.down" defaultMessage="down from {was}" values={{ was }} />
          )}
        </VisuallyHidden>
      )}
      {age !== undefined && <span className={styles.age}>{age}</span>}
    </span>
  );
}
