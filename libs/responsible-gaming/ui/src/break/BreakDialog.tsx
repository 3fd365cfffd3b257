import { AlertDialog } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lengthText, startText } from './length-text.ts';

export interface BreakDialogProps {
  /** Days of the break to confirm; null if the dialog is closed. */
  days: number | null;
  /** Days until it starts; 0 is at once. */
  inDays?: number;
  /** Whether the break is being started. */
  isBusy?: boolean;
  onStart: () => void;
  onCancel: () => void;
  /** URL of the player's limits, as an alternative to a break. */
  limits?: string;
  /** Help services, shown below the text. */
  help?: ReactNode;
}

/**
 * Confirmation of a break: what stops, what does not, and no argument against it.
 *
 * Keyboard: as in every confirmation; the cautious answer has the focus.
 *
 * @spec RG-08 LIM-5 LIM-14
 */
export function BreakDialog({ days, inDays = 0, isBusy = false, onStart, onCancel, limits, help }: BreakDialogProps) {
  const intl = useIntl();
  return (
    <AlertDialog
      isOpen={days !== null}
      isBusy={isBusy}
      title={intl.formatMessage(
        { id: 'limits.break.title', defaultMessage: 'No betting for {length}?' },
        { length: lengthText(intl, days ?? 1) },
      )}
      confirm={
        inDays === 0 ? (
          <FormattedMessage id="limits.break.start" defaultMessage="Start now" />
        ) : (
          <FormattedMessage id="limits.break.plan" defaultMessage="Set self-exclusion" />
        )
      }
      onConfirm={onStart}
      onCancel={onCancel}
    >
      {inDays > 0 && (
        <p>
          <FormattedMessage
            id="limits.break.later"
            defaultMessage="It starts {when}. You can't cancel it or move it to a later date."
            values={{ when: startText(intl, inDays) }}
          />
        </p>
      )}
      <FormattedMessage
        tagName="span"
        id="limits.break.words"
        defaultMessage="You won't be able to bet on any device, and the break can't be ended early. Open bets will still be settled and paid."
      />
      {/* Full page load: the modal has a history entry, so in the same document it would navigate back from the new page. */}
      {limits !== undefined && (
        <p>
          <a href={limits}>
            <FormattedMessage id="limits.check.limits" defaultMessage="My limits" />
          </a>
        </p>
      )}
      {help}
    </AlertDialog>
  );
}
