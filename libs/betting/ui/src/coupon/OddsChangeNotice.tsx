import { Button, ChevronRightIcon, ExchangeIcon, Notice, VisuallyHidden } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './Coupon.module.css';

/** A price that differs from the one the player picked. */
export interface OddsChange {
  /** Id of the outcome. */
  id: number;
  /** Name of the picked outcome: `Over 2.5`. */
  pick: string;
  /** Formatted odds when it was picked. */
  from: string;
  /** Formatted current odds. */
  to: string;
}

export interface OddsChangeNoticeProps {
  /** In the order of the coupon. */
  changes: readonly OddsChange[];
  /** Absent if another button of the page accepts the changes. */
  onAccept?: () => void;
  /** Removes the bets with changed prices. */
  onRemove?: () => void;
}

/** Notice about prices that changed since they were picked, with old and new odds, and buttons to accept or remove. @spec CP-25 */
export function OddsChangeNotice({ changes, onAccept, onRemove }: OddsChangeNoticeProps) {
  return (
    <Notice
      // Only the fact of a change is announced: the figures keep changing and are read with the bets.
      role="group"
      tone="warn"
      icon={<ExchangeIcon />}
      title={
        <span role="status">
          <FormattedMessage
            id="betting.change.title"
            defaultMessage="{count, plural, one {Odds changed for # selection} other {Odds changed for # selections}}"
            values={{ count: changes.length }}
          />
        </span>
      }
      actions={
        (onAccept || onRemove) && (
          <>
            {onAccept && (
              <Button size="small" onClick={onAccept}>
                <FormattedMessage id="betting.change.accept" defaultMessage="Accept" />
              </Button>
            )}
            {onRemove && (
              <Button size="small" look="quiet" onClick={onRemove}>
                <FormattedMessage id="betting.change.remove" defaultMessage="Remove these selections" />
              </Button>
            )}
          </>
        )
      }
    >
      {changes.map(({ id, pick, from, to }) => (
        <span key={id} className={styles.changed}>
          <span dir="auto">{pick}</span>{' '}
          <VisuallyHidden>
            <FormattedMessage id="betting.change.odds" defaultMessage="{from} → {to}" values={{ from, to }} />
          </VisuallyHidden>
          <span aria-hidden="true">
            <bdi dir="ltr">{from}</bdi> <ChevronRightIcon data-flip="" /> <bdi dir="ltr">{to}</bdi>
          </span>
        </span>
      ))}
    </Notice>
  );
}
