import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../cx.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The odds in the player's format. */
  odds: string;
  /** Direction of the last movement. */
  movement?: 'up' | 'down';
  /** Previous odds, shown struck through and read aloud. */
  was?: string;
  /** Age of the price as text: `12 s ago`. */
  age?: string;
  /** The price is older than allowed or the connection is lost: dimmed. */
  isStale?: boolean;
  /** Shown in heading size: the total of a coupon. */
  isLarge?: boolean;
}

/**
 * Odds outside a button: in a coupon, a history, a table. An arrow and a colour that fades in 900 ms show the movement; hidden text
 * describes it.
 *
 * No keyboard. It needs no name: odds and movement are read as text.
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
      {/* The key restarts the flash at the next change. */}
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
