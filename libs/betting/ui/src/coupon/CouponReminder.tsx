import { Button, Notice, TicketIcon } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

export interface CouponReminderProps {
  /** Number of bets in the coupon. */
  count: number;
  /** Called when the player opens the coupon. */
  onOpen?: () => void;
  /** Called when the player closes the reminder. */
  onClose: () => void;
}

/** Reminder of bets in a coupon that is not visible; announced once, politely. @spec CP-20 */
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
