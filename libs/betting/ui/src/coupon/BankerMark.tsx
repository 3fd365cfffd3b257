import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Coupon.module.css';

export interface BankerMarkProps {
  /** Name of the bet, for screen readers that reach the button outside its card. */
  pick: string;
  /** Whether it is part of every combination. */
  isBanker: boolean;
  /** Why this bet can't be a banker. An existing banker can still be removed. */
  reason?: string;
  /** Called on click; with a `reason` only for an existing banker. */
  onToggle: () => void;
}

/** Toggles whether a bet is in every combination. If it can't be, the button stays and shows the reason. @spec CP-01 CP-29 */
export function BankerMark({ pick, isBanker, reason, onToggle }: BankerMarkProps) {
  const intl = useIntl();
  const id = useId();
  const isOff = reason !== undefined && !isBanker;
  return (
    <div className={styles.bankerRow}>
      <button
        type="button"
        className={styles.banker}
        aria-label={intl.formatMessage({ id: 'betting.coupon.bankerOf', defaultMessage: 'Banker: {pick}' }, { pick })}
        aria-pressed={isBanker}
        aria-disabled={isOff || undefined}
        aria-describedby={reason === undefined ? undefined : id}
        onClick={() => {
          if (!isOff) onToggle();
        }}
      >
        <FormattedMessage id="betting.coupon.banker" defaultMessage="Banker" />
      </button>
      {reason !== undefined && <small id={id}>{reason}</small>}
    </div>
  );
}
