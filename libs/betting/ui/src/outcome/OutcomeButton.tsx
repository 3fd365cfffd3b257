import { cx } from '@touchline/ui-kit';
import type { ComponentProps, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './OutcomeButton.module.css';
import type { OutcomeLook, OutcomeView } from './outcome-view.ts';
import { isLongFigure } from './write-price.ts';

export interface OutcomeButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'children' | 'onClick'> {
  /** The current price; a price board can write newer prices into the element, see {@link writePrice}. */
  outcome: OutcomeView;
  /** Whether the name is visible on the button; `named` by default. */
  look?: OutcomeLook;
  /** Called when a fresh, open price is clicked, or a stale one to take it out of the coupon; others show their reason and do nothing. */
  onPick?: (outcome: OutcomeView) => void;
  /** Keeps the mark of a change instead of letting it fade, for pictures in documents. */
  isStill?: boolean;
}

/** A price that can be picked. The height is the same everywhere; the width follows its column, never its text. @spec BT-02 ODD-5 */
export function OutcomeButton({ outcome, look = 'named', onPick, isStill, className, ...rest }: OutcomeButtonProps) {
  const intl = useIntl();
  const { id, name, label, line, odds, isPicked, isLocked, isStale, movement, was } = outcome;
  const isLined = look === 'lined';
  const isOff = isLocked || (isStale && !isPicked);
  const reason = outcome.lockReason ?? intl.formatMessage({ id: 'betting.outcome.locked', defaultMessage: 'Suspended' });
  const pick = (event: MouseEvent<HTMLButtonElement>) => {
    // A price board may have locked the button since the last render.
    if (event.currentTarget.getAttribute('aria-disabled') !== 'true') onPick?.(outcome);
  };
  return (
    <button
      type="button"
      data-testid={`outcome-${id}`}
      {...rest}
      className={cx(styles.outcome, className)}
      data-look={isLined ? 'stacked' : look}
      data-movement={movement}
      data-long={isLongFigure(odds) ? '' : undefined}
      data-stale={isStale ? '' : undefined}
      data-still={isStill ? '' : undefined}
      aria-pressed={isPicked ?? false}
      aria-disabled={isOff ? true : undefined}
      title={isOff ? reason : was}
      onClick={pick}
    >
      <span className={styles.name} dir="auto" title={look === 'cell' ? undefined : name}>
        {look === 'cell' ? label : isLined ? line : name}
      </span>
      {look !== 'cell' && (isLined || !label.endsWith(name)) && <span className={styles.visuallyHidden}> {label}</span>}{' '}
      <span className={styles.odds} data-price="">
        {odds}
      </span>
    </button>
  );
}

/** Dash in place of a price that is not offered. */
export function NoOutcome() {
  return (
    <span className={styles.none} aria-hidden="true">
      –
    </span>
  );
}
