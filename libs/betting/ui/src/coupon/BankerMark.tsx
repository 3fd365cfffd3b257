import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Coupon.module.css';

export interface BankerMarkProps {
  /** The bet's name, for those who hear the button outside of its card. */
  pick: string;
  /** It stands in every combination. */
  isBanker: boolean;
  /** Why this bet can't be a banker. A banker that became so may still be let go. */
  reason?: string;
  /** Pressed; with a `reason` only to let a banker go. */
  onToggle: () => void;
}

/** Whether a bet stands in every combination. One that may not stays in its place and says why. @spec CP-01 CP-29 */
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
