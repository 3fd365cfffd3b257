import { AlertDialog } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lengthText, startText } from './length-text.ts';

export interface BreakDialogProps {
  /** Days of the break that is asked about; null while nothing is. */
  days: number | null;
  /** In how many days it is to begin; 0 is at once. */
  inDays?: number;
  /** The break is being started. */
  isBusy?: boolean;
  onStart: () => void;
  onCancel: () => void;
  /** Where the player's limits are, for whom a limit is enough. */
  limits?: string;
  /** Who helps, below the words. */
  help?: ReactNode;
}

/**
 * The plain question before a break: what stops, what does not, and nothing that argues against it.
 *
 * Keyboard: as every question; the careful answer has the focus.
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
        id="limits.break.words"
        defaultMessage="You won't be able to bet on any device, and the break can't be ended early. Open bets will still be settled and paid."
      />
      {/* A document of its own: a modal with an entry in the history would lead back from a page of the same document. */}
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
