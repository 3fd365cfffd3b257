import { Button, Notice, TicketIcon } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

export interface CouponReminderProps {
  /** Bets that wait in the coupon. */
  count: number;
  /** The player wants to see the coupon. */
  onOpen?: () => void;
  /** The player wants to be left alone. */
  onClose: () => void;
}

/** Bets wait in a coupon that nobody looks at. Told once, without haste. @spec CP-20 */
export function CouponReminder({ count, onOpen, onClose }: CouponReminderProps) {
  return (
    <Notice
      icon={<TicketIcon />}
      data-testid="coupon-reminder"
      onClose={onClose}
      actions={
        onOpen && (
          <Button size="small" onClick={onOpen}>
            <FormattedMessage id="betting.reminder.open" defaultMessage="Open coupon" />
          </Button>
        )
      }
    >
      <FormattedMessage
        id="betting.reminder.text"
        defaultMessage="You have {count, plural, one {# selection} other {# selections}} in your coupon. Odds may change."
        values={{ count }}
      />
    </Notice>
  );
}
