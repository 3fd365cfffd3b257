import { Button } from '@touchline/ui-kit';
import type { ButtonProps } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import styles from './Coupon.module.css';

/**
 * What a click on the main button will do. Each action has its own label, so that a disabled button always shows the reason.
 *
 * An `amount` is formatted with its currency: the total stake to be placed, the missing money (absent if unknown), or the allowed stake.
 * `count` is the number of singles, parts or changed prices, 1 by default. `letters` are those of the locked bets, and `keep` is the number
 * of remaining bets. `reason` is a whole sentence.
 */
export type PlaceAct =
  | { kind: 'place'; what: 'single' | 'singles' | 'express' | 'system' | 'banker' | 'parts'; amount: string; count?: number }
  | { kind: 'accept-changes'; count: number }
  | { kind: 'remove-locked'; letters: string; keep: number }
  | { kind: 'sign-in' }
  | { kind: 'deposit'; amount?: string }
  | { kind: 'enter-stake' }
  | { kind: 'set-stake'; amount: string }
  | { kind: 'wait'; reason: string }
  | { kind: 'try-again' };

/** Label of the button. */
export function placeText(intl: IntlShape, act: PlaceAct): string {
  switch (act.kind) {
    case 'place':
      return intl.formatMessage(
        {
          id: 'betting.place.place',
          defaultMessage:
            '{what, select, single {Place bet · {amount}} singles {Place {count, plural, one {# single} other {# singles}} · {amount}} express {Place express · {amount}} system {Place system · {amount}} parts {Place {count, plural, one {# block} other {# blocks}} · {amount}} other {Place banker system · {amount}}}',
        },
        { what: act.what, amount: act.amount, count: act.count ?? 1 },
      );
    case 'accept-changes':
      return intl.formatMessage(
        { id: 'betting.place.accept', defaultMessage: 'Accept odds {count, plural, one {change} other {changes}}' },
        { count: act.count },
      );
    case 'remove-locked':
      return intl.formatMessage(
        {
          id: 'betting.place.removeLocked',
          defaultMessage: '{keep, plural, =0 {Remove suspended {letters}} other {Remove suspended {letters}, keep #}}',
        },
        { letters: act.letters, keep: act.keep },
      );
    case 'sign-in':
      return intl.formatMessage({ id: 'betting.place.signIn', defaultMessage: 'Sign in to place bet' });
    case 'deposit':
      return act.amount === undefined
        ? intl.formatMessage({ id: 'betting.place.deposit', defaultMessage: 'Insufficient balance – deposit' })
        : intl.formatMessage({ id: 'betting.place.depositAmount', defaultMessage: 'Deposit {amount} more' }, { amount: act.amount });
    case 'enter-stake':
      return intl.formatMessage({ id: 'betting.place.enterStake', defaultMessage: 'Enter stake' });
    case 'set-stake':
      return intl.formatMessage({ id: 'betting.place.setStake', defaultMessage: 'Change stake to {amount}' }, { amount: act.amount });
    case 'wait':
      return act.reason;
    case 'try-again':
      return intl.formatMessage({ id: 'betting.place.again', defaultMessage: 'Try again' });
  }
}

export interface PlaceButtonProps extends Omit<ButtonProps, 'look' | 'size' | 'children'> {
  /** Determines the label; `wait` is exposed as disabled. */
  act: PlaceAct;
  /** Shown in the other half of the button on phones. */
  possibleWin?: string;
}

/** Main button of a coupon; its label says what it will do. @spec CP-04 */
export function PlaceButton({ act, possibleWin, isBusy, ...rest }: PlaceButtonProps) {
  const intl = useIntl();
  const isSplit = possibleWin !== undefined && act.kind === 'place' && isBusy !== true;
  const text = isBusy ? intl.formatMessage({ id: 'betting.place.busy', defaultMessage: 'Placing bet…' }) : placeText(intl, act);
  return (
    <Button
      data-testid="place-bet"
      {...rest}
      className={styles.place}
      look="primary"
      size="large"
      isBusy={isBusy}
      aria-disabled={act.kind === 'wait' ? true : undefined}
      data-act={act.kind}
      data-split={isSplit ? '' : undefined}
    >
      <span>{text}</span>
      {isSplit && (
        <span>
          {intl.formatMessage({ id: 'betting.place.possibleWin', defaultMessage: 'Potential winnings {amount}' }, { amount: possibleWin })}
        </span>
      )}
    </Button>
  );
}
